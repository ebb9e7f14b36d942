import { orderListQuerySchema, stateLabels } from '@gabarit/contract'
import { furnitureTypes } from '@gabarit/engine'
import { describe, expect, test } from 'vitest'
import {
	changed,
	columnsOf,
	queryOf,
	readListSearch,
	shownColumns,
	sortable,
	sortedBy,
	sortOf,
	statesOf,
	viewsOf,
} from './list-search.ts'

describe("reading a list's address", () => {
	test('known filters are kept', () => {
		const raw = {
			q: 'lambert',
			state: 'waiting,confirmed',
			type: 'shelves,panels',
			sort: 'total',
			dir: 'asc',
			after: 'abc_1',
		}
		expect(readListSearch('order', raw)).toEqual(raw)
	})

	test.each([
		['an unknown state', { state: 'melted' }],
		['a state of the other list', { state: 'offerInProgress' }],
		['an unknown kind of furniture', { type: 'chair' }],
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

	test('of two cursors the forward one wins', () => {
		expect(readListSearch('order', { after: 'a', before: 'b' })).toEqual({ after: 'a' })
	})

	test('what goes out soon is sorted by the day it goes', () => {
		expect(sortOf({ view: 'soon' })).toEqual({ sort: 'deliveryAt', dir: 'asc' })
		expect(sortOf({})).toEqual({ sort: 'orderedAt', dir: 'desc' })
	})

	test('a list is not sorted by a column it lacks', () => {
		expect(readListSearch('offer', { sort: 'deliveryAt' })).toEqual({})
	})
})

describe("changing a list's address", () => {
	test('another filter starts at the first page', () => {
		expect(changed({ q: 'a', after: 'x' }, { state: 'done' })).toEqual({ q: 'a', state: 'done' })
		expect(changed({ q: 'a', before: 'x' }, { q: '' })).toEqual({})
	})

	test('a column sorts in its usual direction first, then in the other, from the first page', () => {
		const once = sortedBy({ after: 'x' }, 'total')
		expect(once).toEqual({ sort: 'total', dir: 'desc' })
		expect(sortedBy(once, 'total')).toEqual({ sort: 'total', dir: 'asc' })
		expect(sortedBy(once, 'customer')).toEqual({ sort: 'customer', dir: 'asc' })
	})

	test('the newest come first by default', () => {
		expect(sortOf({})).toEqual({ sort: 'orderedAt', dir: 'desc' })
	})
})

describe("the query of a list's address", () => {
	test('an empty address queries all rows, newest first', () => {
		expect(queryOf('order', {})).toEqual({
			kind: 'order',
			view: 'all',
			sort: 'orderedAt',
			direction: 'desc',
		})
	})

	test('every filter of the address is in the query, each value once', () => {
		const raw = {
			view: 'toAccept',
			q: ' gent ',
			state: 'waiting,x',
			type: 'panels,x',
			only: 'late,mine,x',
			sort: 'total',
			after: 'k',
		}
		expect(queryOf('order', readListSearch('order', raw))).toEqual({
			kind: 'order',
			view: 'toAccept',
			search: 'gent',
			states: ['waiting'],
			types: ['panels'],
			seller: 'me',
			late: true,
			sort: 'total',
			direction: 'desc',
			after: 'k',
		})
	})

	test.each(['order', 'offer'] as const)('the contract accepts every %s query', (kind) => {
		for (const view of viewsOf[kind])
			for (const sort of sortable.filter((column) => columnsOf[kind].includes(column))) {
				const filters = { state: statesOf[kind].join(','), type: furnitureTypes.join(',') }
				const search = readListSearch(kind, { view, sort, ...filters })
				expect(orderListQuerySchema.safeParse(queryOf(kind, search)).success).toBe(true)
			}
	})

	test('a view of the other list is dropped', () => {
		expect(readListSearch('offer', { view: 'toAccept' })).toEqual({})
	})
})

test('every order state belongs to exactly one list', () => {
	expect([...statesOf.order, ...statesOf.offer].toSorted()).toEqual([...stateLabels].toSorted())
})

test('hiding columns keeps the order of the others; reference and customer cannot be hidden', () => {
	const shown = shownColumns('order', { hide: 'pallets,seller,reference,customer' })
	expect(shown).toEqual(columnsOf.order.filter((c) => c !== 'pallets' && c !== 'seller'))
})
