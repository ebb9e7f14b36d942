// How far the furniture and its open leaves come into the room, in plan.
import type { Board, Front, Furniture, Run } from '@gabarit/engine'
import { boxAround } from '../box.ts'
import { planOutline } from '../facing.ts'

const BEYOND_SWING = 220

/** The boards of a run from above, as a box. */
export function planBox({ boards }: Furniture, run: Run) {
	return boxAround(boards.filter((board) => board.run === run.side).flatMap(planOutline))
}

/** How far from the back wall a run comes into the room. */
export function reachOf(furniture: Furniture, run: Run): number {
	const box = planBox(furniture, run)
	return box.y + box.height
}

/** The widest leaf of a run, 0 without one. */
export function widestLeaf(boards: readonly Board[], fronts: readonly Front[], run: Run): number {
	const own = fronts.filter((front) => front.run === run.side && front.kind === 'Leaf')
	const widths = own.map((front) => boards.find(({ id }) => id === front.board)?.width ?? 0)
	return Math.max(0, ...widths)
}

/** How far the side walls are shown: past the open leaves and the ends of side runs. */
export function shownDepth(furniture: Furniture): number {
	const reach = furniture.runs.map((run) => {
		const front = reachOf(furniture, run)
		if (run.side !== 'Main') return front
		return front + widestLeaf(furniture.boards, furniture.fronts, run)
	})
	return Math.max(...reach) + BEYOND_SWING
}
