import {
	type Board,
	type Front,
	type Furniture,
	type Point2,
	partRows,
	type Run,
	type RunSide,
} from '@gabarit/engine'
import type { Box, Shape } from '../drawing.ts'
import { elevationOutline, facings } from '../facing.ts'
import type { BayPlace, ViewInput } from '../plan-input.ts'
import { polygon, rectangle } from '../shapes.ts'
import { carryingBoxes } from './bought-boxes.ts'
import { bayLabels, bayShapes, baysOf, carcassShapes, type PlacedBay } from './carcass.ts'
import { shownHeight } from './ceiling.ts'
import { elevationChains } from './chains/elevation-chains.ts'
import { frontShapes, grainOf, onPaper, type Pencil, sizeLabel } from './fronts.ts'
import { furnitureTop } from './furniture-top.ts'
import { obstaclesInElevation, skirtingInElevation } from './plan-room.ts'
import { screenInElevation, screenTop } from './screen.ts'
import { elevationSurround } from './surround.ts'

export type ElevationLook = {
	run?: RunSide
	fronts: boolean
	/** Fronts that stand open: leaves and flaps are left out, a drawer looks the same from the front. */
	opened?: ReadonlySet<string>
	selected?: BayPlace | null
	/** Without dimensions the picture is only the furniture in its room; `overall` leaves a small picture large. */
	dimensions?: boolean | 'overall'
}

/** In millimetres of paper; origin where the run's origin meets the floor. */
export function elevationShapes(input: ViewInput, look: ElevationLook, pencil: Pencil): Shape[] {
	const run = runOf(input.furniture, look.run)
	const boards = input.furniture.boards.filter((board) => board.run === run.side)
	const own = input.furniture.fronts.filter((front) => look.fronts && front.run === run.side)
	const open = own.filter((front) => isOutOfTheWay(front, look))
	const fronts = own.filter((front) => !open.includes(front))
	const opened = new Set(open.map(({ module }) => module))
	const closed = new Set(fronts.map(({ module }) => module).filter((module) => !opened.has(module)))
	const leaves = new Set(input.furniture.fronts.map((front) => front.board))
	const seen = boards.filter(
		(board) => board.module === null || (!closed.has(board.module) && !isLeaf(board, leaves)),
	)
	const covered = new Set(
		fronts.flatMap(({ kind, module, bays: behind }) =>
			kind === 'DrawerFront' ? [] : behind.map((bay) => `${module} ${bay}`),
		),
	)
	const bays = baysOf(run).filter(
		({ moduleIndex, bayIndex }) =>
			!closed.has(moduleIndex) && !covered.has(`${moduleIndex} ${bayIndex}`),
	)
	return [
		...elevationSurround(input.room, run, {
			...pencil,
			furnitureTop: Math.max(furnitureTop(input.furniture, run), screenTop(input.room)),
		}),
		...breastShapes(input, run, pencil),
		...legShapes(input.furniture, pencil),
		...carcassShapes(seen, pencil),
		...boards
			.filter((board) => partRows[board.part].family === 'finishing')
			.flatMap((board) => outerGrain(board, look, pencil)),
		...bays.flatMap((bay) => bayShapes(bay, input.furniture, pencil)),
		...fronts.flatMap((front) => {
			const board = boards.find(({ id }) => id === front.board)
			return board ? frontShapes(front, board, input, pencil) : []
		}),
		...(look.fronts && look.dimensions !== 'overall'
			? leafLabels(fronts, boards, input, pencil)
			: []),
		...screenInElevation(input, pencil),
		...(look.dimensions === false || look.fronts
			? []
			: [
					...skirtingInElevation(input.room, run.side, pencil.scale),
					...obstaclesInElevation(input.room, run.side, pencil.scale),
				]),
		...selectionShapes(run, look, pencil),
		...bays.flatMap((bay) => bayLabels(bay, input, pencil)),
		...(look.dimensions === false ? [] : elevationChains(input, run, look, pencil)),
	]
}

