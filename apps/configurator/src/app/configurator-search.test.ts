import { expect, test } from 'vitest'
import { readConfiguratorSearch } from './configurator-search.ts'

test('known keys stay as the text they are, a code of digits included', () => {
	expect(readConfiguratorSearch({ code: '346794679467', step: 'doors' })).toEqual({
		code: '346794679467',
		step: 'doors',
	})
})

test('a known key without a text is taken away, an unknown key stays', () => {
	expect(
		readConfiguratorSearch({ code: ' ', order: ['a', 'b'], type: 3, utm: 'letter', n: 2 }),
	).toEqual({ utm: 'letter', n: 2 })
})
