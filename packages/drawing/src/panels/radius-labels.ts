import type { Board, Point2 } from '@gabarit/engine'
import { boxesMeet } from '../box.ts'
import type { Box, Shape, Text } from '../drawing.ts'
import type { Captions } from '../plan-input.ts'
import { rectangle, text } from '../shapes.ts'
import { textBox } from '../text-width.ts'

const SIZE = 2.3
const INSET = 1.4
/** Of its radius, how far the middle of an arc stands from its sharp corner along each axis. */
const ARC_DEPTH = 1 - Math.SQRT1_2

/** `R50` beside each arc, or `4 × R50` once where all corners are alike; null where there is no room for them. */
export function radiusLabels(
	{ outline, radii = [], bores = [], length, width }: Board,
	captions: Captions,
	scale: number,
): Shape[] | null {
	const round = outline.flatMap((at, i) =>
		(radii[i] ?? 0) > 0 ? [{ at, radius: radii[i] ?? 0 }] : [],
	)
	const [first] = round
	if (!first) return []
	const isAlike =
		round.length > 1 &&
		round.length === outline.length &&
		round.every(({ radius }) => radius === first.radius)
	const words = (radius: number) =>
		`${isAlike ? `${captions.number(round.length)} × ` : ''}R${captions.number(radius)}`
	const taken: Box[] = bores.map(({ at: [a, b], diameter }) => ({
		x: (a - diameter / 2) / scale - 1,
		y: (b - diameter / 2) / scale - 1,
		width: diameter / scale + 2,
		height: diameter / scale + 2,
	}))
	const face: Box = { x: 0, y: 0, width: length / scale, height: width / scale }
	const labels = round.flatMap(({ at, radius }): Text[] => {
		const label = labelAt(at, { radius: radius / scale, words: words(radius), face, scale })
		const box = textBox(label)
		if (!isInside(box, face) || taken.some((other) => boxesMeet(box, other))) return []
		taken.push(box)
		return [label]
	})
	const shown = isAlike ? labels.slice(0, 1) : labels
	if (shown.length < (isAlike ? 1 : round.length)) return null
	return shown.flatMap((label) => [paperBehind(textBox(label)), label])
}

type Spot = { radius: number; words: string; face: Box; scale: number }

function labelAt([a, b]: Point2, { radius, words, face, scale }: Spot): Text {
	const inwards = [
		a / scale < face.width / 2 ? 1 : -1,
		b / scale < face.height / 2 ? 1 : -1,
	] as const
	const deep = radius * ARC_DEPTH + INSET
	const [x, y] = [a / scale + inwards[0] * deep, b / scale + inwards[1] * deep]
	return text([x, inwards[1] > 0 ? y : y - 0.7 * SIZE], words, {
		size: SIZE,
		anchor: inwards[0] > 0 ? 'start' : 'end',
	})
}

function isInside(box: Box, face: Box): boolean {
	return (
		box.x > face.x + 0.5 &&
		box.y > face.y + 0.5 &&
		box.x + box.width < face.x + face.width - 0.5 &&
		box.y + box.height < face.y + face.height - 0.5
	)
}

function paperBehind({ x, y, width, height }: Box): Shape {
	return rectangle(null, [x - 0.4, y - 0.2], [width + 0.8, height + 0.4], 'paper')
}
