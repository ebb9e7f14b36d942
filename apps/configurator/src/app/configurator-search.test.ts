import { expect, test } from 'vitest'
import { readConfiguratorSearch } from './configurator-search.ts'

test('known keys of the address stay text, also a code of digits only', () => {
	expect(readConfiguratorSearch({ code: '346794679467', step: 'doors' })).toEqual({
		code: '346794679467',
		step: 'doors',
	})
})

test('a known key of the address without a text is undefined, an unknown key stays', () => {
	const search = { code: ' ', order: ['a', 'b'], type: 3, utm: 'letter', n: 2 }
	// Present, so that the router does not put back what the address has.
	const none = { code: undefined, order: undefined, type: undefined }
	expect(readConfiguratorSearch(search)).toStrictEqual({ ...none, utm: 'letter', n: 2 })
})
