// The filler has an oversize that is cut on site.
//   ░░░│┌──────┐ ┌────────      seen from above, the back wall on top;
//   ░░░│└──────┘ └────────      drawn for a left wall, mirrored for a right one
import { type Board, CARCASS, type Furniture, GAP, LEAF_OFFSET, type Point2 } from '@gabarit/engine'
import { boxAround } from '../box.ts'
import { drawChain } from '../dimension.ts'
import type { Shape, Text } from '../drawing.ts'
import { elevationOutline, planOutline } from '../facing.ts'
import { hatch } from '../hatch.ts'
import type { ViewInput } from '../plan-input.ts'
import { line, polygon, polyline, text } from '../shapes.ts'

export type FillerFact = {
	side: 'Left' | 'Right'
	board: Board
	width: number
	oversize: number
	at: Point2
	hasLeaf: boolean
}

export function fillerFactOf(furniture: Furniture): FillerFact | null {
	const run = furniture.runs[0]
	const boards = furniture.boards.filter(
		(board) => board.part === 'Filler' && board.run === run?.side && board.module === null,
	)
	for (const side of ['Left', 'Right'] as const) {
		const width = run?.fillers.find(({ place }) => place === side)?.width
		const board = boards.toSorted((a, b) => leftOf(a) - leftOf(b)).at(side === 'Left' ? 0 : -1)
		if (!width || !board) continue
		const box = boxAround(planOutline(board))
		return {
			side,
			board,
			width,
			oversize: Math.max(0, Math.round((board.width - width) * 10) / 10),
			at: [box.x + box.width / 2, box.y + box.height / 2],
			hasLeaf: furniture.fronts.some((front) => front.run === run?.side),
		}
	}
	return null
}

function leftOf(board: Board): number {
	return boxAround(elevationOutline(board)).x
}

/** 1:2,5, or 1:5 where the filler is wide. */
export function detailScale(fact: FillerFact): number {
	return fact.width > 110 ? 5 : 2.5
}

const WALL_SHOWN = 20
const LEAF_SHOWN = 60
const SIDE_SHOWN = 30
const HALF_HEIGHT = 34

/** In millimetres of paper; origin on the wall's face, at the filler's front. */
export function fillerDetailShapes(fact: FillerFact, { captions }: ViewInput): Shape[] {
	const scale = detailScale(fact)
	const mm = (value: number) => value / scale
	const t = mm(fact.board.thickness)
	const filler = mm(fact.width) - mm(GAP / 2)
	const leaf = filler + mm(GAP)
	const side = mm(fact.width)
	const sideFoot = fact.hasLeaf ? t + mm(LEAF_OFFSET) : 0
	const shapes: Shape[] = [
		...wallFace(fact),
		...(fact.hasLeaf ? brokenLeaf(leaf, t) : []),
		...brokenSide(side, mm(CARCASS), sideFoot),
		polygon(
			'cut',
			[
				[0.3, 0],
				[filler, 0],
				[filler, t],
				[0.3, t],
			],
			'wood',
		),
	]
	if (fact.oversize > 0) {
		const over = mm(fact.oversize)
		shapes.push(
			polyline('accentDash', [
				[0, 0],
				[-over, 0],
				[-over, t],
				[0, t],
			]),
		)
	}
	const notes: readonly (readonly [Point2, string])[] = [
		[
			[side + mm(CARCASS), sideFoot + SIDE_SHOWN * 0.5],
			captions.text('detail.side', { thickness: CARCASS }),
		],
		...(fact.hasLeaf
			? ([
					[[filler + mm(GAP / 2), t], captions.text('detail.gap', { gap: GAP })],
					[[leaf + 12, t], captions.text('detail.leaf', { thickness: fact.board.thickness })],
				] as const)
			: []),
	]
	shapes.push(...leaders(notes, side + mm(CARCASS) + 8, sideFoot + SIDE_SHOWN * 0.5 + 1))
	shapes.push(...detailChains(fact, mm, captions))
	return fact.side === 'Left' ? shapes : shapes.map(mirrored)
}

function leaders(notes: readonly (readonly [Point2, string])[], x: number, top: number): Shape[] {
	return notes.flatMap(([from, words], i) => {
		const y = top - i * 5.4
		return [
			line('extension', from, [x, y + 0.8]),
			text([x + 1, y], words, { size: 2.2, ink: 'ink2' }),
		]
	})
}

