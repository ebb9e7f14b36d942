import { type Furniture, pullOutsOf, type Run } from '@gabarit/engine'
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

/** How far the widest leaf and the longest pull-out come out of the fronts; 0 without any. */
export function openReach(furniture: Furniture, run: Run): number {
	const { boards, fronts } = furniture
	const leaves = fronts.filter((front) => front.run === run.side && front.kind === 'Leaf')
	const widths = leaves.map((front) => boards.find(({ id }) => id === front.board)?.width ?? 0)
	const carts = pullOutsOf(furniture).filter(({ front }) => front.run === run.side)
	return Math.max(0, ...widths, ...carts.map(({ runner }) => runner))
}

export function shownDepth(furniture: Furniture): number {
	const reach = furniture.runs.map((run) => {
		const front = frontReachOf(furniture, run)
		return run.side === 'Main' ? front + openReach(furniture, run) : front
	})
	return Math.max(...reach) + BEYOND_SWING
}
