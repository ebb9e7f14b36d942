// A run from the front, at a scale: closed (leaves, handles, sizes) or without its fronts (fittings and heights),
// in its room, with chained dimensions that add up to the wall.
import type { Board, Furniture, Module, Run, RunSide } from '@gabarit/engine'
import { boxOf } from '../box.ts'
import { type Chain, drawChain, OVERALL_SIZE } from '../dimension.ts'
import type { Box, Drawing, Shape } from '../drawing.ts'
import { elevationBox, elevationOutline, facings, heightSpan } from '../facing.ts'
import type { BayPlace, ViewInput } from '../plan-input.ts'
import { moved, polygon } from '../shapes.ts'
import { bayLabels, bayShapes, baysOf, carcassShapes } from './carcass.ts'
import { frontShapes, grainOf, onPaper, type Pencil, sizeLabel } from './fronts.ts'
import { elevationSurround, shownHeight, spanOf, WALL } from './surround.ts'

export type ElevationLook = {
	run?: RunSide
	/** With leaves and drawer fronts, or without. */
	fronts: boolean
	selected?: BayPlace | null
	/** Without dimensions the picture is only the furniture in its room. */
	dimensions?: boolean
}

const FIRST_CHAIN = 8.5
const NEXT_CHAIN = 7
const outerParts: ReadonlySet<Board['part']> = new Set([
	'Filler',
	'TopFiller',
	'CornerStrip',
	'Plinth',
	'FinishingCheek',
	'Tablet',
])

/** The elevation in millimetres of paper, its origin where the run's origin meets the floor. */
export function elevationShapes(input: ViewInput, look: ElevationLook, pencil: Pencil): Shape[] {
	const run = runOf(input.furniture, look.run)
	const boards = input.furniture.boards.filter((board) => board.run === run.side)
	const fronts = look.fronts ? input.furniture.fronts.filter((front) => front.run === run.side) : []
	const closed = new Set(fronts.map((front) => front.module))
	const leaves = new Set(input.furniture.fronts.map((front) => front.board))
	const seen = boards.filter(
		(board) => board.module === null || (!closed.has(board.module) && !isLeaf(board, leaves)),
	)
	const bays = baysOf(run).filter(({ moduleIndex }) => !closed.has(moduleIndex))
	const taken: Box[] = []
	return [
		...elevationSurround(input.room, run.side, {
			scale: pencil.scale,
			furnitureTop: furnitureTop(input.furniture, run),
		}),
		...carcassShapes(seen, pencil),
		...boards
			.filter((board) => outerParts.has(board.part))
			.flatMap((board) => outerGrain(board, look, pencil)),
		...bays.flatMap((bay) => bayShapes(bay, pencil)),
		...fronts.flatMap((front) => {
			const board = boards.find(({ id }) => id === front.board)
			return board ? frontShapes(front, board, input, pencil) : []
		}),
		...(look.fronts ? leafLabels(fronts, boards, input, pencil) : []),
		...selection(input, run, look, pencil),
		...bays.flatMap((bay) => bayLabels(bay, input.furniture, input, pencil)),
		...(look.dimensions === false ? [] : chains(input, run, look, pencil, taken)),
	]
}

/** The run of a side, or the first. */
export function runOf(furniture: Furniture, side?: RunSide): Run {
	const run = furniture.runs.find((candidate) => candidate.side === side) ?? furniture.runs[0]
	if (!run) throw new Error('furniture without a run')
	return run
}

/** Highest point of a run's boards. */
export function furnitureTop(furniture: Furniture, run: Run): number {
	const own = furniture.boards.filter((board) => board.run === run.side)
	return Math.max(...own.map((board) => heightSpan(board).top))
}

// Overlay drawer fronts stay when the leaves are taken off: they are the drawers.
function isLeaf(board: Board, leaves: ReadonlySet<string>): boolean {
	return leaves.has(board.id) && board.part !== 'DrawerFront'
}

function outerGrain(board: Board, look: ElevationLook, pencil: Pencil): Shape[] {
	const isSeenFaceOn = board.part !== 'FinishingCheek' && board.part !== 'Tablet'
	if (!look.fronts || !isSeenFaceOn) return []
	return [
		...grainOf(board, pencil),
		polygon('board', onPaper(elevationOutline(board), pencil.scale)),
	]
}

function leafLabels(
	fronts: Furniture['fronts'],
	boards: readonly Board[],
	input: ViewInput,
	pencil: Pencil,
): Shape[] {
	return fronts.flatMap((front) => {
		const board = boards.find(({ id }) => id === front.board)
		return board && front.kind === 'Leaf' ? sizeLabel(board, input, pencil) : []
	})
}

