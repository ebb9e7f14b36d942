import { expect, test } from 'vitest'
import { readConfiguratorSearch } from './configurator-search.ts'

test('known keys of the address stay text, also a code of digits only', () => {
	expect(readConfiguratorSearch({ code: '346794679467', step: 'doors' })).toEqual({
		code: '346794679467',
		step: 'doors',
	})
})

test('a known key of the address without a text is removed, an unknown key stays', () => {
	expect(
		readConfiguratorSearch({ code: ' ', order: ['a', 'b'], type: 3, utm: 'letter', n: 2 }),
	).toEqual({ utm: 'letter', n: 2 })
})
