import type { Board, FaceBox, Front } from '@gabarit/engine'
import { Matrix4 } from 'three'
import { metres } from '../axes.ts'
import type { FrontFace } from './front-face.ts'
import { reliefOf } from './front-relief.ts'

type Shape = Pick<Board, 'id' | 'outline' | 'thickness' | 'grain' | 'material'>

/** `matrix`: to the metres of the face (right, up, out). */
export type ReliefPiece = { shape: Shape; matrix: Matrix4 }

/** Crossbars and frames that stand on a front, as boards of its material. */
export function reliefPiecesOf(front: Front, face: FrontFace, board: Board): ReliefPiece[] {
	return reliefOf(front, face).map((box, i) => ({
		shape: pieceOf(box, `${board.id} ${i}`, board.material),
		matrix: placeOf(box),
	}))
}

function pieceOf(
	{ size: [width, height, thickness] }: FaceBox,
	id: string,
	material: string,
): Shape {
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
