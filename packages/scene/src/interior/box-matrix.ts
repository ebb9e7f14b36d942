import type { Point3 } from '@gabarit/engine'
import { Matrix4, Vector3 } from 'three'
import { toScene } from '../axes.ts'

/** Puts the unit box between two opposite corners in the room, the lower one first, mm. */
export function boxMatrix({ from, to }: { from: Point3; to: Point3 }): Matrix4 {
	const [low, high] = [new Vector3(...toScene(from)), new Vector3(...toScene(to))]
	const size = high.clone().sub(low)
	return new Matrix4()
		.makeTranslation(low.add(high).multiplyScalar(0.5))
		.multiply(new Matrix4().makeScale(size.x, size.y, size.z))
}
