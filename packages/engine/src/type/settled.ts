import type { Issue } from '../issue.ts'

/**
 * `field`: `runs.Main.modules`, `runs.Main.bays.2` (in run order), `doors`, `handle`, `filler.top`,
 * `panels.0.edges`…; `to` null: gone.
 */
export type MovedChoice = { field: string; from: unknown; to: unknown; reason: Issue | null }

/** `moved`: what changed besides the edit; `issues`: why it cannot be made, empty where it can. */
export type Settled<C> = { configuration: C; moved: MovedChoice[]; issues: Issue[] }

/** What differs of two sets of choices by field. */
export function movedBetween(
	before: ReadonlyMap<string, unknown>,
	after: ReadonlyMap<string, unknown>,
	reason: Issue,
): MovedChoice[] {
	return [...new Set([...before.keys(), ...after.keys()])]
		.map((field) => ({
			field,
			from: before.get(field) ?? null,
			to: after.get(field) ?? null,
			reason,
		}))
		.filter((choice) => !isSame(choice.from, choice.to))
}

/** One entry a field: from what it was to what it became, for the first reason. */
export function movedOnce(moved: readonly MovedChoice[]): MovedChoice[] {
	const byField = new Map<string, MovedChoice>()
	for (const choice of moved) {
		const known = byField.get(choice.field)
		byField.set(choice.field, known ? { ...known, to: choice.to } : choice)
	}
	return [...byField.values()].filter(({ from, to }) => !isSame(from, to))
}

/** By value: what is stored has no identity. */
export function isSame(a: unknown, b: unknown): boolean {
	return JSON.stringify(a) === JSON.stringify(b)
}