function selection(
	input: ViewInput,
	run: Run,
	{ selected }: ElevationLook,
	{ scale }: Pencil,
): Shape[] {
	const placed = baysOf(run).find(
		({ moduleIndex, bayIndex }) =>
			selected?.run === run.side && selected.module === moduleIndex && selected.bay === bayIndex,
	)
	if (!placed) return []
	const box = bayBox(input.furniture, run, placed.moduleIndex, placed.bayIndex)
	return [
		polygon('selected', [
			[box.x / scale, box.y / scale],
			[(box.x + box.width) / scale, box.y / scale],
			[(box.x + box.width) / scale, (box.y + box.height) / scale],
			[box.x / scale, (box.y + box.height) / scale],
		]),
	]
}

/** Where a bay stands in its run's elevation, mm of furniture: from its floor to its top panel. */
export function bayBox(furniture: Furniture, run: Run, module: number, bay: number): Box {
	const found = run.modules[module]?.bays[bay]
	if (!found) return { x: 0, y: 0, width: 0, height: 0 }
	const own = furniture.boards.filter((board) => board.run === run.side && board.module === module)
	const floor = own.filter(({ part }) => part === 'Bottom').map((board) => heightSpan(board).top)
	const left = facings[run.side].local === 1 ? found.x : -(found.x + found.width)
	return { x: left, y: floor[0] ?? 0, width: found.width, height: found.height }
}

function chains(
	input: ViewInput,
	run: Run,
	look: ElevationLook,
	pencil: Pencil,
	taken: Box[],
): Shape[] {
	const heights = heightChains(input, run, look, pencil)
	const widths = look.fronts ? closedWidths(input, run, pencil) : openWidths(input, run, pencil)
	return [...widths, ...heights].flatMap((chain) => drawChain(chain, taken))
}

/** Ends of modules, fillers and cheeks along the run, wall to wall. */
export function widthStops(input: ViewInput, run: Run): number[] {
	const edges = moduleEdges(run)
	const [from, to] = spanOf(input.room, run.side)
	const box = elevationBox(
		input.furniture.boards.filter((board) => board.run === run.side && board.module === null),
	)
	const open = run.side === 'Main' ? input.room.open : { left: true, right: true }
	const start = open.left ? Math.min(box.x, edges[0] ?? 0) : from
	const end = open.right ? Math.max(box.x + box.width, edges.at(-1) ?? 0) : to
	return unique([start, ...edges, end])
}

function moduleEdges(run: Run): number[] {
	const sign = facings[run.side].local
	return unique(run.modules.flatMap(({ x, width }) => [sign * x, sign * (x + width)]))
}

function unique(values: readonly number[]): number[] {
	const sorted = [...values].sort((a, b) => a - b)
	return sorted.filter((value, i) => i === 0 || value - (sorted[i - 1] ?? 0) > 0.01)
}

function figuresOf(stops: readonly number[], input: ViewInput): string[] {
	return stops
		.slice(1)
		.map((stop, i) => input.captions.number(Math.round((stop - (stops[i] ?? 0)) * 10) / 10))
}

function closedWidths(input: ViewInput, run: Run, pencil: Pencil): Chain[] {
	const stops = widthStops(input, run)
	const k = pencil.text
	const overall = [stops[0] ?? 0, stops.at(-1) ?? 0]
	const row = (i: number) => -(FIRST_CHAIN + i * NEXT_CHAIN) * (k > 1 ? k * 0.8 : 1)
	return [
		chainAt('horizontal', row(0), stops, figuresOf(stops, input), pencil, { edge: -4 }),
		chainAt('horizontal', row(1), overall, figuresOf(overall, input), pencil, {
			edge: -4,
			look: { size: OVERALL_SIZE, weight: 600 },
		}),
	]
}

function openWidths(input: ViewInput, run: Run, pencil: Pencil): Chain[] {
	const sign = facings[run.side].local
	const bays = run.modules.flatMap((module) => module.bays)
	const stops = unique(bays.flatMap((bay) => [sign * bay.x, sign * (bay.x + bay.width)]))
	const clear = new Set(bays.map((bay) => Math.min(sign * bay.x, sign * (bay.x + bay.width))))
	const edges = moduleEdges(run)
	const { captions } = input
	// only clear widths are written; the boards between them are the thickness everyone knows
	const figures = stops.slice(1).map((stop, i) => {
		const from = stops[i] ?? 0
		return [...clear].some((left) => Math.abs(left - from) < 0.01)
			? captions.number(stop - from)
			: ''
	})
	const k = pencil.text > 1 ? pencil.text * 0.8 : 1
	return [
		chainAt('horizontal', -FIRST_CHAIN * k, stops, figures, pencil, { edge: -4 }),
		chainAt(
			'horizontal',
			-(FIRST_CHAIN + NEXT_CHAIN) * k,
			edges,
			moduleNames(run, edges, input, pencil),
			pencil,
			{
				edge: -4,
			},
		),
	]
}

