// Ignores the loss when the stage itself is unmounted.
import { useCallback, useEffect, useRef } from 'react'

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
