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
		const observeChildren = () => {
			for (const child of watched.children) observer.observe(child)
		}
		observer.observe(watched)
		observeChildren()
		// What loads takes the place of what stood there.
		const arrivals = new MutationObserver(observeChildren)
		arrivals.observe(watched, { childList: true })
		return () => {
			observer.disconnect()
			arrivals.disconnect()
		}
	}, [element])
	return scrolls
}
