// One face of a grid: open cells let one see through, closed ones lie back, doors and what backs them are flush.
import type { Board, Furniture, GridCell } from '@gabarit/engine'
import { cellGroup } from '@gabarit/engine'
import type { Shape } from '../drawing.ts'
import { elevationOutline } from '../facing.ts'
import { mirrored, polygon, rectangle } from '../shapes.ts'
import { frontShapes, grainOf, onPaper, type Pencil, sizeLabel } from '../views/fronts.ts'
import { gridChains } from './grid-chains.ts'
import {
	boardsOf,
	type GridFace,
	type GridInput,
	gridSize,
	isFlushIn,
	leftIn,
	opensIn,
	seenFromFront,
} from './grid-faces.ts'
import { gridSurround } from './grid-surround.ts'

type GridPlace = Pick<GridCell, 'column' | 'row'>

export type GridLook = {
	face: GridFace
	/** Without them one sees into the cells. */
	fronts: boolean
	/** Fronts that stand open: into their cells one sees too. */
	opened?: ReadonlySet<string>
	selected?: GridPlace | null
}

/** In millimetres of paper: the viewer's left end at x 0, the floor at 0. */
export function gridElevation(input: GridInput, look: GridLook, pencil: Pencil): Shape[] {
	const { face, selected } = look
	const { length } = gridSize(input.furniture)
	const { cells } = input.furniture.grid
	const faces = [
		...cells.flatMap((cell) => backShapes(cell, input, look, pencil)),
		...frameShapes(input, pencil),
		...feetShapes(input, pencil),
		...cells.flatMap((cell) => flushShapes(cell, input, look, pencil)),
	]
	const turned = face === 'Rear' ? mirrored(faces, length / pencil.scale) : faces
	const marked = cells.find(
		({ column, row }) => selected?.column === column && selected.row === row,
	)
	return [
		...gridSurround(input, face, pencil.scale),
		...turned,
		...(marked ? [outlineOf(marked, face, length, pencil)] : []),
		...gridChains(input, face, pencil),
	]
}

function outlineOf(cell: GridCell, face: GridFace, length: number, { scale }: Pencil): Shape {
	const corner = [leftIn(face, cell, length) / scale, cell.z / scale] as const
	return rectangle('selected', corner, [cell.width / scale, cell.height / scale])
}

/** Dividers that lie back: in the middle of their cell, or behind a door that is taken off. */
function backShapes(
	cell: GridCell,
	{ furniture }: GridInput,
	look: GridLook,
	{ scale }: Pencil,
): Shape[] {
	if (isFlushIn(look.face, cell) || isShutIn(cell, furniture, look)) return []
	return boardsOf(furniture, cellGroup(cell), 'Divider').map((board) =>
		polygon('board', onPaper(elevationOutline(board), scale), 'sunken'),
	)
}

const framed = ['GridShelf', 'Deck', 'Upright'] as const

function frameShapes({ furniture }: GridInput, { scale }: Pencil): Shape[] {
	return framed.flatMap((part) =>
		furniture.boards
			.filter((board) => board.part === part)
			.map((board) =>
				polygon(
					'board',
					onPaper(elevationOutline(board), scale),
					part === 'GridShelf' ? 'paper' : 'pale',
				),
			),
	)
}

/** mm: what a glide shows under its upright. */
const GLIDE = 20

function feetShapes({ furniture }: GridInput, { scale }: Pencil): Shape[] {
	return furniture.fittings.flatMap(({ item, pose, boards: [upright] }): Shape[] => {
		const board = furniture.boards.find(({ id }) => id === upright)
		if (!pose || !board) return []
		const [x, , z] = pose.origin
		const half = board.thickness / 2
		const under = (height: number, from: number) =>
			rectangle(
				'board',
				[(x - half) / scale, from / scale],
				[board.thickness / scale, height / scale],
				'ink3',
			)
		if (item.family === 'glide') return [under(GLIDE, z - GLIDE)]
		return item.family === 'ceiling-foot' ? [under(GLIDE, z)] : []
	})
}

/** Flush in this face: doors, and dividers of cells that open behind. */
function flushShapes(cell: GridCell, input: GridInput, look: GridLook, pencil: Pencil): Shape[] {
	const { furniture } = input
	const group = cellGroup(cell)
	if (isFlushIn(look.face, cell))
		return boardsOf(furniture, group, 'Divider').flatMap((board) => panelShapes(board, pencil))
	if (!isShutIn(cell, furniture, look)) return []
	return boardsOf(furniture, group, 'Leaf').flatMap((board) => {
		const front = furniture.fronts.find(({ board: id }) => id === board.id)
		if (!front) return []
		const leaf = frontShapes(seenFromFront(front), board, input, pencil)
		return [...leaf, ...sizeLabel(board, input, pencil)]
	})
}

function isShutIn(cell: GridCell, furniture: Furniture, look: GridLook): boolean {
	if (!look.fronts || !opensIn(look.face, cell)) return false
	const leaves = new Set(boardsOf(furniture, cellGroup(cell), 'Leaf').map(({ id }) => id))
	return !furniture.fronts.some(({ id, board }) => leaves.has(board) && look.opened?.has(id))
}

function panelShapes(board: Board, pencil: Pencil): Shape[] {
	const outline = onPaper(elevationOutline(board), pencil.scale)
	return [polygon(null, outline, 'paper'), ...grainOf(board, pencil), polygon('board', outline)]
}
