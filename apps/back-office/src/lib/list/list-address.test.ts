import { CURSOR_MAX } from '@gabarit/contract'
import { describe, expect, test } from 'vitest'
import {
	changed,
	filterCount,
	hiding,
	type ListAddress,
	queryOf,
	readListSearch,
	shownColumns,
	sortedBy,
	sortOf,
	unfiltered,
} from './list-address.ts'

type Column = 'name' | 'made' | 'price'
const address: ListAddress<Column> = {
	list: 'orders',
	path: '/orders',
	views: ['open', 'all'],
	filters: [
		{ kind: 'several', key: 'colours', values: ['white', 'oak', 'grey'] },
		{ kind: 'one', key: 'size', values: ['small', 'large'] },
		{ kind: 'id', key: 'shop', asks: 'tenant' },
		{ kind: 'days', key: 'made' },
		{ kind: 'marks', key: 'marks', values: ['late', 'unpaid'] },
	],
	columns: ['name', 'made', 'price'],
	fixed: ['name'],
	sorts: { name: 'asc', price: 'desc' },
	sortedBy: (view) => (view === 'open' ? 'price' : 'name'),
}
const read = (raw: Record<string, unknown>) => readListSearch(address, raw)

describe("reading a list's address", () => {
	test('what it knows is kept', () => {
		const raw = {
			view: 'open',
			search: 'lambert',
			colours: 'white,grey',
			size: 'large',
			shop: 'meubles-dupont',
			madeFrom: '2026-11-01',
			madeUntil: '2026-11-27',
			late: 'true',
			sort: 'price',
			direction: 'asc',
			after: 'abc_1',
			hide: 'made',
		}
		expect(read(raw)).toEqual(raw)
	})

	test('the chosen shop stays in a list that does not filter by it, and is not asked for', () => {
		const ofAll = { ...address, filters: address.filters.filter(({ key }) => key !== 'shop') }
		const search = readListSearch(ofAll, { shop: 'meubles-dupont' })
		expect(search).toEqual({ shop: 'meubles-dupont' })
		expect(queryOf(ofAll, search)).not.toHaveProperty('tenant')
		expect(changed(search, unfiltered(ofAll))).toEqual({ shop: 'meubles-dupont' })
	})

	test.each([
		['an unknown value', { colours: 'pink', size: 'medium' }],
		['an unknown column', { sort: 'password', hide: 'password' }],
		['a column that identifies a row', { hide: 'name' }],
		['a column that cannot sort', { sort: 'made' }],
		['a direction that is none', { direction: 'sideways' }],
		['a cursor with markup', { after: '<script>', before: 'a b' }],
		['a day that is none', { madeFrom: '27/11/2026', madeUntil: 'soon' }],
		['a mark that is not set', { late: 'false', unpaid: '1' }],
		['a code with other signs', { shop: "x' or 1" }],
		['blank words', { search: '   ' }],
		['values that are no text', { search: 12, colours: ['white'], after: null, hide: {} }],
		['keys nobody knows', { __proto__x: '1', page: '-1' }],
	])('%s is dropped', (_name, raw) => {
		expect(read(raw)).toEqual({})
	})

	test('a search is cut at 100 characters', () => {
		expect(read({ search: 'x'.repeat(5000) }).search).toHaveLength(100)
	})

	test('several values come in their own order, once each', () => {
		expect(read({ colours: 'grey,white,grey,x' })['colours']).toBe('white,grey')
	})

	test('a cursor of the longest names is kept, one that no list makes is dropped', () => {
		const longest = 'x'.repeat(CURSOR_MAX)
		expect(read({ after: longest })).toEqual({ after: longest })
		expect(read({ before: longest })).toEqual({ before: longest })
		expect(read({ after: `${longest}x` })).toEqual({})
	})

	test('of two cursors the forward one wins', () => {
		expect(read({ after: 'a', before: 'b' })).toEqual({ after: 'a' })
	})
})

describe("changing a list's address", () => {
	test('another filter starts at the first page', () => {
		expect(changed({ search: 'a', after: 'x' }, { size: 'large' })).toEqual({
			search: 'a',
			size: 'large',
		})
		expect(changed({ search: 'a', before: 'x' }, { search: '' })).toEqual({})
	})

	test('everything off leaves view, sorting and columns', () => {
		const kept = { view: 'open', sort: 'price', hide: 'made' }
		const all = { ...kept, search: 'a', late: 'true', madeUntil: '2026-11-27', shop: 'x' }
		expect(filterCount(address, all)).toBe(3)
		expect(changed(all, unfiltered(address))).toEqual(kept)
	})

	test('a column sorts in its usual direction first, then in the other, from the first page', () => {
		const once = sortedBy(address, { after: 'x' }, 'price')
		expect(once).toEqual({ sort: 'price', direction: 'desc' })
		expect(sortedBy(address, once, 'price')).toEqual({ sort: 'price', direction: 'asc' })
		expect(sortedBy(address, once, 'name')).toEqual({ sort: 'name', direction: 'asc' })
	})

	test('a view may be sorted in its own way', () => {
		expect(sortOf(address, { view: 'open' })).toEqual({ sort: 'price', direction: 'desc' })
		expect(sortOf(address, {})).toEqual({ sort: 'name', direction: 'asc' })
	})
})

test('the query of the call has each filter by its parameter', () => {
	const search = read({
		search: ' gent ',
		colours: 'oak,x',
		shop: 'dupont',
		madeUntil: '2026-11-27',
		unpaid: 'true',
		before: 'k',
		hide: 'made',
	})
	expect(queryOf(address, search)).toEqual({
		view: 'all',
		sort: 'name',
		direction: 'asc',
		search: 'gent',
		colours: ['oak'],
		tenant: 'dupont',
		madeUntil: '2026-11-27',
		unpaid: true,
		before: 'k',
	})
})

test('columns are hidden as the address says, else as the user keeps them', () => {
	expect(shownColumns(address, {}, ['price'])).toEqual(['name', 'made'])
	expect(shownColumns(address, { hide: 'made' }, ['price'])).toEqual(['name', 'price'])
	expect(shownColumns(address, {}, ['name', 'gone'])).toEqual(['name', 'made', 'price'])
})

test('a view that shows its last hidden column again hides none, also none that the user keeps hidden', () => {
	const search = hiding({ view: 'open', hide: 'made', after: 'x' }, [])
	expect(search).toMatchObject({ view: 'open', after: 'x' })
	expect(shownColumns(address, read(search), ['price'])).toEqual(['name', 'made', 'price'])
	const hidden = hiding(search, ['made', 'price'])
	expect(shownColumns(address, read(hidden), [])).toEqual(['name'])
})
