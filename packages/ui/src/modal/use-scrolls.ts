import { type RefObject, useEffect, useState } from 'react'

/** Content higher than its element must be reachable by keyboard. */
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
