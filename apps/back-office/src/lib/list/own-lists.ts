// Saved views and hidden columns: one answer for all lists, counts for each list.
import type { HiddenColumns, OwnLists, SavedView } from '@gabarit/contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../client.ts'

type List = SavedView['list']
export type ViewName = Pick<SavedView, 'list' | 'name' | 'shared'>

const ownListsQuery = queryOptions({
	queryKey: ['views', 'own'],
	queryFn: ({ signal }) => client.backOffice.views.list(undefined, { signal }),
	staleTime: 60_000,
})

export function useSavedViews(list: List): SavedView[] {
	const { data } = useQuery(ownListsQuery)
	return data?.views.filter((view) => view.list === list) ?? []
}

export function useHiddenColumns(list: List): string[] {
	const { data } = useQuery(ownListsQuery)
	return data?.columns.find((columns) => columns.list === list)?.hidden ?? []
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
export function useKeepColumns() {
	const queries = useQueryClient()
	return useMutation<OwnLists, Error, HiddenColumns>({
		scope: { id: 'columns' },
		mutationFn: (columns) => client.backOffice.views.keepColumns(columns),
		onMutate: (columns) =>
			queries.setQueryData(
				ownListsQuery.queryKey,
				(lists) =>
					lists && {
						...lists,
						columns: [...lists.columns.filter(({ list }) => list !== columns.list), columns],
					},
			),
		onError: () => queries.invalidateQueries({ queryKey: ownListsQuery.queryKey }),
	})
}

/** False until the columns that the user keeps are known: before, a change would forget them. */
export function useListsKnown(): boolean {
	return useQuery(ownListsQuery).data !== undefined
}
