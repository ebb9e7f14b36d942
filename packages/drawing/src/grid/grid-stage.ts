// Both faces of a grid on one stage, beside or above one another, whichever shows them larger.
import type { Board, GridCell, Point2 } from '@gabarit/engine'
import { boxOf } from '../box.ts'
import type { Box, Drawing, Shape } from '../drawing.ts'
import { elevationOutline } from '../facing.ts'
import { enlarged, moved, text } from '../shapes.ts'
import type { Pencil } from '../views/fronts.ts'
import { gridElevation } from './grid-elevation.ts'
import { type GridFace, type GridInput, gridFaces, gridSize, leftIn } from './grid-faces.ts'

/** `paper`: mm for the picture; `text`: how much larger its letters are than on a printed plan. */
export type GridStage = {
	paper: { width: number; height: number }
	text: number
	margin: number
	pixels: number
	fronts: boolean
	opened?: ReadonlySet<string> | undefined
	selected: Pick<GridCell, 'column' | 'row'> | null
}

/** `box` in mm of paper. */
export type PlacedCell = Pick<GridCell, 'column' | 'row'> & { face: GridFace; box: Box }

type Direction = 'beside' | 'above'
const GAP = 5

export function drawGridStage(
	input: GridInput,
	stage: GridStage,
): {
	drawing: Drawing
	cells: PlacedCell[]
	/** In each face, mm of paper. */
	outlinesOf: (board: Board) => Point2[][]
} {
	const { captions, furniture, language } = input
	const { paper, pixels } = stage
	const { columns, rows } = furniture.grid
	const { scale, at } = bestPlaces(input, stage)
	const pencil = { scale, text: stage.text }
	const shapes = gridFaces.flatMap((face, i) =>
		moved(faceShapes(input, face, stage, pencil), at[i] ?? [0, 0]),
	)
	const drawing: Drawing = {
		width: paper.width * pixels,
		height: paper.height * pixels,
		title: `${captions.text('views.face.Front')}, ${captions.text('views.face.Rear')}`,
		description: captions.text('describe.grid', { columns, rows }),
		language,
		penScale: pixels,
		shapes: enlarged(shapes, pixels),
	}
	const cells = gridFaces.flatMap((face, i) => placedCells(input, face, scale, at[i] ?? [0, 0]))
	const { length } = gridSize(furniture)
	const outlinesOf = (board: Board) =>
		gridFaces.map((face, i) => {
			const [x, y] = at[i] ?? [0, 0]
			return elevationOutline(board).map(([h, z]): Point2 => {
				const across = leftIn(face, { x: h, width: 0 }, length)
				return [x + across / scale, y + z / scale]
			})
		})
	return { drawing, cells, outlinesOf }
}

function faceShapes(
	input: GridInput,
	face: GridFace,
	{ fronts, opened, selected }: GridStage,
	pencil: Pencil,
): Shape[] {
	const shapes = gridElevation(input, { face, fronts, selected, ...(opened && { opened }) }, pencil)
	const { y, height } = boxOf(shapes)
	const { length } = gridSize(input.furniture)
	const size = 2.6 * pencil.text
	const title = text(
		[length / 2 / pencil.scale, y + height + size * 0.6],
		input.captions.text(`views.face.${face}`),
		{ size, weight: 600, anchor: 'middle', role: 'heading' },
	)
	return [...shapes, title]
}

type Places = { scale: number; at: Point2[] }

function bestPlaces(input: GridInput, stage: GridStage): Places {
	const beside = largest(input, stage, 'beside')
	const above = largest(input, stage, 'above')
	return above.scale < beside.scale ? above : beside
}

const STEPS = 24
const SCALES = { least: 1, most: 10_000 } as const

/** Figures keep their size, so the scale is found by trying. */
function largest(input: GridInput, stage: GridStage, direction: Direction): Places {
	let [fits, tooLarge]: [number, number] = [SCALES.most, SCALES.least]
	for (let i = 0; i < STEPS; i++) {
		const middle = Math.sqrt(fits * tooLarge)
		if (placesAt(middle, input, stage, direction)) fits = middle
		else tooLarge = middle
	}
	return { scale: fits, at: placesAt(fits, input, stage, direction) ?? [] }
}

/** Where the two origins stand, in the middle of the stage; null where they find no room. */
function placesAt(
	scale: number,
	input: GridInput,
	stage: GridStage,
	direction: Direction,
): Point2[] | null {
	const pencil = { scale, text: stage.text }
	const [front, rear] = gridFaces.map((face) => boxOf(faceShapes(input, face, stage, pencil)))
	if (!front || !rear) return null
	const { width, height } = stage.paper
	const isBeside = direction === 'beside'
	const whole = isBeside
		? [front.width + GAP + rear.width, Math.max(front.height, rear.height)]
		: [Math.max(front.width, rear.width), front.height + GAP + rear.height]
	const [across = 0, up = 0] = whole
	if (across > width - 2 * stage.margin || up > height - 2 * stage.margin) return null
	const [left, bottom] = [(width - across) / 2, (height - up) / 2]
	const at = (box: Box, x: number, y: number): Point2 => [x - box.x, y - box.y]
	return isBeside
		? [at(front, left, bottom), at(rear, left + front.width + GAP, bottom)]
		: [at(front, left, bottom + rear.height + GAP), at(rear, left, bottom)]
}

function placedCells(
	{ furniture }: GridInput,
	face: GridFace,
	scale: number,
	[x, y]: Point2,
): PlacedCell[] {
	const { length } = gridSize(furniture)
	return furniture.grid.cells.map((cell) => ({
		column: cell.column,
		row: cell.row,
		face,
		box: {
			x: x + leftIn(face, cell, length) / scale,
			y: y + cell.z / scale,
			width: cell.width / scale,
			height: cell.height / scale,
		},
	}))
}
