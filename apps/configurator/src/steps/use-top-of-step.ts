import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Each step begins at its top: in its own scroller, and in the page where the page itself scrolls. */
export function useTopOfStep(step: string): RefObject<HTMLElement | null> {
	const main = useRef<HTMLElement>(null)
	const shown = useRef(step)
	useLayoutEffect(() => {
		if (shown.current === step) return
		shown.current = step
		main.current?.scrollTo({ top: 0, behavior: 'instant' })
		if (window.scrollY > 0) main.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
	}, [step])
	return main
}
