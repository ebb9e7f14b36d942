import type { Point2 } from '@gabarit/engine'
import type { Drawing, Shape } from '../drawing.ts'
import { arc, circle, line, polygon, polyline, strokes, text } from '../shapes.ts'
import { picture } from './picture.ts'

export type SlopePicture = 'None' | 'Left' | 'Right' | 'Back' | 'BothSide'
const SIZE: Point2 = [96, 72]
const TOP = 62
const WALL = 5

/** From the left wall to the right one; a back slope is seen from the side, the wall at the left. */
const ceilings: Record<SlopePicture, readonly Point2[]> = {
	None: [
		[14, 62],
		[82, 62],
	],
	Left: [
		[14, 32],
		[44, 62],
		[82, 62],
	],
	Right: [
		[14, 62],
		[52, 62],
		[82, 32],
	],
	Back: [
		[20, 30],
		[52, 62],
		[84, 62],
	],
	BothSide: [
		[14, 36],
		[38, 62],
		[58, 62],
		[82, 36],
	],
}

export function drawSlope(kind: SlopePicture): Drawing {
	const ceiling = ceilings[kind]
	if (kind === 'Back') return picture(SIZE, backSlope(ceiling))
	const room: Point2[] = [[14, 12], ...ceiling, [82, 12]]
	const shell: Point2[] = [...room, [87, 12], ...outside(ceiling).toReversed(), [9, 12]]
	return picture(SIZE, [
		polygon(null, shell, 'ink2'),
		polygon('front', inset(ceiling), 'pale'),
		line('floor', [6, 11], [90, 11]),
	])
}

function outside(ceiling: readonly Point2[]): Point2[] {
	// At its ends a flat ceiling is as thick as anywhere, a sloped one meets the wall's outer face lower down.
	const rise = (i: number) => ((ceiling[i]?.[1] ?? 0) === TOP ? WALL : 2)
	return ceiling.map(([x, y], i) => {
		if (i === 0) return [x - WALL, y + rise(i)]
		return i === ceiling.length - 1 ? [x + WALL, y + rise(i)] : [x, y + WALL]
	})
}

function inset(ceiling: readonly Point2[]): Point2[] {
	return [
		[18, 12],
		...ceiling.map(([x, y]): Point2 => [Math.min(78, Math.max(18, x)), y - 5]),
		[78, 12],
	]
}

// From the side: the wall at the left, the viewer of the furniture at the right.
function backSlope(ceiling: readonly Point2[]): Shape[] {
	return [
		polygon(null, [[20, 12], ...ceiling, [84, 66], [50, 67], [15, 32], [15, 12]], 'ink2'),
		polygon(
			'front',
			[
				[20, 12],
				[20, 24],
				[46, 50],
				[46, 12],
			],
			'pale',
		),
		line('floor', [8, 11], [88, 11]),
		line('accent', [46, 12], [46, 50]),
	]
}

type Figure = 'low' | 'run' | 'angle'
const MEASURES: Point2 = [112, 150]

export function drawSlopeMeasures(side: 'left' | 'right' | 'back', figure: Figure): Drawing {
	const mirror = side === 'right'
	const at = ([x, y]: Point2): Point2 => [mirror ? MEASURES[0] - x : x, y]
	const pen = (own: Figure) => (own === figure ? 'accent' : 'dimension')
	const span = (own: Figure, from: Point2, to: Point2) => {
		const [a, b] = [at(from), at(to)]
		return strokes(pen(own), [[a, b], slant(a), slant(b)])
	}
	const corner = at([14, 82])
	return picture(MEASURES, [
		polyline('floor', [at([14, 18]), corner, at([72, 128]), at([104, 128])]),
		line('floor', at([8, 17]), at([106, 17])),
		line('swing', corner, at([64, 82])),
		span('low', [28, 18], [28, 82]),
		span('run', [14, 140], [72, 140]),
		arc(pen('angle'), corner, 40, mirror ? [142, 180] : [0, 38]),
		...letter('A', at([28, 50]), figure === 'low'),
		...letter('B', at([43, 140]), figure === 'run'),
		...letter('C', at([62, 98]), figure === 'angle'),
	])
}

function slant([x, y]: Point2): readonly [Point2, Point2] {
	return [
		[x - 3, y - 3],
		[x + 3, y + 3],
	]
}

function letter(name: string, [x, y]: Point2, own: boolean): Shape[] {
	return [
		circle(own ? 'accent' : 'dimension', [x, y], 7.5, 'paper'),
		text([x, y - 3.2], name, { size: 9, weight: 600, anchor: 'middle' }),
	]
}