// The breast is wall, seen where no module stands in front of it.
function breastShapes({ room, furniture }: ViewInput, run: Run, { scale }: Pencil): Shape[] {
	const breast = room.outline.slice(1, -1).filter(([, y]) => y > 0)
	if (run.side !== 'Main' || breast.length === 0) return []
	const xs = breast.map(([x]) => x)
	const [from, to] = [Math.min(...xs), Math.max(...xs)]
	const covered = run.modules.some(({ x, width }) => x < to - 20 && x + width > from + 20)
	const { height } = shownHeight(room, run, furnitureTop(furniture, run))
	const corner: Point2 = [from / scale, 0]
	return covered
		? []
		: [rectangle('board', corner, [(to - from) / scale, height / scale], 'plaster')]
}

export function runOf(furniture: Furniture, side?: RunSide): Run {
	const run = furniture.runs.find((candidate) => candidate.side === side) ?? furniture.runs[0]
	if (!run) throw new Error('furniture without a run')
	return run
}

/** A drawer looks the same from the front, open or shut. */
export function isOutOfTheWay(
	{ id, kind }: Pick<Front, 'id' | 'kind'>,
	{ opened }: Pick<ElevationLook, 'opened'>,
): boolean {
	return (kind === 'Leaf' || kind === 'Flap') && opened?.has(id) === true
}

// Overlay drawer fronts stay when the leaves are taken off: they belong to the drawers.
function isLeaf(board: Board, leaves: ReadonlySet<string>): boolean {
	return leaves.has(board.id) && board.part !== 'DrawerFront'
}

function outerGrain(board: Board, look: ElevationLook, pencil: Pencil): Shape[] {
	if (!look.fronts || partRows[board.part].edgeOn) return []
	return [
		...grainOf(board, pencil),
		polygon('board', onPaper(elevationOutline(board), pencil.scale)),
	]
}

const labelled: ReadonlySet<Front['kind']> = new Set(['Leaf', 'Flap', 'PullOut'])

function leafLabels(
	fronts: Furniture['fronts'],
	boards: readonly Board[],
	input: ViewInput,
	pencil: Pencil,
): Shape[] {
	return fronts.flatMap((front) => {
		const board = boards.find(({ id }) => id === front.board)
		return board && labelled.has(front.kind) ? sizeLabel(board, input, pencil) : []
	})
}

/** Legs stand under the run; a rail hides behind it. */
function legShapes(furniture: Furniture, { scale }: Pencil): Shape[] {
	return carryingBoxes(furniture)
		.filter(({ family }) => family === 'leg')
		.map(({ from, to }) =>
			rectangle(
				'board',
				[from[0] / scale, from[2] / scale],
				[(to[0] - from[0]) / scale, (to[2] - from[2]) / scale],
				'nickel',
			),
		)
}

/** The outline of the bay that is chosen. */
export function selectionShapes(
	run: Run,
	{ selected }: Pick<ElevationLook, 'selected'>,
	{ scale }: Pencil,
): Shape[] {
	const placed = baysOf(run).find(
		({ moduleIndex, bayIndex }) =>
			selected?.run === run.side && selected.module === moduleIndex && selected.bay === bayIndex,
	)
	if (!placed) return []
	const box = bayBox(placed)
	return [
		polygon('selected', [
			[box.x / scale, box.y / scale],
			[(box.x + box.width) / scale, box.y / scale],
			[(box.x + box.width) / scale, (box.y + box.height) / scale],
			[box.x / scale, (box.y + box.height) / scale],
		]),
	]
}

/** mm of furniture, from the bay's floor to its top panel. */
export function bayBox({ run, bay }: PlacedBay): Box {
	const left = facings[run.side].local === 1 ? bay.x : -(bay.x + bay.width)
	return { x: left, y: bay.floor, width: bay.width, height: bay.height }
}
