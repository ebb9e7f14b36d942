// What is bought: each piece once, in its place, with the boards that it sits on.
import { type Board, type Face, type Point2, type Point3, type Pose, pointOn } from './board.ts'
import type { GroupId } from './group.ts'
import { numberedIds } from './numbered.ts'
import type { RunFrame } from './run-frame.ts'

export const families = [
	'connectors',
	'corner-batten',
	'drawer-runner',
	'handle',
	'hinge',
	'hinge-spacer',
	'led',
	'led-charger',
	'levelling-foot',
	'panel-batten',
	'panel-bracket',
	'push-to-open',
	'rail',
	'rail-bracket',
	'shelf-pin',
	'sliding-rail',
	'stiffener',
	'strip',
	'support-leg',
	'tray-runner',
	'trouser-rack',
	'wall-bracket',
	'wardrobe-lift',
] as const
export type Family = (typeof families)[number]

/** What is ordered; a length, or the name that a model or a class has, is its size. */
export type Item = { family: Family; size?: number | string; finish?: string }

/**
 * One bought part, a pair of runners counted as one. `boards`: what it is fixed to or stands on, of a hinge its leaf and
 * then the upright of its plate. `pose`: u along its length, n away from the board it is fixed to; null where it is
 * delivered loose. `box`, in the axes of the pose: room that no board may enter.
 */
export type Fitting = {
	id: string
	item: Item
	group: GroupId
	boards: Board['id'][]
	pose: Pose | null
	box?: { from: Point3; to: Point3 }
}

export type FittingBuilder = {
	add: (item: Item, at: Omit<Fitting, 'id' | 'item'>) => void
	fittings: Fitting[]
}

/** Takes the fittings of a furniture, and here alone they get their ids. */
export function fittingBuilder(): FittingBuilder {
	const fittings: Fitting[] = []
	const nextId = numberedIds()
	const add: FittingBuilder['add'] = (item, { group, boards, pose, box }) => {
		const fitting: Fitting = { id: nextId(group, item.family), item, group, boards, pose }
		fittings.push(box ? { ...fitting, box } : fitting)
	}
	return { add, fittings }
}

/** A pose on a board's face at (a, b), n away from it; u along the board's length, or its width. */
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

/** A pose given in a run's own axes. */
export function poseIn(frame: RunFrame, { origin, u, v, n }: Pose): Pose {
	return {
		origin: frame.point(origin),
		u: frame.direction(u),
		v: frame.direction(v),
		n: frame.direction(n),
	}
}
