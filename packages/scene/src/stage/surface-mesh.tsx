import { useEffect, useMemo } from 'react'
import type { Material } from 'three'
import type { Surface } from '../room/surface.ts'
import { surfaceGeometry } from '../room/surface-geometry.ts'

type Props = { surface: Surface; material: Material; castShadow?: boolean }

export function SurfaceMesh({ surface, material, castShadow = true }: Props) {
	const geometry = useMemo(() => surfaceGeometry(surface), [surface])
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
