// The worked cases of domain-types 29 to the point, line by line, and two more worked by hand.
import { buildFurniture, type DeskConfiguration } from '@gabarit/engine'
import {
	goldenDesks,
	mirroredDesk,
	randomDesk,
	randomStream,
	sampleCatalogue,
} from '@gabarit/engine/testing'
import { expect, test } from 'vitest'
import { fittingPriceOf } from '../fitting-price.ts'
import { sampleBook } from '../testing/index.ts'
import { pointsLinesOf } from './points-of.ts'

const { points } = sampleBook()

function made(configuration: DeskConfiguration) {
	const result = buildFurniture(configuration, sampleCatalogue)
	if (!result.ok) throw new Error(JSON.stringify(result.issues))
	return result.value
}

function linesOf(configuration: DeskConfiguration): [string, number, number][] {
	return pointsLinesOf(made(configuration), points).map((line) => [
		line.code,
		line.quantity,
		line.points,
	])
}

const totalOf = (configuration: DeskConfiguration) =>
	linesOf(configuration).reduce((sum, [, , own]) => sum + own, 0)

test('D1: 782', () => {
	expect(linesOf(goldenDesks.d1)).toEqual([
		['module_simple', 1, 165],
		['overlay_drawer', 1, 106],
		['overlay_drawer', 2, 202],
		['plinth', 1, 12],
		['shown_side', 2, 36],
		['worktop', 1, 115],
		['support', 1, 46],
		['modesty', 1, 28],
		['support_fixing', 2, 24],
		['grommet', 1, 9],
		['cable_tray', 1, 39],
	])
	expect(totalOf(goldenDesks.d1)).toBe(782)
})

test.each([
	['D2', goldenDesks.d2, 1194],
	['D3', goldenDesks.d3, 345],
	['D4', goldenDesks.d4, 298],
] as const)('%s costs its points', (_, desk, total) => {
	expect(totalOf(desk)).toBe(total)
})

// By hand, white all through: P1 42 points/m2, exterior 1.00.
test('three white panels of 38, standing, with a modesty of 400: 388', () => {
	const desk: DeskConfiguration = {
		version: 1,
		type: 'desk',
		room: { width: 1800 },
		height: 1060,
		top: { thickness: 38 },
		supports: [{ kind: 'Panel' }, { kind: 'Panel' }, { kind: 'Panel' }],
		modesty: 400,
		colors: { exterior: 'P1-white' },
		cable: { grommets: 2, tray: false },
	}
	expect(linesOf(desk)).toEqual([
		// 1.8 x 0.7 = 1.26 m2 x 42 x 1.8 = 95.26; 5 m of 2.0 at 3.6 = 18; the saw 3; two bores 16: 132.26.
		['worktop', 1, 132],
		// 1017 x 660 = 0.67122 x 42 x 1.8 = 50.74; 3.354 m of 1.0 at 2.4 = 8.05; 3: 61.79.
		['support', 3, 186],
		// Spans (1800 - 114) / 2 = 843: 0.3372 x 42 = 14.16; 1.686 x 2.4 = 4.05; 3: 21.21.
		['modesty', 2, 42],
		['support_fixing', 3, 36],
		['grommet', 2, 18],
	])
	expect(totalOf(desk)).toBe(132 + 186 + 42 + 36 + 18)
})

test('an open pedestal in walnut beside a wall, on a batten: 535', () => {
	const desk: DeskConfiguration = {
		version: 1,
		type: 'desk',
		room: { width: 1400 },
		walls: 'Left',
		depth: { center: 600 },
		supports: [{ kind: 'Batten' }, { kind: 'Pedestal', width: 400, shelves: 1 }],
		modesty: 0,
		colors: { exterior: 'P4-walnut' },
		cable: { grommets: 0, tray: true },
	}
	expect(linesOf(desk)).toEqual([
		// W 400, H 712 to 800, Dc 600 - 20 - 41 = 539 to 600: 141.
		['module_simple', 1, 141],
		// 362 x (539 - 20 - 10) = 0.184258 m2 x 22 + 10 = 14.05.
		['adjustable_shelf', 1, 14],
		// 22 x 0.4 x 1.55 = 13.64.
		['plinth', 1, 14],
		// 30 x 0.712 x 0.539 x 1.55 = 17.85 each.
		['shown_side', 2, 36],
		// 1395 x 600 = 0.837 m2 x 70 x 1.4 = 82.03; 3.99 m x 3.6 = 14.36; 3: 99.39.
		['worktop', 1, 99],
		// 560 x 60 = 0.0336 x 70 = 2.35; (0.56 + 0.06) x 2.4 = 1.49; 3: 6.84.
		['batten', 1, 7],
		['support_fixing', 2, 24],
		['cable_tray', 1, 39],
	])
})

test('a lacquered top has no bands', () => {
	const desk: DeskConfiguration = {
		version: 1,
		type: 'desk',
		room: { width: 1000 },
		supports: [{ kind: 'Steel' }, { kind: 'Steel' }],
		modesty: 0,
		colors: { exterior: 'RAL-9010' },
		cable: { grommets: 0, tray: false },
	}
	// 0.7 m2 x 215 x 1.4 = 210.7; 3.
	expect(linesOf(desk)).toEqual([
		['worktop', 1, 214],
		['support_fixing', 2, 24],
		['steel_frame', 2, 190],
	])
})

test('fitters take an hour for a pedestal and half an hour for another support', () => {
	// 2 x (1 + 0.5 + 1.5) h of 60 euro; with a door 0.3 h more.
	expect(fittingPriceOf(made(goldenDesks.d1), 6000)).toBe(36_000)
	expect(fittingPriceOf(made(goldenDesks.d2), 6000)).toBe(2 * 60 * 100 * (2 + 0.3 + 1.5))
	expect(fittingPriceOf(made(goldenDesks.d4), 6000)).toBe(2 * 60 * 100 * (1 + 1.5))
})

// A spare millimetre in another span may turn the rounding of its modesty.
test('a desk costs what it costs in a mirror', () => {
	const random = randomStream(20_261_124)
	let compared = 0
	for (let i = 0; i < 300; i++) {
		const { obstacle: _, ...desk } = randomDesk(random)
		const [own, twin] = [desk, mirroredDesk(desk)].map((each) =>
			buildFurniture(each, sampleCatalogue),
		)
		if (!own?.ok || !twin?.ok) continue
		compared += 1
		const total = (furniture: typeof own.value) =>
			pointsLinesOf(furniture, points).reduce((sum, line) => sum + line.points, 0)
		const sizes = (furniture: typeof own.value) =>
			furniture.boards.map(({ part, length, width }) => `${part} ${length} ${width}`).toSorted()
		const isSame = JSON.stringify(sizes(own.value)) === JSON.stringify(sizes(twin.value))
		const off = Math.abs(total(twin.value) - total(own.value))
		expect(off, JSON.stringify(desk)).toBeLessThanOrEqual(isSame ? 0 : 1)
	}
	expect(compared).toBeGreaterThan(100)
})
