// Whether a separator stands, keeps square and lets people past (domain 24.4).
import type { Catalogue } from '../../catalogue.ts'
import { access, boardLoad, longestBoard } from '../../check/board-checks.ts'
import { type BoardContext, type Check, judgeAll, type Measuring } from '../../check/check.ts'
import { BOOKS_LOAD, sagLimitOf, sagOf } from '../../check/sag.ts'
import type { Point3 } from '../../furniture/board.ts'
import type { Furniture } from '../../furniture/furniture.ts'
import { countFittings } from '../../furniture/hardware/hardware.ts'
import { massOf } from '../../furniture/weight.ts'
import type { Remedy } from '../../issue.ts'
import { deviationOf } from '../../room/readings.ts'
import { applyRemedy } from '../apply-remedy.ts'
import { buildSeparator } from './build.ts'
import { completeSeparator, isAt, type SeparatorDesign } from './defaults.ts'
import { isClosed } from './grid.ts'
import { CEILING, GRID, SEPARATOR_DEPTH, WALL_HELD } from './limits.ts'
import { type CellChoice, type RoomSeparatorConfiguration } from './schema.ts'

type SeparatorContext = BoardContext & {
	configuration: RoomSeparatorConfiguration
	design: SeparatorDesign
}

/** N, at the top or at hand height; a person who leans gives as much. */
const PUSH = { least: 80, highest: 1600 } as const
const GRAVITY = 9.81

/** What pushes it over, where nothing but its own weight holds it. */
const tippingForce: Measuring<SeparatorContext> = (context) => {
	const { furniture, design, catalogue, configuration } = context
	const { fix, depth, height, length } = design
	if (fix !== 'Free') return null
	const mass = massOf(furniture.boards, countFittings(furniture.fittings), catalogue)
	const lever = Math.min(height, PUSH.highest)
	const deeper = Array.from({ length: 4 }, (_, i) => depth + (i + 1) * 50)
	return {
		kind: 'least',
		unit: 'N',
		measured: Math.round((mass * GRAVITY * (depth / 2)) / lever),
		limit: PUSH.least,
		at: [length / 2, depth / 2, lever],
		otherwise: 'warning',
		candidates: () => [
			...deeper
				.filter((center) => center <= SEPARATOR_DEPTH.max)
				.map((center) => ({ depth: { center } })),
			...[50, 100, 150, 200].map((less) => ({ height: height - less })),
			{ fix: 'Ceiling', hu: configuration.hu ?? CEILING.usual },
		],
	}
}

/** Closed cells keep the grid square; a wall does it too. */
const racking: Measuring<SeparatorContext> = ({ design, furniture }) => {
	const { fix, cells, columns, depth } = design
	if (fix === 'Wall') return null
	const closed = cells.filter(({ fill }) => isClosed(fill))
	const limit = Math.ceil(columns / 3)
	return {
		kind: 'least',
		unit: '',
		measured: closed.length,
		limit,
		at: pointAt(furniture, depth),
		otherwise: 'warning',
		candidates: () => [{ cells: withClosed(cells, limit - closed.length) }],
	}
}

/** The middle of the first cell of the bottom row. */
function pointAt({ grid }: Furniture, depth: number): Point3 {
	const cell = grid?.cells[0]
	return cell ? [cell.x + cell.width / 2, depth, cell.z + cell.height / 2] : [0, depth, 0]
}

/** So many open cells of the bottom row closed, from the left. */
function withClosed(cells: readonly CellChoice[], count: number): CellChoice[] {
	const open = cells.filter(({ row, fill }) => row === 0 && !isClosed(fill)).slice(0, count)
	return cells
		.map((cell): CellChoice => {
			const { column, row, fill } = cell
			return { column, row, fill: open.some((other) => isAt(other, cell)) ? 'Closed' : fill }
		})
		.filter(({ fill }) => isClosed(fill))
}

/** mm that the feet take up between the lowest and the highest reading. */
const FEET_TAKE_UP = 20

const ceilingTrue: Measuring<SeparatorContext> = ({ design }) => {
	const { fix, hu, length, depth, height } = design
	if (fix !== 'Ceiling' || hu === null || hu.length < 2) return null
	return {
		kind: 'most',
		unit: 'mm',
		measured: deviationOf(hu),
		limit: FEET_TAKE_UP,
		at: [length / 2, depth / 2, height],
		otherwise: 'warning',
	}
}

/** mm for one person, and for a wheelchair in a straight line. */
const PASSAGE = 830

const passageBeside: Measuring<SeparatorContext> = ({ design, configuration }) => {
	const { beside, length, depth } = design
	const { room } = configuration
	return {
		kind: 'least',
		unit: 'mm',
		measured: beside ?? 0,
		limit: PASSAGE,
		at: [length, depth / 2, 0],
		otherwise: beside === null ? 'hint' : 'warning',
		...(beside === null && { unmeasured: true }),
		candidates: () =>
			beside === null
				? []
				: [{ room: { ...room, width: length - (PASSAGE - beside), beside: PASSAGE } }],
	}
}

/** Shelves of a grid carry books. */
const gridSag: Measuring<SeparatorContext> = ({ design, furniture }) => {
	const { shelf, bays, columns, depth } = design
	const span = Math.max(...bays)
	const cell = furniture.grid?.cells.find(({ width, row }) => width === span && row === 1)
	if (!cell) return null
	return {
		kind: 'most',
		unit: 'mm',
		measured: sagOf(span, shelf, BOOKS_LOAD),
		limit: sagLimitOf(span, shelf, BOOKS_LOAD),
		at: [cell.x + span / 2, depth / 2, cell.z],
		otherwise: 'warning',
		candidates: () => (columns < GRID.columns.max ? [{ columns: columns + 1 }] : []),
	}
}

const measures = {
	tipping_force: tippingForce,
	racking,
	ceiling_true: ceilingTrue,
	passage_beside: passageBeside,
	grid_sag: gridSag,
	longest_board: longestBoard,
	board_load: boardLoad,
	access,
} as const satisfies Record<string, Measuring<SeparatorContext>>

export type SeparatorCheck = keyof typeof measures
export const checkCodesOfSeparator = Object.keys(measures) as SeparatorCheck[]

export function checksOfSeparator(
	furniture: Furniture,
	configuration: RoomSeparatorConfiguration,
	catalogue: Catalogue,
): Check<SeparatorCheck>[] {
	const context = contextOf(furniture, configuration, catalogue)
	return judgeAll(measures, context, (remedy) => {
		const mended = applyRemedy(configuration, remedy)
		const result = buildSeparator(mended, catalogue)
		return result.ok ? contextOf(result.value, mended, catalogue) : null
	})
}

function contextOf(
	furniture: Furniture,
	configuration: RoomSeparatorConfiguration,
	catalogue: Catalogue,
): SeparatorContext {
	const design = completeSeparator(configuration, catalogue)
	const shorter = (excess: number): Remedy[] => {
		const height = Math.floor(design.height - excess)
		return design.fix === 'Ceiling'
			? [{ fix: 'Wall', height: Math.min(height, WALL_HELD.height) }]
			: [{ height }]
	}
	return { furniture, configuration, design, catalogue, access: design.access, shorter }
}
