import { describe, expect, test } from 'vitest'
import {
	changed,
	columnsOf,
	countOf,
	readListSearch,
	shownColumns,
	sortedBy,
	sortOf,
	statesOf,
	viewOf,
	viewsOf,
} from './list-search.ts'

describe('reading an address', () => {
	test('what is understood is kept', () => {
		const raw = { q: 'lambert', state: 'waiting,confirmed', sort: 'total', dir: 'asc', after: 'abc_1' }
		expect(readListSearch('order', raw)).toEqual(raw)
	})

	test.each([
		['an unknown state', { state: 'melted' }],
		['a state of the other list', { state: 'offerInProgress' }],
		['an unknown column', { sort: 'password', hide: 'reference' }],
		['a direction that is none', { dir: 'sideways' }],
		['a cursor with markup', { after: '<script>', before: 'a b' }],
		['blank words', { q: '   ' }],
		['values that are no text', { q: 12, state: ['waiting'], after: null, hide: {} }],
		['keys nobody knows', { __proto__x: '1', page: '-1' }],
	])('%s is dropped', (_name, raw) => {
		expect(readListSearch('order', raw)).toEqual({})
	})

	test('a search is cut at 100 characters', () => {
		expect(readListSearch('order', { q: 'x'.repeat(5000) }).q).toHaveLength(100)
	})

	test('states come in the order of an order’s life, once each', () => {
		expect(readListSearch('order', { state: 'done,waiting,done,x' }).state).toBe('waiting,done')
	})

	test('of two cursors the forward one is kept', () => {
		expect(readListSearch('order', { after: 'a', before: 'b' })).toEqual({ after: 'a' })
	})

	test('a list is not sorted by a column it lacks', () => {
		expect(readListSearch('offer', { sort: 'deliveryAt' })).toEqual({})
	})
})

describe('changing an address', () => {
	test('another filter starts at the first page', () => {
		expect(changed({ q: 'a', after: 'x' }, { state: 'done' })).toEqual({ q: 'a', state: 'done' })
		expect(changed({ q: 'a', before: 'x' }, { q: '' })).toEqual({})
	})

	test('a column sorts first its natural way, then the other, from the first page', () => {
		const once = sortedBy({ after: 'x' }, 'total')
		expect(once).toEqual({ sort: 'total', dir: 'desc' })
		expect(sortedBy(once, 'total')).toEqual({ sort: 'total', dir: 'asc' })
		expect(sortedBy(once, 'customer')).toEqual({ sort: 'customer', dir: 'asc' })
	})

	test('the newest come first unless told otherwise', () => {
		expect(sortOf({})).toEqual({ sort: 'orderedAt', dir: 'desc' })
	})
})

describe('views', () => {
	test.each(['order', 'offer'] as const)('every view of %ss is found by its states', (kind) => {
		for (const { key, states } of viewsOf[kind])
			expect(viewOf(kind, readListSearch(kind, { state: states.join(',') }))).toBe(key)
	})

	test('a choice of states that no view shows has no view', () => {
		expect(viewOf('order', { state: 'waiting,done' })).toBeUndefined()
	})

	test('the views of a list show only states of that list', () => {
		for (const kind of ['order', 'offer'] as const)
			for (const { states } of viewsOf[kind])
				expect(states.filter((state) => !statesOf[kind].includes(state))).toEqual([])
	})

	test('a view counts its states, the view of all counts every one', () => {
		const counts = { waiting: 2, sent: 3, inProduction: 4 }
		expect(countOf(['sent', 'inProduction'], counts)).toBe(7)
		expect(countOf([], counts)).toBe(9)
		expect(countOf(['done'], counts)).toBe(0)
	})
})

test('hidden columns leave the others in their order, and reference and customer stay', () => {
	const shown = shownColumns('order', { hide: 'pallets,seller,reference,customer' })
	expect(shown).toEqual(columnsOf.order.filter((c) => c !== 'pallets' && c !== 'seller'))
})
