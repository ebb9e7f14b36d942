// The worked cases of domain 29 to the point, line by line, and two more worked by hand.
import { buildFurniture, type TvFurnitureConfiguration } from '@gabarit/engine'
import {
	goldenTvFurniture,
	mirroredTvFurniture,
	randomStream,
	randomTvFurniture,
	sampleCatalogue,
	tvOf,
} from '@gabarit/engine/testing'
import { expect, test } from 'vitest'
import { fittingPriceOf } from '../fitting-price.ts'
import { sampleBook } from '../testing/index.ts'
import { pointsLinesOf } from './points-of.ts'

const { points } = sampleBook()

function made(configuration: TvFurnitureConfiguration) {
	const result = buildFurniture(configuration, sampleCatalogue)
	if (!result.ok) throw new Error(JSON.stringify(result.issues))
	return result.value
}

function linesOf(configuration: TvFurnitureConfiguration): [string, number, number][] {
	return pointsLinesOf(made(configuration), points).map((line) => [
		line.code,
		line.quantity,
		line.points,
	])
}

const totalOf = (configuration: TvFurnitureConfiguration) =>
	linesOf(configuration).reduce((sum, [, , own]) => sum + own, 0)

test('T1: 1267', () => {
	expect(linesOf(goldenTvFurniture.t1)).toEqual([
		['module_simple', 3, 444],
		['adjustable_shelf', 1, 16],
		['overlay_drawer', 4, 436],
		['plinth', 1, 68],
		['cheek', 2, 118],
		['tablet', 1, 177],
		['panel_notch', 1, 8],
	])
	expect(totalOf(goldenTvFurniture.t1)).toBe(1267)
})

test('T2: 991', () => {
	expect(linesOf(goldenTvFurniture.t2)).toEqual([
		['module_simple', 2, 308],
		// 879 is two leaves of 440 to 500, 279 to 1000: 78 each.
		['flap', 2, 312],
		['push_to_open', 2, 24],
		['cheek', 2, 92],
		['tablet', 1, 129],
		['panel_notch', 1, 8],
		['flap_stay', 2, 76],
		// 24 x 1.764 = 42.3.
		['wall_rail', 1, 42],
	])
	expect(totalOf(goldenTvFurniture.t2)).toBe(991)
})

test('T3: 2136', () => {
	expect(totalOf(goldenTvFurniture.t3)).toBe(2136)
	const lines = Object.fromEntries(
		linesOf(goldenTvFurniture.t3).map(([code, , own]) => [code, own]),
	)
	expect(lines['shown_side']).toBe(62)
	expect(lines['plinth']).toBe(90)
})

// By hand, white all through, on eight legs, a tablet of 28: modules of 655, Hc 540 - 28 - 150 = 362.
test('three white modules on legs under a tablet of 28: 1091', () => {
	const tv = tvOf(2000, {
		height: 540,
		base: { kind: 'Legs', height: 150 },
		top: { thickness: 28 },
		colors: { exterior: 'P1-white' },
		modules: [{ front: 'Flap' }, { front: 'None', shelves: 0 }, { front: 'Flap' }],
	})
	expect(linesOf(tv)).toEqual([
		// W 700, H 800, D 450: 52 x (0.72 + 0.63) + 20 x 0.56 + 60 = 141.4.
		['module_simple', 2, 282],
		['module_simple', 1, 141],
		// 652 and 651 long: two leaves of 326, to 400 x 1000: 35 + 60 x 0.4 = 59, twice 118.
		['flap', 1, 118],
		['flap', 1, 118],
		['push_to_open', 2, 24],
		// 25 + 95 x 0.362 x 0.44 = 40.13.
		['cheek', 2, 80],
		// (20 + 110 x 0.88) x 1.4 = 163.52.
		['tablet', 1, 164],
		['flap_stay', 2, 76],
		['leg', 8, 88],
	])
	expect(totalOf(tv)).toBe(423 + 236 + 24 + 80 + 164 + 76 + 88)
})

// By hand: between walls 1600 - 20 = 1580 = 790 x 2, doors at the right: two leaves of 392 over 420.
test('between walls: drawers beside a pair of doors in walnut, without cheeks: 1037', () => {
	const tv = tvOf(1600, {
		walls: 'Both',
		top: { thickness: 38 },
		height: 520,
		colors: { exterior: 'P4-walnut' },
		modules: [{ front: 'Drawers' }, { front: 'Doors', shelves: 1 }],
	})
	expect(linesOf(tv)).toEqual([
		['module_simple', 2, 296],
		// 752 x 369 = 0.277488 m2 x 22 + 10 = 16.1.
		['adjustable_shelf', 1, 16],
		// F = 482 - 60 = 422: two of 787 x 208; 95 + 105 x 0.163696 = 112.19.
		['overlay_drawer', 2, 224],
		// 392 to 400, 419 to 1000: 35 + 105 x 0.4 = 77.
		['leaf', 2, 154],
		['push_to_open', 2, 24],
		// 22 x 1.58 x 1.55 = 53.88.
		['plinth', 1, 54],
		// (20 + 110 x 1.58 x 0.44) x 1.55 x 1.8 = 269.16.
		['tablet', 1, 269],
	])
	expect(totalOf(tv)).toBe(296 + 16 + 224 + 154 + 24 + 54 + 269)
})

test('two fitters work an hour a module, 18 minutes a leaf or a flap, and an hour and a half before', () => {
	// 2 x (2 x 60 + 2 x 18 + 90) minutes at 60 an hour.
	expect(fittingPriceOf(made(goldenTvFurniture.t2), 6000)).toBe(2 * 246 * 100)
	// 2 x (5 x 60 + 18 + 90).
	expect(fittingPriceOf(made(goldenTvFurniture.t3), 6000)).toBe(2 * 408 * 100)
})

test('in a mirror a piece whose widths come out even costs the same', () => {
	const random = randomStream(20_261_124)
	let compared = 0
	for (let i = 0; i < 500; i++) {
		const tv = randomTvFurniture(random)
		const [own, twin] = [tv, mirroredTvFurniture(tv)].map((each) =>
			buildFurniture(each, sampleCatalogue),
		)
		if (!tv.modules || !own?.ok || !twin?.ok) continue
		const firstLow = tv.tall?.left ? 1 : 0
		const low = own.value.runs[0]?.modules.slice(firstLow, firstLow + tv.modules.length) ?? []
		if (low.some(({ width }) => width !== low[0]?.width)) continue
		compared += 1
		const sum = (furniture: typeof own.value) =>
			pointsLinesOf(furniture, points).reduce((all, line) => all + line.points, 0)
		expect(sum(twin.value), JSON.stringify(tv)).toBe(sum(own.value))
	}
	expect(compared).toBeGreaterThan(30)
})
