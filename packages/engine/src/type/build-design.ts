// From a completed design to boards, fronts and fittings, for every kind that stands on modules.
import type { Catalogue } from '../catalogue.ts'
import { adviceOf } from '../check/advice.ts'
import { boardBuilder } from '../furniture/board-builder.ts'
import { finishesOf } from '../furniture/finish.ts'
import type { Furniture } from '../furniture/furniture.ts'
import { FURNITURE, type Group } from '../furniture/group.ts'
import { type FittingBuilder, fittingBuilder, type Item } from '../furniture/hardware/fitting.ts'
import { countFittings } from '../furniture/hardware/hardware.ts'
import type { Bay } from '../furniture/run.ts'
import { runFrame } from '../furniture/run-frame.ts'
import { weightOf } from '../furniture/weight.ts'
import { type IssueCode, isError } from '../issue.ts'
import type { Result } from '../result.ts'
import { runSidesOf } from '../room/corner.ts'
import { buildRun, type RunParts } from '../run/build-run.ts'
import { capacityOf } from '../run/capacity/capacity.ts'
import type { Design } from '../run/design.ts'
import { joinCornerStrips } from '../run/finishing/corner-strip.ts'
import { buildInfinityPlanks, plankIssues } from '../run/finishing/infinity-planks.ts'
import { withOneCount } from '../run/front/front-misfits.ts'
import { leafAisleIssues, roomIssues } from '../run/space/room-issues.ts'
import { choiceIssues, standInOf } from './choice-issues.ts'

// With one of these errors in the room, the errors of its runs mean nothing.
const noRoom: ReadonlySet<IssueCode> = new Set([
	'slope_out_of_bounds',
	'combination_impossible',
	'feature_outside_wall',
])

/** From a completed design, which no longer shows the fields that nothing reads. */
export function buildDesign(design: Design, catalogue: Catalogue): Result<Furniture> {
	const finishes = finishesOf(design.colors, catalogue)
	const refused = choiceIssues(design, catalogue, finishes)
	// An unknown colour must not hide the other errors, so the rest is judged in a known one.
	const judged = finishes ?? standInOf(design, catalogue)
	if (!judged) return { ok: false, issues: refused }
	const fittings = fittingBuilder()
	const groups: Group[] = [{ id: FURNITURE, kind: 'furniture', parent: null }]
	const width = Math.min(...design.width)
	const runs = runSidesOf(design.footprint).map((side) => {
		const frame = runFrame(side, width)
		return buildRun({
			design,
			catalogue,
			finishes: judged,
			frame,
			builder: boardBuilder(frame),
			fittings,
			groups,
		})
	})
	const room = roomIssues(design)
	const isRoom = room.every(({ code }) => !noRoom.has(code))
	const issues = [
		...refused,
		...room,
		...plankIssues(design),
		...(isRoom ? withOneCount(runs.flatMap((run) => run.issues)) : []),
	]
	if (issues.some(isError)) return { ok: false, issues }
	const aisle = leafAisleIssues(design, widestLeafOf(runs))
	if (aisle.length > 0) return { ok: false, issues: [...aisle, ...issues] }
	const standing = runs.flatMap((run) => run.boards)
	joinCornerStrips(fittings.fittings, standing)
	addChargers(fittings, design)
	const loose = buildInfinityPlanks(design, judged, runFrame('Main', width))
	const boards = [...standing, ...loose]
	const made = { runs, boards, issues, fittings: fittings.fittings, groups }
	return { ok: true, value: assemble(made, design, catalogue) }
}

function widestLeafOf(runs: readonly RunParts[]): number {
	const leaves = runs.flatMap(({ boards }) => boards.filter(({ part }) => part === 'Leaf'))
	return Math.max(0, ...leaves.map(({ width }) => width))
}

function baysOf(parts: readonly RunParts[]): Bay[] {
	return parts.flatMap(({ run }) => run.modules.flatMap((module) => module.bays))
}

/** LED bars on one charger. */
const BARS_PER_CHARGER = 4
const charger: Item = { family: 'led-charger' }

export function addChargers(
	{ add, fittings }: FittingBuilder,
	design: Pick<Design, 'charger'>,
): void {
	if (!design.charger) return
	const bars = fittings.filter(({ item }) => item.family === 'led').length
	for (let i = 0; i < bars; i += BARS_PER_CHARGER) {
		add(charger, { group: FURNITURE, boards: [], pose: null })
	}
}

type MadeParts = Pick<Furniture, 'boards' | 'issues' | 'fittings' | 'groups'> & {
	runs: readonly RunParts[]
}

function assemble(
	{ runs: parts, boards, issues, fittings, groups }: MadeParts,
	design: Design,
	catalogue: Catalogue,
): Furniture {
	const counted = countFittings(fittings)
	const furniture: Furniture = {
		runs: parts.map((part) => part.run),
		boards,
		fronts: parts.flatMap((part) => part.fronts),
		fittings,
		groups,
		hardware: counted.map(({ reference, quantity }) => ({ reference, quantity })),
		weight: weightOf(boards, counted, catalogue),
		capacity: capacityOf(baysOf(parts)),
		issues,
	}
	const spaces = parts.map((part) => part.space)
	return { ...furniture, issues: [...issues, ...adviceOf(furniture, design, spaces, catalogue)] }
}
