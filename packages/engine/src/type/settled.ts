// An edit that makes later choices impossible: they give way, one fault at a time, until the design can be made.
import type { Issue, Remedy } from '../issue.ts'
import { applyRemedy } from './apply-remedy.ts'

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

/** A remedy that is made, and the issue that it mends. */
export type Mend = { remedy: Remedy; reason: Issue }

type Settling<C> = {
	/** Null where nothing is wrong, or nothing that is wrong may give way. */
	nextMend: (current: C) => Mend | null
	movedBy: (from: C, to: C, reason: Issue) => MovedChoice[]
	errorsOf: (configuration: C) => Issue[]
}

/** Each round mends one fault. */
const ROUNDS_MAX = 24

/** What cannot be mended altogether stays as it was edited, with its issues. */
export function settleByMends<C extends object>(
	wanted: C,
	{ nextMend, movedBy, errorsOf }: Settling<C>,
): Settled<C> {
	const moved: MovedChoice[] = []
	let current = wanted
	for (let round = 0; round < ROUNDS_MAX; round++) {
		const mend = nextMend(current)
		if (!mend) break
		const next = applyRemedy(current, mend.remedy)
		moved.push(...movedBy(current, next, mend.reason))
		current = next
	}
	if (errorsOf(current).length > 0)
		return { configuration: wanted, moved: [], issues: errorsOf(wanted) }
	return { configuration: current, moved: movedOnce(moved), issues: [] }
}
