import type { Point2 } from '@gabarit/engine'
import type { Drawing, Shape } from '../drawing.ts'
import { line, polygon, rectangle } from '../shapes.ts'
import { measure, wallMeasures } from './measure-wall.ts'
import { picture } from './picture.ts'

const SIZE: Point2 = [120, 92]

/** Fields that have a picture; another field gets that of the width. */
export const measureFields = [
	'room.width',
	'room.sideLeft',
	'room.sideRight',
	'hu',
	'height',
	'depth.center',
	'depth.left',
	'depth.right',
	'depth.fireplace',
	'depth.recessLeft',
	'depth.recessRight',
	'pos.fireplace',
	'width.fireplace',
	'width.recessLeft',
	'width.recessRight',
	'useful.fireplace',
	'useful.recessLeft',
	'useful.recessRight',
	'filler.left',
	'filler.right',
	'filler.top',
	'filler.custom',
	'filler.oversize',
	'filler.removal',
	'baseboard.height',
	'baseboard.thickness',
	'margin.left',
	'margin.right',
	'margin.back',
	'plinth.height',
] as const
export type MeasureField = (typeof measureFields)[number]

const pictures: Record<MeasureField, () => Shape[]> = {
	'room.width': () => [...front(), measure([20, 40], [100, 40])],
	'room.sideLeft': () => [...fromAbove(), measure([26, 14], [26, 70])],
	'room.sideRight': () => [...fromAbove(), measure([94, 14], [94, 70])],
	hu: () => [...front(), measure([60, 14], [60, 76])],
	height: () => [...front(), carcass(30, 60, 46), measure([22.5, 14], [22.5, 60])],
	'depth.center': () => [
		...fromAbove(),
		rectangle('front', [20, 44], [80, 26], 'pale'),
		measure([60, 44], [60, 70]),
	],
	...wallMeasures,
	'filler.left': () => [...fromAbove(), ...filledRun(20), measure([20, 36], [36, 36])],
	'filler.right': () => [...fromAbove(), ...filledRun(84), measure([84, 36], [100, 36])],
	'filler.top': () => [
		...front(),
		carcass(20, 80, 50),
		rectangle('front', [20, 64], [80, 12], 'wood'),
		measure([110, 64], [110, 76]),
	],
	'filler.custom': () => [
		...fromAbove(),
		carcassFromAbove(20, 34),
		rectangle('front', [54, 44], [12, 6], 'wood'),
		carcassFromAbove(66, 34),
		measure([54, 36], [66, 36]),
	],
	'filler.oversize': () => [
		...wallDetail(),
		rectangle('accentDash', [22, 36], [16, 18], 'paper'),
		measure([22, 24], [38, 24]),
	],
	'filler.removal': () => [
		...wallDetail(false),
		rectangle('front', [52, 30], [60, 60], 'pale'),
		measure([38, 22], [52, 22]),
	],
	'baseboard.height': () => [
		...sideView(),
		rectangle('front', [30, 14], [7, 24], 'wood'),
		measure([46, 14], [46, 38]),
	],
	'baseboard.thickness': () => [
		...sideView(),
		rectangle('front', [30, 14], [16, 34], 'wood'),
		measure([30, 57], [46, 57]),
	],
	'margin.left': () => [
		...fromAbove(),
		pipe(28),
		carcassFromAbove(40, 60),
		measure([20, 36], [40, 36]),
	],
	'margin.right': () => [
		...fromAbove(),
		pipe(92),
		carcassFromAbove(20, 60),
		measure([80, 36], [100, 36]),
	],
	'margin.back': () => [
		...fromAbove(),
		rectangle('front', [20, 32], [80, 22], 'pale'),
		pipe(60),
		measure([60, 54], [60, 70]),
	],
	'plinth.height': () => [
		...sideView(),
		polygon(
			'front',
			[
				[30, 88],
				[100, 88],
				[100, 34],
				[90, 34],
				[90, 14],
				[30, 14],
			],
			'pale',
		),
		line('front', [30, 34], [90, 34]),
		measure([108, 14], [108, 34]),
	],
}

export function drawMeasure(field: string): Drawing {
	const known = measureFields.find((candidate) => candidate === field) ?? 'room.width'
	return picture(SIZE, pictures[known]())
}

function front(): Shape[] {
	return [
		polygon(
			null,
			[
				[12, 14],
				[12, 84],
				[108, 84],
				[108, 14],
				[100, 14],
				[100, 76],
				[20, 76],
				[20, 14],
			],
			'ink2',
		),
		line('floor', [6, 12.5], [114, 12.5]),
	]
}

function fromAbove(): Shape[] {
	return [
		polygon(
			null,
			[
				[12, 8],
				[12, 78],
				[108, 78],
				[108, 8],
				[100, 8],
				[100, 70],
				[20, 70],
				[20, 8],
			],
			'ink2',
		),
	]
}

function carcass(x: number, width: number, height: number): Shape {
	return rectangle('front', [x, 14], [width, height], 'pale')
}

function carcassFromAbove(x: number, width: number): Shape {
	return rectangle('front', [x, 44], [width, 26], 'pale')
}

function filledRun(x: number): Shape[] {
	const left = x === 20 ? 36 : 20
	return [carcassFromAbove(left, 64), rectangle('front', [x, 44], [16, 6], 'wood')]
}

function wallDetail(hasFiller = true): Shape[] {
	const face: Point2[] = [
		[38, 4],
		[36.5, 22],
		[39, 44],
		[37, 66],
		[38.5, 88],
	]
	return [
		polygon(null, [...face, [10, 88], [10, 4]], 'ink2'),
		...(hasFiller
			? [
					rectangle('front', [39, 36], [40, 18], 'wood'),
					rectangle('front', [82, 36], [34, 18], 'pale'),
				]
			: []),
	]
}

function sideView(): Shape[] {
	return [
		polygon(
			null,
			[
				[22, 14],
				[22, 90],
				[30, 90],
				[30, 14],
			],
			'ink2',
		),
		line('floor', [14, 12.5], [114, 12.5]),
	]
}

function pipe(x: number): Shape {
	return { kind: 'circle', pen: 'front', center: [x, 62], radius: 5, fill: 'paper' }
}
