import type { Board } from '@gabarit/engine'
import { memo, useMemo } from 'react'
import { matrixOf } from '../axes.ts'
import { isSameBoard } from './same-board.ts'
import { SolidMesh } from './solid-mesh.tsx'

type Props = { board: Board }

function BoardMeshOnce({ board }: Props) {
	const matrix = useMemo(() => matrixOf(board.pose), [board])
	return <SolidMesh matrix={matrix} shape={board} />
}

/** Drawn again only when the board itself changed. */
export const BoardMesh = memo(BoardMeshOnce, (before, after) =>
	isSameBoard(before.board, after.board),
)
