// The cache of the server's answers. A passing failure is tried again; a session that ended leads to
// the login, and from there back to the page that was open.
import { QueryCache, QueryClient } from '@tanstack/react-query'
import { isPassing, problemOf } from '../lib/problem-kind.ts'

/** Set by the router, which knows the way; the cache only tells that the session ended. */
export const whenSignedOut: { go: () => void } = { go: () => undefined }

const retries = 2

export const queries = new QueryClient({
	queryCache: new QueryCache({
		onError: (error) => {
			if (problemOf(error) === 'signedOut') whenSignedOut.go()
		},
	}),
	defaultOptions: {
		queries: {
			staleTime: 10_000,
			networkMode: 'always',
			retry: (count, error) => count < retries && isPassing(error),
			retryDelay: (attempt) => 400 * 2 ** attempt,
		},
		mutations: {
			networkMode: 'always',
			onError: (error) => {
				if (problemOf(error) === 'signedOut') whenSignedOut.go()
			},
		},
	},
})
