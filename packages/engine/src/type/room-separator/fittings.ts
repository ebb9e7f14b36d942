// What joins a separator and holds it up (domain 24.2).
import { type Board, type Point2, pointOn } from '../../furniture/board.ts'
import { type FittingBuilder, type Item, poseOn } from '../../furniture/hardware/fitting.ts'
import { GRID_JOINT } from '../../furniture/weight.ts'
import { CEILING_FOOT, GLIDE } from './limits.ts'

const joint: Item = { family: 'connectors', size: GRID_JOINT.size }
const glide: Item = { family: 'glide' }
const foot: Item = { family: 'ceiling-foot' }
const anchor: Item = { family: 'wall-anchor' }

/** mm from the faces of the separator to the middle of a glide. */
const GLIDE_FROM_FACE = 50
/** mm: the plate of a ceiling foot along the depth. */
const FOOT_LENGTH = 60
/** mm: the lowest anchor above the floor, the highest below the top. */
const ANCHORS = { lowest: 200, belowTop: 100 } as const

/** Dowels and cams at both ends of a board. */
export function addJoint(
	board: Board,
	between: readonly [Board, Board],
	{ add }: FittingBuilder,
): void {
	const middle = [board.length / 2, board.width / 2] as const
	const boards = [board, ...between].map(({ id }) => id)
	add(joint, { group: board.group, boards, pose: poseOn(board, middle, { face: 'B' }) })
}

export function addGlides(upright: Board, { add }: FittingBuilder): void {
	for (const across of [GLIDE_FROM_FACE, upright.width - GLIDE_FROM_FACE]) {
		const pose = poseAtEnd(upright, [0, across])
		add(glide, { group: upright.group, boards: [upright.id], pose })
	}
}

/** Screwed up against the ceiling; its plate is as wide as the upright. */
export function addCeilingFoot(upright: Board, { add }: FittingBuilder): void {
	const pose = poseAtEnd(upright, [upright.length, upright.width / 2])
	const half = upright.thickness / 2
	add(foot, {
		group: upright.group,
		boards: [upright.id],
		pose,
		box: { from: [-FOOT_LENGTH / 2, -half, 0], to: [FOOT_LENGTH / 2, half, CEILING_FOOT] },
	})
}

/** Through the first upright into the wall. */
export function addAnchors(upright: Board, height: number, { add }: FittingBuilder): void {
	for (const z of [ANCHORS.lowest, height / 2, height - ANCHORS.belowTop]) {
		const pose = poseOn(upright, [z - GLIDE, upright.width / 2], { face: 'B' })
		add(anchor, { group: upright.group, boards: [upright.id], pose })
	}
}

/** On the lower or the upper edge of an upright, away from it; u along the depth. */
function poseAtEnd(board: Board, [a, b]: Point2) {
	const { v, n } = board.pose
	return {
		origin: pointOn(board, [a, b, board.thickness / 2]),
		u: v,
		v: n,
		n: [0, 0, a === 0 ? -1 : 1] as const,
	}
}
