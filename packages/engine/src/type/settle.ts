// An edit that makes later choices impossible: they give way, one fault at a time, until the design can be made.
import type { Issue, Remedy } from '../issue.ts'
import { applyRemedy } from './apply-remedy.ts'
import { type MovedChoice, movedOnce, type Settled } from './settled.ts'

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
