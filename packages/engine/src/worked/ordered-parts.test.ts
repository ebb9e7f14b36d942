// What is ordered with the leaf, the strip or the panel that it holds (domain 4.2, 4.3, 6.3).
import { describe, expect, test } from 'vitest'
import { type Board, type Point3, pointOn } from '../furniture/board.ts'
import type { Furniture } from '../furniture/furniture.ts'
import type { Family } from '../furniture/hardware/fitting.ts'
import { goldenConfigurations as golden } from '../testing/golden/golden-configurations.ts'
import { sampleCatalogue } from '../testing/sample-catalogue.ts'
import { made, room } from '../testing/worked-case.ts'
import { checksOf } from '../type/offers.ts'

const ordered = ({ hardware }: Furniture, family: Family) =>
	hardware
		.filter(({ reference }) => new RegExp(`^${family}-\\d`).test(reference))
		.map(({ reference, quantity }) => `${quantity} ${reference}`)
const places = ({ fittings }: Furniture, family: Family) =>
	fittings.filter(({ item }) => item.family === family).map(({ pose }) => pose?.origin)
/** In plan, from a point to the nearest of a board. */
function awayFrom(board: Board | undefined, [x, y]: Point3 = [NaN, NaN, NaN]): number {
	if (!board) return NaN
	const corners = board.outline.flatMap(([a, b]) => [
		pointOn(board, [a, b, 0]),
		pointOn(board, [a, b, board.thickness]),
	])
	const outside = ([x, y] as const).map((value, axis) => {
		const all = corners.map((corner) => corner[axis] ?? NaN)
		return Math.max(Math.min(...all) - value, value - Math.max(...all), 0)
	})
	return Math.hypot(...outside)
}
const isStiffener = ({ code }: { code: string }) => code === 'stiffener'
const high = (hu: number, exterior = 'P1-white') =>
	made(room({ hu, colors: { interior: 'P1-white', exterior } }))

describe('stiffeners', () => {
	test('stiffeners stand behind every melamine leaf from 2200 on, 100 shorter', () => {
		expect(ordered(made(golden.g1), 'stiffener')).toEqual(['5 stiffener-2267'])
		// hu 2333 less 50, 80 and 3: leaves of exactly 2200.
		expect(ordered(high(2333), 'stiffener')).toEqual(['5 stiffener-2100'])
		expect(ordered(high(2332), 'stiffener')).toEqual([])
	})

	test('a leaf above 2400 has two stiffeners', () => {
		expect(ordered(high(2533), 'stiffener')).toEqual(['5 stiffener-2300'])
		expect(ordered(high(2534), 'stiffener')).toEqual(['10 stiffener-2301'])
	})

	test('a leaf of another material has a stiffener from 2000 on', () => {
		expect(ordered(high(2133, 'RAL-9010'), 'stiffener')).toEqual(['5 stiffener-1900'])
		expect(ordered(high(2132, 'P9-oak'), 'stiffener')).toEqual([])
	})

	test('stiffeners are reported, and checked, exactly where they are ordered', () => {
		const outcomeAt = (hu: number) => {
			const configuration = room({ hu, colors: { interior: 'P1-white', exterior: 'P1-white' } })
			const furniture = made(configuration)
			const check = checksOf(furniture, configuration, sampleCatalogue).find(isStiffener)
			return [furniture.issues.find(isStiffener)?.measured, check?.state, check?.remedy]
		}
		expect(outcomeAt(2332)).toEqual([undefined, 'ok', undefined])
		// 50 above leave 2200; 51 leave 2199.
		expect(outcomeAt(2333)).toEqual([2200, 'hint', { filler: { top: 51 } }])
	})

	test('a stiffener stands on the inner face, 100 from the free edge, a second one 100 from the hinged edge', () => {
		// The first leaf stands from 51.5 to 628.5 on y 581, 81.5 above the floor, hinged left.
		expect(places(high(2534), 'stiffener').slice(0, 2)).toEqual([
			[528.5, 581, 131.5],
			[151.5, 581, 131.5],
		])
	})
})

describe('applied bars', () => {
	const lines = (exterior: string) =>
		made(
			room({
				doors: { style: 'StraightLines', count: 3 },
				colors: { interior: 'P1-white', exterior },
			}),
		)

	test('a melamine leaf has one applied strip per crossbar, as wide as the leaf', () => {
		expect(ordered(lines('P3-oak-natural'), 'strip')).toEqual(['15 strip-577'])
		// Crossbars of 2367 at quarters, on the outer face.
		expect(places(lines('P3-oak-natural'), 'strip').slice(0, 3)).toEqual([
			[51.5, 600, 673.25],
			[51.5, 600, 1265],
			[51.5, 600, 1856.75],
		])
	})

	test('the crossbars of an MDF leaf are milled, without applied strips', () => {
		expect(ordered(lines('P6-hydro'), 'strip')).toEqual([])
	})
})

describe('corner battens', () => {
	test('a corner has one batten, as high as the strip that it holds, between both strips', () => {
		const corner = made(golden.g5)
		expect(ordered(corner, 'corner-batten')).toEqual(['1 corner-batten-2450'])
		// Strips from 600 along the back and from 619 along the side: 581 to 600 by 600 to 619.
		expect(places(corner, 'corner-batten')).toEqual([[590.5, 609.5, 0]])
	})

	test('a U has two corner battens', () => {
		const u = made(
			room({
				footprint: 'StraightWithTwoSide',
				room: { width: 4000, sideLeft: 2200, sideRight: 2200 },
			}),
		)
		expect(ordered(u, 'corner-batten')).toEqual(['2 corner-batten-2450'])
		expect(places(u, 'corner-batten')).toHaveLength(2)
	})

	test.each(['Main', 'Both', 'None'] as const)(
		'hold a strip of each run that meets in their corner (priority %s)',
		(priority) => {
			const { boards, fittings } = made(
				room({
					footprint: 'StraightWithTwoSide',
					room: { width: 4600, sideLeft: 2400, sideRight: 2400 },
					priority,
				}),
			)
			const held = fittings
				.filter(({ item }) => item.family === 'corner-batten')
				.map((batten) => {
					const strips = batten.boards.map((id) => boards.find((board) => board.id === id))
					for (const strip of strips) {
						expect(strip?.part).toBe('CornerStrip')
						// The batten's axis is 9.5 from the faces of both.
						expect(awayFrom(strip, batten.pose?.origin)).toBeLessThan(14)
					}
					return new Set(strips.map((strip) => strip?.run))
				})
			expect(held).toEqual([new Set(['Main', 'Left']), new Set(['Main', 'Right'])])
		},
	)
})

describe('panel battens', () => {
	test('two battens stand behind every fixed panel before a breast', () => {
		// G7 with a breast of 400: 1420 before it in three panels, 474, 473 and 473 less 3.
		const { runs: _, ...g7 } = golden.g7
		const panels = made({ ...g7, depth: { fireplace: 400 } })
		expect(ordered(panels, 'panel-batten')).toEqual(['4 panel-batten-470', '2 panel-batten-471'])
	})

	test('no batten stands behind the panel of a low void', () => {
		const voided = made({ ...golden.x4, slope: { ...golden.x4.slope, acceptVoid: true } })
		expect(voided.boards.some(({ part }) => part === 'FakeDoor')).toBe(true)
		expect(ordered(voided, 'panel-batten')).toEqual([])
	})
})

test('ordered parts have no weight of their own', () => {
	// G1 has five stiffeners and weighs what it did: 411 within 2 %.
	expect(Math.abs(made(golden.g1).weight - 411)).toBeLessThan(411 * 0.02)
})
