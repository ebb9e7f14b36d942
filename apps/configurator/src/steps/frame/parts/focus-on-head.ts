import { headOf } from './line-card.tsx'

/**
 * Focuses the head of a line once it is there. No effect does it: the form whose button moved the line
 * is gone by then.
 */
export function focusOnHead(id: string): void {
	requestAnimationFrame(() => {
		const head = document.getElementById(headOf(id))
		head?.focus()
		head?.scrollIntoView({ block: 'nearest' })
	})
}
