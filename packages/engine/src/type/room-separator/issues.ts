// Why a separator cannot stand or be made (domain 24.4), each with a remedy that was tried.
import type { Catalogue } from '../../catalogue.ts'
import type { Point3 } from '../../furniture/board.ts'
import { finishesOf } from '../../furniture/finish.ts'
import type { GridCell } from '../../furniture/grid.ts'
import type { Issue, Remedy } from '../../issue.ts'
import { listOf } from '../../room/readings.ts'
import { handleDrafts, saidOnce, styleDrafts, withOneCount } from '../../run/front/front-misfits.ts'
import { choiceIssues, standInOf } from '../choice-issues.ts'
import { type Fault, usualRules, withTriedRemedies } from '../fault.ts'
import { completeSeparator, isAt, type SeparatorDesign } from './defaults.ts'
import { faceOf, gridOf, hasDoor } from './grid.ts'
import { leafPlansOf } from './leaves.ts'
import {
	BAY,
	CEILING,
	CEILING_HEIGHT,
	FREE,
	GRID,
	INSET,
	INSET_LEAF_MIN,
	ROW_MIN,
	SEPARATOR_DEPTH,
	SEPARATOR_HEIGHT,
	SEPARATOR_LENGTH,
	WALL_HELD,
} from './limits.ts'
import { type CellChoice, type RoomSeparatorConfiguration } from './schema.ts'

type Context = {
	design: SeparatorDesign
	configuration: RoomSeparatorConfiguration
	catalogue: Catalogue
}

export function separatorIssues(
	design: SeparatorDesign,
	configuration: RoomSeparatorConfiguration,
	catalogue: Catalogue,
): Issue[] {
	const faults = faultsIn({ design, configuration, catalogue })
	const inItsWords = faults.map((fault) => ({
		...fault,
		data: { ...fault.data, subject: 'grid' },
	}))
	const issues = withTriedRemedies(inItsWords, {
		configuration,
		faultsOf: (mended) => separatorFaultsOf(mended, catalogue),
		rules: usualRules(faults),
	})
	return withOneCount(saidOnce(issues))
}

export function separatorFaultsOf(
	configuration: RoomSeparatorConfiguration,
	catalogue: Catalogue,
): Fault[] {
	const design = completeSeparator(configuration, catalogue)
	return faultsIn({ design, configuration, catalogue })
}

function faultsIn(context: Context): Fault[] {
	const { design, catalogue } = context
	const finishes = finishesOf(design.colors, catalogue)
	const sizes = [...lengthFaults(context), ...depthFaults(design), ...heightFaults(context)]
	const grid = [...bayFaults(context), ...rowFaults(context)]
	return [
		...choiceIssues(design, catalogue, finishes).map(({ remedy, ...issue }) => ({
			...issue,
			candidates: () => (remedy ? [remedy] : []),
		})),
		...sizes,
		...holdFaults(context),
		...grid,
		...(sizes.length + grid.length === 0 ? doorFaults(context) : []),
		...strangeCells(context),
	]
}

function lengthFaults({ design, configuration }: Context): Fault[] {
	const { length: measured } = design
	const { min, max } = SEPARATOR_LENGTH
	const limit = measured < min ? min : max
	if (measured >= min && measured <= max) return []
	const candidates = () => [{ room: { ...configuration.room, width: limit } }]
	return [{ code: 'size_out_of_bounds', field: 'room.width', measured, limit, candidates }]
}

function depthFaults({ depth: measured }: SeparatorDesign): Fault[] {
	const { min, max } = SEPARATOR_DEPTH
	const field = 'depth.center'
	const to = (center: number) => () => [{ depth: { center } }]
	if (measured < min)
		return [{ code: 'carcass_too_shallow', field, measured, limit: min, candidates: to(min) }]
	if (measured > max)
		return [{ code: 'carcass_too_deep', field, measured, limit: max, candidates: to(max) }]
	return []
}

function heightFaults({ design }: Context): Fault[] {
	const { fix, height: measured } = design
	const isUnderCeiling = fix === 'Ceiling'
	const { min } = isUnderCeiling ? CEILING_HEIGHT : SEPARATOR_HEIGHT
	const field = isUnderCeiling ? 'hu' : 'height'
	if (measured < min) {
		const candidates = () => (isUnderCeiling ? standing(design, measured) : [{ height: min }])
		return [{ code: 'carcass_too_low', field, measured, limit: min, candidates }]
	}
	if (!isUnderCeiling || measured <= CEILING_HEIGHT.max) return []
	const candidates = () => standing(design, WALL_HELD.height)
	return [{ code: 'carcass_too_high', field, measured, limit: CEILING_HEIGHT.max, candidates }]
}

/** Without the ceiling: held by a wall, or free where it is low enough. */
function standing({ depth, length }: SeparatorDesign, wanted: number): Remedy[] {
	const height = Math.max(SEPARATOR_HEIGHT.min, wanted)
	return [
		{ fix: 'Wall', height },
		{ fix: 'Free', height: Math.min(height, freeHeight(depth)) },
		{ fix: 'Wall', height, room: { width: Math.min(length, WALL_HELD.length) } },
	]
}

function freeHeight(depth: number): number {
	return Math.floor(Math.min(FREE.height, FREE.slenderness * depth))
}

