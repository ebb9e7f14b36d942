import { BoxGeometry, type BufferGeometry } from 'three'
import type { GeometryStore } from '../board/geometry-store.ts'

export function unitBox(store: GeometryStore): BufferGeometry {
	return store.get('unit box', () => new BoxGeometry(1, 1, 1))
}
