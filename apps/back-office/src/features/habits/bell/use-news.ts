import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'

/** Asked again while the page is in sight. */
const everyMs = 60_000
const mostShown = 50
const key = ['notifications']

export function useUnread(isOn: boolean): number {
	const { data } = useQuery({
		queryKey: [...key, 'unread'],
		queryFn: ({ signal }) =>
			client.backOffice.notifications.list({ limit: 1, unreadOnly: true }, { signal }),
		enabled: isOn,
		refetchInterval: everyMs,
		staleTime: everyMs,
	})
	return data?.unread ?? 0
}

export function useNews() {
	return useQuery({
		queryKey: [...key, 'shown'],
		queryFn: ({ signal }) => client.backOffice.notifications.list({ limit: mostShown }, { signal }),
		staleTime: 0,
	})
}

type Shown = NonNullable<ReturnType<typeof useNews>['data']>

/** What came meanwhile stays unread; what is older than the panel shows is read with it. */
export function useMarkRead() {
	const queries = useQueryClient()
	const { mutate } = useMutation({
		mutationFn: ({ rows, unread }: Shown) => {
			const ids = rows.filter(({ read }) => !read).map(({ id }) => id)
			const [newest] = rows
			const isMore = newest !== undefined && unread > ids.length
			const selection = isMore ? { until: newest.at } : { ids }
			return client.backOffice.notifications.markRead(selection)
		},
		onSettled: () => queries.invalidateQueries({ queryKey: key }),
	})
	return (shown: Shown | undefined) => {
		if (shown !== undefined && shown.unread > 0) mutate(shown)
	}
}
