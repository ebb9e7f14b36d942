import { ApiError, type SampleRequest, type SampleState } from '@gabarit/contract'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../lib/client.ts'
import { type ListSearch, queryOf } from '../../lib/list/list-address.ts'
import { usePageLimit } from '../../lib/list/own-lists.ts'
import { sampleAddress } from './sample-address.ts'

const lists = ['samples'] as const

export function useSamples(search: ListSearch) {
	const query = { ...queryOf(sampleAddress, search), ...usePageLimit(sampleAddress.list) }
	return useQuery({
		queryKey: [...lists, query],
		queryFn: ({ signal }) => client.backOffice.samples.list(query, { signal }),
		placeholderData: keepPreviousData,
	})
}

type Page = Awaited<ReturnType<typeof client.backOffice.samples.list>>

/** The row takes its answer where it stands; a list filtered by state drops it when it is asked again. */
export function useChangeSamples() {
	const queries = useQueryClient()
	const keep = (row: SampleRequest) =>
		queries.setQueriesData<Page>(
			{ queryKey: lists },
			(page) => page && { ...page, rows: page.rows.map((it) => (it.id === row.id ? row : it)) },
		)
	return useMutation<SampleRequest, Error, { row: SampleRequest; state: SampleState }>({
		mutationFn: ({ row: { id, revision }, state }) =>
			client.backOffice.samples.change({ id, revision, state }),
		onSuccess: keep,
		onError: (error) => {
			const current = currentOf(error)
			if (current) keep(current)
			else if (error instanceof ApiError && error.code === 'samples_not_found')
				void queries.invalidateQueries({ queryKey: lists })
		},
	})
}

/** The request as it stands, where somebody else changed it first. */
export function currentOf(error: unknown): SampleRequest | null {
	if (!(error instanceof ApiError) || error.code !== 'samples_changed') return null
	return (error.data as { current: SampleRequest }).current
}
