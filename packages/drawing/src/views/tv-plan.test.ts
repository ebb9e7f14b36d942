// The plan of TV furniture: the screen at its size over it, legs and rail under and behind it.
import { buildFurniture, compositionsOf, type TvFurnitureConfiguration } from '@gabarit/engine'
import {
	goldenTvFurniture,
	randomStream,
	randomTvFurniture,
	sampleCatalogue,
	tvOf,
} from '@gabarit/engine/testing'
import { describe, expect, test } from 'vitest'
import type { Drawing, Shape } from '../drawing.ts'
import { drawPlanSheets } from '../sheet/plan-sheets.ts'
import { drawStage } from '../stage.ts'
import { panelPlan } from '../testing/panel-plans.ts'
import { plain } from '../testing/plain.ts'
import { outsideOf, overlapsOf, textsOf } from '../testing/sheet-faults.ts'

const wordsOf = (sheets: readonly Drawing[]) =>
	sheets.flatMap(({ shapes }) => textsOf(shapes).map(({ text }) => plain(text)))

const cases = {
	...goldenTvFurniture,
	...Object.fromEntries(
		compositionsOf('tvFurniture').map(({ reference, configuration }) => [reference, configuration]),
	),
} as Record<string, TvFurnitureConfiguration>

describe.each(Object.keys(cases))('%s', (name) => {
	const tv = cases[name] ?? goldenTvFurniture.t1

	test('is inside the frame, no text covers another or is cut, on few sheets', () => {
		for (const paper of ['A3', 'A4'] as const)
			for (const language of ['fr', 'nl', 'en'] as const) {
				const sheets = drawPlanSheets(panelPlan(tv, language, paper))
				expect(sheets.flatMap(outsideOf)).toEqual([])
				expect(sheets.flatMap(overlapsOf)).toEqual([])
				expect(wordsOf(sheets).filter((words) => words.endsWith('…'))).toEqual([])
				expect(sheets.length).toBeLessThanOrEqual(paper === 'A3' ? 5 : 7)
			}
	})

	test('is a stage, with and without its fronts, with a place for every bay', () => {
		for (const fronts of [true, false]) {
			const { drawing, bays } = drawStage(panelPlan(tv), { width: 1100, height: 700, fronts })
			expect(overlapsOf(drawing)).toEqual([])
			expect(drawing.description).toContain('meuble TV')
			for (const { left, top, width, height } of bays) {
				expect(Math.min(left, top)).toBeGreaterThan(0)
				expect(Math.max(left + width, top + height)).toBeLessThan(1)
			}
			const result = buildFurniture(tv, sampleCatalogue)
			expect(bays).toHaveLength(result.ok ? (result.value.runs[0]?.modules.length ?? 0) : -1)
		}
	})
})

test.each([
	// Length, modules, tablet, carcass; the screen and its centre.
	['t1', ['2 400', '788', '500', '60', '1 459', '975'], ['Meuble TV', '65 pouces', 'Tablette']],
	// Over the floor, the flap, the screen's centre on the wall.
	['t2', ['1 800', '882', '200', '879 × 279', '1 238', '1 050'], ['Abattants', '55 pouces']],
	['t3', ['3 200', '755', '754', '447 × 1 937', '1 681', '1 057'], ['75 pouces']],
] as const)('%s says its sizes', (name, sizes, words) => {
	const said = wordsOf(drawPlanSheets(panelPlan(goldenTvFurniture[name])))
	for (const word of sizes) expect(said).toContain(word)
	for (const word of words) expect(said.some((own) => own.startsWith(word))).toBe(true)
})

test('nothing is said of a ceiling that nobody measured, and of a rail that it must be held', () => {
	const stood = wordsOf(drawPlanSheets(panelPlan(goldenTvFurniture.t3, 'en')))
	expect(stood.filter((words) => /diagonal \d/.test(words))).toEqual([])
	expect(stood).not.toContain('2,500')
	expect(stood).toContain('Each module is screwed to the wall.')
	const hung = wordsOf(drawPlanSheets(panelPlan(goldenTvFurniture.t2, 'en'))).join(' ')
	expect(hung).toContain('carries 60 kg per metre')
	expect(hung).not.toContain('Each module is screwed to the wall.')
})

const filled = (shapes: readonly Shape[], fill: string) =>
	shapes.filter((shape) => shape.kind === 'path' && shape.fill === fill)

test('legs stand under the run, from the front and beside a section', () => {
	const legs = tvOf(2000, { height: 540, base: { kind: 'Legs', height: 150 } })
	const { drawing } = drawStage(panelPlan(legs), { width: 1100, height: 700, fronts: true })
	const stood = drawStage(panelPlan(tvOf(2000)), { width: 1100, height: 700, fronts: true })
	// Two under each of the three sides, one behind the other.
	expect(filled(drawing.shapes, 'nickel')).toHaveLength(6)
	expect(filled(stood.drawing.shapes, 'nickel')).toHaveLength(0)
	const sheets = drawPlanSheets(panelPlan(legs))
	expect(
		filled(
			sheets.flatMap(({ shapes }) => shapes),
			'nickel',
		).length,
	).toBeGreaterThan(12)
	expect(wordsOf(sheets)).toContain('150')
})

test('random TV furniture has plans without a fault', () => {
	const random = randomStream(20_261_124)
	let drawn = 0
	for (let i = 0; i < 160; i++) {
		const tv = randomTvFurniture(random)
		if (!buildFurniture(tv, sampleCatalogue).ok) continue
		drawn += 1
		const sheets = drawPlanSheets(panelPlan(tv, 'nl'))
		const faults = [...sheets.flatMap(outsideOf), ...sheets.flatMap(overlapsOf)]
		expect(faults, JSON.stringify(tv)).toEqual([])
		const look = { width: 390, height: 500, fronts: i % 2 === 0 }
		expect(overlapsOf(drawStage(panelPlan(tv, 'nl'), look).drawing), JSON.stringify(tv)).toEqual([])
	}
	expect(drawn).toBeGreaterThan(40)
})
