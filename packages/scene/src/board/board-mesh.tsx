import type { Board } from '@gabarit/engine'
import { memo, useMemo } from 'react'
import { matrixOf } from '../axes.ts'
import type { GrainOffset } from './grain-offset.ts'
import { isSameBoard } from './same-board.ts'
import { SolidMesh } from './solid-mesh.tsx'

type Props = { board: Board; figure?: GrainOffset | undefined }

function BoardMeshOnce({ board, figure }: Props) {
	const matrix = useMemo(() => matrixOf(board.pose), [board])
	return <SolidMesh figure={figure} matrix={matrix} shape={board} />
}

/** Drawn again only when the board itself changed. */
export const BoardMesh = memo(
	BoardMeshOnce,
	(before, after) =>
		isSameBoard(before.board, after.board) && isSameOffset(before.figure, after.figure),
)

function isSameOffset(a: GrainOffset | undefined, b: GrainOffset | undefined): boolean {
	return a?.along === b?.along && a?.across === b?.across && a?.mirrored === b?.mirrored
}
