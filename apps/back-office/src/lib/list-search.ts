// Unknown values in an address are dropped: the list then shows the rest.
import { type OrderListQuery, orderSorts, type StateLabel } from '@gabarit/contract'
import { type FurnitureType, furnitureTypes } from '@gabarit/engine'

export type ListKind = OrderListQuery['kind']
/** Linking payments has no screen yet, so its view is left out. */
export type View = Exclude<NonNullable<OrderListQuery['view']>, 'toLink'>

export const statesOf: Record<ListKind, readonly StateLabel[]> = {
	order: [
		'waiting',
		'accepted',
		'confirmed',
		'sent',
		'inProduction',
		'ready',
		'scheduled',
		'undelivered',
		'done',
		'refused',
	],
	offer: ['offerInProgress', 'offerAccepted', 'offerRefused', 'offerCancelled'],
}

export const viewsOf: Record<ListKind, readonly View[]> = {
	order: ['soon', 'toAccept', 'toSend', 'inProduction', 'all'],
	offer: ['offersOpen', 'all'],
}

const columns = [
	'reference',
	'customer',
	'type',
	'seller',
	'orderedAt',
	'deliveryAt',
	'validUntil',
	'state',
	'payment',
	'pallets',
	'total',
] as const
export type Column = (typeof columns)[number]

export const columnsOf: Record<ListKind, readonly Column[]> = {
	order: columns.filter((column) => column !== 'validUntil'),
	offer: columns.filter((column) => column !== 'deliveryAt' && column !== 'payment'),
}

export const sortable = orderSorts satisfies readonly Column[]
export type SortKey = (typeof sortable)[number]

/** Reference and customer identify a row, so they cannot be hidden. */
export const optionalColumns: readonly Column[] = columns.filter(
	(column) => column !== 'reference' && column !== 'customer',
)

/** What a list is narrowed to: the reader's own, late ones, delivered ones with a balance. */
export const marksOf = {
	order: ['mine', 'late', 'unpaid'],
	offer: ['mine'],
} as const satisfies Record<ListKind, readonly string[]>
export type Mark = (typeof marksOf)[ListKind][number]

export type ListSearch = {
	view?: View
	q?: string
	state?: string
	type?: string
	/** Marks that every row has. */
	only?: string
	sort?: SortKey
	dir?: 'asc' | 'desc'
	after?: string
	before?: string
	hide?: string
}

const longestSearch = 100
const cursorPattern = /^[\w.~=-]{1,600}$/

function oneOf<T extends string>(allowed: readonly T[], value: unknown): T | undefined {
	return allowed.find((item) => item === value)
}

function someOf<T extends string>(allowed: readonly T[], value: unknown): T[] {
	const asked = new Set(typeof value === 'string' ? value.split(',') : [])
	return allowed.filter((item) => asked.has(item))
}

function wordsOf(value: unknown): string | undefined {
	const words = typeof value === 'string' ? value.slice(0, longestSearch) : ''
	return words.trim() === '' ? undefined : words
}

function cursorOf(value: unknown): string | undefined {
	return typeof value === 'string' && cursorPattern.test(value) ? value : undefined
}

/** Drops the keys without a value, so that an address never says `q=undefined`. */
function kept(search: { [Key in keyof ListSearch]: ListSearch[Key] | undefined }): ListSearch {
	return Object.fromEntries(
		Object.entries(search).filter(([, value]) => value !== undefined && value !== ''),
	)
}

export function readListSearch(kind: ListKind, raw: Record<string, unknown>): ListSearch {
	const after = cursorOf(raw['after'])
	const sort = oneOf(sortable, raw['sort'])
	const view = oneOf(viewsOf[kind], raw['view'])
	return kept({
		view: view === 'all' ? undefined : view,
		q: wordsOf(raw['q']),
		state: someOf(statesOf[kind], raw['state']).join(','),
		type: someOf(furnitureTypes, raw['type']).join(','),
		only: someOf<Mark>(marksOf[kind], raw['only']).join(','),
		sort: sort && columnsOf[kind].includes(sort) ? sort : undefined,
		dir: oneOf(['asc', 'desc'], raw['dir']),
		after,
		before: after ? undefined : cursorOf(raw['before']),
		hide: someOf(optionalColumns, raw['hide']).join(','),
	})
}

export function chosenStates(kind: ListKind, search: ListSearch): StateLabel[] {
	return someOf(statesOf[kind], search.state)
}

export function chosenMarks(kind: ListKind, { only }: ListSearch): Mark[] {
	return someOf<Mark>(marksOf[kind], only)
}

const queryOfMark: Record<Mark, Partial<OrderListQuery>> = {
	mine: { seller: 'me' },
	late: { late: true },
	unpaid: { unpaid: true },
}

/** Every filter of an address off. */
export const unfiltered = { q: '', state: '', type: '', only: '' } as const

export function isFiltered({ q, state, type, only }: ListSearch): boolean {
	return [q, state, type, only].some((value) => value !== undefined)
}

export function chosenTypes({ type }: Pick<ListSearch, 'type'>): FurnitureType[] {
	return someOf(furnitureTypes, type)
}

export function shownColumns(kind: ListKind, search: ListSearch): Column[] {
	const hidden = someOf(optionalColumns, search.hide)
	return columnsOf[kind].filter((column) => !hidden.includes(column))
}

/** A cursor belongs to one filter and one sort only, so a change starts at the first page. */
export function changed(search: ListSearch, change: Partial<Record<keyof ListSearch, string>>) {
	const { after: _after, before: _before, ...rest } = search
	return kept({ ...rest, ...change } as ListSearch)
}

export function sortOf(search: ListSearch): { sort: SortKey; dir: 'asc' | 'desc' } {
	// What goes out soon is read by the day it goes.
	const sort = search.sort ?? (search.view === 'soon' ? 'deliveryAt' : 'orderedAt')
	return { sort, dir: search.dir ?? firstDirection(sort) }
}

/** Dates and amounts start with the highest, names with A. */
function firstDirection(sort: SortKey): 'asc' | 'desc' {
	return sort === 'orderedAt' || sort === 'total' || sort === 'reference' ? 'desc' : 'asc'
}

export function sortedBy(search: ListSearch, column: SortKey): ListSearch {
	const now = sortOf(search)
	const turned = now.dir === 'asc' ? 'desc' : 'asc'
	return changed(search, {
		sort: column,
		dir: now.sort === column ? turned : firstDirection(column),
	})
}

export function queryOf(kind: ListKind, search: ListSearch): OrderListQuery {
	const states = chosenStates(kind, search)
	const types = chosenTypes(search)
	const { sort, dir } = sortOf(search)
	return {
		kind,
		view: search.view ?? 'all',
		sort,
		direction: dir,
		...(search.q && { search: search.q.trim() }),
		...(states.length > 0 && { states }),
		...(types.length > 0 && { types }),
		...Object.assign({}, ...chosenMarks(kind, search).map((mark) => queryOfMark[mark])),
		...(search.after && { after: search.after }),
		...(search.before && { before: search.before }),
	}
}
