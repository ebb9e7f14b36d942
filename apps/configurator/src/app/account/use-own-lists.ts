import type { OwnDesign, OwnOrder } from '@gabarit/contract'
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import { apiClient } from '../../lib/server/client.ts'
import {
	documentReader,
	readConfiguration,
	thoseAtHand,
} from '../../session/saved/read-configuration.ts'

type Page<R> = { rows: R[]; next: string | null }

export type OwnList<R> = {
	rows: R[]
	state: 'loading' | 'failed' | 'read'
	/** null where all are read. */
	more: (() => void) | null
	retry: () => void
}

const perPage = 12

function useOwnList<R>(
	key: string[],
	read: (query: { limit: number; after?: string }) => Promise<Page<R>>,
): OwnList<R> {
	const { data, isPending, isError, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery<
		Page<R>,
		Error,
		InfiniteData<Page<R>, string | null>,
		string[],
		string | null
	>({
		queryKey: ['own', ...key],
		queryFn: ({ pageParam }) =>
			read({ limit: perPage, ...(pageParam !== null && { after: pageParam }) }),
		initialPageParam: null,
		getNextPageParam: ({ next }) => next,
		staleTime: 0,
	})
	return {
		rows: data?.pages.flatMap(({ rows }) => rows) ?? [],
		state: isPending ? 'loading' : isError && data === undefined ? 'failed' : 'read',
		more: hasNextPage ? () => void fetchNextPage() : null,
		retry: () => void refetch(),
	}
}

export function useOwnOrders(kind: 'order' | 'offer'): OwnList<OwnOrder> {
	return useOwnList<OwnOrder>(['orders', kind], (query) =>
		apiClient().account.orders({ kind, ...query }),
	)
}

export function useOwnDesigns(): OwnList<OwnDesign> {
	return useOwnList<OwnDesign>(['designs'], async (query) => {
		const { rows, next } = await apiClient().account.designs(query)
		await documentReader()
		const read = await thoseAtHand(
			rows.map(async (row) => {
				const configuration = await readConfiguration(row.configuration)
				return configuration === null ? [] : [{ ...row, configuration }]
			}),
		)
		return { rows: read.flat(), next }
	})
}
