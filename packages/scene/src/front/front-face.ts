import type { Board, Front, Point3 } from '@gabarit/engine'
import { Matrix4 } from 'three'
import { along, directionToScene, facingOf, toScene } from '../axes.ts'
import { cornersOf } from '../board/board-corners.ts'

/** A face seen from the room, mm; `origin` is its bottom left corner. */
export type FrontFace = {
	origin: Point3
	right: Point3
	out: Point3
	width: number
	height: number
	/** Lower than `height` under a slope. */
	lowEdge: number
}

export function faceOf(front: Pick<Front, 'run' | 'face'>, board: Board): FrontFace {
	const { right, out } = facingOf(front.run, front.face)
	const corners = cornersOf(board)
	const sides = corners.map((corner) => along(right, corner))
	const heights = corners.map((corner) => corner[2])
	const face = Math.max(...corners.map((corner) => along(out, corner)))
	const left = Math.min(...sides)
	const bottom = Math.min(...heights)
	return {
		origin: [right[0] * left + out[0] * face, right[1] * left + out[1] * face, bottom],
		right,
		out,
		width: Math.max(...sides) - left,
		height: Math.max(...heights) - bottom,
		lowEdge: Math.min(...heights.filter((height) => height > bottom)) - bottom,
	}
}

/** From the face's metres (right, up, out) to three's. */
export function faceMatrix({ origin, right, out }: FrontFace): Matrix4 {
	return new Matrix4()
		.makeBasis(directionToScene(right), directionToScene([0, 0, 1]), directionToScene(out))
		.setPosition(...toScene(origin))
}

/** To the right and up from the face's corner, mm. */
export function onFace({ origin, right }: FrontFace, point: Point3): [number, number] {
	return [along(right, point) - along(right, origin), point[2] - origin[2]]
}
