import type { Board } from '@gabarit/engine'
import { useEffect } from 'react'
import type { Matrix4 } from 'three'
import { useStage } from '../stage/stage-context.ts'
import { boardGeometry, shapeKey } from './board-geometry.ts'

type Props = {
	shape: Pick<Board, 'id' | 'outline' | 'radii' | 'thickness' | 'grain' | 'material'>
	matrix: Matrix4
}

export function SolidMesh({ shape, matrix }: Props) {
	const { catalogue, resources } = useStage()
	const figured = resources.isFigured(catalogue, shape.material)
	const key = shapeKey(shape, figured)
	const geometry = resources.geometries.get(key, () => boardGeometry(shape, figured))
	useEffect(() => {
		resources.geometries.hold(key)
		return () => resources.geometries.release(key)
	}, [resources, key])
	return (
		<mesh
			castShadow
			dispose={null}
			geometry={geometry}
			material={resources.board(catalogue, shape.material)}
			matrix={matrix}
			matrixAutoUpdate={false}
			matrixWorldNeedsUpdate
			receiveShadow
		/>
	)
}
