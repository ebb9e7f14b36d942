import {
	type Board,
	crossbarHeights,
	FRAME_STILE,
	type Front,
	type Handle,
	type Point2,
} from '@gabarit/engine'
import { boxAround } from '../box.ts'
import type { Box, Shape } from '../drawing.ts'
import { elevationOutline, inElevation } from '../facing.ts'
import { hatch } from '../hatch.ts'
import type { ViewInput } from '../plan-input.ts'
import { line, polygon, polyline, rectangle, strokes, text } from '../shapes.ts'
import { textWidth } from '../text-width.ts'

/** Millimetres of furniture for one of paper, and how much larger texts are than on a printed plan. */
/** `wall`: thickness of a cut wall, mm of paper; thinner where the picture is small. */
export type Pencil = { scale: number; text: number; wall?: number }

const GRAIN_PITCH = 1.25
const LABEL_SIZE = 2

export function onPaper(points: readonly Point2[], scale: number): Point2[] {
	return points.map(([h, z]): Point2 => [h / scale, z / scale])
}

export function grainOf(board: Board, pencil: Pencil): Shape[] {
	if (board.grain === 'none') return []
	const along = board.grain === 'length' ? board.pose.u : board.pose.v
	const angle = Math.abs(along[2]) > 0.7 ? 90 : 0
	const outline = onPaper(elevationOutline(board), pencil.scale)
	return hatch('grain', outline, { angle, pitch: GRAIN_PITCH * pencil.text })
}

export function frontShapes(front: Front, board: Board, input: ViewInput, pencil: Pencil): Shape[] {
	const outline = onPaper(elevationOutline(board), pencil.scale)
	return [
		polygon(null, outline, 'paper'),
		...grainOf(board, pencil),
		...styleOf(front, outline, pencil),
		...opening(front, outline),
		polygon('front', outline),
		...handleShapes(front, input, pencil),
	]
}

export function sizeLabel(
	board: Board,
	input: Pick<ViewInput, 'captions'>,
	pencil: Pencil,
): Shape[] {
	const outline = onPaper(elevationOutline(board), pencil.scale)
	const box = boxAround(outline)
	const { number } = input.captions
	// A flap lies: its length is its width to who stands before it.
	const [wide, high] =
		Math.abs(board.pose.u[2]) > 0.7 ? [board.width, board.length] : [board.length, board.width]
	const words = `${number(wide)} × ${number(high)}`
	const size = LABEL_SIZE * pencil.text
	const width = textWidth(words, size) + 1.6 * pencil.text
	const turned = width + 1 > box.width
	if (turned && (width > box.height * 0.5 || size * 1.8 > box.width)) return []
	const center: Point2 = [box.x + box.width / 2, box.y + clearHeight(outline, box) * 0.715]
	const [w, h] = turned ? [size * 1.6, width] : [width, size * 1.6]
	const at: Point2 = turned
		? [center[0] + size * 0.35, center[1]]
		: [center[0], center[1] - size * 0.35]
	return [
		rectangle(null, [center[0] - w / 2, center[1] - h / 2], [w, h], 'paper'),
		text(at, words, { size, anchor: 'middle', rotation: turned ? 90 : 0 }),
	]
}

// Up to the lower edge: under a slope a figure written higher would stand on the ceiling.
function clearHeight(outline: readonly Point2[], box: Box): number {
	const edge = (x: number) =>
		Math.max(...outline.filter(([px]) => Math.abs(px - x) < 0.01).map(([, y]) => y))
	return Math.min(edge(box.x), edge(box.x + box.width)) - box.y
}

function styleOf(front: Front, outline: readonly Point2[], { scale }: Pencil): Shape[] {
	const box = boxAround(outline)
	if (front.style === 'StraightLines') {
		return crossbarHeights(front.count, clearHeight(outline, box)).map((height) => {
			const y = box.y + height
			return strokes('board', [
				[
					[box.x, y],
					[box.x + box.width, y],
				],
				[
					[box.x, y + 0.3],
					[box.x + box.width, y + 0.3],
				],
			])
		})
	}
	if (front.style !== 'Frames') return []
	const stile = FRAME_STILE / scale
	const panel = (box.height - (front.count + 1) * stile) / front.count
	return Array.from({ length: front.count }, (_, i) =>
		rectangle(
			'board',
			[box.x + stile, box.y + stile + i * (panel + stile)],
			[box.width - 2 * stile, panel],
		),
	)
}

/** The usual sign: dashed lines that meet at the hinges. */
function opening(front: Front, outline: readonly Point2[]): Shape[] {
	const box = boxAround(outline)
	if (front.kind === 'Flap') {
		const top = box.y + box.height
		return [
			polyline('opening', [
				[box.x, top],
				[box.x + box.width / 2, box.y],
				[box.x + box.width, top],
			]),
		]
	}
	if (front.kind === 'PullOut') return [comingOut(outline, box)]
	if (front.kind !== 'Leaf' || front.openingSide === 'None') return []
	const [left, right] = [box.x, box.x + box.width]
	const [hinge, free] = front.openingSide === 'Left' ? [left, right] : [right, left]
	const heightAt = (edge: number) =>
		Math.max(...outline.filter(([x]) => Math.abs(x - edge) < 0.01).map(([, y]) => y))
	return [
		polyline('opening', [
			[free, heightAt(free)],
			[hinge, (box.y + heightAt(hinge)) / 2],
			[free, box.y],
		]),
	]
}

/** An arrow towards the viewer: it comes out whole. */
function comingOut(outline: readonly Point2[], box: Box): Shape {
	const [x, size] = [box.x + box.width / 2, Math.min(box.width, clearHeight(outline, box)) / 4]
	const [foot, wing] = [box.y + size / 2, size / 3]
	return strokes('opening', [
		[
			[x, foot + size],
			[x, foot],
		],
		[
			[x - wing, foot + wing],
			[x, foot],
		],
		[
			[x + wing, foot + wing],
			[x, foot],
		],
	])
}

function handleShapes(front: Front, { catalogue }: ViewInput, pencil: Pencil): Shape[] {
	if (!front.handle) return []
	const model = catalogue.handles.find(({ reference }) => reference === front.handle?.model)
	const isUpright = front.kind === 'Leaf'
	return front.handle.at.map((point) => {
		const [h, z] = inElevation(front.run, point)
		return handleShape([h / pencil.scale, z / pencil.scale], model, isUpright, pencil)
	})
}

function handleShape(
	[x, y]: Point2,
	model: Handle | undefined,
	isUpright: boolean,
	pencil: Pencil,
): Shape {
	if (model?.kind === 'Knob') {
		const r = Math.max(0.45, 15 / pencil.scale)
		if (model.shape === 'Square') return rectangle(null, [x - r, y - r], [2 * r, 2 * r], 'ink')
		return { kind: 'circle', pen: null, center: [x, y], radius: r, fill: 'ink' }
	}
	const half = Math.max(60, (model?.length || 160) / 2) / pencil.scale
	return isUpright
		? line('handle', [x, y - half], [x, y + half])
		: line('handle', [x - half, y], [x + half, y])
}
