// Ignores the loss when the stage itself is unmounted.
import { useCallback, useEffect, useRef } from 'react'

export function useLostContext(
	onLost: (() => void) | undefined,
): (canvas: HTMLCanvasElement) => void {
	const callback = useRef(onLost)
	useEffect(() => {
		callback.current = onLost
	}, [onLost])
	return useCallback((canvas: HTMLCanvasElement) => {
		const listener = (event: Event) => {
			event.preventDefault()
			if (canvas.isConnected) callback.current?.()
		}
		canvas.addEventListener('webglcontextlost', listener)
	}, [])
}
