import type { Point2 } from '@gabarit/engine'
import type { Drawing, Shape } from '../drawing.ts'
import { circle, line, polyline, rectangle, strokes, text } from '../shapes.ts'
import { narrowNumber, picture, type WriteNumber } from './picture.ts'

export type FurnitureTypePicture =
	| 'dressing'
	| 'desk'
	| 'panels'
	| 'roomSeparator'
	| 'stairsFurniture'
	| 'tvFurniture'
	| 'wardrobe'
	| 'shelves'
	| 'drawer'
	| 'top10'

const SIZE: Point2 = [176, 160]
const FLOOR = 42
const LINE = 26

type Sketch = { width: number; from: number; to: number; shapes: Shape[] }

const box = (x: number, y: number, w: number, h: number) => rectangle('sketch', [x, y], [w, h])
const stroke = (...points: Point2[]) => polyline('sketch', points)

const sketches: Record<FurnitureTypePicture, () => Sketch> = {
	dressing: () => ({ width: 3000, from: 14, to: 162, shapes: wardrobe(14, 148, 5) }),
	wardrobe: () => ({ width: 3000, from: 14, to: 162, shapes: wardrobe(14, 148, 5) }),
	desk: () => ({
		width: 1200,
		from: 14,
		to: 162,
		shapes: [
			box(14, 112, 148, 7),
			box(18, FLOOR, 8, 70),
			box(118, FLOOR, 40, 70),
			...[0, 1, 2].flatMap((i): Shape[] => [
				stroke([118, FLOOR + 23.3 * (i + 1)], [158, FLOOR + 23.3 * (i + 1)]),
				stroke([133, FLOOR + 11 + 23.3 * i], [143, FLOOR + 11 + 23.3 * i]),
			]),
		],
	}),
	panels: () => ({
		width: 2780,
		from: 14,
		to: 162,
		shapes: [
			box(40, FLOOR, 58, 92),
			stroke([52, 142], [112, 142], [112, 50], [98, 50]),
			stroke([66, 150], [126, 150], [126, 58], [112, 58]),
			...[54, 68, 84].map((x) => wavy(x)),
		],
	}),
	roomSeparator: () => ({
		width: 1600,
		from: 30,
		to: 146,
		shapes: [
			box(30, FLOOR, 116, 112),
			...[68.7, 107.3].map((x) => stroke([x, FLOOR], [x, 154])),
			...[79.3, 116.7].map((y) => stroke([30, y], [146, y])),
			box(79, 79.3, 18, 16),
			box(42, 116.7, 5, 20),
			box(47, 116.7, 6, 17),
			stroke([118, 116.7], [119, 126], [125, 131], [131, 126], [132, 116.7]),
		],
	}),
	stairsFurniture: () => ({
		width: 2600,
		from: 14,
		to: 162,
		shapes: [
			stroke(
				[14, FLOOR],
				[14, 65],
				[40, 65],
				[40, 85],
				[66, 85],
				[66, 105],
				[92, 105],
				[92, 124],
				[118, 124],
				[118, 144],
				[158, 144],
			),
			stroke([14, FLOOR], [162, FLOOR], [162, 148]),
			...[40, 66, 92, 118].map((x, i) => stroke([x, FLOOR], [x, 65 + 20 * i])),
			...[
				[35, 56],
				[61, 60],
				[87, 64],
				[113, 68],
			].map(([x = 0, y = 0]) => stroke([x, y], [x, y + 5])),
		],
	}),
	tvFurniture: () => ({
		width: 1800,
		from: 14,
		to: 162,
		shapes: [
			box(48, 94, 80, 52),
			stroke([78, 94], [78, 86], [98, 86], [98, 94]),
			box(14, 48, 148, 36),
			...[63.3, 112.6].map((x) => stroke([x, 48], [x, 84])),
			...[33, 82, 131].map((x) => stroke([x, 73], [x + 12, 73])),
			stroke([20, 48], [20, FLOOR]),
			stroke([156, 48], [156, FLOOR]),
		],
	}),
	shelves: () => ({
		width: 1800,
		from: 30,
		to: 146,
		shapes: [
			box(30, FLOOR, 116, 112),
			...[68.7, 107.3].map((x) => stroke([x, FLOOR + 5], [x, 154])),
			...[FLOOR + 5, 69, 91, 113, 135].map((y) => stroke([30, y], [146, y])),
			...books(36, 91),
			...books(74, 113),
			...books(112, 69),
		],
	}),
	drawer: () => ({
		width: 1200,
		from: 26,
		to: 150,
		shapes: [
			box(26, 112, 124, 5),
			box(29, FLOOR, 118, 70),
			stroke([88, FLOOR + 6], [88, 112]),
			...[0, 1, 2, 3].flatMap((i): Shape[] => {
				const y = FLOOR + 6 + i * 16
				return [
					stroke([29, y], [147, y]),
					stroke([52, y + 9], [64, y + 9]),
					stroke([112, y + 9], [124, y + 9]),
				]
			}),
		],
	}),
	top10: () => ({ width: 3000, from: 14, to: 162, shapes: opened() }),
}

