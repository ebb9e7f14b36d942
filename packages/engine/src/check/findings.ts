import { type Catalogue, colorsOf } from '../catalogue.ts'
import { PART_MAX, TOP_FILLER } from '../constants.ts'
import type { Board } from '../furniture/board.ts'
import type { Furniture } from '../furniture/furniture.ts'
import type { Bay, Run } from '../furniture/run.ts'
import type { Remedy, RunSide } from '../issue.ts'
import { hasWall } from '../room/has-wall.ts'
import type { Design } from '../run/design.ts'
import { leafLimits, stiffenersOf } from '../run/front/style-limits.ts'
import { interiorLimits } from '../run/module/fittings.ts'
import type { RunSpace } from '../run/space/run-space.ts'
import { tallestLying } from '../run/tilting.ts'

export type Finding = { measured: number; limit: number; remedy: Remedy | undefined }

export type BayAt = { run: RunSide; module: number; index: number; bay: Bay }

export function baysOf({ runs }: Furniture): BayAt[] {
	return runs.flatMap((run) =>
		run.modules.flatMap((module, i) =>
			module.bays.map((bay, b) => ({ run: run.side, module: i, index: b, bay })),
		),
	)
}

/**
 * Raising a carcass needs height, which a higher top filler gives. Under two slopes it is not offered:
 * it would narrow what stands between them.
 */
export function tiltFinding({ tilt }: Run, space: RunSpace): Finding {
	const top = space.ceiling - tallestLying(space)
	const mends = space.topFiller > 0 && top <= TOP_FILLER.max && space.envelope.slopes.length < 2
	return { ...tilt, remedy: mends ? { filler: { top } } : undefined }
}

export function stiffenerFinding(
	{ boards }: Furniture,
	design: Design,
	catalogue: Catalogue,
	space: RunSpace,
): (Finding & { count: number; leaf: Board }) | null {
	const color = colorsOf(catalogue).get(design.colors.exterior)
	const leaf = boards
		.filter(({ part }) => part === 'Leaf')
		.toSorted((a, b) => b.length - a.length)[0]
	if (!color || !leaf) return null
	const limit = leafLimits[color.category].stiffenerFrom
	const measured = leaf.length
	// The limit itself is too high.
	const top = Math.floor(space.topFiller + measured - limit) + 1
	const mends = space.topFiller > 0 && top <= TOP_FILLER.max
	const count = stiffenersOf(color.category, measured)
	return { measured, limit, remedy: mends ? { filler: { top } } : undefined, count, leaf }
}

const ANTI_TIP_ABOVE = 600

/** Furniture that no wall holds, and every chest: its open drawers pull it over. */
export function antiTipFinding(design: Design, space: RunSpace): Finding | null {
	const isHeld = hasWall(design, 'left') || hasWall(design, 'right')
	if (isHeld && !design.chest) return null
	return { measured: space.carcassHeight, limit: ANTI_TIP_ABOVE, remedy: undefined }
}

export function hangerFindings(furniture: Furniture): (BayAt & Finding)[] {
	return baysOf(furniture)
		.filter(({ bay }) => bay.zones.some((zone) => zone.kind === 'Wardrobe'))
		.map((at) => ({
			...at,
			measured: at.bay.depth,
			limit: interiorLimits.Wardrobe.depthMin,
			remedy: undefined,
		}))
}

/** Tall carcasses need a fixed shelf at least this often; only stacks made by hand can lack one (domain 5). */
const STIFFNESS = { height: 1400, every: 1200 } as const

export function stiffnessFindings(furniture: Furniture, space: RunSpace): (BayAt & Finding)[] {
	if (space.carcassHeight <= STIFFNESS.height) return []
	return baysOf(furniture)
		.filter(({ bay }) => bay.template === null)
		.map((at) => ({
			...at,
			measured: widestGap(at.bay),
			limit: STIFFNESS.every,
			remedy: undefined,
		}))
}

function widestGap({ floor, zones, height }: Bay): number {
	const shelves = zones.filter((zone) => zone.kind === 'FixedShelve').map((zone) => zone.bottom)
	const marks = [floor, ...shelves, floor + height]
	return Math.max(...marks.slice(1).map((mark, i) => mark - (marks[i] ?? 0)))
}

/** mm; the buyer is asked about the way in for longer boards. */
const LONG_BOARD = 2000

export function accessFinding(
	{ boards }: Furniture,
	{ access }: Pick<Design, 'access'>,
): BoardFinding | null {
	let worst: BoardFinding | null = null
	for (const board of boards) {
		const narrows =
			access === null ? [{ measured: board.length, limit: LONG_BOARD }] : narrowsOf(access, board)
		for (const { measured, limit } of narrows) {
			const over = measured - limit
			if (worst && over <= worst.measured - worst.limit) continue
			worst = { board, measured, limit, remedy: undefined }
		}
	}
	return worst
}

type BoardFinding = Finding & { board: Board }

/** mm; the longest board that passes the turn of a usual stair (workshop practice). A longer one is only advice. */
const TURNING_STAIR = 2400

// A straight stair takes any board; a turning stair limits its length, a door its narrower side, a lift both.
function narrowsOf(
	{ door, stair, lift }: NonNullable<Design['access']>,
	{ length, width }: Board,
): { measured: number; limit: number }[] {
	const [long, narrow] = [Math.max(length, width), Math.min(length, width)]
	const turn = stair === 'turning' ? TURNING_STAIR : PART_MAX.length
	return [
		{ measured: long, limit: turn },
		...(door ? [{ measured: narrow, limit: aslant(door.w, door.h) }] : []),
		...(lift
			? [
					{ measured: narrow, limit: aslant(lift.w, lift.d) },
					{ measured: long, limit: lengthIn(lift, narrow) },
				]
			: []),
	]
}

// In a lift a board stands upright, or leans over the depth or the width of the cabin; its narrower
// side takes the other.
function lengthIn({ w, d, h }: { w: number; d: number; h: number }, narrow: number): number {
	return Math.max(h, ...(narrow <= w ? [aslant(h, d)] : []), ...(narrow <= d ? [aslant(h, w)] : []))
}

function aslant(a: number, b: number): number {
	return Math.floor(Math.hypot(a, b))
}

/** So many drawers in a wide module need a lock that lets one open at a time (domain 8). */
const INTERLOCK = { drawers: 4, width: 800 } as const

export function interlockFinding({ runs }: Furniture, { chest }: Design): Finding | null {
	if (!chest) return null
	const counts = runs.flatMap(({ modules }) =>
		modules
			.filter(({ width }) => width > INTERLOCK.width)
			.flatMap(({ bays }) => bays.map(({ zones }) => zones[0]?.count ?? 0)),
	)
	if (counts.length === 0) return null
	return { measured: Math.max(...counts), limit: INTERLOCK.drawers - 1, remedy: undefined }
}
