import { QueryClient } from '@tanstack/react-query'

/** A window that regains the focus does not refetch. */
export function createQueries(): QueryClient {
	return new QueryClient({
		defaultOptions: { queries: { refetchOnWindowFocus: false, staleTime: 60_000 } },
	})
}
