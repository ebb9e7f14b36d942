import { useQueryClient } from '@tanstack/react-query'

/** Wherever a message that was sent again is read: the log, the mailbox, the orders' pages. */
export function useRefreshMessages(): () => Promise<unknown> {
	const queries = useQueryClient()
	return () =>
		Promise.all(
			[['outbox'], ['mailbox'], ['orders']].map((queryKey) =>
				queries.invalidateQueries({ queryKey }),
			),
		)
}
