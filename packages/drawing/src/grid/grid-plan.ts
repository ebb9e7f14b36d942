// A grid from above, cut through a row: uprights, what closes a cell, how its doors swing on either side.
import type { Board, Front, Point2 } from '@gabarit/engine'
import { drawChain, OVERALL_SIZE } from '../dimension.ts'
import type { Box, Shape } from '../drawing.ts'
import { levelSection, planOutline } from '../facing.ts'
import { arc, line, polygon, text } from '../shapes.ts'
import { band, WALL } from '../views/surround.ts'
import { clearSpans } from './grid-chains.ts'
import { type GridInput, gridDepth, gridSize, wallsIn } from './grid-faces.ts'

/** Architects cut plans at this height, mm. */
const CUT_HEIGHT = 1050

/** Through the lowest row with a door, else at 1050 or in the middle of low furniture. */
export function gridCut({ furniture }: GridInput): number {
	const { cells } = furniture.grid
	const doors = cells.filter(({ fill }) => fill === 'DoorFront' || fill === 'DoorRear')
	const [door] = doors.toSorted((a, b) => a.z - b.z)
	if (door) return Math.round(door.z + door.height / 2)
	const { height } = gridSize(furniture)
	const wanted = Math.min(CUT_HEIGHT, height / 2)
	// Not through a shelf.
	const cell = cells.find(({ column, z, height: own }) => column === 0 && z + own > wanted)
	return Math.round(cell && cell.z > wanted ? cell.z + cell.height / 2 : wanted)
}

/** mm of floor that is shown before each face, where no door swings further. */
const BEFORE = 150
const CHAIN = 6

/** In millimetres of paper: the rear face at y 0, the front one below. */
export function gridPlan(input: GridInput, scale: number): Shape[] {
	const { furniture, room, captions } = input
	const cut = gridCut(input)
	const { length } = gridSize(furniture)
	const depth = gridDepth(furniture)
	const reach = { Front: reachOf(input, 'Front'), Rear: reachOf(input, 'Rear') }
	const ends: Point2 = [-(depth + reach.Front) / scale, reach.Rear / scale]
	const middle = length / 2 / scale
	const label = (y: number, key: 'views.face.Front' | 'views.face.Rear') =>
		text([middle, y], captions.text(key), { size: 2.3, anchor: 'middle', ink: 'ink2' })
	return [
		...wallShapes(wallsIn('Front', room), length / scale, ends),
		...furniture.boards.flatMap((board) => shelfBelow(board, scale)),
		...furniture.boards.flatMap((board) => cutShapes(board, cut, scale)),
		...furniture.fronts.flatMap((front) => swingShapes(front, furniture.boards, scale)),
		label(ends[0] - 2.6, 'views.face.Front'),
		label(ends[1] + 1.2, 'views.face.Rear'),
		...planChains(input, { length, depth, ends }, scale),
	]
}

function reachOf({ furniture }: GridInput, face: 'Front' | 'Rear'): number {
	const leaves = furniture.fronts.filter((front) => (front.face ?? 'Front') === face)
	const widths = furniture.boards
		.filter(({ id }) => leaves.some(({ board }) => board === id))
		.map(({ width }) => width)
	return Math.max(BEFORE, ...widths)
}

function wallShapes(
	walls: { left: boolean; right: boolean },
	length: number,
	[front, rear]: Point2,
): Shape[] {
	return [
		...(walls.left
			? band([
					[0, front],
					[0, rear],
				])
			: []),
		...(walls.right
			? band([
					[length, rear],
					[length, front],
				])
			: []),
	]
}

const fills: Partial<Record<Board['part'], 'ink' | 'wood' | 'pale'>> = {
	Upright: 'ink',
	Leaf: 'wood',
	Divider: 'pale',
}

/** The bottom deck stands for all that lies below. */
function shelfBelow(board: Board, scale: number): Shape[] {
	if (board.part !== 'Deck') return []
	return [polygon('extension', toPaper(planOutline(board), scale), 'paper')]
}

function cutShapes(board: Board, cut: number, scale: number): Shape[] {
	return levelSection(board, cut).map((section) =>
		polygon('board', toPaper(section, scale), fills[board.part] ?? 'pale'),
	)
}

function toPaper(points: readonly Point2[], scale: number): Point2[] {
	return points.map(([x, y]): Point2 => [x / scale, -y / scale])
}

/** A quarter circle from the closed leaf to the open one. */
function swingShapes(front: Front, boards: readonly Board[], scale: number): Shape[] {
	const board = boards.find(({ id }) => id === front.board)
	if (!board || front.openingSide === 'None') return []
	const corners = planOutline(board)
	const xs = corners.map(([x]) => x)
	const ys = corners.map(([, y]) => y)
	const [low, high] = [Math.min(...xs), Math.max(...xs)]
	const isRear = front.face === 'Rear'
	const out = isRear ? Math.min(...ys) : Math.max(...ys)
	// From behind, the viewer's left is the greater x.
	const isLow = (front.openingSide === 'Left') !== isRear
	const center: Point2 = [(isLow ? low : high) / scale, -out / scale]
	const radius = (high - low) / scale
	const start = isRear ? (isLow ? 0 : 90) : isLow ? 270 : 180
	const open: Point2 = [center[0], center[1] + (isRear ? radius : -radius)]
	return [arc('swing', center, radius, [start, start + 90]), line('swing', center, open)]
}

type Extent = { length: number; depth: number; ends: Point2 }

function planChains(input: GridInput, { length, depth, ends }: Extent, scale: number): Shape[] {
	const { captions, furniture, room } = input
	const taken: Box[] = []
	const bays = furniture.grid.cells
		.filter(({ row }) => row === 0)
		.map(({ x, width }) => ({ from: x / scale, to: (x + width) / scale }))
	const below = ends[0] - 4 - CHAIN
	const right = length / scale + (room.open.right ? 0 : WALL)
	const spans = clearSpans(bays, (value) => captions.number(Math.round(value * scale * 10) / 10))
	return [
		{ direction: 'horizontal' as const, line: below, edge: ends[0] - 4, ...spans },
		{
			direction: 'horizontal' as const,
			line: below - CHAIN,
			edge: ends[0] - 4,
			stops: [0, length / scale],
			figures: [captions.number(length)],
			look: { size: OVERALL_SIZE, weight: 600 as const },
		},
		{
			direction: 'vertical' as const,
			line: right + CHAIN,
			edge: right,
			stops: [-depth / scale, 0],
			figures: [captions.number(depth)],
		},
	].flatMap((chain) => drawChain(chain, taken))
}
