import { useEffect, useMemo } from 'react'
import { BufferGeometry, Float32BufferAttribute, type Material } from 'three'
import type { Surface } from '../room/surface.ts'

type Props = { surface: Surface; material: Material; castShadow?: boolean }

function geometryOf({ positions, normals, uvs, tints, indices }: Surface): BufferGeometry {
	const geometry = new BufferGeometry()
	geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
	geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3))
	geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2))
	geometry.setAttribute('color', new Float32BufferAttribute(tints, 3))
	geometry.setIndex(indices)
	return geometry
}

export function SurfaceMesh({ surface, material, castShadow = true }: Props) {
	const geometry = useMemo(() => geometryOf(surface), [surface])
	useEffect(() => {
		return () => geometry.dispose()
	}, [geometry])
	if (surface.indices.length === 0) return null
	return (
		<mesh
			castShadow={castShadow}
			dispose={null}
			geometry={geometry}
			material={material}
			receiveShadow
		/>
	)
}
