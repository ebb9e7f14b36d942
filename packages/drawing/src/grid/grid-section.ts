// A column of a grid cut from front to rear, seen from its left: the rear face at x 0, the front on the right.
import { type Board, type GridCell, type Point2 } from '@gabarit/engine'
import { drawChain } from '../dimension.ts'
import type { Box, Shape } from '../drawing.ts'
import { sideSection } from '../facing.ts'
import { polygon } from '../shapes.ts'
import { band } from '../views/surround.ts'
import { clearSpans, lengthsOf } from './grid-chains.ts'
import { type GridInput, gridDepth, gridSize, isClamped } from './grid-faces.ts'
import { floorShapes } from './grid-surround.ts'

/** One column of each kind: those that differ in what their cells hold. */
export function distinctColumns({ furniture }: GridInput): number[] {
	const { cells, columns } = furniture.grid
	const looks = Array.from({ length: columns }, (_, column) =>
		cells
			.filter((cell) => cell.column === column)
			.map(lookOf)
			.join(' '),
	)
	return looks.flatMap((look, column) => (looks.indexOf(look) === column ? [column] : []))
}

function lookOf({ fill }: GridCell): string {
	return fill
}

/** mm of paper beyond the faces, and to the chains. */
const BEYOND = 5
const CHAIN = 6

export function gridSection(column: number, input: GridInput, scale: number): Shape[] {
	const { furniture, room } = input
	const cells = furniture.grid.cells.filter((cell) => cell.column === column)
	const [cell] = cells
	const depth = gridDepth(furniture)
	const middle = cell ? cell.x + cell.width * MIDDLE : 0
	const ends: Point2 = [-BEYOND, depth / scale + BEYOND]
	const ceiling = room.height / scale
	const cut = furniture.boards.flatMap((board) => cutShapes(board, middle, scale))
	return [
		...(isClamped(furniture)
			? band([
					[ends[0], ceiling],
					[ends[1], ceiling],
				])
			: []),
		...floorShapes(ends),
		...beyond(furniture.boards, scale),
		...cut,
		...sectionChains(cells, input, scale),
	]
}

/** Beside the gap between two leaves. */
const MIDDLE = 0.4

function cutShapes(board: Board, along: number, scale: number): Shape[] {
	return sideSection(board, along).map((points) =>
		polygon(
			'board',
			points.map(([d, z]): Point2 => [d / scale, z / scale]),
			board.part === 'Leaf' ? 'wood' : 'pale',
		),
	)
}

/** The upright that is seen behind the cut. */
function beyond(boards: readonly Board[], scale: number): Shape[] {
	const upright = boards.find(({ part }) => part === 'Upright')
	if (!upright) return []
	const [, y, z] = upright.pose.origin
	const [from, to] = [y / scale, (y + upright.width) / scale]
	const [low, high] = [z / scale, (z + upright.length) / scale]
	return [
		polygon(
			'extension',
			[
				[from, low],
				[to, low],
				[to, high],
				[from, high],
			],
			'paper',
		),
	]
}

function sectionChains(cells: readonly GridCell[], input: GridInput, scale: number): Shape[] {
	const { captions, furniture, room } = input
	const { height } = gridSize(furniture)
	const depth = gridDepth(furniture)
	const rows = cells.map(({ z, height: clear }) => ({ from: z, to: z + clear }))
	const ceiling = isClamped(furniture) ? Math.floor(room.height) : height
	const levels = ceiling > height ? [0, height, ceiling] : [0, height]
	const right = depth / scale + BEYOND
	const taken: Box[] = []
	return [
		{
			direction: 'horizontal' as const,
			line: -8.5,
			edge: -4,
			stops: [0, depth],
			figures: [captions.number(depth)],
			look: { weight: 600 as const },
		},
		{
			direction: 'vertical' as const,
			line: right + CHAIN,
			edge: right,
			...clearSpans(rows, captions.number),
		},
		{
			direction: 'vertical' as const,
			line: -BEYOND - CHAIN,
			edge: -BEYOND,
			stops: levels,
			figures: lengthsOf(levels, input),
		},
	].flatMap((chain) =>
		drawChain({ ...chain, stops: chain.stops.map((stop) => stop / scale) }, taken),
	)
}
