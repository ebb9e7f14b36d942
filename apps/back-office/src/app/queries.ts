// A passing failure is tried again.
import { MutationCache, notifyManager, QueryClient } from '@tanstack/react-query'
import { isPassing } from '../lib/frame/problem-kind.ts'
import { sendHeld } from '../lib/held/held.ts'

const retries = 2

// Before the next event: the second click of a double click meets a button that is already at work.
notifyManager.setScheduler(queueMicrotask)

export const queries = new QueryClient({
	// Another action follows: what waits to be sent goes first.
	mutationCache: new MutationCache({ onMutate: sendHeld }),
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