function holdFaults({ design, configuration }: Context): Fault[] {
	const { fix, length, height, depth } = design
	if (fix === 'Ceiling') return []
	const hu = configuration.hu ?? CEILING.usual
	const reaches = listOf(hu).every((reading) => reading >= CEILING.min && reading <= CEILING.max)
	const ceiling = reaches ? [{ fix: 'Ceiling', hu }] : []
	const broken =
		fix === 'Wall'
			? [
					{ field: 'room.width', measured: length, limit: WALL_HELD.length },
					{ field: 'height', measured: height, limit: WALL_HELD.height },
				].filter(({ measured, limit }) => measured > limit)
			: [
					...(height > freeHeight(depth)
						? [{ field: 'height', measured: height, limit: freeHeight(depth) }]
						: []),
					...(depth < FREE.depth
						? [{ field: 'depth.center', measured: depth, limit: FREE.depth }]
						: []),
				]
	const smaller: Remedy[] =
		fix === 'Wall'
			? [
					{ height: WALL_HELD.height },
					{ room: { width: Math.min(length, WALL_HELD.length) } },
					{ height: Math.min(height, WALL_HELD.height), room: { width: WALL_HELD.length } },
				]
			: [
					{ height: freeHeight(depth) },
					{ depth: { center: FREE.depth } },
					{ height: Math.min(height, FREE.height), depth: { center: FREE.depth } },
				]
	const code = fix === 'Wall' ? 'wall_fix_too_long' : 'free_standing_unstable'
	return broken.map((figures) => ({ code, ...figures, candidates: () => [...ceiling, ...smaller] }))
}

function bayFaults({ design }: Context): Fault[] {
	const [widest, narrowest] = [Math.max(...design.bays), Math.min(...design.bays)]
	const isNarrow = narrowest < BAY.min
	if (!isNarrow && widest <= BAY.max) return []
	return [
		{
			code: isNarrow ? 'module_too_narrow' : 'module_too_wide',
			field: 'columns',
			measured: isNarrow ? narrowest : widest,
			limit: isNarrow ? BAY.min : BAY.max,
			candidates: () => nearest(design.columns, GRID.columns).map((columns) => ({ columns })),
		},
	]
}

function rowFaults({ design }: Context): Fault[] {
	const measured = Math.min(...design.heights)
	if (measured >= ROW_MIN) return []
	const candidates = () => nearest(design.rows, GRID.rows).map((rows) => ({ rows }))
	return [{ code: 'zone_too_low', field: 'rows', measured, limit: ROW_MIN, candidates }]
}

/** All other counts, the nearest first; of two as near, the smaller. */
function nearest(count: number, { min, max }: { min: number; max: number }): number[] {
	return Array.from({ length: max - min + 1 }, (_, i) => min + i)
		.filter((other) => other !== count)
		.toSorted((a, b) => Math.abs(a - count) - Math.abs(b - count))
}

function doorFaults(context: Context): Fault[] {
	const { design, catalogue } = context
	const finishes = finishesOf(design.colors, catalogue) ?? standInOf(design, catalogue)
	const doors = gridOf(design).cells.filter(({ fill }) => hasDoor(fill))
	const low = doors.filter(isTooLow)
	const lowest = low.filter((cell, i) => low.findIndex(({ row }) => row === cell.row) === i)
	return [
		...lowest.map(
			(cell): Fault => ({
				code: 'door_too_short',
				field: 'cells',
				measured: cell.height - 2 * INSET.gap,
				limit: INSET_LEAF_MIN,
				at: middleOf(cell, design),
				data: { column: cell.column, row: cell.row },
				candidates: () => [{ cells: closedWhere(design, isTooLow) }],
			}),
		),
		...(finishes ? doors.filter((cell) => !isTooLow(cell)).flatMap(misfits) : []),
	]

	function misfits(cell: GridCell): Fault[] {
		if (!finishes) return []
		const at = middleOf(cell, design)
		return leafPlansOf(cell, design)
			.flatMap((plan) => [
				...styleDrafts(plan, { design, finishes }),
				...handleDrafts(plan, { design, catalogue }),
			])
			.map(({ remedy, ...draft }) => ({ ...draft, at, candidates: () => (remedy ? [remedy] : []) }))
	}
}

function isTooLow({ height }: Pick<GridCell, 'height'>): boolean {
	return height - 2 * INSET.gap < INSET_LEAF_MIN
}

/** Every cell that is not open, with the doors of those of this kind gone. */
function closedWhere(design: SeparatorDesign, isOf: (cell: GridCell) => boolean): CellChoice[] {
	return gridOf(design)
		.cells.map((cell): CellChoice => {
			const { column, row, fill } = cell
			return { column, row, fill: hasDoor(fill) && isOf(cell) ? 'Closed' : fill }
		})
		.filter(({ fill }) => fill !== 'Open')
}

/** In the face that opens. */
function middleOf({ x, z, width, height, fill }: GridCell, { depth }: SeparatorDesign): Point3 {
	return [x + width / 2, faceOf(fill) === 'Rear' ? 0 : depth, z + height / 2]
}

/** Stored cells outside the grid decide nothing. */
function strangeCells({ design, configuration }: Context): Fault[] {
	return (configuration.cells ?? []).flatMap((cell, i): Fault[] => {
		if (design.cells.some((own) => isAt(own, cell))) return []
		const data = { column: cell.column, row: cell.row }
		const field = `cells.${i}`
		return [{ code: 'field_not_used', severity: 'hint', field, data }]
	})
}
