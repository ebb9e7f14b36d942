import type { DoorStyle, Point2 } from '@gabarit/engine'
import type { Drawing, Shape } from '../drawing.ts'
import { line, rectangle, strokes } from '../shapes.ts'
import { picture } from './picture.ts'

const SIZE: Point2 = [72, 84]
const LEAF = { x: 15, y: 4, width: 42, height: 76 } as const
// A leaf of 597 x 2367, so that stiles of 80 have their true share.
const LEAF_HEIGHT = 2367
const STILE = 80

export function drawDoorStyle({
	style,
	count = 0,
}: {
	style: DoorStyle | 'None'
	count?: number
}): Drawing {
	if (style === 'None') return picture(SIZE, openBay())
	const { x, y, width, height } = LEAF
	return picture(SIZE, [
		rectangle('front', [x, y], [width, height], 'paper'),
		...(style === 'StraightLines' ? crossbars(count || 1) : []),
		...(style === 'Frames' ? frames(count || 1) : []),
		line('handle', [x + width - 5, y + height * 0.4], [x + width - 5, y + height * 0.49]),
	])
}

function crossbars(count: number): Shape[] {
	const { x, y, width, height } = LEAF
	return Array.from({ length: count }, (_, i) => {
		const at = y + ((i + 1) * height) / (count + 1)
		return strokes('board', [
			[
				[x, at - 0.7],
				[x + width, at - 0.7],
			],
			[
				[x, at + 0.7],
				[x + width, at + 0.7],
			],
		])
	})
}

function frames(count: number): Shape[] {
	const { x, y, width, height } = LEAF
	const stile = (STILE / LEAF_HEIGHT) * height * 1.6
	const panel = (height - (count + 1) * stile) / count
	return Array.from({ length: count }, (_, i): Shape[] => {
		const bottom = y + stile + i * (panel + stile)
		const [left, right, top] = [x + stile, x + width - stile, bottom + panel]
		const mitres: readonly (readonly [Point2, Point2])[] = [
			[
				[x, bottom - stile],
				[left, bottom],
			],
			[
				[x + width, bottom - stile],
				[right, bottom],
			],
			[
				[x, top + stile],
				[left, top],
			],
			[
				[x + width, top + stile],
				[right, top],
			],
		]
		const outer = mitres.filter((_mitre, k) => (k < 2 ? i === 0 : i === count - 1))
		return [
			rectangle('board', [left, bottom], [right - left, panel], 'pale'),
			...(outer.length > 0 ? [strokes('board', outer)] : []),
		]
	}).flat()
}

function openBay(): Shape[] {
	const { x, y, width, height } = LEAF
	const shelves = [0.22, 0.44, 0.66, 0.83].map((share): readonly [Point2, Point2] => [
		[x, y + share * height],
		[x + width, y + share * height],
	])
	return [rectangle('front', [x, y], [width, height], 'paper'), strokes('board', shelves)]
}
