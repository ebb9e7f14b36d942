// What the address of a list says, in the words of the list's call. Unknown values are dropped: the list then shows
// the rest.
import { CURSOR_MAX, type SavedView } from '@gabarit/contract'

/** A filter by the call's parameter of that name. */
export type Filter =
	| { kind: 'several'; key: string; values: readonly string[] }
	| { kind: 'one'; key: string; values: readonly string[] }
	/** Something that has a code or an id: a shop, a person. `asks`: the parameter where it has another name. */
	| { kind: 'id'; key: string; asks?: string }
	/** Two parameters, `keyFrom` and `keyUntil`; `isPast`: of what has happened. */
	| { kind: 'days'; key: string; isPast?: true }
	/** Each value is a parameter of its own: true or absent. */
	| { kind: 'marks'; key: string; values: readonly string[] }

export type Direction = 'asc' | 'desc'
export type ListPath =
	| '/orders'
	| '/orders/payments'
	| '/offers'
	| '/production'
	| '/configurations'
	| '/samples'
	| '/audit'
	| '/technical/deliveries'
	| '/technical/mails'
	| '/documents/papers'
	| '/users'
	| '/professionals'
	| '/resellers'

export type ListAddress<Column extends string = string> = {
	list: SavedView['list']
	path: ListPath
	/** Ready-made selections; the first one opened is never said. */
	views: readonly string[]
	/** `all` where absent. */
	firstView?: string
	/** Filters that a view sets itself: they go on the way to it. */
	setBy?: (view: string) => readonly string[]
	filters: readonly Filter[]
	columns: readonly Column[]
	/** They identify a row, so they cannot be hidden. */
	fixed: readonly Column[]
	/** Sortable columns, and how each begins. */
	sorts: Partial<Record<Column, Direction>>
	/** By what a view is sorted; absent where the call sorts by itself. */
	sortedBy?: (view: string | undefined) => Column
}

export type ListSearch = {
	view?: string
	search?: string
	sort?: string
	direction?: Direction
	after?: string
	before?: string
	hide?: string
	/** Values of filters, by their keys. */
	[key: string]: string | undefined
}

/** `''` takes a key out. */
export type SearchChange = Record<string, string>

const longestSearch = 100
const cursorPattern = /^[\w.~=-]+$/
/** Of an address that hides no column, whatever the user keeps hidden. */
const noneHidden = 'none'
const idPattern = /^[\w-]{1,40}$/
const dayPattern = /^\d{4}-\d{2}-\d{2}$/

function someOf<T extends string>(allowed: readonly T[], value: unknown): T[] {
	const asked = new Set(typeof value === 'string' ? value.split(',') : [])
	return allowed.filter((item) => asked.has(item))
}

function oneOf<T extends string>(allowed: readonly T[], value: unknown): T | undefined {
	return allowed.find((item) => item === value)
}

function matching(pattern: RegExp, value: unknown): string | undefined {
	return typeof value === 'string' && pattern.test(value) ? value : undefined
}

function cursorIn(value: unknown): string | undefined {
	const cursor = matching(cursorPattern, value)
	return cursor !== undefined && cursor.length <= CURSOR_MAX ? cursor : undefined
}

function wordsOf(value: unknown): string | undefined {
	const words = typeof value === 'string' ? value.slice(0, longestSearch) : ''
	return words.trim() === '' ? undefined : words
}

/** Drops the keys without a value, so that an address never says `search=undefined`. */
function kept(search: Record<string, string | undefined>): ListSearch {
	return Object.fromEntries(
		Object.entries(search).filter(([, value]) => value !== undefined && value !== ''),
	)
}

export function keysOf(filter: Filter): readonly string[] {
	if (filter.kind === 'marks') return filter.values
	return filter.kind === 'days' ? [`${filter.key}From`, `${filter.key}Until`] : [filter.key]
}

type Raw = Record<string, unknown>
const readers: { [Kind in Filter['kind']]: (filter: Filter & { kind: Kind }, raw: Raw) => Raw } = {
	several: ({ key, values }, raw) => ({ [key]: someOf(values, raw[key]).join(',') }),
	one: ({ key, values }, raw) => ({ [key]: oneOf(values, raw[key]) }),
	id: ({ key }, raw) => ({ [key]: matching(idPattern, raw[key]) }),
	days: (filter, raw) => eachOf(keysOf(filter), (key) => matching(dayPattern, raw[key])),
	marks: ({ values }, raw) => eachOf(values, (key) => oneOf(['true'], raw[key])),
}

function eachOf<T>(keys: readonly string[], value: (key: string) => T): Record<string, T> {
	return Object.fromEntries(keys.map((key) => [key, value(key)]))
}

