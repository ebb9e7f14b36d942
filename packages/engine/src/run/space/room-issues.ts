import { CARCASS_DEPTH, EPSILON, FRONT_DEPTH } from '../../constants.ts'
import { createIssue, type IssueDraft } from '../../create-issue.ts'
import type { Issue, Remedy, RunSide } from '../../issue.ts'
import { hasCorner, runSidesOf } from '../../room/corner.ts'
import { hasWall } from '../../room/has-wall.ts'
import { smallest } from '../../room/readings.ts'
import { depthOf, frontPlaneOf } from '../../room/run-depth.ts'
import { type Slope, tangent } from '../../room/slope.ts'
import type { Design } from '../design.ts'
import { hasFronts } from '../has-fronts.ts'

/** Errors of the room that concern more than one run (domain 4.2, 4.4). */
export function roomIssues(design: Design): Issue[] {
	return [
		...slopeDrafts(design),
		...wallDrafts(design),
		...featureDrafts(design),
		...combinationDrafts(design),
		...aisleDrafts(design),
		...floorDrafts(design),
	].map((draft) => createIssue(draft))
}

const SLOPE_ANGLE = { min: 15, max: 75 } as const
/** mm by which three readings of a slope may disagree (domain 0.1). */
export const SLOPE_READINGS = 15

const slopeSides = ['left', 'right', 'back'] as const
type SlopeSide = (typeof slopeSides)[number]

function slopeDrafts(design: Design): IssueDraft[] {
	return slopeSides.flatMap((side): IssueDraft[] => {
		const slope = design.slope[side]
		if (!slope) return []
		const drafts: IssueDraft[] = []
		const field = `slope.${side}`
		if (side !== 'back' && !hasWall(design, side)) {
			const remedy = { walls: wallsWith(design, side) }
			drafts.push({ code: 'slope_needs_wall', field, remedy })
		}
		drafts.push(...boundsDrafts(design, side, slope))
		if (slope.disagreement > SLOPE_READINGS) {
			const measured = Math.round(slope.disagreement)
			drafts.push({ code: 'slope_readings_disagree', field, measured, limit: SLOPE_READINGS })
		}
		return drafts
	})
}

function boundsDrafts(design: Design, side: SlopeSide, slope: Slope): IssueDraft[] {
	const drafts: IssueDraft[] = []
	const code = 'slope_out_of_bounds'
	const remedy = boundsRemedy(design, side, slope)
	const { min, max } = SLOPE_ANGLE
	if (!(slope.angle >= min - EPSILON && slope.angle <= max + EPSILON)) {
		const limit = slope.angle < min ? min : max
		const measured = Math.round(slope.angle * 10) / 10
		drafts.push({ code, field: `slope.${side}.angle`, measured, limit, remedy })
	}
	if (slope.low < -EPSILON) {
		const measured = Math.round(slope.low)
		drafts.push({ code, field: `slope.${side}.low`, measured, limit: 0, remedy })
	}
	return drafts
}

// A remedy never raises the ceiling: too steep becomes the steepest allowed; nearly flat becomes flat
// at the low height.
function boundsRemedy(design: Design, side: SlopeSide, slope: Slope): Remedy | undefined {
	const ceiling = smallest(design.hu)
	if (slope.angle < SLOPE_ANGLE.min) {
		if (slope.low >= ceiling) return { slope: { [side]: null } }
		const isAlone = slopeSides.every((other) => other === side || !design.slope[other])
		const hu = Math.floor(slope.low)
		return isAlone && hu > 0 ? { hu, slope: { [side]: null } } : undefined
	}
	const angle = Math.min(slope.angle, SLOPE_ANGLE.max)
	const low = Math.max(0, Math.floor(slope.low))
	const run = Math.floor((ceiling - low) / tangent(angle))
	return run > 0 ? { slope: { [side]: { low, run, angle } } } : undefined
}

function wallsWith(design: Design, side: 'left' | 'right'): Design['walls'] {
	if (hasWall(design, side === 'left' ? 'right' : 'left')) return 'Both'
	return side === 'left' ? 'Left' : 'Right'
}

function wallDrafts(design: Design): IssueDraft[] {
	return (['left', 'right'] as const)
		.filter((side) => hasCorner(design, side) && !hasWall(design, side))
		.map((side) => ({
			code: 'side_run_needs_wall',
			field: 'walls',
			data: { side },
			remedy: { walls: 'Both' },
		}))
}

/** mm of wall that must stay beside recesses. */
const WALL_LEFT = 200

// A breast and recesses lie inside their wall; a chimney in use keeps combustible boards away (domain 4.3).
function featureDrafts(design: Design): IssueDraft[] {
	const width = smallest(design.width)
	if (design.wall === 'Fireplace') {
		if (design.breast.inUse) return [{ code: 'chimney_in_use', field: 'fireplace.inUse' }]
		const measured = design.breast.position + design.breast.width
		const field = 'pos.fireplace'
		return measured > width ? [{ code: 'feature_outside_wall', field, measured, limit: width }] : []
	}
	const sides = recessSides(design.wall)
	if (sides.length === 0) return []
	const measured = sides.reduce((sum, side) => sum + design.recess[side].width, 0)
	const limit = width - WALL_LEFT
	const field = `width.recess${sides[0] === 'right' ? 'Right' : 'Left'}`
	return measured > limit ? [{ code: 'feature_outside_wall', field, measured, limit }] : []
}

function recessSides(wall: Design['wall']): ('left' | 'right')[] {
	if (wall === 'BothRecess') return ['left', 'right']
	if (wall === 'LeftRecess') return ['left']
	return wall === 'RightRecess' ? ['right'] : []
}

