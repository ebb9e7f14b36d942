import { BufferGeometry, Float32BufferAttribute } from 'three'
import type { Surface } from './surface.ts'

export function surfaceGeometry({
	positions,
	normals,
	uvs,
	tints,
	indices,
}: Surface): BufferGeometry {
	const geometry = new BufferGeometry()
	geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
	geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3))
	geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2))
	geometry.setAttribute('color', new Float32BufferAttribute(tints, 3))
	geometry.setIndex(indices)
	return geometry
}
