// The plan of furniture under a flight: its steps over it, its carts out as far as they come.
import {
	buildFurniture,
	compositionsOf,
	roomOf,
	type StairsFurnitureConfiguration,
} from '@gabarit/engine'
import { goldenStairs, randomStairs, randomStream, sampleCatalogue } from '@gabarit/engine/testing'
import { describe, expect, test } from 'vitest'
import type { Drawing, Shape } from '../drawing.ts'
import { drawPlanSheets } from '../sheet/plan-sheets.ts'
import { drawStage } from '../stage.ts'
import { panelPlan } from '../testing/panel-plans.ts'
import { plain } from '../testing/plain.ts'
import { outsideOf, overlapsOf, textsOf } from '../testing/sheet-faults.ts'
import { baysOf } from './carcass.ts'
import { flightInElevation } from './flight.ts'
import { sectionShapes } from './section.ts'

const wordsOf = (sheets: readonly Drawing[]) =>
	sheets.flatMap(({ shapes }) => textsOf(shapes).map(({ text }) => plain(text)))

const { xs1: _deep, xs2: _high, ...madeStairs } = goldenStairs
const cases = {
	...madeStairs,
	...Object.fromEntries(
		compositionsOf('stairsFurniture').map(({ reference, configuration }) => [
			reference,
			configuration,
		]),
	),
} as Record<string, StairsFurnitureConfiguration>

describe.each(Object.keys(cases))('%s', (name) => {
	const stairs = cases[name] ?? goldenStairs.s1

	test('is inside the frame, no text covers another or is cut, on few sheets', () => {
		for (const paper of ['A3', 'A4'] as const)
			for (const language of ['fr', 'nl', 'en'] as const) {
				const sheets = drawPlanSheets(panelPlan(stairs, language, paper))
				expect(sheets.flatMap(outsideOf)).toEqual([])
				expect(sheets.flatMap(overlapsOf)).toEqual([])
				expect(wordsOf(sheets).filter((words) => words.endsWith('…'))).toEqual([])
				expect(sheets.length).toBeLessThanOrEqual(paper === 'A3' ? 6 : 9)
			}
	})

	test('is a stage, with and without its fronts, with a place for every bay', () => {
		for (const fronts of [true, false]) {
			const { drawing, bays } = drawStage(panelPlan(stairs), { width: 1100, height: 700, fronts })
			expect(overlapsOf(drawing)).toEqual([])
			for (const { left, top, width, height } of bays) {
				expect(Math.min(left, top)).toBeGreaterThan(0)
				expect(Math.max(left + width, top + height)).toBeLessThan(1)
			}
			const result = buildFurniture(stairs, sampleCatalogue)
			expect(bays).toHaveLength(result.ok ? (result.value.runs[0]?.modules.length ?? 0) : -1)
		}
	})
})

test.each([
	// Modules, how far a cart comes out, the low end, the landing where its flat part is seen.
	[
		's1',
		['580', 'bas 350', 'palier 2 400', 'marche 180/250', '577 × 682'],
		['Sous-escalier, montée à droite', 'Coulissant : 60 kg', 'Façade de coulissant'],
	],
	['s2', ['bas 600', 'palier 2 450', 'marche 185/235', '800'], ['Sous-escalier, montée à gauche']],
	['s3', ['bas 150', 'palier 2 300', 'marche 175/270'], ['Tiroir']],
	['fromTheEnd', ['721'], ['Sous-escalier, ouvert par le bout']],
] as const)('%s says its sizes', (name, sizes, words) => {
	const said = wordsOf(drawPlanSheets(panelPlan(goldenStairs[name])))
	for (const word of sizes) expect(said).toContain(word)
	for (const word of words) expect(said.some((own) => own.startsWith(word))).toBe(true)
})

test('on a small stage the low end keeps its figure and drops its word, which would stand under the floor', () => {
	const look = { width: 420, height: 250, fronts: true, dimensions: 'overall' } as const
	const said = wordsOf([drawStage(panelPlan(goldenStairs.s1), look).drawing])
	expect(said).toContain('350')
	expect(said).not.toContain('bas 350')
})

