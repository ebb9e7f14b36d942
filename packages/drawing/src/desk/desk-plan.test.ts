// The plan of a desk: what carries the top, what is between, and the room that the knees have.
import { buildFurniture, compositionsOf, type DeskConfiguration } from '@gabarit/engine'
import { goldenDesks, randomDesk, randomStream, sampleCatalogue } from '@gabarit/engine/testing'
import { describe, expect, test } from 'vitest'
import type { Drawing } from '../drawing.ts'
import { drawPlanSheets } from '../sheet/plan-sheets.ts'
import { drawStage } from '../stage.ts'
import { panelPlan } from '../testing/panel-plans.ts'
import { plain } from '../testing/plain.ts'
import { outsideOf, overlapsOf, textsOf } from '../testing/sheet-faults.ts'

const wordsOf = (sheets: readonly Drawing[]) =>
	sheets.flatMap(({ shapes }) => textsOf(shapes).map(({ text }) => plain(text)))

const cases = {
	...goldenDesks,
	...Object.fromEntries(
		compositionsOf('desk').map(({ reference, configuration }) => [reference, configuration]),
	),
} as Record<string, DeskConfiguration>

describe.each(Object.keys(cases))('%s', (name) => {
	const desk = cases[name] ?? goldenDesks.d1

	test('is inside the frame, no text covers another or is cut, on few sheets', () => {
		for (const paper of ['A3', 'A4'] as const)
			for (const language of ['fr', 'nl', 'en'] as const) {
				const sheets = drawPlanSheets(panelPlan(desk, language, paper))
				expect(sheets.flatMap(outsideOf)).toEqual([])
				expect(sheets.flatMap(overlapsOf)).toEqual([])
				expect(wordsOf(sheets).filter((words) => words.endsWith('…'))).toEqual([])
				expect(sheets.length).toBeLessThanOrEqual(paper === 'A3' ? 3 : 4)
			}
	})

	test('is a stage, with and without its fronts', () => {
		for (const fronts of [true, false]) {
			const look = { width: 1100, height: 700, fronts }
			const { drawing, lines } = drawStage(panelPlan(desk), look)
			expect(lines).toEqual([])
			expect(overlapsOf(drawing)).toEqual([])
			expect(drawing.description).toContain('bureau')
		}
	})
})

test.each([
	[
		'd1',
		// span, pedestal, height under the top, modesty, depth before it (700 - 98), its boards
		['1 152', '420', '712', '300', '412', '602', '660', '80', '800'],
		[
			'Plateau',
			'Panneau-pied',
			'Voile de fond',
			'Bureau',
			'Vue de dessus',
			'Coupe à la place assise',
		],
	],
	['d2', ['1 560', '702', '402', '417 × 639'], ['Vantail', 'Coupe M1, travée 1']],
	// From wall to wall 2 200, the play of 5, battens of 18.
	['d3', ['2 200', '5', '18', '1 058', '38', '1 022', '600'], ['Tasseaux', 'Élévation']],
	['d4', ['900', '50', '562', '450'], ['Plateau']],
] as const)('%s says its sizes', (name, sizes, words) => {
	const said = wordsOf(drawPlanSheets(panelPlan(goldenDesks[name])))
	for (const word of [...sizes, ...words]) expect(said).toContain(word)
})

test('nothing of a dressing’s assembly is said: the top is screwed from below', () => {
	const said = wordsOf(drawPlanSheets(panelPlan(goldenDesks.d1, 'nl')))
	expect(said).toContain('Het werkblad wordt langs onder in elke steun geschroefd.')
	expect(said.filter((words) => /diagonaal|muur geschroefd/.test(words))).toEqual([])
})

test('the bays of pedestals can be chosen on the stage, and any part by its area', () => {
	const input = panelPlan(goldenDesks.d2)
	const area = { id: 'support-0', from: [0, 0, 0] as const, to: [420, 650, 702] as const }
	const { bays, areas } = drawStage(input, {
		width: 1100,
		height: 700,
		fronts: true,
		areas: [area],
		area: 'support-0',
	})
	expect(bays.map(({ module, bay }) => [module, bay])).toEqual([
		[0, 0],
		[1, 0],
	])
	const [first] = bays
	const [chosen] = areas
	// The bay lies inside its support.
	expect(chosen && first && chosen.left < first.left && chosen.width > first.width).toBe(true)
	expect(
		drawStage(panelPlan(goldenDesks.d4), { width: 900, height: 600, fronts: true }).bays,
	).toEqual([])
})

test('random desks have plans without a fault', () => {
	const random = randomStream(20_261_124)
	let drawn = 0
	for (let i = 0; i < 120; i++) {
		const desk = randomDesk(random)
		if (!buildFurniture(desk, sampleCatalogue).ok) continue
		drawn += 1
		const sheets = drawPlanSheets(panelPlan(desk, 'nl'))
		const faults = [...sheets.flatMap(outsideOf), ...sheets.flatMap(overlapsOf)]
		expect(faults, JSON.stringify(desk)).toEqual([])
	}
	expect(drawn).toBeGreaterThan(40)
})
