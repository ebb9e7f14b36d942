import { type RefObject, useCallback, useRef } from 'react'

/** For each frame: notes on the stage how far its picture is, and says once that there is one. */
export function useOnFrame(
	element: RefObject<HTMLElement | null>,
	onReady: (() => void) | undefined,
): (frames: number, settled: boolean) => void {
	const ready = useRef(false)
	return useCallback(
		(frames, settled) => {
			if (element.current) noteFrames(element.current, frames, settled)
			if (!ready.current) onReady?.()
			ready.current = true
		},
		[element, onReady],
	)
}

function noteFrames({ dataset }: HTMLElement, frames: number, settled: boolean): void {
	dataset['frames'] = String(frames)
	dataset['settled'] = String(settled)
	dataset['ready'] = 'true'
}
