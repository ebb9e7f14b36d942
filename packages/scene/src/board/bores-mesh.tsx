import type { Board, Furniture } from '@gabarit/engine'
import { useMemo } from 'react'
import { CylinderGeometry, Matrix4 } from 'three'
import { matrixOf, metres } from '../axes.ts'
import { ManyMesh } from '../stage/many-mesh.tsx'
import { useStage } from '../stage/stage-context.ts'

type Props = { furniture: Furniture }
type Bore = NonNullable<Board['bores']>[number]

/** mm that the dark disc stands proud of the face, so that it is not hidden in it. */
const proud = 0.3
const black = '#26211D'

/** A bore is shown as a dark disc on its face, a through bore on both. */
export function BoresMesh({ furniture }: Props) {
	const { resources } = useStage()
	const copies = useMemo(
		() =>
			furniture.boards.flatMap((board) =>
				(board.bores ?? []).flatMap((bore) =>
					facesOf(bore, board).map((c) => ({ matrix: discMatrix(board, bore, c), color: black })),
				),
			),
		[furniture],
	)
	const disc = resources.geometries.get('unit disc', () => new CylinderGeometry(0.5, 0.5, 1, 32))
	return <ManyMesh copies={copies} geometry={disc} material={resources.plain({ color: black })} />
}

function facesOf({ face, depth }: Bore, { thickness }: Board): number[] {
	if (depth >= thickness) return [-proud, thickness + proud]
	return [face === 'A' ? thickness + proud : -proud]
}

function discMatrix({ pose }: Board, { at: [a, b], diameter }: Bore, c: number): Matrix4 {
	return matrixOf(pose)
		.multiply(new Matrix4().makeTranslation(a * metres, b * metres, c * metres))
		.multiply(new Matrix4().makeRotationX(Math.PI / 2))
		.multiply(new Matrix4().makeScale(diameter * metres, proud * metres, diameter * metres))
}
