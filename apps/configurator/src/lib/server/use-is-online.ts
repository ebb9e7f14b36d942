import { useSyncExternalStore } from 'react'

function listen(changed: () => void): () => void {
	globalThis.addEventListener('online', changed)
	globalThis.addEventListener('offline', changed)
	return () => {
		globalThis.removeEventListener('online', changed)
		globalThis.removeEventListener('offline', changed)
	}
}

export function useIsOnline(): boolean {
	return useSyncExternalStore(listen, () => navigator.onLine)
}
