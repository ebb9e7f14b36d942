import { useEffect, useRef } from 'react'
import type { Hit } from './hits.ts'
import type { useHits } from './use-hits.ts'

type State = Pick<ReturnType<typeof useHits>, 'hits' | 'isWaiting' | 'error'>

/** Opens the first record once the search is answered; none where it failed or the words were changed first. */
export function useFirstRecord(
	{ hits, isWaiting, error }: State,
	open: (hit: Hit | undefined, inNewTab: boolean) => void,
) {
	const waiting = useRef<{ inNewTab: boolean } | null>(null)
	useEffect(() => {
		if (waiting.current === null || isWaiting) return
		const { inNewTab } = waiting.current
		waiting.current = null
		if (error === null)
			open(
				hits.find(({ kind }) => kind !== 'pages'),
				inNewTab,
			)
	})
	return {
		openOnceFound: (inNewTab: boolean) => {
			waiting.current = { inNewTab }
		},
		forget: () => {
			waiting.current = null
		},
	}
}
