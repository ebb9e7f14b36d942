import { type Board, type Furniture, type Opening, openingsOf } from '@gabarit/engine'
import { cornerBattensOf } from '../interior/fittings.ts'

export type StandingParts = {
	/** Boards that no front carries. */
	fixed: readonly Board[]
	fronts: readonly Opening[]
	/** What has its notches drawn in place: a front takes its own along. */
	still: Pick<Furniture, 'boards' | 'fronts'>
}

/** The boards of the furniture, apart by whether they come along when something opens. */
export function standingPartsOf(furniture: Furniture): StandingParts {
	const openings = openingsOf(furniture)
	const inFront = new Set(openings.flatMap(({ board, carried }) => [board, ...carried]))
	const shut = shutFronts(furniture, openings)
	for (const { board } of shut) inFront.add(board)
	const standing = furniture.boards.filter((board) => !inFront.has(board))
	return {
		fixed: [...standing, ...cornerBattensOf(furniture)],
		fronts: [...openings, ...shut],
		still: { boards: standing, fronts: furniture.fronts },
	}
}

/** Fronts that never open, false fronts among them, are drawn as fronts too. */
function shutFronts({ boards, fronts }: Furniture, openings: readonly Opening[]): Opening[] {
	const opening = new Set(openings.map(({ id }) => id))
	const byId = new Map(boards.map((board) => [board.id, board]))
	return fronts.flatMap((front): Opening[] => {
		const board = opening.has(front.id) ? undefined : byId.get(front.board)
		return board ? [{ id: front.id, front, board, carried: [], inner: false }] : []
	})
}