function readFilter(filter: Filter, raw: Raw): Record<string, string | undefined> {
	const read = readers[filter.kind] as (filter: Filter, raw: Raw) => Record<string, string>
	return read(filter, raw)
}

export function readListSearch(address: ListAddress, raw: Raw): ListSearch {
	const after = cursorIn(raw['after'])
	const view = oneOf(address.views, raw['view'])
	return kept({
		view: view === firstViewOf(address) ? undefined : view,
		search: wordsOf(raw['search']),
		// The shop that an admin chose stays from list to list, also in one that does not ask for it.
		shop: matching(idPattern, raw['shop']),
		...Object.assign({}, ...address.filters.map((filter) => readFilter(filter, raw))),
		sort: oneOf(Object.keys(address.sorts), raw['sort']),
		direction: oneOf(['asc', 'desc'], raw['direction']),
		after,
		before: after ? undefined : cursorIn(raw['before']),
		hide:
			raw['hide'] === noneHidden
				? noneHidden
				: someOf(optionalColumns(address), raw['hide']).join(','),
	})
}

/** The page stays: hiding a column changes no row. */
export function hiding(search: ListSearch, columns: readonly string[]): ListSearch {
	return { ...search, hide: columns.join(',') || noneHidden }
}

export function firstViewOf({ firstView = 'all' }: ListAddress): string {
	return firstView
}

export function optionalColumns<Column extends string>(address: ListAddress<Column>): Column[] {
	return address.columns.filter((column) => !address.fixed.includes(column))
}

/** The address says which columns are hidden; where it says nothing, what the user keeps. */
export function shownColumns<Column extends string>(
	address: ListAddress<Column>,
	{ hide }: ListSearch,
	keptHidden: readonly string[],
): Column[] {
	const hidden = new Set(hide === undefined ? keptHidden : hide.split(','))
	return address.columns.filter((column) => address.fixed.includes(column) || !hidden.has(column))
}

export function isSet(filter: Filter, search: ListSearch): boolean {
	return keysOf(filter).some((key) => search[key] !== undefined)
}

export function filterCount({ filters }: ListAddress, search: ListSearch): number {
	return filters.filter((filter) => isSet(filter, search)).length
}

export function isFiltered(address: ListAddress, search: ListSearch): boolean {
	return search.search !== undefined || filterCount(address, search) > 0
}

/** Words and every filter off. */
export function unfiltered({ filters }: ListAddress): SearchChange {
	return { search: '', ...eachOf(filters.flatMap(keysOf), () => '') }
}

/** A cursor belongs to one filter and one sort only, so a change starts at the first page. */
export function changed(search: ListSearch, change: SearchChange): ListSearch {
	const { after: _after, before: _before, ...rest } = search
	return kept({ ...rest, ...change })
}

type Sorting<Column extends string> = { sort: Column; direction: Direction }

/** Undefined where the list cannot be sorted. */
export function sortOf<Column extends string>(
	address: ListAddress<Column>,
	{ view, sort, direction }: ListSearch,
): Sorting<Column> | undefined {
	if (!address.sortedBy) return undefined
	const column = oneOf(address.columns, sort) ?? address.sortedBy(view)
	return { sort: column, direction: direction ?? address.sorts[column] ?? 'asc' }
}

export function sortedBy<Column extends string>(
	address: ListAddress<Column>,
	search: ListSearch,
	column: Column,
): ListSearch {
	const now = sortOf(address, search)
	const turned = now?.direction === 'asc' ? 'desc' : 'asc'
	const direction = now?.sort === column ? turned : (address.sorts[column] ?? 'asc')
	return changed(search, { sort: column, direction })
}

/** The same rows in the same order, on any page and with any columns. */
export function selectionOf(search: ListSearch): ListSearch {
	const { after: _after, before: _before, hide: _hide, ...rest } = search
	return rest
}

function askedBy(filter: Filter, search: ListSearch): Raw {
	if (filter.kind === 'marks')
		return Object.fromEntries(
			filter.values.filter((key) => search[key] === 'true').map((key) => [key, true]),
		)
	const asked = filter.kind === 'id' ? (filter.asks ?? filter.key) : filter.key
	const value = search[filter.key]
	if (filter.kind === 'several') return value === undefined ? {} : { [asked]: value.split(',') }
	if (filter.kind === 'days') return kept(eachOf(keysOf(filter), (key) => search[key]))
	return kept({ [asked]: value })
}

/** The query of the list's call. */
export function queryOf(address: ListAddress, search: ListSearch): Raw {
	const sorting = sortOf(address, search)
	const words = search.search?.trim()
	return {
		...(address.views.length > 0 && { view: search.view ?? firstViewOf(address) }),
		...sorting,
		...(words && { search: words }),
		...Object.assign({}, ...address.filters.map((filter) => askedBy(filter, search))),
		...kept({ after: search.after, before: search.before }),
	}
}
