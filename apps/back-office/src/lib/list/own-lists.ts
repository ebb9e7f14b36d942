// Saved views, hidden columns and the rows of a page: one answer for all lists, counts for each list.
import {
	type KeptList,
	type OwnLists,
	type PageSize,
	pageSizes,
	type SavedView,
} from '@gabarit/contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../client.ts'

type List = SavedView['list']

const [fewest] = pageSizes
export type ViewName = Pick<SavedView, 'list' | 'name' | 'shared'>

export const ownListsQuery = queryOptions({
	queryKey: ['views', 'own'],
	queryFn: ({ signal }) => client.backOffice.views.list(undefined, { signal }),
	staleTime: 60_000,
})

export function useSavedViews(list: List): SavedView[] {
	const { data } = useQuery(ownListsQuery)
	return data?.views.filter((view) => view.list === list) ?? []
}

/** As the user keeps it; all columns and the fewest rows where he chose nothing. */
function keptListIn(own: OwnLists | undefined, list: List): KeptList {
	return own?.columns.find((kept) => kept.list === list) ?? { list, hidden: [], rows: fewest }
}

export function useKeptList(list: List): KeptList {
	const { data } = useQuery(ownListsQuery)
	return keptListIn(data, list)
}

/** For the query of a list's page. */
export function pageLimitIn(own: OwnLists | undefined, list: List): { limit?: PageSize } {
	const { rows } = keptListIn(own, list)
	return rows === fewest ? {} : { limit: rows }
}

export function usePageLimit(list: List): { limit?: PageSize } {
	const { data } = useQuery(ownListsQuery)
	return pageLimitIn(data, list)
}

/** The count of each saved view; asked for only where there is one. */
export function useViewCounts(list: List) {
	const views = useSavedViews(list)
	const { data } = useQuery({
		queryKey: ['views', 'counts', list, views],
		queryFn: ({ signal }) => client.backOffice.views.counts({ list }, { signal }),
		enabled: views.length > 0,
	})
	return ({ name, shared }: ViewName) =>
		data?.find((counted) => counted.name === name && counted.shared === shared)?.count
}

function useOwnListsChange<Change>(ask: (change: Change) => Promise<OwnLists>) {
	const queries = useQueryClient()
	return useMutation<OwnLists, Error, Change>({
		mutationFn: ask,
		onSuccess: (lists) => queries.setQueryData(ownListsQuery.queryKey, lists),
	})
}

export function useSaveView() {
	return useOwnListsChange((view: SavedView) => client.backOffice.views.save(view))
}

export function useRemoveView() {
	return useOwnListsChange(({ list, name, shared }: ViewName) =>
		client.backOffice.views.remove({ list, name, shared }),
	)
}

/** Shown at once, written one after another: only the last answer counts. */
export function useKeepList() {
	const queries = useQueryClient()
	return useMutation<OwnLists, Error, KeptList>({
		scope: { id: 'columns' },
		mutationFn: (kept) => client.backOffice.views.keepColumns(kept),
		onMutate: (kept) =>
			queries.setQueryData(
				ownListsQuery.queryKey,
				(lists) =>
					lists && {
						...lists,
						columns: [...lists.columns.filter(({ list }) => list !== kept.list), kept],
					},
			),
		onError: () => queries.invalidateQueries({ queryKey: ownListsQuery.queryKey }),
	})
}

/** False until what the user keeps is known: before, a change would forget them. */
export function useListsKnown(): boolean {
	return useQuery(ownListsQuery).data !== undefined
}
