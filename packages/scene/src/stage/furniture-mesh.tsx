import type { Furniture, Room } from '@gabarit/engine'
import { memo, useMemo } from 'react'
import { BoardMesh } from '../board/board-mesh.tsx'
import { BoresMesh } from '../board/bores-mesh.tsx'
import { BelongingsMesh } from '../contents/belongings-mesh.tsx'
import { ScreenMesh } from '../contents/screen-mesh.tsx'
import { FrontLeaf } from '../front/front-leaf.tsx'
import { DrawerNotchesMesh } from '../interior/drawer-notches-mesh.tsx'
import { FittingsMesh } from '../interior/fittings-mesh.tsx'
import { standingPartsOf } from './standing-parts.ts'

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
	const { fixed, fronts, still } = useMemo(() => standingPartsOf(furniture), [furniture])
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
