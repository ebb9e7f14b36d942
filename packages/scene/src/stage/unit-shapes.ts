import { BoxGeometry, type BufferGeometry, CylinderGeometry, ExtrudeGeometry, Shape } from 'three'
import type { GeometryStore } from '../board/geometry-store.ts'

export function unitBox(store: GeometryStore): BufferGeometry {
	return store.get('unit box', () => new BoxGeometry(1, 1, 1))
}

/** Round as seen from before: its axis is z. */
export function unitCylinder(store: GeometryStore): BufferGeometry {
	return store.get('unit cylinder', () =>
		new CylinderGeometry(0.5, 0.5, 1, 32).rotateX(Math.PI / 2),
	)
}

/** Share of a bar's width that its broken edges take. */
const bevel = 0.14

/** A bar along an axis with broken edges; its ends are sharp. */
export function unitBar(store: GeometryStore, axis: 'x' | 'y' | 'z'): BufferGeometry {
	return store.get(`unit bar ${axis}`, () => {
		const [near, far] = [0.5 - bevel, 0.5]
		const shape = new Shape()
		shape.moveTo(near, -far)
		for (const [x, y] of [
			[far, -near],
			[far, near],
			[near, far],
			[-near, far],
			[-far, near],
			[-far, -near],
			[-near, -far],
		] as const)
			shape.lineTo(x, y)
		shape.closePath()
		const bar = new ExtrudeGeometry(shape, { depth: 1, bevelEnabled: false }).translate(0, 0, -0.5)
		if (axis === 'x') return bar.rotateY(Math.PI / 2)
		return axis === 'y' ? bar.rotateX(Math.PI / 2) : bar
	})
}
