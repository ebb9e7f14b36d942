// How a front opens: a leaf turns around its hinges, a flap drops, a drawer's front comes out with its drawer.
import type { Board, Front, Point3 } from '@gabarit/engine'
import type { Group } from 'three'
import { along, facingOf, toScene } from '../axes.ts'
import { cornersOf } from '../board/board-corners.ts'
import { openAngle, swingOf } from './leaf-swing.ts'

/** From shut to open, in radians: `turn` around a vertical line, `drop` of its upper edge towards the viewer; then along a way in mm. */
export type FrontMotion = { pivot: Point3; turn: number; drop: number; slide: Point3 }

/** A drawer is shown half out. */
const drawerShare = 0.5
/** mm: far enough to reach a cart's rear, as far as it is deep. */
const cartWay = 430
const still: Point3 = [0, 0, 0]

/** `carried`: what the front takes along, the boards of its drawer. Null where it stays shut. */
export function motionOf(
	front: Front,
	board: Board,
	carried: readonly Board[],
): FrontMotion | null {
	const swing = swingOf(front, board)
	if (swing) {
		const turn = (swing.sense * openAngle * Math.PI) / 180
		return { pivot: swing.pivot, turn, drop: 0, slide: still }
	}
	if (front.kind === 'Flap') return dropOf(board)
	const comesOut = front.kind === 'DrawerFront' || front.kind === 'PullOut'
	if (!comesOut || carried.length === 0) return null
	const { out } = facingOf(front.run)
	const depths = carried.flatMap(cornersOf).map((corner) => along(out, corner))
	const depth = Math.max(...depths) - Math.min(...depths)
	const way = Math.round(front.kind === 'PullOut' ? Math.min(cartWay, depth) : depth * drawerShare)
	return { pivot: still, turn: 0, drop: 0, slide: [out[0] * way, out[1] * way, 0] }
}

/** Down to level, around the lower edge of its back, so that it goes on where the carcass ends. Flaps stand in a main run. */
function dropOf(board: Board): FrontMotion {
	const corners = cornersOf(board)
	const least = (axis: 0 | 1 | 2) => Math.min(...corners.map((corner) => corner[axis]))
	const pivot: Point3 = [least(0), least(1), least(2)]
	return { pivot, turn: 0, drop: Math.PI / 2, slide: still }
}

/** Where a point of a front is at a share of its way; as `moveFront` moves it. */
export function movedPoint(motion: FrontMotion, share: number, [x, y, z]: Point3): Point3 {
	const { pivot, slide } = motion
	const [turn, drop] = [motion.turn * share, motion.drop * share]
	const [dx, dy, dz] = [x - pivot[0], y - pivot[1], z - pivot[2]]
	const [across, out] = [
		dx * Math.cos(turn) + dy * Math.sin(turn),
		dy * Math.cos(turn) - dx * Math.sin(turn),
	]
	return [
		pivot[0] + slide[0] * share + across,
		pivot[1] + slide[1] * share + out * Math.cos(drop) + dz * Math.sin(drop),
		pivot[2] + slide[2] * share + dz * Math.cos(drop) - out * Math.sin(drop),
	]
}

/** `share`: 0 is shut, 1 is open. */
export function moveFront(group: Group, motion: FrontMotion, share: number): void {
	const { pivot, turn, drop, slide } = motion
	group.position.set(
		...toScene([
			pivot[0] + slide[0] * share,
			pivot[1] + slide[1] * share,
			pivot[2] + slide[2] * share,
		]),
	)
	group.rotation.set(drop * share, turn * share, 0)
}
