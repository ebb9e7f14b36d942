import type { Furniture, Run } from '@gabarit/engine'
import { heightSpan } from '../facing.ts'

export function furnitureTop(furniture: Furniture, run: Run): number {
	const own = furniture.boards.filter((board) => board.run === run.side)
	return Math.max(...own.map((board) => heightSpan(board).top))
}