const filled = (shapes: readonly Shape[], fill: string) =>
	shapes.flatMap((shape) => (shape.kind === 'path' && shape.fill === fill ? [shape.points] : []))

test('steps are drawn up to the landing: a soffit with teeth, or open treads on their line', () => {
	const paper = { scale: 1, slab: 0 }
	// (2400 - 350) / 0.72 = 2847 mm of flight: twelve steps, the last cut short.
	const [teeth = []] = filled(flightInElevation(roomOf(goldenStairs.s1), 3000, paper), 'plaster')
	expect(teeth).toHaveLength(1 + 2 * 12 + 1)
	expect(teeth.at(-1)?.[0]).toBeCloseTo(2847.2, 1)
	// From the right, 600 under the first tread and 185 more under each: ten up to 2450.
	const treads = filled(flightInElevation(roomOf(goldenStairs.s2), 2500, paper), 'pale')
	expect(treads).toHaveLength(10)
	expect(treads[0]?.[1]).toEqual([2400 - 235, 785])
	expect(treads.at(-1)?.[1]).toEqual([2400 - 2350, 2450])
})

test.each([
	['Left', 'Side'],
	['Right', 'Side'],
	['Left', 'Front'],
] as const)(
	'a landing no higher than the low end is drawn without steps: %s, %s',
	(rises, access) => {
		for (const steps of ['Closed', 'Visible'] as const) {
			const stair = { rises, access, steps, low: 2000 }
			const { modules: _, ...usual } = goldenStairs.s1
			const flat = { ...usual, hu: 2000, stair }
			const sheets = drawPlanSheets(panelPlan(flat))
			expect([...sheets.flatMap(outsideOf), ...sheets.flatMap(overlapsOf)]).toEqual([])
			expect(filled(flightInElevation(roomOf(flat), 3000, { scale: 1, slab: 0 }), 'pale')).toEqual(
				[],
			)
		}
	},
)

test('a section shows the cart behind its front, under the flight as it is there', () => {
	const input = panelPlan(goldenStairs.s1)
	const [first] = input.furniture.runs.flatMap(baysOf)
	if (!first) throw new Error('without a bay')
	const shapes = sectionShapes(first, input, 1)
	// Front of the cart, its back and its bottom: the shallow cart has no shelf.
	const boards = filled(shapes, 'pale')
	const isCart = (points: (typeof boards)[number]) =>
		points.every(([d, z]) => d >= 76.9 && d <= 577.1 && z >= 112.9 && z <= 324.1)
	expect(boards.filter(isCart)).toHaveLength(3)
	// The front of furniture, 19 thick.
	expect(filled(shapes, 'wood').map((points) => Math.min(...points.map(([d]) => d)))).toEqual([581])
	// Under the line: 350 + 340 * 0.72 at the middle of the bay.
	const said = textsOf(shapes).map(({ text }) => plain(text))
	expect(said).toContain('15')
	const highest = Math.max(...boards.flat().map(([, z]) => z))
	expect(highest).toBeLessThan(350 + 340 * 0.72)
	expect(highest).toBeGreaterThan(350 + 340 * 0.72 - 60)
})

test('random furniture under a flight has plans without a fault', () => {
	const random = randomStream(20_261_125)
	let drawn = 0
	for (let i = 0; i < 120; i++) {
		const stairs = randomStairs(random)
		if (!buildFurniture(stairs, sampleCatalogue).ok) continue
		drawn += 1
		const sheets = drawPlanSheets(panelPlan(stairs, 'nl'))
		const faults = [...sheets.flatMap(outsideOf), ...sheets.flatMap(overlapsOf)]
		expect(faults, JSON.stringify(stairs)).toEqual([])
		const look = { width: 390, height: 500, fronts: i % 2 === 0 }
		expect(
			overlapsOf(drawStage(panelPlan(stairs, 'nl'), look).drawing),
			JSON.stringify(stairs),
		).toEqual([])
	}
	expect(drawn).toBeGreaterThan(40)
})
