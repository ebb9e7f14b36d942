import type { KeyboardEvent } from 'react'

const steps: Partial<Record<string, number>> = {
	ArrowRight: 1,
	ArrowDown: 1,
	ArrowLeft: -1,
	ArrowUp: -1,
}

/** One stop of the keyboard for all marks of a list; arrows, Home and End walk them. */
export function walkMarks(event: KeyboardEvent<HTMLElement>): void {
	const list = event.currentTarget.closest('ul')
	const marks = [...(list?.querySelectorAll<HTMLElement>('a') ?? [])]
	const next = nextOf(event.key, marks.indexOf(event.currentTarget), marks.length)
	if (next === undefined) return
	event.preventDefault()
	marks[next]?.focus()
}

function nextOf(key: string, at: number, count: number): number | undefined {
	if (key === 'Home') return 0
	if (key === 'End') return count - 1
	const step = steps[key]
	return step === undefined ? undefined : Math.min(count - 1, Math.max(0, at + step))
}
