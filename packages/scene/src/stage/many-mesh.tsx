import { useEffect, useMemo } from 'react'
import { type BufferGeometry, Color, InstancedMesh, type Material, type Matrix4 } from 'three'

type Props = {
	geometry: BufferGeometry
	material: Material
	copies: readonly { matrix: Matrix4; color: string }[]
}

function manyOf({ geometry, material, copies }: Props): InstancedMesh {
	const mesh = new InstancedMesh(geometry, material, copies.length)
	copies.forEach(({ matrix, color }, i) => {
		mesh.setMatrixAt(i, matrix)
		mesh.setColorAt(i, new Color(color))
	})
	mesh.castShadow = true
	mesh.receiveShadow = true
	mesh.frustumCulled = false
	return mesh
}

export function ManyMesh({ geometry, material, copies }: Props) {
	const mesh = useMemo(() => manyOf({ geometry, material, copies }), [geometry, material, copies])
	useEffect(() => {
		return () => {
			mesh.dispose()
		}
	}, [mesh])
	return copies.length === 0 ? null : <primitive dispose={null} object={mesh} />
}
