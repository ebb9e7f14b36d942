import { QueryClient } from '@tanstack/react-query'

/** One memory of what the server said; nothing is asked again because a window was looked at. */
export function createQueries(): QueryClient {
	return new QueryClient({
		defaultOptions: { queries: { refetchOnWindowFocus: false, staleTime: 60_000 } },
	})
}