function combinationDrafts(design: Design): IssueDraft[] {
	const { slope, wall, footprint } = design
	const stoodOff = slope.back !== null && slope.standoff > 0
	const isRecessed = wall !== 'None' && wall !== 'Fireplace'
	const sideways = slope.left ? 'slope.left' : 'slope.right'
	return [
		...(wall !== 'None' && footprint !== 'Straight' ? clash('wall', 'footprint') : []),
		...(slope.back && isRecessed ? clash('wall', 'slope.back') : []),
		...(stoodOff && wall !== 'None' ? clash('slope.standoff', 'wall') : []),
		...(slope.back && (slope.left ?? slope.right) ? clash('slope.back', sideways) : []),
		...(stoodOff && footprint !== 'Straight' ? clash('slope.standoff', 'footprint') : []),
		...farSlopeDrafts(design),
	]
}

const dropped = {
	wall: { wall: 'None' },
	footprint: { footprint: 'Straight' },
	'slope.standoff': { slope: { standoff: 0 } },
	'slope.back': { slope: { back: null } },
	'slope.left': { slope: { left: null, right: null } },
	'slope.right': { slope: { left: null, right: null } },
} as const satisfies Record<string, Remedy>

type Choice = keyof typeof dropped

// Either choice may give way, so there is an issue for each, with its own remedy.
function clash(
	first: Choice,
	second: Choice,
	drops: Partial<Record<Choice, Remedy>> = {},
): IssueDraft[] {
	return [first, second].map((field) => ({
		code: 'combination_impossible',
		field,
		data: { first, second },
		remedy: drops[field] ?? dropped[field],
	}))
}

// The slope of the far side must not come down in front of a side run.
function farSlopeDrafts(design: Design): IssueDraft[] {
	const ceiling = smallest(design.hu)
	return runSidesOf(design.footprint).flatMap((run): IssueDraft[] => {
		const far = run === 'Left' ? design.slope.right : run === 'Right' ? design.slope.left : null
		if (!far) return []
		const distance = smallest(design.width) - frontPlaneOf(design, run)
		const measured = Math.floor(far.low + distance * far.tan)
		if (measured >= ceiling) return []
		const [side, field] =
			run === 'Left' ? (['right', 'slope.right'] as const) : (['left', 'slope.left'] as const)
		const drops = {
			[field]: { slope: { [side]: null } },
			footprint: { footprint: withoutSide(design.footprint, run) },
		}
		const drafts = clash(field, 'footprint', drops)
		return drafts.map((draft) => ({ ...draft, run, measured, limit: ceiling }))
	})
}

function withoutSide(footprint: Design['footprint'], side: RunSide): Design['footprint'] {
	if (footprint !== 'StraightWithTwoSide') return 'Straight'
	return side === 'Left' ? 'RightSide' : 'LeftSide'
}

/** mm between two runs: to pass with doors, without doors, and to stand before the widest open leaf (domain 4.2). */
export const AISLE = { doors: 900, open: 700, standing: 300 } as const

function aisleDrafts(design: Design): IssueDraft[] {
	const sides = sideRunsOf(design)
	const opposite = sides.length === 2 || (sides.length === 1 && design.walls === 'Both')
	if (!opposite) return []
	const limit = sides.some((side) => hasFronts(design, side)) ? AISLE.doors : AISLE.open
	return narrowAisle(design, limit)
}

/** In a U a person must also be able to stand before the widest leaf, which is known once the runs are built. */
export function leafAisleIssues(design: Design, widestLeaf: number): Issue[] {
	if (sideRunsOf(design).length < 2 || widestLeaf === 0) return []
	return narrowAisle(design, widestLeaf + AISLE.standing).map((draft) => createIssue(draft))
}

function sideRunsOf({ footprint }: Design): RunSide[] {
	return runSidesOf(footprint).filter((side) => side !== 'Main')
}

function narrowAisle(design: Design, limit: number): IssueDraft[] {
	const sides = sideRunsOf(design)
	const taken = sides.reduce((sum, side) => sum + frontPlaneOf(design, side), 0)
	const measured = smallest(design.width) - taken
	if (measured >= limit) return []
	const remedy = aisleRemedy(design, sides, Math.ceil(limit - measured))
	return [{ code: 'aisle_too_narrow', field: 'room.width', measured, limit, remedy }]
}

// Shallower side runs if that is enough, else one run less.
function aisleRemedy(design: Design, sides: readonly RunSide[], missing: number): Remedy {
	const share = Math.ceil(missing / sides.length)
	const depths = sides.map((side) => {
		const least = CARCASS_DEPTH.min + (hasFronts(design, side) ? FRONT_DEPTH : 0)
		return { side, depth: depthOf(design, side) - share, least }
	})
	if (depths.every(({ depth, least }) => depth >= least)) {
		return {
			depth: Object.fromEntries(
				depths.map(({ side, depth }) => [side === 'Left' ? 'left' : 'right', depth]),
			),
		}
	}
	const room = smallest(design.width) - frontPlaneOf(design, 'Left')
	const keepsOne = sides.length === 2 && room >= AISLE.doors
	return { footprint: keepsOne ? 'LeftSide' : 'Straight' }
}

/** mm that the levellers of a carcass take up (domain 2.6). */
export const FLOOR_LEVELLERS = 15
/** mm that a higher, scribed plinth takes up; beyond that the floor is levelled first. */
const FLOOR_SCRIBED = 30

function floorDrafts({ floorSlope }: Design): IssueDraft[] {
	if (floorSlope <= FLOOR_SCRIBED) return []
	return [
		{ code: 'floor_not_level', field: 'floor.slope', measured: floorSlope, limit: FLOOR_SCRIBED },
	]
}
