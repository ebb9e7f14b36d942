import type { Board, Front } from '@gabarit/engine'
import { useMemo } from 'react'
import { metres } from '../axes.ts'
import { SolidMesh } from '../board/solid-mesh.tsx'
import { useStage } from '../stage/stage-context.ts'
import { unitBox } from '../stage/unit-shapes.ts'
import { faceMatrix, faceOf } from './front-face.ts'
import { groovesOf } from './front-relief.ts'
import { reliefPiecesOf } from './relief-pieces.ts'

type Props = { front: Front; board: Board }

export function ReliefMesh({ front, board }: Props) {
	const face = useMemo(() => faceOf(front, board), [front, board])
	const matrix = useMemo(() => faceMatrix(face), [face])
	const pieces = useMemo(() => reliefPiecesOf(front, face, board), [front, face, board])
	const { resources } = useStage()
	const grooves = groovesOf(front, face)
	return (
		<group matrix={matrix} matrixAutoUpdate={false} matrixWorldNeedsUpdate>
			{pieces.map((piece) => (
				<SolidMesh key={piece.shape.id} matrix={piece.matrix} shape={piece.shape} />
			))}
			{grooves.map(({ at, size }) => (
				<mesh
					dispose={null}
					geometry={unitBox(resources.geometries)}
					key={at.join(' ')}
					material={resources.groove()}
					position={[at[0] * metres, at[1] * metres, at[2] * metres]}
					scale={[size[0] * metres, size[1] * metres, size[2] * metres]}
				/>
			))}
		</group>
	)
}
