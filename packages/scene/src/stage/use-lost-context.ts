// Tells when the graphics card gives up, but not when the stage itself is taken away.
import { useCallback, useEffect, useRef } from 'react'

/** A function that starts listening on a canvas. */
export function useLostContext(
	onLost: (() => void) | undefined,
): (canvas: HTMLCanvasElement) => void {
	const callback = useRef(onLost)
	const stop = useRef<(() => void) | null>(null)
	useEffect(() => {
		callback.current = onLost
	}, [onLost])
	useEffect(() => {
		return () => stop.current?.()
	}, [])
	return useCallback((canvas: HTMLCanvasElement) => {
		const listener = (event: Event) => {
			event.preventDefault()
			callback.current?.()
		}
		canvas.addEventListener('webglcontextlost', listener)
		stop.current = () => canvas.removeEventListener('webglcontextlost', listener)
	}, [])
}
