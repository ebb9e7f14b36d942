import { tabletWidth } from '@gabarit/ui'
import { useSyncExternalStore } from 'react'

const narrow = () => window.matchMedia(`(width <= ${tabletWidth}px)`)

function listen(onChange: () => void): () => void {
	const query = narrow()
	query.addEventListener('change', onChange)
	return () => query.removeEventListener('change', onChange)
}

/** A narrow window, as a phone's or a tablet's: where the order of things itself is another, which no style sheet should say. */
export function useIsNarrow(): boolean {
	return useSyncExternalStore(listen, () => narrow().matches)
}
