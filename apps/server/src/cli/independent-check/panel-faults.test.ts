import { expect, test } from 'vitest'
import { type PrintedPanel, panelFaults } from './panel-faults.ts'

const top: PrintedPanel = {
	id: 'top',
	length: 1600,
	width: 700,
	thickness: 28,
	groove: 0,
	grain: 'length',
	edges: { length1: 2, length2: 2, width1: 2, width2: 2 },
	outline: [
		[0, 0],
		[1600, 0],
		[1600, 700],
		[0, 700],
	],
	radii: [50, 50, 50, 50],
	bores: [{ at: [800, 620], diameter: 80, depth: 28, face: 'A' }],
	pose: { origin: [0, 0, 0], u: [0, 0, 1], v: [1, 0, 0], n: [0, 1, 0] },
}
const bored = (at: [number, number], diameter: number, depth = 12) => ({
	...top,
	bores: [{ at, diameter, depth, face: 'B' as const }],
})

test.each<[string, PrintedPanel[], string[]]>([
	['a desk top with a grommet', [top], []],
	['another beside it', [top, { ...top, id: 'b', pose: { ...top.pose, origin: [700, 0, 0] } }], []],
	[
		'another one millimetre inside it',
		[top, { ...top, id: 'b', pose: { ...top.pose, origin: [699, 0, 0] } }],
		['top is inside b'],
	],
	['a bore that touches the edge', [bored([17.5, 350], 35)], []],
	['a bore over the edge', [bored([17, 350], 35)], ['a bore of top at 17/350 is not inside it']],
	['a bore outside', [bored([1700, 350], 5)], ['a bore of top at 1700/350 is not inside it']],
	// The arc's middle lies 50 - 35.4 = 14.6 along both axes from the corner.
	['a bore inside a rounded corner', [bored([19, 19], 10)], []],
	[
		'a bore in what the radius takes away',
		[bored([17, 17], 10)],
		['a bore of top at 17/17 is not inside it'],
	],
	['too deep a bore', [bored([800, 350], 35, 29)], ['a bore of top is deeper than it is thick']],
	[
		'a board across the sheet',
		[
			{
				...top,
				grain: 'width',
				length: 2100,
				outline: [
					[0, 0],
					[2100, 0],
					[2100, 700],
					[0, 700],
				],
			},
		],
		['top of 2100 x 700 is on no sheet'],
	],
	[
		'thin and banded',
		[{ ...top, thickness: 8, bores: [] }],
		[
			'length1 of top cannot be banded',
			'width2 of top cannot be banded',
			'length2 of top cannot be banded',
			'width1 of top cannot be banded',
		],
	],
	['other corners than radii', [{ ...top, radii: [50] }], ['top has radii for other corners']],
	[
		'a board that stands askew',
		[{ ...top, pose: { ...top.pose, n: [0, 0.8, 0.6] } }],
		['top stands askew'],
	],
])('the check of loose boards itself: %s', (_, boards, faults) => {
	expect(panelFaults(boards, [])).toEqual(faults)
})

test('a profile is fixed to a board', () => {
	const profile = { id: 'profile', boards: ['top'], pose: top.pose }
	expect(panelFaults([top], [profile])).toEqual([])
	expect(panelFaults([top], [{ ...profile, boards: ['gone'] }])).toEqual([
		'profile is fixed to nothing',
	])
})
