import { type RefObject, useEffect, useState } from 'react'

/** Whether an element's content is higher than itself, so that a keyboard must be able to reach it. */
export function useScrolls(element: RefObject<HTMLElement | null>): boolean {
	const [scrolls, setScrolls] = useState(false)
	useEffect(() => {
		const watched = element.current
		if (!watched) return undefined
		const observer = new ResizeObserver(() => {
			setScrolls(watched.scrollHeight > watched.clientHeight)
		})
		observer.observe(watched)
		for (const child of watched.children) observer.observe(child)
		return () => observer.disconnect()
	}, [element])
	return scrolls
}
