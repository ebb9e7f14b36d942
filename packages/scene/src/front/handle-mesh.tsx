import type { Board, Front } from '@gabarit/engine'
import { useMemo } from 'react'
import { finishOf } from '../material/handle-finish.ts'
import { useStage } from '../stage/stage-context.ts'
import { faceMatrix, faceOf } from './front-face.ts'
import { handlePiecesOf } from './handle-pieces.ts'

type Props = { front: Front; board: Board }

export function HandleMesh({ front, board }: Props) {
	const { catalogue, resources } = useStage()
	const face = useMemo(() => faceOf(front, board), [front, board])
	const matrix = useMemo(() => faceMatrix(face), [face])
	const pieces = useMemo(
		() => handlePiecesOf({ front, face }, catalogue, resources.geometries),
		[front, face, catalogue, resources],
	)
	if (!front.handle || pieces.length === 0) return null
	const material = resources.plain(finishOf(front.handle.color))
	return (
		<group matrix={matrix} matrixAutoUpdate={false} matrixWorldNeedsUpdate>
			{pieces.map((piece) => (
				<mesh
					castShadow
					dispose={null}
					geometry={piece.geometry}
					key={piece.key}
					material={material}
					matrix={piece.matrix}
					matrixAutoUpdate={false}
					matrixWorldNeedsUpdate
					receiveShadow
				/>
			))}
		</group>
	)
}
