import { type RefObject, useCallback, useRef } from 'react'
import type { OnFrame } from './stage-camera.tsx'

/** For each frame: notes on the stage how far its picture is, and says once that there is one. */
export function useOnFrame(
	stageRef: RefObject<HTMLElement | null>,
	onReady: (() => void) | undefined,
): OnFrame {
	const ready = useRef(false)
	return useCallback(
		({ frames, settled }) => {
			if (stageRef.current) noteFrames(stageRef.current, frames, settled)
			if (!ready.current) onReady?.()
			ready.current = true
		},
		[stageRef, onReady],
	)
}

function noteFrames({ dataset }: HTMLElement, frames: number, settled: boolean): void {
	dataset['frames'] = String(frames)
	dataset['settled'] = String(settled)
	dataset['ready'] = 'true'
}
