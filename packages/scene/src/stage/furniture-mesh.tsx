import { type Furniture, type Opening, openingsOf, type Room } from '@gabarit/engine'
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
	/** How far each front stands open that is not shut. */
	shares: ReadonlyMap<string, number>
	showLeaves: boolean
	showContents: boolean
}

function FurnitureMeshOnce(props: Props) {
	const { furniture, room, shares, showLeaves, showContents } = props
	const { fixed, fronts, still } = useMemo(() => {
		const openings = openingsOf(furniture)
		const inFront = new Set(openings.flatMap(({ board, carried }) => [board, ...carried]))
		const shut = shutFronts(furniture, openings)
		for (const { board } of shut) inFront.add(board)
		const standing = furniture.boards.filter((board) => !inFront.has(board))
		return {
			fixed: [...standing, ...cornerBattensOf(furniture)],
			fronts: [...openings, ...shut],
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
				.map(({ front, board, carried, inner }) => (
					<FrontLeaf
						board={board}
						carried={carried}
						front={front}
						inner={inner}
						key={front.id}
						share={shares.get(front.id) ?? 0}
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

/** Fronts that never open, false fronts among them, are drawn as fronts too. */
function shutFronts({ boards, fronts }: Furniture, openings: readonly Opening[]): Opening[] {
	const opening = new Set(openings.map(({ id }) => id))
	const byId = new Map(boards.map((board) => [board.id, board]))
	return fronts.flatMap((front): Opening[] => {
		const board = opening.has(front.id) ? undefined : byId.get(front.board)
		return board ? [{ id: front.id, front, board, carried: [], inner: false }] : []
	})
}
