import type { Board, FaceBox, Front } from '@gabarit/engine'
import { useMemo } from 'react'
import { Matrix4 } from 'three'
import { metres } from '../axes.ts'
import { SolidMesh } from '../board/solid-mesh.tsx'
import { useStage } from '../stage/stage-context.ts'
import { unitBox } from '../stage/unit-shapes.ts'
import { faceMatrix, faceOf } from './front-face.ts'
import { groovesOf, reliefOf } from './front-relief.ts'

type Props = { front: Front; board: Board }

function pieceOf({ size: [width, height, thickness] }: FaceBox, id: string, material: string) {
	return {
		id,
		material,
		outline: [[0, 0] as const, [width, 0] as const, [width, height] as const, [0, height] as const],
		thickness,
		grain: height > width ? ('width' as const) : ('length' as const),
	}
}

function placeOf({ at, size }: FaceBox): Matrix4 {
	const [x, y, z] = at.map((middle, i) => (middle - (size[i] ?? 0) / 2) * metres)
	return new Matrix4().makeTranslation(x ?? 0, y ?? 0, z ?? 0)
}

export function ReliefMesh({ front, board }: Props) {
	const face = useMemo(() => faceOf(front, board), [front, board])
	const matrix = useMemo(() => faceMatrix(face), [face])
	const pieces = useMemo(
		() =>
			reliefOf(front, face).map((box, i) => ({
				shape: pieceOf(box, `${board.id} ${i}`, board.material),
				matrix: placeOf(box),
			})),
		[front, face, board],
	)
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
