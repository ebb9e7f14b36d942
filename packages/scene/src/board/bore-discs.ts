// A bore is shown as a dark disc on its face, a through bore on both.
import type { Board, Furniture } from '@gabarit/engine'
import { CylinderGeometry, Matrix4 } from 'three'
import { matrixOf, metres } from '../axes.ts'

type Bore = NonNullable<Board['bores']>[number]

/** mm that the dark disc stands proud of the face, so that it is not hidden in it. */
const proud = 0.3

export const boreColor = '#26211D'

/** Its axis is y. */
export function unitDisc(sides = 32): CylinderGeometry {
	return new CylinderGeometry(0.5, 0.5, 1, sides)
}

/** The places of the unit disc. */
export function boreDiscsOf({ boards }: Pick<Furniture, 'boards'>): Matrix4[] {
	return boards.flatMap((board) =>
		(board.bores ?? []).flatMap((bore) =>
			facesOf(bore, board).map((c) => discMatrix(board, bore, c)),
		),
	)
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
