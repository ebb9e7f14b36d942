import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Size } from '../view/stage-view.ts'

/** Pixels; null until it is measured. */
export function useStageSize(element: RefObject<HTMLElement | null>): Size | null {
	const [size, setSize] = useState<Size | null>(null)
	useLayoutEffect(() => {
		const { current } = element
		if (!current) return undefined
		const measure = () => {
			const { clientWidth: width, clientHeight: height } = current
			setSize((before) =>
				before?.width === width && before.height === height ? before : { width, height },
			)
		}
		measure()
		const observer = new ResizeObserver(measure)
		observer.observe(current)
		return () => observer.disconnect()
	}, [element])
	return size && size.width > 0 && size.height > 0 ? size : null
}
