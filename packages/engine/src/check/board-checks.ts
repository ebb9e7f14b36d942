// Checks of single boards: the sheet, the way into the house, what two persons carry (domain 1.2, 9, 11).
import { categoriesOf } from '../catalogue.ts'
import { DOUBLE_WIDTH, PART_MAX, SIMPLE_WIDTH } from '../constants.ts'
import type { Board } from '../furniture/board.ts'
import { boardWeight } from '../furniture/weight.ts'
import type { Remedy } from '../issue.ts'
import type { RunSpace } from '../run/space/run-space.ts'
import { type BoardContext, type Measuring, middleOf, pointIn, tenth, worstOf } from './check.ts'
import { accessFinding } from './findings.ts'

const longestOf = ({ furniture }: BoardContext) => worstOf(furniture.boards, ({ length }) => length)

export const longestBoard: Measuring<BoardContext> = (context) => {
	const board = longestOf(context)
	if (!board) return null
	return {
		kind: 'most',
		unit: 'mm',
		measured: board.length,
		limit: PART_MAX.length,
		at: middleOf(board),
		otherwise: 'warning',
	}
}

export const widestBoard: Measuring<BoardContext> = ({ furniture }) => {
	const board = worstOf(furniture.boards, ({ width }) => width)
	if (!board) return null
	return {
		kind: 'most',
		unit: 'mm',
		measured: board.width,
		limit: PART_MAX.width,
		at: middleOf(board),
		otherwise: 'warning',
	}
}

const CARRIED_BY_TWO = 70

export const boardLoad: Measuring<BoardContext> = ({ furniture, catalogue }) => {
	const categoryOf = categoriesOf(catalogue)
	const weight = (board: Board) => boardWeight(board, categoryOf(board.material))
	const board = worstOf(furniture.boards, weight)
	if (!board) return null
	return {
		kind: 'most',
		unit: 'kg',
		measured: tenth(weight(board)),
		limit: CARRIED_BY_TWO,
		at: middleOf(board),
		otherwise: 'warning',
	}
}

/** The board that passes the way in least well; only where the buyer has not said what the way in is. */
export const access: Measuring<BoardContext> = (context) => {
	const found = accessFinding(context.furniture, context)
	if (!found) return null
	const { board, measured, limit } = found
	return {
		kind: 'most',
		unit: 'mm',
		measured,
		limit,
		at: middleOf(board),
		otherwise: context.access === null ? 'hint' : 'warning',
		candidates: () => (context.access === null ? [] : context.shorter(measured - limit)),
	}
}

// Free under the ceiling, uprights end with the carcasses: lower carcasses shorten the longest board.
export function lowerCarcasses({ carcassHeight }: RunSpace, excess: number): Remedy {
	return { height: carcassHeight - excess, filler: { top: 0 } }
}

export const moduleWidth: Measuring = (context) => {
	const modules = context.furniture.runs.flatMap((run) =>
		run.modules.map((module) => ({ run, module })),
	)
	const limitOf = (kind: 'Simple' | 'Double') =>
		kind === 'Double' ? DOUBLE_WIDTH.max : SIMPLE_WIDTH.max
	const worst = worstOf(
		modules.filter(({ module }) => !module.blind),
		({ module }) => module.width / limitOf(module.kind),
	)
	if (!worst) return null
	const { run, module } = worst
	return {
		kind: 'most',
		unit: 'mm',
		measured: module.width,
		limit: limitOf(module.kind),
		at: pointIn(context, run.side, [
			module.x + module.width / 2,
			module.y + module.depth / 2,
			module.heightFront / 2,
		]),
		otherwise: 'warning',
	}
}
