import type { DoorStyle, Handle, HandleColor, Point2 } from '@gabarit/engine'
import type { Drawing, Ink, Shape } from '../drawing.ts'
import { circle, line, polygon, rectangle, strokes } from '../shapes.ts'
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

const handleInks: Record<HandleColor, Ink> = {
	Black: 'ink',
	NickelPlated: 'nickel',
	Gold: 'gold',
	Inox: 'inox',
	Aluminium: 'aluminium',
	Grey: 'ink3',
	Rust: 'rust',
	IronWeathered: 'ink2',
}

/** Half its true size; null = push to open. */
export function drawHandle(handle: Handle | null, color: HandleColor = 'Black'): Drawing {
	const door: Shape[] = [
		rectangle(null, [0, 0], [96, 96], 'pale'),
		line('board', [76, 0], [76, 96]),
	]
	return picture(
		[96, 96],
		[...door, ...(handle ? handleShapes(handle, handleInks[color]) : pushToOpen())],
	)
}

const HALF_SIZE = 0.24

function handleShapes({ kind, shape, length }: Handle, ink: Ink): Shape[] {
	const half = Math.min(44, Math.max(14, length * HALF_SIZE))
	switch (kind) {
		case 'Bar':
			if (shape === 'Bow') return bow(half, ink)
			return [
				rectangle('board', [52, 48 - half], [6, 2 * half], ink),
				...[48 - half + 5, 48 + half - 5].map((y) => circle('board', [55, y], 1.6, 'paper')),
			]
		case 'Knob':
			if (shape === 'Square')
				return [rectangle('board', [45, 38], [20, 20], ink), rectangle('board', [50, 43], [10, 10])]
			return [circle('board', [55, 48], 11, ink), circle('board', [55, 48], 4.5)]
		case 'EdgePull':
			return [
				polygon(
					'board',
					[
						[76, 48 - half],
						[76, 48 + half],
						[66, 48 + half],
						[66, 48 - half],
					],
					ink,
				),
				line('board', [69.5, 48 - half], [69.5, 48 + half]),
			]
		case 'Profile':
			return [rectangle('board', [69, 0], [7, 96], ink), line('board', [71.5, 0], [71.5, 96])]
	}
}

/** Beside the door as seen from its edge: the only view that tells a bow from a bar. */
function bow(half: number, ink: Ink): Shape[] {
	const [foot, rise, thickness] = [62, 20, 5]
	const edge = (out: number, reach: number) =>
		Array.from({ length: 17 }, (_, i): Point2 => {
			const along = (i - 8) / 8
			return [foot - out * (1 - along * along), 48 + along * reach]
		})
	return [
		polygon('board', [...edge(rise, half), ...edge(rise - thickness, half - 5).toReversed()], ink),
	]
}

function pushToOpen(): Shape[] {
	return [
		circle('swing', [58, 48], 13),
		strokes('front', [
			[
				[34, 48],
				[54, 48],
			],
			[
				[54, 48],
				[49, 52],
			],
			[
				[54, 48],
				[49, 44],
			],
		]),
	]
}
