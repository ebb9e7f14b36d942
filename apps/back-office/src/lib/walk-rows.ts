import type { KeyboardEvent } from 'react'
import { rowOpeners } from './keys/row-opener.ts'

export function walkRows(event: KeyboardEvent<HTMLElement>): void {
	const rows = event.currentTarget.closest('tbody')
	const links = rows ? rowOpeners(rows) : []
	const here = links.indexOf(event.currentTarget)
	const to = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: links.length - 1 }[event.key]
	if (here < 0 || to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
	event.preventDefault()
	links[Math.max(0, Math.min(to, links.length - 1))]?.focus()
}
