// The records before and after one in the list that it was opened from, read by that list's own query: of its page,
// and at an end of it of the page beside.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lastList, latestList } from '../../frame/last-list.ts'
import { type ListAddress, type ListSearch, queryOf, selectionOf } from '../list-address.ts'
import { usePageLimit } from '../own-lists.ts'

type Page<Row> = { rows: Row[]; next: string | null; previous: string | null }

/** `search`: the page of the list on which it stands. */
export type Neighbour = { key: string; search: ListSearch }

export type ListOfRecord<Row> = {
	address: ListAddress
	read: (query: Record<string, unknown>, signal: AbortSignal) => Promise<Page<Row>>
	keyOf: (row: Row) => string
}

/** Null where the record was opened from elsewhere, or is alone in its list. */
export function useNeighbours<Row>(list: ListOfRecord<Row>, current: string) {
	const { path } = list.address
	const [search] = useState(() => (latestList().path === path ? lastList(path) : null))
	const page = useListPage(list, search)
	const rows = page?.rows.map(list.keyOf) ?? []
	const place = rows.indexOf(current)
	const selection = search && selectionOf(search)
	const isFirst = place === 0 && selection !== null && page !== undefined && page.previous !== null
	const isLast = place >= 0 && place === rows.length - 1 && selection !== null && page !== undefined
	const before = isFirst ? { ...selection, before: page.previous ?? '' } : null
	const after = isLast && page.next !== null ? { ...selection, after: page.next } : null
	const earlier = useListPage(list, before)?.rows.map(list.keyOf)
	const later = useListPage(list, after)?.rows.map(list.keyOf)
	if (place < 0 || search === null) return null
	const of = (key: string | undefined, on: ListSearch | null): Neighbour | null =>
		key === undefined || on === null ? null : { key, search: on }
	const found = {
		previous: place > 0 ? of(rows[place - 1], search) : of(earlier?.at(-1), before),
		next: place < rows.length - 1 ? of(rows[place + 1], search) : of(later?.[0], after),
	}
	return found.previous === null && found.next === null ? null : found
}

/** As it stood when it was left: a record that was changed keeps its place among the others. */
function useListPage<Row>(
	{ address, read }: ListOfRecord<Row>,
	search: ListSearch | null,
): Page<Row> | undefined {
	const [{ visit }] = useState(latestList)
	const limit = usePageLimit(address.list)
	const { data } = useQuery({
		queryKey: ['neighbours', address.path, visit, search, limit],
		queryFn: ({ signal }) => read({ ...queryOf(address, search ?? {}), ...limit }, signal),
		enabled: search !== null,
		staleTime: Number.POSITIVE_INFINITY,
	})
	return search === null ? undefined : data
}
