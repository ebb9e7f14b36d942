// Furniture: millimetres, x right along the back wall, y from it into the room, z up (left-handed).
// Three: metres, x right, y up, z towards the viewer (right-handed): y and z change places.
import type { Front, Point3, Pose, RunSide } from '@gabarit/engine'
import { Matrix4, Vector3 } from 'three'

export const metres = 0.001

export function toScene([x, y, z]: Point3): [number, number, number] {
	return [x * metres, z * metres, y * metres]
}

/** A direction in three's axes, not scaled. */
export function directionToScene([x, y, z]: Point3): Vector3 {
	return new Vector3(x, z, y)
}

/** The matrix that puts a board's own millimetres (a, b, c), taken as metres, at its pose. */
export function matrixOf(pose: Pose): Matrix4 {
	return new Matrix4()
		.makeBasis(directionToScene(pose.u), directionToScene(pose.v), directionToScene(pose.n))
		.setPosition(...toScene(pose.origin))
}

/** Seen by a person who faces a run: the direction of the right hand, and the way into the room. */
export type Facing = { right: Point3; out: Point3 }

const facings: Record<RunSide, Facing> = {
	Main: { right: [1, 0, 0], out: [0, 1, 0] },
	Left: { right: [0, -1, 0], out: [1, 0, 0] },
	Right: { right: [0, 1, 0], out: [-1, 0, 0] },
}

/** What stands in the rear face is seen by a person behind it. */
export function facingOf(side: RunSide, face?: Front['face']): Facing {
	const { right, out } = facings[side]
	return face === undefined ? facings[side] : { right: reversed(right), out: reversed(out) }
}

function reversed([x, y, z]: Point3): Point3 {
	return [-x, -y, z]
}

/** Length of a point along a direction. */
export function along(direction: Point3, point: Point3): number {
	return direction[0] * point[0] + direction[1] * point[1] + direction[2] * point[2]
}
