// A passing failure is tried again. A session that ended leads to the login, and from there back to the open page.
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isPassing, problemOf } from '../lib/frame/problem-kind.ts'
import { sendHeld } from '../lib/held/held.ts'

/** Set by the router, which knows the login's address. */
export const whenSignedOut: { go: () => void } = { go: () => undefined }

const retries = 2

/** By the caches, so that a call with an answer to errors of its own leads there too. */
function leaveSignedOut(error: Error) {
	if (problemOf(error) === 'signedOut') whenSignedOut.go()
}

export const queries = new QueryClient({
	// Another action follows: what waits to be sent goes first.
	mutationCache: new MutationCache({ onMutate: sendHeld, onError: leaveSignedOut }),
	queryCache: new QueryCache({ onError: leaveSignedOut }),
	defaultOptions: {
		queries: {
			staleTime: 10_000,
			networkMode: 'always',
			retry: (count, error) => count < retries && isPassing(error),
			retryDelay: (attempt) => 400 * 2 ** attempt,
		},
		mutations: { networkMode: 'always' },
	},
})
