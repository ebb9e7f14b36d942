// The records before and after one in the list that it was opened from, read by that list's own query: of its page,
// and at an end of it of the page beside.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { lastList, latestList } from '../../frame/last-list.ts'
import { type ListAddress, type ListSearch, queryOf, selectionOf } from '../list-address.ts'
import { ownListsQuery, pageLimitIn } from '../own-lists.ts'
import { neighboursOf } from './neighbours-of.ts'

type Page<Row> = { rows: Row[]; next: string | null; previous: string | null }

export type ListOfRecord<Row> = {
	address: ListAddress
	read: (query: Record<string, unknown>, signal: AbortSignal) => Promise<Page<Row>>
	/** Of a list that is read whole, not by its pages. */
	wholeQueryOf?: (search: ListSearch) => Record<string, unknown>
	keyOf: (row: Row) => string
}

/** Null where the record was opened from elsewhere, or is alone in its list. */
export function useNeighbours<Row>(list: ListOfRecord<Row>, current: string) {
	const { path } = list.address
	const [search] = useState(() => (latestList().path === path ? lastList(path) : null))
	const page = useListPage(list, search)
	const keys = page?.rows.map(list.keyOf) ?? []
	const selection = search && selectionOf(search)
	const isFirst = keys[0] === current && selection !== null && page !== undefined
	const isLast = keys.at(-1) === current && selection !== null && page !== undefined
	const before = isFirst && page.previous !== null ? { ...selection, before: page.previous } : null
	const after = isLast && page.next !== null ? { ...selection, after: page.next } : null
	const earlier = useListPage(list, before)
	const later = useListPage(list, after)
	if (search === null) return null
	const pageOf = (read: Page<Row> | undefined, on: ListSearch | null) =>
		read && on ? { keys: read.rows.map(list.keyOf), search: on } : null
	return neighboursOf(current, {
		here: { keys, search },
		before: pageOf(earlier, before),
		after: pageOf(later, after),
	})
}

/** As it stood when it was left: a record that was changed keeps its place among the others. */
function useListPage<Row>(
	{ address, read, wholeQueryOf }: ListOfRecord<Row>,
	search: ListSearch | null,
): Page<Row> | undefined {
	const [{ visit }] = useState(latestList)
	const queries = useQueryClient()
	const { data } = useQuery({
		queryKey: ['neighbours', address.path, visit, search],
		queryFn: async ({ signal }) => {
			const asked = search ?? {}
			if (wholeQueryOf) return read(wholeQueryOf(asked), signal)
			const limit = pageLimitIn(await queries.ensureQueryData(ownListsQuery), address.list)
			return read({ ...queryOf(address, asked), ...limit }, signal)
		},
		enabled: search !== null,
		staleTime: Number.POSITIVE_INFINITY,
	})
	return search === null ? undefined : data
}
