import type { KeyboardEvent } from 'react'

const steps: Partial<Record<string, number>> = {
	ArrowRight: 1,
	ArrowDown: 1,
	ArrowLeft: -1,
	ArrowUp: -1,
}

/**
 * One stop of the keyboard for all marks of a list; arrows, Home and End walk them. Where a mark has parts, up and down
 * walk those.
 */
export function walkMarks(event: KeyboardEvent<HTMLElement>): void {
	const list = event.currentTarget.closest('ul')
	const own = linksOf(event.currentTarget.closest('li'))
	const isInside = own.length > 1 && (event.key === 'ArrowUp' || event.key === 'ArrowDown')
	const marks = isInside
		? own.toReversed()
		: [...(list?.children ?? [])].flatMap((item) => linksOf(item)[0] ?? [])
	const from = isInside ? event.currentTarget : (own[0] ?? event.currentTarget)
	const next = nextOf(event.key, marks.indexOf(from), marks.length)
	if (next === undefined) return
	event.preventDefault()
	marks[next]?.focus()
}

function linksOf(item: Element | null): HTMLElement[] {
	return [...(item?.querySelectorAll<HTMLElement>('a') ?? [])]
}

function nextOf(key: string, at: number, count: number): number | undefined {
	if (key === 'Home') return 0
	if (key === 'End') return count - 1
	const step = steps[key]
	return step === undefined ? undefined : Math.min(count - 1, Math.max(0, at + step))
}
