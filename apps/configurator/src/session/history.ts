/** `past` oldest first, `future` next first. */
export type History<T> = {
	readonly past: readonly T[]
	readonly present: T
	readonly future: readonly T[]
}

const steps = 100

export function historyOf<T>(present: T): History<T> {
	return { past: [], present, future: [] }
}

/** An edit that changes nothing leaves the history as it was. */
export function edited<T>(history: History<T>, present: T): History<T> {
	if (same(present, history.present)) return history
	return { past: [...history.past, history.present].slice(-steps), present, future: [] }
}

export function undone<T>(history: History<T>): History<T> {
	const present = history.past.at(-1)
	if (present === undefined) return history
	return {
		past: history.past.slice(0, -1),
		present,
		future: [history.present, ...history.future],
	}
}

export function redone<T>(history: History<T>): History<T> {
	const [present, ...future] = history.future
	if (present === undefined) return history
	return { past: [...history.past, history.present], present, future }
}

export function same(a: unknown, b: unknown): boolean {
	return a === b || JSON.stringify(a) === JSON.stringify(b)
}
