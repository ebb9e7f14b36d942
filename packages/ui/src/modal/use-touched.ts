import { type RefObject, useEffect, useRef } from 'react'

const usable = 'button, a[href], input, select, textarea, summary, [tabindex]'

/**
 * The last element that was clicked or focused. A dialog whose code comes late hides what opened it
 * while it waits, and the focus with it: this still knows it. A click counts by itself, because some
 * browsers do not focus a button that is clicked.
 */
export function useTouched(): RefObject<HTMLElement | null> {
	const touched = useRef<HTMLElement>(null)
	useEffect(() => {
		const note = ({ target }: Event) => {
			const found = target instanceof Element ? target.closest<HTMLElement>(usable) : null
			if (found !== null) touched.current = found
		}
		document.addEventListener('focusin', note)
		document.addEventListener('click', note, { capture: true })
		return () => {
			document.removeEventListener('focusin', note)
			document.removeEventListener('click', note, { capture: true })
		}
	}, [])
	return touched
}
