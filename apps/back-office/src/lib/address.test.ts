import { expect, test } from 'vitest'
import { parseSearch, safeReturn, stringifySearch } from './address.ts'

test('the search of an address is the same after a round trip', () => {
	const search = { q: 'Noël & fils, "1"', state: 'waiting,done' }
	expect(parseSearch(stringifySearch(search))).toEqual(search)
	expect(stringifySearch(search)).toContain('state=waiting,done')
})

test('an empty search leaves no question mark in the address', () => {
	expect(stringifySearch({ q: undefined, state: '' })).toBe('')
})

test.each([
	['/orders/26-00417?x=1', '/orders/26-00417?x=1'],
	['/offers', '/offers'],
	['//evil.example', '/'],
	['https://evil.example/orders', '/'],
	['/orders\\@evil.example', '/'],
	['/login', '/'],
	[undefined, '/'],
	[{}, '/'],
])('a login asked from %s leads to %s', (from, to) => {
	expect(safeReturn(from)).toBe(to)
})
