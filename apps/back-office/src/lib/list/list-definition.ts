// What a section says of its list; the kit draws it.
import type { Count } from '@gabarit/contract'
import type { ListCellPart } from '@gabarit/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Selection } from './bulk/use-selection.ts'
import type { ListAddress, ListPath, ListSearch } from './list-address.ts'

export type ListColumn<Row> = {
	name: string
	cell: (row: Row) => ReactNode
	part?: ListCellPart
	/** Of a row without a value, whose line a phone leaves out. */
	isEmpty?: (row: Row) => boolean
	right?: boolean
	/** Shown on a wide screen only. */
	wide?: boolean
	/** A heading for those who hear the table only. */
	unseen?: boolean
	/** How the two directions read: `A to Z`, `newest first`. */
	orders?: { asc: string; desc: string }
}

export type FilterWords = {
	name: string
	/** Where it is off: `all`, `the whole team`. */
	all: string
	nameOf: (value: string) => string
	renderValue?: (value: string) => ReactNode
	/** Values to choose from, where the address does not know them. */
	options?: readonly string[]
	/** Stands in the bar when it is off too. */
	pinned?: boolean
	/** Shown where it is on, but not offered: another page leads to it. */
	linked?: boolean
	/** Not for this user. */
	absent?: boolean
}

/** Rows under a heading with their sums; they are asked for when it opens. */
export type ListGroup<Row> = {
	key: string
	/** Of its box and its chevron. */
	label: string
	name: ReactNode
	/** By the columns that are added up. */
	sums: Partial<Record<string, ReactNode>>
	/** The same in one line, for a phone. */
	summary: ReactNode
	count: number
	isOpen: boolean
	onToggle: () => void
	/** None while they are loading. */
	rows: readonly Row[] | undefined
	/** Of all its rows, shown or not; none until they are known. */
	keys: readonly string[] | undefined
	/** In place of rows that could not be read, or are too many. */
	note?: ReactNode
	onChoose: (on: boolean) => void
}

export type ListPageData<Row> = {
	rows: Row[]
	next: string | null
	previous: string | null
	total: Count
	/** Rows without any filter, where the call says so. */
	all?: Count
	views?: Partial<Record<string, Count>>
	/** A word by which something would be found, where the words searched find nothing. */
	nearest?: string | null
}

/** `count`: absent where none is said. */
export type ListBeside = { path: ListPath; name: string; count?: Count | undefined }

export type ListDefinition<
	Row,
	Column extends string = string,
	Data extends ListPageData<Row> = ListPageData<Row>,
> = {
	address: ListAddress<Column>
	search: ListSearch
	onSearch: (search: ListSearch, replace?: boolean) => void
	title: string
	searchFor: string
	/** Says how many rows there are, for who hears the table. */
	captionOf: (page: Data) => string
	countOf: (page: Data) => string
	/** Where there is no row at all. */
	none: { title: string; hint: string }
	columns: Record<Column, ListColumn<Row>>
	/** By the keys of the address's filters. */
	filters: Record<string, FilterWords>
	/** Ready-made views that this user has a use for; all where absent. */
	views?: readonly string[]
	viewName?: (view: string) => string
	/** Lists of something else, behind tabs of their own. */
	beside?: readonly ListBeside[]
	keyOf: (row: Row) => string
	/** Of a row, where its key is no name. */
	nameOf?: (row: Row) => string
	page: UseQueryResult<Data>
	action?: ReactNode
	renderSum?: (page: Data) => ReactNode
	/** Addresses of files of the whole selection. */
	exportOf?: (format: 'csv' | 'xlsx', shown: readonly Column[]) => string
	/** In place of rows in one run. */
	groups?: (page: Data, selection: Selection<Row>) => readonly ListGroup<Row>[]
	/** Rows can be chosen: what may be done with several. */
	renderBulk?: (selection: Selection<Row>, page: Data, shown: readonly Column[]) => ReactNode
}
