// The ten pitfalls of measuring (domain 11), one picture each: the mistake in ink, what to do in orange.
import type { Point2 } from '@gabarit/engine'
import type { Drawing, Shape } from '../drawing.ts'
import { arc, circle, line, polygon, polyline, rectangle, strokes, text } from '../shapes.ts'
import { narrowNumber, picture, type WriteNumber } from './picture.ts'

const SIZE: Point2 = [168, 112]

const pictures: readonly ((number: WriteNumber) => Shape[])[] = [
	severalHeights,
	squareCorner,
	skirting,
	finishedFloor,
	obstacles,
	doorSwing,
	access,
	tilting,
	slope,
	fillers,
]

export function drawPitfall(pitfall: number, number: WriteNumber = narrowNumber): Drawing {
	const shapes = pictures[pitfall - 1]?.(number) ?? []
	return picture(SIZE, shapes)
}

function measure(from: Point2, to: Point2): Shape {
	const slant = ([x, y]: Point2) =>
		[
			[x - 4, y - 4],
			[x + 4, y + 4],
		] as const
	return strokes('accent', [[from, to], slant(from), slant(to)])
}

const floor = (from = 8, to = 160) => line('floor', [from, 11], [to, 11])

/** 1: walls bulge, so the width is read at three heights. */
function severalHeights(): Shape[] {
	return [
		polygon(
			null,
			[
				[14, 12],
				[14, 104],
				[34, 104],
				[30, 80],
				[38, 50],
				[32, 12],
			],
			'ink2',
		),
		polygon(
			null,
			[
				[154, 12],
				[154, 104],
				[136, 104],
				[138, 76],
				[131, 46],
				[137, 12],
			],
			'ink2',
		),
		measure([34, 90], [136.5, 90]),
		measure([37, 52], [132, 52]),
		measure([33, 24], [135, 24]),
		floor(),
	]
}

/** 2: a corner that is not square shows in the diagonal of one metre by one metre. */
function squareCorner(number: WriteNumber): Shape[] {
	return [
		polygon(
			null,
			[
				[22, 8],
				[36, 100],
				[152, 100],
				[152, 90],
				[45, 90],
				[32, 8],
			],
			'ink2',
		),
		strokes('swing', [
			[
				[45, 90],
				[45, 22],
			],
			[
				[45, 90],
				[118, 90],
			],
		]),
		measure([38, 30], [110, 90]),
		text([92, 52], number(1414), { size: 13, anchor: 'start', ink: 'accentText', weight: 600 }),
	]
}

/** 3: the filler must pass the skirting. */
function skirting(): Shape[] {
	return [
		rectangle(null, [20, 12], [14, 92], 'ink2'),
		rectangle('front', [34, 12], [9, 26], 'wood'),
		rectangle('front', [60, 12], [84, 92], 'pale'),
		rectangle('accentDash', [34, 44], [24, 60]),
		measure([34, 40], [43, 40]),
		floor(),
	]
}

/** 4: the floor to come takes height away. */
function finishedFloor(): Shape[] {
	return [
		line('floor', [14, 104], [154, 104]),
		rectangle('front', [14, 8], [140, 8], 'pale'),
		rectangle('front', [14, 16], [140, 9], 'wood'),
		strokes('board', [
			[
				[50, 16],
				[50, 25],
			],
			[
				[90, 16],
				[90, 25],
			],
			[
				[128, 16],
				[128, 25],
			],
		]),
		strokes('swing', [
			[
				[52, 16],
				[52, 104],
			],
		]),
		measure([104, 25], [104, 104]),
	]
}

/** 5: sockets, switches, pipes and radiators are where the furniture will be. */
function obstacles(): Shape[] {
	return [
		rectangle('front', [16, 12], [136, 92], 'paper'),
		rectangle('front', [30, 24], [46, 34], 'pale'),
		strokes(
			'board',
			[38, 46, 54, 62, 70].map(
				(x) =>
					[
						[x, 26],
						[x, 56],
					] as const,
			),
		),
		rectangle('front', [108, 26], [14, 14], 'paper'),
		circle('board', [115, 33], 3.6),
		rectangle('front', [90, 66], [10, 16], 'paper'),
		line('handle', [95, 72], [95, 77]),
		polyline('front', [
			[134, 104],
			[134, 12],
		]),
		polyline('front', [
			[139, 104],
			[139, 12],
		]),
		measure([16, 92], [134, 92]),
		measure([103, 12], [103, 26]),
		floor(),
	]
}

/** 6: a leaf swings out, and one must pass behind it. */
function doorSwing(): Shape[] {
	return [
		rectangle(null, [14, 92], [140, 10], 'ink2'),
		rectangle('front', [30, 66], [96, 26], 'pale'),
		line('front', [78, 66], [78, 92]),
		line('front', [30, 66], [30, 18]),
		arc('swing', [30, 66], 48, [270, 360]),
		rectangle(null, [14, 4], [140, 6], 'ink2'),
		measure([126, 10], [126, 66]),
	]
}

/** 7: the longest board must pass the door and turn in the stairs. */
function access(): Shape[] {
	return [
		rectangle('front', [14, 12], [44, 84], 'paper'),
		line('handle', [52, 48], [52, 55]),
		polyline('front', [
			[70, 12],
			[84, 12],
			[84, 24],
			[100, 24],
			[100, 36],
			[116, 36],
			[116, 48],
			[132, 48],
			[132, 60],
			[154, 60],
		]),
		polygon(
			'front',
			[
				[62, 44],
				[66, 39],
				[146, 96],
				[142, 101],
			],
			'wood',
		),
		measure([60, 56], [134, 108]),
		floor(8, 84),
	]
}

/** 8: raised from lying, the diagonal must pass under the ceiling. */
function tilting(): Shape[] {
	return [
		line('floor', [10, 102], [158, 102]),
		polygon(
			'front',
			[
				[62, 12],
				[92, 24],
				[58, 110 - 10],
				[28, 88],
			],
			'pale',
		),
		rectangle('swing', [92, 12], [32, 84]),
		measure([62, 12], [58, 100]),
		arc('swing', [62, 12], 88, [70, 125]),
		floor(),
	]
}

/** 9: of low height, run and angle two are enough; the third is the check. */
function slope(): Shape[] {
	return [
		polygon(
			null,
			[
				[22, 12],
				[22, 48],
				[92, 104],
				[154, 104],
				[154, 97],
				[95, 97],
				[30, 45],
				[30, 12],
			],
			'ink2',
		),
		measure([40, 12], [40, 52]),
		measure([30, 30], [95, 30]),
		arc('accent', [30, 45], 34, [0, 38.6]),
		line('swing', [30, 45], [84, 45]),
		floor(),
	]
}

/** 10: without fillers and with round figures nothing fits; a strip takes up the wall's faults. */
function fillers(): Shape[] {
	return [
		polygon(
			null,
			[
				[14, 12],
				[14, 104],
				[36, 104],
				[31, 70],
				[37, 40],
				[32, 12],
			],
			'ink2',
		),
		polygon(
			'front',
			[
				[36, 104],
				[31, 70],
				[37, 40],
				[32, 12],
				[54, 12],
				[54, 104],
			],
			'wood',
		),
		rectangle('front', [57, 12], [46, 92], 'paper'),
		rectangle('front', [106, 12], [46, 92], 'paper'),
		measure([34, 60], [54, 60]),
		floor(),
	]
}
