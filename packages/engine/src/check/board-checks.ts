// Checks of the boards themselves: out of the sheet, into the house, carried by two (domain 1.2, 9, 11).
import { categoriesOf } from '../catalogue.ts'
import { DOUBLE_WIDTH, PART_MAX, SIMPLE_WIDTH } from '../constants.ts'
import type { Board } from '../furniture/board.ts'
import { boardWeight } from '../furniture/weight.ts'
import type { Remedy } from '../issue.ts'
import { type CheckCase, type Measuring, middleOf, pointIn, tenth, worstOf } from './check.ts'
import { accessFinding } from './findings.ts'

const longestOf = ({ furniture }: CheckCase) => worstOf(furniture.boards, ({ length }) => length)

/** The longest board against the sheet. */
export const longestBoard: Measuring = (given) => {
	const board = longestOf(given)
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

/** The widest board against the sheet. */
export const widestBoard: Measuring = ({ furniture }) => {
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

/** What two persons carry, packed flat (domain 9). */
const CARRIED_BY_TWO = 70

/** The heaviest board against what two persons carry. */
export const boardLoad: Measuring = ({ furniture, catalogue }) => {
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

/** The board that passes the way into the house least well; asked where nobody said what it is. */
export const access: Measuring = (given) => {
	const found = accessFinding(given.furniture, given.design)
	if (!found) return null
	const { board, measured, limit } = found
	return {
		kind: 'most',
		unit: 'mm',
		measured,
		limit,
		at: middleOf(board),
		otherwise: given.design.access === null ? 'hint' : 'warning',
		candidates: () =>
			given.design.access === null
				? []
				: [lowerCarcasses(given, measured - limit), ...given.moreModules()],
	}
}

// Free under the ceiling, uprights stop with the carcasses; these become as low as the longest board asks.
function lowerCarcasses({ spaces: [space] }: CheckCase, excess: number): Remedy {
	return { height: space.carcassHeight - excess, filler: { top: 0 } }
}

/** The widest module against what its kind may be. */
export const moduleWidth: Measuring = (given) => {
	const modules = given.furniture.runs.flatMap((run) =>
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
		at: pointIn(given, run.side, [
			module.x + module.width / 2,
			module.y + module.depth / 2,
			module.heightFront / 2,
		]),
		otherwise: 'warning',
	}
}
