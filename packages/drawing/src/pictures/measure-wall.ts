import type { Point2 } from '@gabarit/engine'
import type { Shape } from '../drawing.ts'
import { polygon, rectangle, strokes } from '../shapes.ts'

type WallField =
	| 'depth.left'
	| 'depth.right'
	| 'depth.fireplace'
	| 'depth.recessLeft'
	| 'depth.recessRight'
	| 'pos.fireplace'
	| 'width.fireplace'
	| 'width.recessLeft'
	| 'width.recessRight'
	| 'useful.fireplace'
	| 'useful.recessLeft'
	| 'useful.recessRight'

export function measure(from: Point2, to: Point2): Shape {
	const slant = ([x, y]: Point2) =>
		[
			[x - 4, y - 4],
			[x + 4, y + 4],
		] as const
	return strokes('accent', [[from, to], slant(from), slant(to)])
}

const FLAT: readonly Point2[] = [
	[20, 70],
	[100, 70],
]
const BREAST: readonly Point2[] = [
	[20, 70],
	[46, 70],
	[46, 56],
	[78, 56],
	[78, 70],
	[100, 70],
]
const LEFT: readonly Point2[] = [
	[20, 70],
	[54, 70],
	[54, 56],
	[100, 56],
]
const RIGHT: readonly Point2[] = [
	[20, 56],
	[66, 56],
	[66, 70],
	[100, 70],
]

export const wallMeasures: Record<WallField, () => Shape[]> = {
	'depth.left': () => [...walls(FLAT), side(20), measure([20, 30], [46, 30])],
	'depth.right': () => [...walls(FLAT), side(74), measure([74, 30], [100, 30])],
	'depth.fireplace': () => [...walls(BREAST), run(BREAST), measure([62, 56], [62, 70])],
	'depth.recessLeft': () => [...walls(LEFT), run(LEFT), measure([37, 56], [37, 70])],
	'depth.recessRight': () => [...walls(RIGHT), run(RIGHT), measure([83, 56], [83, 70])],
	'pos.fireplace': () => [...walls(BREAST), run(BREAST), measure([20, 28], [46, 28])],
	'width.fireplace': () => [...walls(BREAST), run(BREAST), measure([46, 28], [78, 28])],
	'width.recessLeft': () => [...walls(LEFT), run(LEFT), measure([20, 28], [54, 28])],
	'width.recessRight': () => [...walls(RIGHT), run(RIGHT), measure([66, 28], [100, 28])],
	'useful.fireplace': () => [...walls(BREAST), run(BREAST), measure([62, 36], [62, 56])],
	'useful.recessLeft': () => [...walls(LEFT), run(LEFT), measure([37, 36], [37, 70])],
	'useful.recessRight': () => [...walls(RIGHT), run(RIGHT), measure([83, 36], [83, 70])],
}

function walls(back: readonly Point2[]): Shape[] {
	return [
		polygon(
			null,
			[[12, 8], [12, 78], [108, 78], [108, 8], [100, 8], ...back.toReversed(), [20, 8]],
			'ink2',
		),
	]
}

function run(back: readonly Point2[]): Shape {
	return polygon('front', [...back, [100, 36], [20, 36]], 'pale')
}

function side(x: number): Shape {
	return rectangle('front', [x, 14], [26, 56], 'pale')
}
