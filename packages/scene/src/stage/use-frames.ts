import { type RefObject, useCallback, useRef } from 'react'

/** Notes on the stage how far its picture is; says once that there is one. */
export function useFrames(
	element: RefObject<HTMLElement | null>,
	onReady: (() => void) | undefined,
): (frames: number, settled: boolean) => void {
	const ready = useRef(false)
	return useCallback(
		(frames: number, settled: boolean) => {
			const { current } = element
			if (current) {
				current.dataset['frames'] = String(frames)
				current.dataset['settled'] = String(settled)
				current.dataset['ready'] = 'true'
			}
			if (ready.current) return
			ready.current = true
			onReady?.()
		},
		[element, onReady],
	)
}
