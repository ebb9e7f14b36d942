// Checks of the boards themselves: out of the sheet, into the house, carried by two (domain 1.2, 9, 11).
import { DOUBLE_WIDTH, PART_MAX, SIMPLE_WIDTH } from '../constants.ts'
import type { Board } from '../furniture.ts'
import type { Remedy } from '../issue.ts'
import { boardWeight } from '../weight.ts'
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
	const categories = new Map(catalogue.colors.map((color) => [color.reference, color.category]))
	const weight = (board: Board) => boardWeight(board, categories.get(board.material) ?? 'Melamine')
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

/** The longest board that is taken round the turn of a usual stair (workshop practice; a wider one is told to the fitter). */
const TURNING_STAIR = 2400

/** The board that is too long by most for the way into the house; asked where nobody said what it is. */
export const access: Measuring = (given) => {
	const { design, furniture } = given
	const asked = accessFinding(furniture, design)
	const limitOf = (board: Board) => asked?.limit ?? accessLimit(design.access, board)
	const board = worstOf(furniture.boards, (candidate) => candidate.length - limitOf(candidate))
	if (!board) return null
	const limit = limitOf(board)
	return {
		kind: 'most',
		unit: 'mm',
		measured: board.length,
		limit,
		at: middleOf(board),
		otherwise: asked ? 'hint' : 'warning',
		candidates: () => (asked ? [] : lowerCarcasses(given, limitOf)),
	}
}

// Free under the ceiling, uprights stop with the carcasses; these become as low as their longest boards ask.
function lowerCarcasses(
	{ furniture, spaces: [space] }: CheckCase,
	limitOf: (board: Board) => number,
): Remedy[] {
	const excess = furniture.boards
		.filter(({ module }) => module !== null)
		.map((board) => board.length - limitOf(board))
	const height = space.carcassHeight - Math.max(0, ...excess)
	return [{ height, filler: { top: 0 } }]
}

// A lift takes it aslant, a door lying or upright, a straight stair as long as it is.
function accessLimit(ways: CheckCase['design']['access'], { width }: Board): number {
	const turn = ways?.stair === 'turning' ? TURNING_STAIR : PART_MAX.length
	const { lift } = ways ?? {}
	if (!lift) return turn
	const aslant = [
		lift.h,
		...(width <= lift.w ? [Math.floor(Math.hypot(lift.h, lift.d))] : []),
		...(width <= lift.d ? [Math.floor(Math.hypot(lift.h, lift.w))] : []),
	]
	return Math.min(turn, Math.max(...aslant))
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
