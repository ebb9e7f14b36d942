// The quarter of a circle that each leaf sweeps, and the obstacles of the room in it.
//
//   hinge ●────────  closed
//         │  sweep ／
//         │  ·  ／     a box inside it stops the leaf
//         │ ／

import type { Point2, Point3 } from '../furniture/board.ts'
import type { Front } from '../furniture/front.ts'
import { OBSTACLE_WIDTH, obstacleInPlan } from '../room/room-of.ts'
import { type CheckContext, mainWidth } from './check.ts'

/** Seen in plan, the leaf turns about `hinge` from `along` (closed) to `out` (open). */
export type Hinged = {
	front: Front
	hinge: Point2
	along: Point2
	out: Point2
	reach: number
	from: number
	to: number
}

export function swingsOf({ furniture: { fronts, boards } }: CheckContext): Hinged[] {
	return fronts.flatMap((front): Hinged[] => {
		const board = boards.find(({ id }) => id === front.board)
		if (front.kind !== 'Leaf' || !board || front.openingSide === 'None') return []
		const { origin, v, n } = board.pose
		// Opening sides are named for a viewer, who sees a left side run from its far end.
		const atStart = (front.openingSide === 'Left') !== (front.run === 'Left')
		const { width, thickness, length } = board
		const corner = plan(origin, n, thickness)
		const hinge = atStart ? corner : plan([...corner, 0], v, width)
		const along: Point2 = atStart ? [v[0], v[1]] : [-v[0], -v[1]]
		const out: Point2 = [n[0], n[1]]
		return [{ front, hinge, along, out, reach: width, from: origin[2], to: origin[2] + length }]
	})
}

function plan([x, y]: Point3, direction: Point3, by: number): Point2 {
	return [x + direction[0] * by, y + direction[1] * by]
}

export function reachBefore(hinged: Hinged, context: CheckContext): number | null {
	const reaches = boxesOf(context).flatMap((box) => {
		if (box.to <= hinged.from || box.from >= hinged.to) return []
		const near = nearestInSweep(hinged, box.corners)
		return near === null || near >= hinged.reach ? [] : [near]
	})
	return reaches.length === 0 ? null : Math.min(...reaches)
}

type Box = { corners: readonly [Point2, Point2]; from: number; to: number }

function boxesOf(context: CheckContext): Box[] {
	const width = mainWidth(context)
	return context.design.obstacle.map((obstacle) => ({
		corners: obstacleInPlan(
			{ ...obstacle, width: obstacle.width ?? OBSTACLE_WIDTH[obstacle.kind] },
			width,
		),
		from: obstacle.bottom,
		to: obstacle.bottom + obstacle.height,
	}))
}

// In the axes of the leaf the box is a rectangle and the sweep the positive quarter.
function nearestInSweep(
	{ hinge, along, out }: Hinged,
	[a, b]: readonly [Point2, Point2],
): number | null {
	const seen = [a, b].map((point): Point2 => {
		const [x, y] = [point[0] - hinge[0], point[1] - hinge[1]]
		return [x * along[0] + y * along[1], x * out[0] + y * out[1]]
	})
	const span = (axis: 0 | 1) => seen.map((point) => point[axis])
	const [far, high] = [Math.max(...span(0)), Math.max(...span(1))]
	if (far <= 0 || high <= 0) return null
	return Math.hypot(Math.max(0, Math.min(...span(0))), Math.max(0, Math.min(...span(1))))
}
