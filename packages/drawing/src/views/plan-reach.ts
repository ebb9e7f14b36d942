import type { Board, Front, Furniture, Run } from '@gabarit/engine'
import { boxAround } from '../box.ts'
import { planOutline } from '../facing.ts'

const BEYOND_SWING = 220

export function planBox({ boards }: Furniture, run: Run) {
	return boxAround(boards.filter((board) => board.run === run.side).flatMap(planOutline))
}

export function frontReachOf(furniture: Furniture, run: Run): number {
	const box = planBox(furniture, run)
	return box.y + box.height
}

/** 0 without a leaf. */
export function widestLeaf(boards: readonly Board[], fronts: readonly Front[], run: Run): number {
	const own = fronts.filter((front) => front.run === run.side && front.kind === 'Leaf')
	const widths = own.map((front) => boards.find(({ id }) => id === front.board)?.width ?? 0)
	return Math.max(0, ...widths)
}

export function shownDepth(furniture: Furniture): number {
	const reach = furniture.runs.map((run) => {
		const front = frontReachOf(furniture, run)
		if (run.side !== 'Main') return front
		return front + widestLeaf(furniture.boards, furniture.fronts, run)
	})
	return Math.max(...reach) + BEYOND_SWING
}
