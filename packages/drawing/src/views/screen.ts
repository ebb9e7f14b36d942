// The screen that the furniture is made for, at its size; its centre measured from the floor.
import type { Point2, Room } from '@gabarit/engine'
import { type Chain, drawChain } from '../dimension.ts'
import type { Box, Shape } from '../drawing.ts'
import type { ViewInput } from '../plan-input.ts'
import { line, polygon, rectangle, text } from '../shapes.ts'
import { textWidth } from '../text-width.ts'
import type { Pencil } from './fronts.ts'

type Screen = NonNullable<Room['screen']>

const FRAME = 10
const LABEL = 3

export function screenTop({ screen }: Room): number {
	return screen?.to[2] ?? 0
}

/** From the front: its frame, the stand under it, its diagonal. */
export function screenInElevation({ room, captions }: ViewInput, pencil: Pencil): Shape[] {
	const { screen } = room
	if (!screen) return []
	const { from, to, diagonal } = screen
	const { scale } = pencil
	const at = (x: number, z: number): Point2 => [x / scale, z / scale]
	const size: Point2 = [(to[0] - from[0]) / scale, (to[2] - from[2]) / scale]
	const words = captions.text('screen', { diagonal: captions.number(diagonal) })
	const tall = LABEL * pencil.text
	const [x, z] = middleOf(screen)
	return [
		...standOf(screen, scale),
		rectangle('front', at(from[0], from[2]), size, 'paper'),
		rectangle('board', at(from[0] + FRAME, from[2] + FRAME), [
			size[0] - (2 * FRAME) / scale,
			size[1] - (2 * FRAME) / scale,
		]),
		...(textWidth(words, tall) < size[0]
			? [text([x / scale, z / scale - tall * 0.35], words, { size: tall, anchor: 'middle' })]
			: []),
	]
}

function middleOf({ from, to }: Screen): Point2 {
	return [(from[0] + to[0]) / 2, (from[2] + to[2]) / 2]
}

/** mm between the screen and what it stands on; the width of the foot. */
const FOOT = { high: 60, wide: 0.3 } as const

function standOf({ place, from, to }: Screen, scale: number): Shape[] {
	if (place !== 'Stand') return []
	const half = ((to[0] - from[0]) * FOOT.wide) / 2
	const [middle, low] = [(from[0] + to[0]) / 2, from[2] - FOOT.high]
	const at = (x: number, z: number): Point2 => [x / scale, z / scale]
	return [
		line('board', at(middle, low), at(middle, from[2])),
		line('front', at(middle - half, low), at(middle + half, low)),
	]
}

/** `beside`: mm of paper, where heights stand at the right of the furniture. */
type Beside = { pencil: Pencil; taken: Box[]; beside: number }

/** Over the screen its width; at the right the height of its centre, from the floor. */
export function screenChains(
	{ room, captions }: ViewInput,
	{ pencil: { scale, text: larger }, taken, beside }: Beside,
): Shape[] {
	const { screen } = room
	if (!screen) return []
	const { from, to } = screen
	const centre = middleOf(screen)[1] / scale
	const look = { scale: larger }
	const over = to[2] / scale
	const chains: Chain[] = [
		{
			direction: 'horizontal',
			line: over + OVER * Math.max(1, larger * 0.85),
			stops: [from[0] / scale, to[0] / scale],
			figures: [captions.number(to[0] - from[0])],
			edge: over + 0.5,
			look,
		},
		{
			direction: 'vertical',
			line: beside,
			stops: [0, centre],
			figures: [captions.number(centre * scale)],
			edge: beside - 1,
			look,
		},
	]
	return [
		line('extension', [to[0] / scale, centre], [beside - 1, centre]),
		...chains.flatMap((chain) => drawChain(chain, taken)),
	]
}

/** mm of paper between a screen and its width. */
const OVER = 5

/** From above; over the cut it hides no board. */
export function screenInPlan({ screen }: Room, cut: number, scale: number): Shape[] {
	if (!screen) return []
	const { from, to } = screen
	const corner = (x: number, y: number): Point2 => [x / scale, -y / scale]
	return [
		polygon(
			'hidden',
			[
				corner(from[0], from[1]),
				corner(to[0], from[1]),
				corner(to[0], to[1]),
				corner(from[0], to[1]),
			],
			from[2] > cut ? undefined : 'paper',
		),
	]
}