function detailChains(
	fact: FillerFact,
	mm: (value: number) => number,
	captions: ViewInput['captions'],
): Shape[] {
	const at = -9
	const width = drawChain({
		direction: 'horizontal',
		line: at,
		stops: [0, mm(fact.width)],
		figures: [captions.number(fact.width)],
		edge: -1,
	})
	if (fact.oversize === 0) return width
	const oversize = drawChain({
		direction: 'horizontal',
		line: at,
		stops: [-mm(fact.oversize), 0],
		figures: [captions.number(fact.oversize)],
		edge: -1,
		look: { pen: 'accent' },
	})
	const words = captions.text('detail.oversize', { oversize: fact.oversize })
	return [
		...width,
		...oversize,
		text([mm(fact.width) + 4, at], words, { size: 2.2, ink: 'accentText' }),
	]
}

/** A wall's true face is never straight: it wanders a millimetre or two around the plane. */
function wallFace(fact: FillerFact): Shape[] {
	const wander = [0.2, 0.35, 0.1, -0.2, 0.05, 0.3, 0.2, -0.1, -0.45, -0.2, 0.3, 0.5]
	const step = (2 * HALF_HEIGHT) / (wander.length - 1)
	const face = wander.map((offset, i): Point2 => [offset, -HALF_HEIGHT + 4 + i * step])
	const smooth = smoothed(face)
	const depth = Math.max(WALL_SHOWN, fact.oversize / detailScale(fact) + 8)
	const [first, last] = [smooth[0] ?? [0, 0], smooth.at(-1) ?? [0, 0]]
	const outline = [...smooth, [-depth, last[1]] as const, [-depth, first[1]] as const]
	return [
		polygon(null, outline, 'plaster'),
		...hatch('hatch', outline, { angle: 45, pitch: 1.6 }),
		polyline('wall', smooth),
	]
}

/** Chaikin's corner cutting, twice: enough for a hand-drawn wall. */
function smoothed(points: readonly Point2[]): Point2[] {
	const cut = (row: readonly Point2[]): Point2[] => [
		row[0] ?? [0, 0],
		...row.slice(1).flatMap(([x, y], i): Point2[] => {
			const [px, py] = row[i] ?? [x, y]
			return [
				[px * 0.75 + x * 0.25, py * 0.75 + y * 0.25],
				[px * 0.25 + x * 0.75, py * 0.25 + y * 0.75],
			]
		}),
		row.at(-1) ?? [0, 0],
	]
	return cut(cut(points))
}

function brokenLeaf(x: number, t: number): Shape[] {
	const end = x + LEAF_SHOWN
	const broken: Point2[] = [
		[end, -1],
		[end, t * 0.35],
		[end - 1.2, t * 0.5],
		[end + 1.2, t * 0.62],
		[end, t * 0.75],
		[end, t + 1],
	]
	return [
		polygon(
			null,
			[
				[x, 0],
				[end, 0],
				[end, t],
				[x, t],
			],
			'wood',
		),
		polyline('cut', [
			[end, 0],
			[x, 0],
			[x, t],
			[end, t],
		]),
		polyline('board', broken),
	]
}

function brokenSide(x: number, width: number, foot: number): Shape[] {
	const top = foot + SIDE_SHOWN
	const middle = x + width / 2
	const broken: Point2[] = [
		[x - 1, top],
		[middle - 1, top],
		[middle - 0.3, top + 1.2],
		[middle + 0.4, top - 1.2],
		[middle + 1, top],
		[x + width + 1, top],
	]
	return [
		polygon(
			null,
			[
				[x, foot],
				[x + width, foot],
				[x + width, top],
				[x, top],
			],
			'pale',
		),
		polyline('cut', [
			[x, top],
			[x, foot],
			[x + width, foot],
			[x + width, top],
		]),
		polyline('board', broken),
	]
}

function mirrored(shape: Shape): Shape {
	const flip = ([x, y]: Point2): Point2 => [-x, y]
	switch (shape.kind) {
		case 'path':
			return { ...shape, points: shape.points.map(flip) }
		case 'strokes':
			// ticks and hatching keep their slant
			return { ...shape, segments: shape.segments.map(mirroredStroke(shape.pen)) }
		case 'text':
			return { ...shape, at: flip(shape.at), anchor: otherEnd[shape.anchor] }
		case 'arc':
		case 'circle':
			return { ...shape, center: flip(shape.center) }
	}
}

function mirroredStroke(pen: string) {
	return ([a, b]: readonly [Point2, Point2]): readonly [Point2, Point2] => {
		const keepsSlant = pen === 'tick' || (pen === 'accent' && a[0] !== b[0] && a[1] !== b[1])
		return keepsSlant
			? [
					[-b[0], a[1]],
					[-a[0], b[1]],
				]
			: [
					[-a[0], a[1]],
					[-b[0], b[1]],
				]
	}
}
const otherEnd = { start: 'end', middle: 'middle', end: 'start' } as const satisfies Record<
	Text['anchor'],
	Text['anchor']
>