function moduleNames(
	run: Run,
	edges: readonly number[],
	input: ViewInput,
	{ scale }: Pencil,
): string[] {
	const sign = facings[run.side].local
	return edges.slice(1).map((edge, i) => {
		const from = edges[i] ?? 0
		const index = run.modules.findIndex((module) => isAt(module, sign, from))
		if (index < 0) return ''
		const name = input.captions.text('moduleName', { number: index + 1 })
		const width = edge - from
		return width / scale > 14 ? `${name}, ${input.captions.number(width)}` : name
	})
}

function isAt({ x, width }: Module, sign: 1 | -1, left: number): boolean {
	return Math.abs(Math.min(sign * x, sign * (x + width)) - left) < 0.01
}

/** Plinth, carcass and top filler on the left of the closed view; bottom, interior and top on the right of the open one. */
function heightChains(input: ViewInput, run: Run, look: ElevationLook, pencil: Pencil): Chain[] {
	const { room } = input
	const [from, to] = spanOf(room, run.side)
	const open = run.side === 'Main' ? room.open : { left: true, right: true }
	const k = pencil.text > 1 ? pencil.text * 0.85 : 1
	const s = pencil.scale
	if (look.fronts) {
		const left = (open.left ? Math.min(from, widthStops(input, run)[0] ?? 0) : from) / s - WALL
		const stops = closedHeights(input, run)
		const chains = [
			chainAt('vertical', left - 4.5 * k, stops, figuresOf(stops, input), pencil, {
				edge: left + 1,
			}),
		]
		const overall = [0, stops.at(-1) ?? 0]
		return [
			...chains,
			chainAt('vertical', left - 10.5 * k, overall, figuresOf(overall, input), pencil, {
				edge: left + 1,
				look: { size: OVERALL_SIZE, weight: 600 },
			}),
		]
	}
	const right = (open.right ? Math.max(to, widthStops(input, run).at(-1) ?? 0) : to) / s + WALL
	const stops = openHeights(input, run)
	return [
		chainAt('vertical', right + 4.5 * k, stops, figuresOf(stops, input), pencil, {
			edge: right - 1,
		}),
	]
}

function closedHeights({ furniture, room }: ViewInput, run: Run): number[] {
	const own = furniture.boards.filter((board) => board.run === run.side)
	const bottoms = own
		.filter(({ part }) => part === 'Bottom')
		.map((board) => heightSpan(board).bottom)
	const tallest = Math.max(
		...run.modules.map(({ heightLeft, heightRight }) => Math.max(heightLeft, heightRight)),
	)
	const top = furnitureTop(furniture, run)
	return unique([
		0,
		Math.min(...bottoms),
		tallest,
		shownHeight(room, top).hasCeiling ? room.height : top,
	])
}

function openHeights(input: ViewInput, run: Run): number[] {
	const { furniture, room } = input
	const own = furniture.boards.filter((board) => board.run === run.side)
	const floors = own.filter(({ part }) => part === 'Bottom').map((board) => heightSpan(board).top)
	const tallest = Math.max(...run.modules.flatMap((module) => module.bays.map((bay) => bay.height)))
	const floor = Math.min(...floors)
	const top = furnitureTop(furniture, run)
	return unique([0, floor, floor + tallest, shownHeight(room, top).hasCeiling ? room.height : top])
}

function chainAt(
	direction: Chain['direction'],
	at: number,
	stops: readonly number[],
	figures: string[],
	{ scale, text }: Pencil,
	more: Pick<Chain, 'edge' | 'look'>,
): Chain {
	return {
		direction,
		line: at,
		stops: stops.map((stop) => stop / scale),
		figures,
		...more,
		look: { ...more.look, scale: text },
	}
}

/** One elevation as a picture of its own, as large as it needs. */
export function drawElevation(input: ViewInput, look: ElevationLook & { scale?: number }): Drawing {
	const shapes = elevationShapes(input, look, { scale: look.scale ?? 25, text: 1 })
	const box = boxOf(shapes)
	const margin = 2
	return {
		width: box.width + 2 * margin,
		height: box.height + 2 * margin,
		title: input.captions.text(look.fronts ? 'views.closed' : 'views.open'),
		description: input.captions.text('describe.elevation', {
			width: input.captions.number(input.room.width),
			height: input.captions.number(input.room.height),
			count: runOf(input.furniture, look.run).modules.length,
		}),
		language: input.language,
		penScale: 1,
		shapes: moved(shapes, [margin - box.x, margin - box.y]),
	}
}
