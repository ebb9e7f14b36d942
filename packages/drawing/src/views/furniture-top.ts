// How high a run really stands.
import type { Furniture, Run } from '@gabarit/engine'
import { heightSpan } from '../facing.ts'

/** Highest point of a run's boards. */
export function furnitureTop(furniture: Furniture, run: Run): number {
	const own = furniture.boards.filter((board) => board.run === run.side)
	return Math.max(...own.map((board) => heightSpan(board).top))
}
