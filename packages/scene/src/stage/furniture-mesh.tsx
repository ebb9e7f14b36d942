import type { Furniture, Room } from '@gabarit/engine'
import { useMemo } from 'react'
import { BoardMesh } from '../board/board-mesh.tsx'
import { BoresMesh } from '../board/bores-mesh.tsx'
import { BelongingsMesh } from '../contents/belongings-mesh.tsx'
import { FrontLeaf } from '../front/front-leaf.tsx'
import { DrawerNotchesMesh } from '../interior/drawer-notches-mesh.tsx'
import { cornerBattensOf } from '../interior/fittings.ts'
import { FittingsMesh } from '../interior/fittings-mesh.tsx'

type Props = {
	furniture: Furniture
	room: Room
	open: ReadonlySet<string>
	showLeaves: boolean
	showContents: boolean
}

export function FurnitureMesh({ furniture, room, open, showLeaves, showContents }: Props) {
	const { fixed, fronts } = useMemo(() => {
		const byId = new Map(furniture.boards.map((board) => [board.id, board]))
		const inFront = new Set(furniture.fronts.map(({ board }) => board))
		return {
			fixed: [
				...furniture.boards.filter(({ id }) => !inFront.has(id)),
				...cornerBattensOf(furniture),
			],
			fronts: furniture.fronts.flatMap((front) => {
				const board = byId.get(front.board)
				return board ? [{ front, board }] : []
			}),
		}
	}, [furniture])
	return (
		<>
			{fixed.map((board) => (
				<BoardMesh board={board} key={board.id} />
			))}
			{fronts
				.filter(({ front }) => showLeaves || front.kind !== 'Leaf')
				.map(({ front, board }) => (
					<FrontLeaf board={board} front={front} key={front.id} open={open.has(front.id)} />
				))}
			<FittingsMesh furniture={furniture} />
			<DrawerNotchesMesh furniture={furniture} />
			<BoresMesh furniture={furniture} />
			{showContents && <BelongingsMesh furniture={furniture} roomWidth={room.width} />}
		</>
	)
}
