import type { KeyboardEvent } from 'react'

export function walkRows(event: KeyboardEvent<HTMLAnchorElement>): void {
	const rows = event.currentTarget.closest('tbody')
	const links = [...(rows?.querySelectorAll<HTMLElement>('a[data-row]') ?? [])]
	const here = links.findIndex((link) => link === document.activeElement)
	const to = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: links.length - 1 }[event.key]
	if (here < 0 || to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
	event.preventDefault()
	links[Math.max(0, Math.min(to, links.length - 1))]?.focus()
}