export function drawFurnitureType(
	type: FurnitureTypePicture,
	number: WriteNumber = narrowNumber,
): Drawing {
	const { width, from, to, shapes } = sketches[type]()
	const tick = (x: number) =>
		[
			[x - 4.5, LINE - 4.5],
			[x + 4.5, LINE + 4.5],
		] as const
	return picture(
		SIZE,
		[
			...shapes,
			line('sketchFine', [from - 5, LINE], [to + 5, LINE]),
			strokes('sketch', [tick(from), tick(to)]),
			text([(from + to) / 2, 6], number(width), {
				size: 13,
				anchor: 'middle',
				ink: 'ink2',
			}),
		],
		4.5,
	)
}

function wardrobe(x: number, width: number, leaves: number): Shape[] {
	const leaf = width / leaves
	return [
		box(x, FLOOR, width, 112),
		stroke([x, FLOOR + 5], [x + width, FLOOR + 5]),
		...Array.from({ length: leaves - 1 }, (_, i) =>
			stroke([x + (i + 1) * leaf, FLOOR + 5], [x + (i + 1) * leaf, 154]),
		),
		...[1, 1, 3, 3, 5].map((pair, i) => {
			const at = x + pair * leaf + (i === 4 ? -leaf + 5 : i % 2 === 0 ? -4 : 4)
			return stroke([at, 88], [at, 101])
		}),
	]
}

function opened(): Shape[] {
	const [x, width] = [14, 148]
	const bay = width / 4
	return [
		box(x, FLOOR, width, 112),
		stroke([x, FLOOR + 5], [x + width, FLOOR + 5]),
		...[1, 2, 3].map((i) => stroke([x + i * bay, FLOOR + 5], [x + i * bay, 154])),
		...hanger(x, bay, 148, 108),
		stroke([x, 100], [x + bay, 100]),
		...hanger(x, bay, 94, 56),
		...[65, 83, 101, 119, 137].map((y) => stroke([x + bay, y], [x + 2 * bay, y])),
		...hanger(x + 2 * bay, bay, 130, 58),
		stroke([x + 2 * bay, 136], [x + 3 * bay, 136]),
		...[57, 67, 77].map((y) => stroke([x + 3 * bay, y], [x + 4 * bay, y])),
		...[95, 115, 135].map((y) => stroke([x + 3 * bay, y], [x + 4 * bay, y])),
		circle(null, [x + width, 147], 11, 'paper'),
		circle('sketch', [x + width, 147], 11),
		text([x + width, 142.6], '10', { size: 12, weight: 600, anchor: 'middle' }),
	]
}

function hanger(x: number, width: number, top: number, hem: number): Shape[] {
	const lines = Array.from({ length: 5 }, (_, i): readonly [Point2, Point2] => [
		[x + 6 + (i * (width - 12)) / 4, top - 3],
		[x + 6 + (i * (width - 12)) / 4, hem],
	])
	return [stroke([x + 3, top], [x + width - 3, top]), strokes('sketchFine', lines)]
}

function books(x: number, y: number): Shape[] {
	return [box(x, y, 4, 15), box(x + 4, y, 5, 17), box(x + 9, y, 4, 13)]
}

function wavy(x: number): Shape {
	const points = Array.from(
		{ length: 9 },
		(_, i): Point2 => [x + 2.4 * Math.sin((i / 8) * Math.PI * 1.6 + x), FLOOR + 5 + (i * 84) / 8],
	)
	return polyline('sketchFine', points)
}
