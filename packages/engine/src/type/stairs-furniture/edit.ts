// What an edit of the room or the flight does to what was chosen after it: modules keep what still goes in,
// from the low end on; doors and handles that cannot be made give way. An edit of the modules themselves
// is the buyer's word and moves none of them, and one of the doors or the handle does not move itself.
import type { Catalogue } from '../../catalogue.ts'
import { TOP_FILLER } from '../../constants.ts'
import type { Issue } from '../../issue.ts'
import { errorsOf } from '../../result.ts'
import { smallest } from '../../room/readings.ts'
import { topFillerUnder } from '../../room/run-heights.ts'
import { runSpaceOf } from '../../run/space/run-space.ts'
import { isSame, type Mend, type MovedChoice, type Settled, settleByMends } from '../settled.ts'
import { solveStairs, stairErrors } from './build.ts'
import { moduleCounts } from './counts.ts'
import { completeStairs } from './defaults.ts'
import type { StairsFurnitureConfiguration } from './schema.ts'

type SettledStairs = Settled<StairsFurnitureConfiguration>

export function settleStairs(
	before: StairsFurnitureConfiguration,
	wanted: StairsFurnitureConfiguration,
	catalogue: Catalogue,
): SettledStairs {
	const asked = withStickyFiller(before, wanted, catalogue)
	const issues = errorsIn(asked, catalogue)
	const mended = issues.length === 0 ? asked : mendedOf(before, asked, catalogue)
	if (!mended) return { configuration: asked, moved: movedIn(wanted, asked, []), issues }
	return { configuration: mended, moved: movedIn(wanted, mended, issues), issues: [] }
}

/** With the remedies that were tried. */
function errorsIn(configuration: StairsFurnitureConfiguration, catalogue: Catalogue): Issue[] {
	return errorsOf(solveStairs(configuration, catalogue).result)
}

/** The top filler grows with the landing and never shrinks back (domain 3.2). None stays none. */
function withStickyFiller(
	before: StairsFurnitureConfiguration,
	after: StairsFurnitureConfiguration,
	catalogue: Catalogue,
): StairsFurnitureConfiguration {
	if (smallest(after.hu) === smallest(before.hu)) return after
	const design = completeStairs(after, catalogue)
	const { top } = design.filler
	const needed = topFillerUnder(runSpaceOf(design, 'Main').ceiling, top)
	if (top === 0 || needed === top || needed > TOP_FILLER.max) return after
	return { ...after, filler: { ...after.filler, top: needed } }
}

/** Null where nothing that was chosen later can give way. */
function mendedOf(
	before: StairsFurnitureConfiguration,
	asked: StairsFurnitureConfiguration,
	catalogue: Catalogue,
): StairsFurnitureConfiguration | null {
	const keepsModules = isSame(before.modules, asked.modules)
	const mayMove = new Set(laterFields.filter((field) => isSame(before[field], asked[field])))
	for (const start of keepsModules ? waysOfModules(asked, catalogue) : [asked]) {
		const mended = withLaterRemedies(start, mayMove, catalogue)
		if (mended) return mended
	}
	return null
}

/** As they are; then as many with what goes in; then other numbers, the nearest first. */
function* waysOfModules(
	asked: StairsFurnitureConfiguration,
	catalogue: Catalogue,
): Generator<StairsFurnitureConfiguration> {
	yield asked
	const { modules: chosen } = asked
	if (!chosen) return
	const apart = (count: number) => Math.abs(count - chosen.length)
	const counted = moduleCounts(asked, catalogue)
	for (const { modules } of counted.toSorted((a, b) => apart(a.count) - apart(b.count)))
		yield { ...asked, modules }
}

/** What is decided after the room, the flight and the modules. */
const laterFields = ['doors', 'handle', 'charger'] as const

function withLaterRemedies(
	start: StairsFurnitureConfiguration,
	mayMove: ReadonlySet<string>,
	catalogue: Catalogue,
): StairsFurnitureConfiguration | null {
	const { configuration, issues } = settleByMends(start, {
		nextMend: (current) => nextMend(current, mayMove, catalogue),
		// All that moved is said at the end.
		movedBy: () => [],
		errorsOf: (current) => stairErrors(current, catalogue),
	})
	return issues.length === 0 ? configuration : null
}

function nextMend(
	configuration: StairsFurnitureConfiguration,
	mayMove: ReadonlySet<string>,
	catalogue: Catalogue,
): Mend | null {
	if (stairErrors(configuration, catalogue).length === 0) return null
	for (const reason of errorsIn(configuration, catalogue)) {
		const { remedy = {} } = reason
		const keys = Object.keys(remedy)
		if (keys.length > 0 && keys.every((key) => mayMove.has(key))) return { remedy, reason }
	}
	return null
}

function movedIn(
	from: StairsFurnitureConfiguration,
	to: StairsFurnitureConfiguration,
	issues: readonly Issue[],
): MovedChoice[] {
	const reasonAt = (module: number) => issues.find((issue) => issue.module === module) ?? issues[0]
	const [then, now] = [from.modules ?? [], to.modules ?? []]
	const count: MovedChoice[] =
		then.length === now.length
			? []
			: [{ field: 'modules', from: then.length, to: now.length, reason: issues[0] ?? null }]
	const changed = then.flatMap((own, i): MovedChoice[] => {
		const next = now[i] ?? null
		if (isSame(own, next)) return []
		return [{ field: `modules.${i}`, from: own, to: next, reason: reasonAt(i) ?? null }]
	})
	const others = laterFields.flatMap((field): MovedChoice[] => {
		if (isSame(from[field], to[field])) return []
		return [{ field, from: from[field] ?? null, to: to[field] ?? null, reason: issues[0] ?? null }]
	})
	const [before, after] = [from.filler?.top, to.filler?.top]
	const filler: MovedChoice[] =
		before === after
			? []
			: [{ field: 'filler.top', from: before ?? null, to: after ?? null, reason: null }]
	return [...filler, ...count, ...changed, ...others]
}
