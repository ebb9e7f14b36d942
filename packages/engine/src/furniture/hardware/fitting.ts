import { type Board, type Face, type Point2, type Point3, type Pose, pointOn } from '../board.ts'
import type { GroupId } from '../group.ts'
import { numberedIds } from '../numbered.ts'
import type { RunFrame } from '../run-frame.ts'

export const families = [
	'cable-tray',
	'ceiling-foot',
	'connectors',
	'corner-batten',
	'drawer-runner',
	'flap-hinge',
	'flap-stay',
	'glide',
	'grommet',
	'handle',
	'hang-profile',
	'heavy-runner',
	'hinge',
	'hinge-spacer',
	'led',
	'led-charger',
	'leg',
	'levelling-foot',
	'panel-batten',
	'panel-bracket',
	'push-to-open',
	'rail',
	'rail-bracket',
	'shelf-pin',
	'sliding-rail',
	'steel-frame',
	'stiffener',
	'strip',
	'support-fixing',
	'support-leg',
	'tray-runner',
	'trouser-rack',
	'wall-anchor',
	'wall-bracket',
	'wall-rail',
	'wardrobe-lift',
] as const
export type Family = (typeof families)[number]

/** `size`: a length in mm, or the name of a model or a class. */
export type Item = { family: Family; size?: number | string; finish?: string }

/**
 * One bought part; a pair of runners is one.
 * `boards`: those it is fixed to; for a hinge the leaf, then the upright.
 * `pose`: u along its length, n away from the board; null where it is delivered loose.
 * `box`: the space it needs, in the axes of the pose; `otherBox`: of a pair that needs some at both sides.
 */
export type Fitting = {
	id: string
	item: Item
	group: GroupId
	boards: Board['id'][]
	pose: Pose | null
	box?: Box
	otherBox?: Box
}

type Box = { from: Point3; to: Point3 }

export type FittingBuilder = {
	add: (item: Item, at: Omit<Fitting, 'id' | 'item'>) => void
	fittings: Fitting[]
}

/** The only place that gives fittings their ids. */
export function fittingBuilder(): FittingBuilder {
	const fittings: Fitting[] = []
	const nextId = numberedIds()
	const add: FittingBuilder['add'] = (item, { group, boards, pose, box, otherBox }) => {
		const fitting: Fitting = { id: nextId(group, item.family), item, group, boards, pose }
		fittings.push(box ? { ...fitting, box, ...(otherBox && { otherBox }) } : fitting)
	}
	return { add, fittings }
}

/** At (a, b) on a face: n points away from the board, u along its length or its width. */
export function poseOn(
	board: Board,
	[a, b]: Point2,
	{ face, along = 'length' }: { face: Face; along?: 'length' | 'width' },
): Pose {
	const { u, v, n } = board.pose
	return {
		origin: pointOn(board, [a, b, face === 'A' ? board.thickness : 0]),
		u: along === 'length' ? u : v,
		v: along === 'length' ? v : u,
		n: face === 'A' ? n : [-n[0], -n[1], -n[2]],
	}
}

export function poseIn(frame: RunFrame, { origin, u, v, n }: Pose): Pose {
	return {
		origin: frame.point(origin),
		u: frame.direction(u),
		v: frame.direction(v),
		n: frame.direction(n),
	}
}
