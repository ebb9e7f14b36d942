import { BoxGeometry, type BufferGeometry, CylinderGeometry } from 'three'
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
