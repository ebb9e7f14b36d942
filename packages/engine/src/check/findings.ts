// What is measured of a made furniture, once for the advice and for the live check of the same thing.
import { type Catalogue, colorsOf } from '../catalogue.ts'
import { PART_MAX, TOP_FILLER } from '../constants.ts'
import type { Board } from '../furniture/board.ts'
import type { Furniture } from '../furniture/furniture.ts'
import type { Bay, Run } from '../furniture/run.ts'
import type { Remedy, RunSide } from '../issue.ts'
import { hasWall } from '../room/has-wall.ts'
import type { Design } from '../run/design.ts'
import { leafLimits, stiffenersOf } from '../run/front/style-limits.ts'
import { fittingLimits } from '../run/module/fittings.ts'
import type { RunSpace } from '../run/space/run-space.ts'
import { tallestLying } from '../run/tilting.ts'

/** A number against its limit, and what would mend it. */
export type Finding = { measured: number; limit: number; remedy: Remedy | undefined }

/** Where a bay is. */
export type BayAt = { run: RunSide; module: number; index: number; bay: Bay }

/** Every bay of a furniture with its place. */
export function baysOf({ runs }: Furniture): BayAt[] {
	return runs.flatMap((run) =>
		run.modules.flatMap((module, i) =>
			module.bays.map((bay, b) => ({ run: run.side, module: i, index: b, bay })),
		),
	)
}

/** The height a carcass sweeps while it is raised, under its ceiling; a higher top filler lets it pass, but under two slopes it narrows what stands between them. */
export function tiltFinding({ tilt }: Run, space: RunSpace): Finding {
	const top = space.ceiling - tallestLying(space)
	const mends = space.topFiller > 0 && top <= TOP_FILLER.max && space.envelope.slopes.length < 2
	return { ...tilt, remedy: mends ? { filler: { top } } : undefined }
}

/** The tallest leaf against the height from which its material bows; null without leaves. */
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
	const top = Math.ceil(space.topFiller + measured - limit)
	const mends = space.topFiller > 0 && top <= TOP_FILLER.max
	const count = stiffenersOf(color.category, measured)
	return { measured, limit, remedy: mends ? { filler: { top } } : undefined, count, leaf }
}

/** Free-standing furniture above this is fixed to the wall. */
const ANTI_TIP_ABOVE = 600

/** The height of furniture that no wall holds, and of every chest: its open drawers pull it over; null else. */
export function antiTipFinding(design: Design, space: RunSpace): Finding | null {
	const isHeld = hasWall(design, 'left') || hasWall(design, 'right')
	if (isHeld && !design.chest) return null
	return { measured: space.carcassHeight, limit: ANTI_TIP_ABOVE, remedy: undefined }
}

/** Useful depth of every bay with a rail across it. */
export function hangerFindings(furniture: Furniture): (BayAt & Finding)[] {
	return baysOf(furniture)
		.filter(({ bay }) => bay.zones.some((zone) => zone.kind === 'Wardrobe'))
		.map((at) => ({
			...at,
			measured: at.bay.depth,
			limit: fittingLimits.Wardrobe.depthMin,
			remedy: undefined,
		}))
}

/** Tall carcasses want a fixed shelf at least this often (hand-made stacks only, domain 5). */
const STIFFNESS = { height: 1400, every: 1200 } as const

/** The widest height without a fixed shelf in every stack made by hand, where carcasses are tall. */
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

/** Boards this long are asked about the way in. */
const LONG_BOARD = 2000

/** The longest board where nobody said how it gets in; else the board that passes the way in least well. */
export function accessFinding({ boards }: Furniture, { access }: Design): BoardFinding | null {
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

/** The longest board that is taken round the turn of a usual stair (workshop practice; a wider one is told to the fitter). */
const TURNING_STAIR = 2400

// A straight stair takes any board as it is; a turning one limits its length, a door its narrower side, a lift both.
function narrowsOf(
	{ door, stair, lift }: NonNullable<Design['access']>,
	{ length, width }: Board,
): { measured: number; limit: number }[] {
	const [long, narrow] = [Math.max(length, width), Math.min(length, width)]
	const turn = stair === 'turning' ? TURNING_STAIR : PART_MAX.length
	return [
		{ measured: long, limit: turn },
		// Carried on edge or aslant, end first.
		...(door ? [{ measured: narrow, limit: aslant(door.w, door.h) }] : []),
		...(lift
			? [
					{ measured: narrow, limit: aslant(lift.w, lift.d) },
					{ measured: long, limit: lengthIn(lift, narrow) },
				]
			: []),
	]
}

// Upright, or leaning over the depth or the width of the cabin where the other takes its narrower side.
function lengthIn({ w, d, h }: { w: number; d: number; h: number }, narrow: number): number {
	return Math.max(h, ...(narrow <= w ? [aslant(h, d)] : []), ...(narrow <= d ? [aslant(h, w)] : []))
}

function aslant(a: number, b: number): number {
	return Math.floor(Math.hypot(a, b))
}

/** So many drawers in a module this wide want a lock that lets one open at a time (domain 8). */
const INTERLOCK = { drawers: 4, width: 800 } as const

/** The most drawers one above the other in a wide module of a chest; null where there are none. */
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
