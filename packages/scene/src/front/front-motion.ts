// How a front opens: a leaf turns around its hinges, the front of a drawer comes out with its drawer.
import type { Board, Front, Point3 } from '@gabarit/engine'
import type { Group } from 'three'
import { along, facingOf, toScene } from '../axes.ts'
import { cornersOf } from '../board/board-corners.ts'
import { openAngle, swingOf } from './leaf-swing.ts'

/** From shut to open: around a vertical line by so many radians, and along a way in mm. */
export type FrontMotion = { pivot: Point3; turn: number; slide: Point3 }

/** A drawer is shown half out. */
const drawnOut = 0.5
const still: Point3 = [0, 0, 0]

/** `carried`: what the front takes along, the boards of its drawer. Null where it stays shut. */
export function motionOf(
	front: Front,
	board: Board,
	carried: readonly Board[],
): FrontMotion | null {
	const swing = swingOf(front, board)
	if (swing) {
		return { pivot: swing.pivot, turn: (swing.sense * openAngle * Math.PI) / 180, slide: still }
	}
	if (front.kind !== 'DrawerFront' || carried.length === 0) return null
	const { out } = facingOf(front.run)
	const depths = carried.flatMap(cornersOf).map((corner) => along(out, corner))
	const way = Math.round((Math.max(...depths) - Math.min(...depths)) * drawnOut)
	return { pivot: still, turn: 0, slide: [out[0] * way, out[1] * way, 0] }
}

/** `share`: 0 is shut, 1 is open. */
export function moveFront(group: Group, { pivot, turn, slide }: FrontMotion, share: number): void {
	group.position.set(
		...toScene([
			pivot[0] + slide[0] * share,
			pivot[1] + slide[1] * share,
			pivot[2] + slide[2] * share,
		]),
	)
	group.rotation.set(0, turn * share, 0)
}
