import type { Board } from '@gabarit/engine'
import { useEffect } from 'react'
import type { Matrix4 } from 'three'
import { useStage } from '../stage/stage-context.ts'
import { boardGeometry, figureOf, shapeKey } from './board-geometry.ts'
import type { GrainOffset } from './grain-offset.ts'

type Props = {
	shape: Pick<Board, 'id' | 'outline' | 'radii' | 'thickness' | 'grain' | 'material'>
	matrix: Matrix4
	/** Its place on the figured sheet, where it does not choose one itself. */
	figure?: GrainOffset | undefined
}

export function SolidMesh({ shape, matrix, figure }: Props) {
	const { catalogue, resources } = useStage()
	const place = figureOf(shape, resources.isFigured(catalogue, shape.material), figure)
	const key = shapeKey(shape, place)
	const geometry = resources.geometries.get(key, () => boardGeometry(shape, place))
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
