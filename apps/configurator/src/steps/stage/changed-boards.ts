// What a tried option changes, board by board.
import type { Board, Fitting, Front, Furniture } from '@gabarit/engine'

/** Those of `after` that do not stand so in `before`; where none, those that carry another fitting. */
export function changedBoards(before: Furniture, after: Furniture): Board[] {
	const known = signsOf(before.boards, boardSign(before))
	const sign = boardSign(after)
	const changed = after.boards.filter((board) => !known.has(sign(board)))
	if (changed.length > 0) return changed
	const fitted = signsOf(before.fittings, fittingSign)
	const carriers = new Set(
		after.fittings
			.filter((fitting) => !fitted.has(fittingSign(fitting)))
			.flatMap(({ boards }) => boards),
	)
	return after.boards.filter(({ id }) => carriers.has(id))
}

function signsOf<T>(all: readonly T[], signOf: (one: T) => string): ReadonlySet<string> {
	return new Set(all.map(signOf))
}

/** How it looks, not what it is called nor how it is milled inside; a front has a style and a handle too. */
function boardSign({ fronts }: Furniture): (board: Board) => string {
	const byBoard = new Map(fronts.map((front) => [front.board, front]))
	return (board) => {
		const { id, pose, outline, thickness, material, cuts, bores } = board
		return JSON.stringify([
			pose,
			outline,
			thickness,
			material,
			cuts,
			bores,
			lookOf(byBoard.get(id)),
		])
	}
}

function lookOf(front: Front | undefined): unknown {
	if (front === undefined) return null
	const { style, count, openingSide, handle, kind } = front
	return { style, count, openingSide, handle, kind }
}

function fittingSign({ item, boards, pose }: Fitting): string {
	return JSON.stringify([item, boards, pose])
}
