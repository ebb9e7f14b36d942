// One loose board on its face B, length to the right: what the saw, the banding and the drill need of it.
import { type Board, type Point2, roundedOutline } from '@gabarit/engine'
import { boxesMeet } from '../box.ts'
import { type Chain, drawChain, OVERALL_SIZE } from '../dimension.ts'
import type { Box, Shape } from '../drawing.ts'
import { hatch } from '../hatch.ts'
import type { Captions } from '../plan-input.ts'
import { circle, polygon, polyline, strokes } from '../shapes.ts'
import { panelSides } from './panel-outline.ts'
import { type BoreKind, boreKindsOf, figuresOf, type Stops, stopsAlong } from './panel-stops.ts'
import { radiusLabels } from './radius-labels.ts'

export type PanelView = {
	shapes: Shape[]
	/** Bores so close that their dimensions would cover one another: their places are given in words. */
	crowded: BoreKind[]
	/** Whether each radius stands at its corner. */
	hasRadii: boolean
}

const GRAIN_PITCH = 1.25
/** From this radius on paper a bore has a cross at its centre, mm. */
const CROSSED = 1

/** In millimetres of paper, the corner (0, 0) of the board at the origin. */
export function panelView(board: Board, captions: Captions, scale: number): PanelView {
	const radii = radiusLabels(board, captions, scale)
	const chains = chainsOf(board, captions, scale)
	return {
		shapes: [
			...faceShapes(board, scale),
			...boreShapes(board, scale),
			...(radii ?? []),
			...chains.shapes,
		],
		crowded: chains.crowded,
		hasRadii: radii !== null,
	}
}

function faceShapes(board: Board, scale: number): Shape[] {
	const toPaper = ([a, b]: Point2): Point2 => [a / scale, b / scale]
	const outline = roundedOutline(board).map(toPaper)
	const angle = board.grain === 'length' ? 0 : 90
	return [
		polygon(null, outline, 'paper'),
		...(board.grain === 'none' ? [] : hatch('grain', outline, { angle, pitch: GRAIN_PITCH })),
		polygon('board', outline),
		...panelSides(board)
			.filter(({ band }) => band > 0)
			.map(({ path }) => polyline('band', path.map(toPaper))),
	]
}

function boreShapes({ bores = [] }: Board, scale: number): Shape[] {
	return bores.flatMap(({ at: [a, b], diameter }): Shape[] => {
		const [x, y, r] = [a / scale, b / scale, diameter / 2 / scale]
		if (r < CROSSED) return [circle('board', [x, y], r)]
		const reach = r + 0.8
		return [
			circle('board', [x, y], r, 'paper'),
			strokes('dimension', [
				[
					[x - reach, y],
					[x + reach, y],
				],
				[
					[x, y - reach],
					[x, y + reach],
				],
			]),
		]
	})
}

type Side = 'below' | 'left' | 'above' | 'right'
type Row = { side: Side; stops: Stops; isOverall?: boolean }

const FIRST_CHAIN = 6.5
const NEXT_CHAIN = 6.5

/** Bores first, then what is cut off, then the whole, outwards. */
function chainsOf(
	board: Board,
	captions: Captions,
	scale: number,
): { shapes: Shape[]; crowded: BoreKind[] } {
	const { length, width } = board
	const shapes: Shape[] = []
	const drawnRows: Record<Side, number> = { below: 0, left: 0, above: 0, right: 0 }
	let taken: Box[] = []
	const isDrawn = (wanted: readonly Row[]): boolean => {
		const boxes = [...taken]
		const drawn = wanted.flatMap((row) =>
			drawChain(chainOf(row, drawnRows[row.side], board, { captions, scale }), boxes),
		)
		const isWhole = wanted.some(({ isOverall }) => isOverall)
		if (!isWhole && coverOneAnother(boxes, taken.length)) return false
		taken = boxes
		shapes.push(...drawn)
		for (const { side } of wanted) drawnRows[side] += 1
		return true
	}
	const crowded = boreKindsOf(board).filter(({ bores }) => {
		const below = stopsAlong(
			bores.map(({ at }) => at[0]),
			length,
		)
		const left = stopsAlong(
			bores.map(({ at }) => at[1]),
			width,
		)
		const isNarrow = areNarrow(below, scale) || areNarrow(left, scale)
		const rows: Row[] = [
			{ side: 'below', stops: below },
			{ side: 'left', stops: left },
		]
		return isNarrow || !isDrawn(rows)
	})
	const cut = cutOf(board)
	if (cut)
		isDrawn([
			{ side: 'above', stops: stopsAlong([cut.from], length) },
			{ side: 'right', stops: stopsAlong([cut.to], width) },
		])
	isDrawn([
		{ side: 'below', stops: stopsAlong([], length), isOverall: true },
		{ side: 'left', stops: stopsAlong([], width), isOverall: true },
	])
	return { shapes, crowded }
}

/** mm of paper: the figures of two such lengths side by side run into one another. */
const NARROW = 3

function areNarrow({ lengths }: Stops, scale: number): boolean {
	const inner = lengths.slice(1, -1).map(({ steps, length }) => (steps * length) / scale < NARROW)
	return inner.some((narrow, i) => narrow && inner[i + 1])
}

function coverOneAnother(boxes: readonly Box[], from: number): boolean {
	return boxes
		.slice(from)
		.some((box, i) => boxes.slice(0, from + i).some((other) => boxesMeet(box, other)))
}

/** Where the cut over the corner (length, width) leaves length2 and width2. */
function cutOf(board: Board): { from: number; to: number } | null {
	const cut = panelSides(board).find(({ name }) => name === 'cut')
	const [start, end] = [cut?.path[0], cut?.path.at(-1)]
	return start && end ? { from: end[0], to: start[1] } : null
}

function chainOf(
	{ side, stops, isOverall }: Row,
	row: number,
	{ length, width }: Board,
	{ captions, scale }: { captions: Captions; scale: number },
): Chain {
	const away = FIRST_CHAIN + row * NEXT_CHAIN
	const edges: Record<Side, number> = {
		below: 0,
		left: 0,
		above: width / scale,
		right: length / scale,
	}
	const outwards = side === 'below' || side === 'left' ? -1 : 1
	return {
		direction: side === 'below' || side === 'above' ? 'horizontal' : 'vertical',
		line: edges[side] + outwards * away,
		edge: edges[side],
		stops: stops.at.map((at) => at / scale),
		figures: figuresOf(stops, captions),
		...(isOverall && { look: { size: OVERALL_SIZE, weight: 600 } }),
	}
}
