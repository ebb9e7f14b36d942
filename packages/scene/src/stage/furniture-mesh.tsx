import type { Board, Furniture, Room } from '@gabarit/engine'
import { memo, useMemo } from 'react'
import { BoardMesh } from '../board/board-mesh.tsx'
import { BoresMesh } from '../board/bores-mesh.tsx'
import { BelongingsMesh } from '../contents/belongings-mesh.tsx'
import { ScreenMesh } from '../contents/screen-mesh.tsx'
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

function FurnitureMeshOnce(props: Props) {
	const { furniture, room, open, showLeaves, showContents } = props
	const { fixed, fronts, still } = useMemo(() => {
		const moving = movingParts(furniture)
		const inFront = new Set(moving.flatMap(({ board, carried }) => [board, ...carried]))
		const standing = furniture.boards.filter((board) => !inFront.has(board))
		return {
			fixed: [...standing, ...cornerBattensOf(furniture)],
			fronts: moving,
			// A front takes its own notch along.
			still: { boards: standing, fronts: furniture.fronts },
		}
	}, [furniture])
	return (
		<>
			{fixed.map((board) => (
				<BoardMesh board={board} key={board.id} />
			))}
			{fronts
				.filter(({ front }) => showLeaves || front.kind !== 'Leaf')
				.map(({ front, board, carried }) => (
					<FrontLeaf
						board={board}
						carried={carried}
						front={front}
						key={front.id}
						open={open.has(front.id)}
					/>
				))}
			<FittingsMesh furniture={furniture} />
			<DrawerNotchesMesh furniture={still} />
			<BoresMesh furniture={furniture} />
			{room.screen && <ScreenMesh screen={room.screen} />}
			{showContents && <BelongingsMesh furniture={furniture} room={room} />}
		</>
	)
}

/** Drawn again only when the furniture has changed, so that the viewer may turn around it. */
export const FurnitureMesh = memo(FurnitureMeshOnce)

const comesOut: ReadonlySet<Furniture['groups'][number]['kind']> = new Set(['drawer', 'cart'])

type MovingPart = { front: Furniture['fronts'][number]; board: Board; carried: Board[] }

/** Each front with what comes out with it: the boards of its drawer or its cart. */
function movingParts({ boards, fronts, groups }: Furniture): MovingPart[] {
	const byId = new Map(boards.map((board) => [board.id, board]))
	const drawers = new Set(groups.filter(({ kind }) => comesOut.has(kind)).map(({ id }) => id))
	return fronts.flatMap((front) => {
		const board = byId.get(front.board)
		if (!board) return []
		const carried = drawers.has(board.group)
			? boards.filter((each) => each.group === board.group && each !== board)
			: []
		return [{ front, board, carried }]
	})
}
