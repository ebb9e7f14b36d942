import { useLayoutEffect } from 'react'

/**
 * When the dialog goes, focus returns to where it was before: also when the dialog's code came late,
 * or its owner goes with it. In a layout effect, because the focus trap moves focus soon after.
 */
export function useReturnedFocus(): void {
	useLayoutEffect(() => {
		const before = document.activeElement
		return () => {
			setTimeout(() => {
				const { activeElement, body } = document
				const isLost = activeElement === null || activeElement === body
				if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true })
			})
		}
	}, [])
}
