// Undo and redo of whole values: what was, what is, what was undone. Values are never changed in place.

/** `past` oldest first, `future` next first. */
export type History<T> = {
	readonly past: readonly T[]
	readonly present: T
	readonly future: readonly T[]
}

const steps = 100

/** A history that starts here: nothing to undo. */
export function historyOf<T>(present: T): History<T> {
	return { past: [], present, future: [] }
}

/** The history after an edit; an edit that changes nothing leaves it as it was. */
export function edited<T>(history: History<T>, present: T): History<T> {
	if (same(present, history.present)) return history
	return { past: [...history.past, history.present].slice(-steps), present, future: [] }
}

/** One edit taken back; the same history when there is none. */
export function undone<T>(history: History<T>): History<T> {
	const present = history.past.at(-1)
	if (present === undefined) return history
	return {
		past: history.past.slice(0, -1),
		present,
		future: [history.present, ...history.future],
	}
}

/** One edit made again; the same history when none was undone. */
export function redone<T>(history: History<T>): History<T> {
	const [present, ...future] = history.future
	if (present === undefined) return history
	return { past: [...history.past, history.present], present, future }
}

function same(a: unknown, b: unknown): boolean {
	return a === b || JSON.stringify(a) === JSON.stringify(b)
}
