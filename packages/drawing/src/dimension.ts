// Chains of dimensions as a joiner draws them: thin line, 45° ticks, the figure above or left of the line.
// A figure wider than its length moves below the line, outside the chain, or one row further, never over another.
import type { Point2 } from '@gabarit/engine'
import { boxesMeet } from './box.ts'
import type { Box, PenName, Shape, Text, TextWeight } from './drawing.ts'
import { line, strokes, text } from './shapes.ts'
import { textBox, textWidth } from './text-width.ts'

/** Font sizes in mm. */
export const DIMENSION_SIZE = 2.3
export const OVERALL_SIZE = 2.8
const SMALL_SIZE = 2
const TICK = 0.9
const OVERSHOOT = 1.4
const GAP_FROM_OBJECT = 1
const ABOVE = 0.9

type ChainLook = {
	size?: number
	weight?: TextWeight
	pen?: PenName
	/** Multiplies figures and ticks where the drawing is seen on a screen. */
	scale?: number
}

/** One row of dimensions; `stops` and `line` in mm of paper. */
export type Chain = {
	/** Horizontal chains read from below, vertical ones from the right. */
	direction: 'horizontal' | 'vertical'
	line: number
	stops: readonly number[]
	/** One figure per length; an empty one is not written. */
	figures: readonly string[]
	/** From where extension lines start; absent = none. */
	edge?: number
	look?: ChainLook
}

type Place = (along: number, above: number) => Point2

type Length = { figure: string; from: number; to: number; isFirst: boolean; isLast: boolean }

/** mm of paper between two stops that a figure of the usual size needs to stand between them. */
export function figureRoom(figure: string, scale: number): number {
	return roomOf(figure, { size: DIMENSION_SIZE * scale, scale })
}

function roomOf(figure: string, look: { size: number; weight?: TextWeight; scale: number }) {
	return textWidth(figure, look.size, look.weight) + 1.2 * look.scale
}

/** `taken` holds the boxes of figures already on the sheet and receives the new ones. */
export function drawChain(chain: Chain, taken: Box[] = []): Shape[] {
	const { direction, line: at, stops, look = {} } = chain
	const scale = look.scale ?? 1
	const place: Place = direction === 'horizontal' ? (s, t) => [s, at + t] : (s, t) => [at - t, s]
	const first = stops[0] ?? 0
	const last = stops.at(-1) ?? first
	const beyond = OVERSHOOT * scale
	const tick = TICK * scale
	const shapes: Shape[] = [...extensions(chain, beyond)]
	shapes.push(line(look.pen ?? 'dimension', place(first - beyond, 0), place(last + beyond, 0)))
	// "/" on the sheet, whichever way the chain runs
	const slant = ([x, y]: Point2) =>
		[
			[x - tick, y - tick],
			[x + tick, y + tick],
		] as const
	shapes.push(
		strokes(
			look.pen ?? 'tick',
			stops.map((stop) => slant(place(stop, 0))),
		),
	)
	chain.figures.forEach((figure, i) => {
		const from = stops[i] ?? 0
		const to = stops[i + 1] ?? from
		const length = { figure, from, to, isFirst: i === 0, isLast: i === chain.figures.length - 1 }
		if (figure) shapes.push(...placeFigure(chain, length, place, taken))
	})
	return shapes
}

function extensions({ direction, line: at, stops, edge }: Chain, beyond: number): Shape[] {
	if (edge === undefined) return []
	const way = Math.sign(at - edge)
	const [near, far] = [edge + way * GAP_FROM_OBJECT, at + way * beyond * 0.7]
	const segments = stops.map((stop): readonly [Point2, Point2] =>
		direction === 'horizontal'
			? [
					[stop, near],
					[stop, far],
				]
			: [
					[near, stop],
					[far, stop],
				],
	)
	return [strokes('extension', segments)]
}

function placeFigure(
	{ direction, look = {} }: Chain,
	length: Length,
	place: Place,
	taken: Box[],
): Shape[] {
	const { figure } = length
	const scale = look.scale ?? 1
	const size = (look.size ?? DIMENSION_SIZE) * scale
	const weight = look.weight ?? 400
	const rotation = direction === 'horizontal' ? 0 : 90
	const write = (along: number, above: number, figureSize: number) =>
		text(place(along, above), figure, {
			size: figureSize,
			weight,
			anchor: 'middle',
			rotation,
			ink: look.pen === 'accent' ? 'accentText' : 'ink',
		})
	const middle = (length.from + length.to) / 2
	const fits = roomOf(figure, { size, weight, scale }) <= length.to - length.from
	if (fits) {
		const figureAbove = write(middle, ABOVE * scale, size)
		if (isFree(figureAbove, taken)) return [take(figureAbove, taken)]
	}
	const small = Math.min(size, SMALL_SIZE * scale)
	const half = textWidth(figure, small, weight) / 2
	const below = -(ABOVE * scale + 0.7 * small)
	const beside = half + TICK * scale + 0.6 * scale
	const spots: Point2[] = [
		...(length.isFirst ? [[length.from - beside, ABOVE * scale] as const] : []),
		...(length.isLast ? [[length.to + beside, ABOVE * scale] as const] : []),
		[middle, below],
		[middle - beside, below],
		[middle + beside, below],
		[middle, below - 1.3 * small],
		[middle, ABOVE * scale + 1.5 * small],
		[middle, below - 2.6 * small],
	]
	const spot = spots.find(([along, above]) => isFree(write(along, above, small), taken)) ?? [
		middle,
		below,
	]
	const written = take(write(...spot, small), taken)
	const shelf = underOutside(spot[0], half, length)
	return shelf
		? [written, line(look.pen ?? 'dimension', place(shelf[0], 0), place(shelf[1], 0))]
		: [written]
}

function underOutside(
	along: number,
	half: number,
	{ from, to, isFirst, isLast }: Length,
): Point2 | null {
	if (isFirst && along < from - half) return [along - half, from]
	if (isLast && along > to + half) return [to, along + half]
	return null
}

function isFree(candidate: Text, taken: readonly Box[]): boolean {
	const box = textBox(candidate)
	return !taken.some((other) => boxesMeet(box, other))
}

function take(chosen: Text, taken: Box[]): Text {
	taken.push(textBox(chosen))
	return chosen
}
