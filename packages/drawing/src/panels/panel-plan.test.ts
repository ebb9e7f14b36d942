// The plan of loose boards and clad walls: what the saw, the banding and the drill read from it.
import { compositionsOf } from '@gabarit/engine'
import { randomPanels, randomStream } from '@gabarit/engine/testing'
import { describe, expect, test } from 'vitest'
import type { Drawing } from '../drawing.ts'
import { drawPlanSheets } from '../sheet/plan-sheets.ts'
import { type PanelCase, panelCases, panelPlan, panelPlanOf } from '../testing/panel-plans.ts'
import { plain } from '../testing/plain.ts'
import { outsideOf, overlapsOf, textsOf } from '../testing/sheet-faults.ts'

const names = Object.keys(panelCases) as PanelCase[]
const wordsOf = (sheets: readonly Drawing[]) =>
	sheets.flatMap(({ shapes }) => textsOf(shapes).map(({ text }) => plain(text)))
const scaleOf = (sheet: Drawing | undefined) =>
	wordsOf(sheet ? [sheet] : []).find((words) => /^1:\d/.test(words))

describe.each(names)('%s', (name) => {
	test.each(['A3', 'A4'] as const)(
		'%s: all panels are inside the frame, no text covers another or is cut',
		(paper) => {
			for (const language of ['fr', 'nl', 'en'] as const) {
				for (const sheet of drawPlanSheets(panelPlanOf(name, language, paper))) {
					expect(outsideOf(sheet), sheet.title).toEqual([])
					expect(overlapsOf(sheet), sheet.title).toEqual([])
					expect(wordsOf([sheet]).filter((words) => words.endsWith('…'))).toEqual([])
				}
			}
		},
	)
})

test.each(
	compositionsOf('panels').map(({ reference, configuration }) => ({ reference, configuration })),
)('the kit $reference has a plan of few sheets', ({ configuration }) => {
	const sheets = drawPlanSheets(panelPlan(configuration))
	expect(sheets.flatMap(outsideOf)).toEqual([])
	expect(sheets.flatMap(overlapsOf)).toEqual([])
	expect(sheets.length).toBeLessThanOrEqual(3)
})

const said: [PanelCase, string[]][] = [
	[
		'p1',
		[
			'Panneau 1 : 4 pièces, 18 mm, P3-oak-natural',
			'Chant de 1 sur tout le tour. Fil : longueur.',
			'800',
			'250',
			'800 × 250',
			'Panneaux sur mesure',
			'Toutes les cotes en mm, chants compris.',
		],
	],
	[
		'p2',
		[
			'Panneau 1 : 2 pièces, 18 mm, P3-oak-natural',
			// cups 80 from the ends, 22.5 from length1
			'80',
			'551,8',
			'551,7',
			'22,5',
			'574,5',
			'2 367',
			'597',
			'Panneau 2 : 2 pièces, 18 mm, P1-white',
			// 60 pins a row from 96 to 1984, rows at 37 and 485
			'96',
			'59 × 32',
			'116',
			'37',
			'448',
			'65',
			'Panneaux percés : vus côté perçages, longueur à l’horizontale.',
		],
	],
	[
		'p3',
		[
			'Panneaux sur mesure et habillage mural',
			'Panneau 1 : 1 pièce, 28 mm, P3-oak-natural',
			'Habillage 1 : 4 pièces, 18 mm, P3-oak-natural',
			'4 × R50',
			'620',
			'848',
			'847',
			'3 400',
			'2 500',
			// 3 pairs a panel, the lowest in the middle of the lowest third
			'416,7',
			'833,3',
		],
	],
	['chamfer', ['R30', 'R80', '300', '600', '1 000', '400', '900', '1 400', 'Fil : largeur.']],
	[
		'walls',
		['250', '6 000', '1 650', '3 300', '900', '450', 'Habillage 2 : 1 pièce', 'Habillage mural'],
	],
]
test.each(said)('the plan of %s tells the figures of its panels', (name, expected) => {
	const words = wordsOf(drawPlanSheets(panelPlanOf(name)))
	const isFigure = (word: string) => /^[R\d]/.test(word)
	for (const word of expected)
		expect(isFigure(word) ? words.includes(word) : words.join(' ').includes(word), word).toBe(true)
})

test('the words over a panel tell bands that differ, bores and joints', () => {
	const all = (name: PanelCase) => wordsOf(drawPlanSheets(panelPlanOf(name))).join(' ')
	expect(all('p2')).toContain('5 perçages Ø 35, profondeur 13.')
	expect(all('p2')).toContain('Chants : bas 0,8. 120 perçages Ø 5, profondeur 12.')
	expect(all('p3')).toContain('1 passe-câble Ø 80.')
	expect(all('p3')).toContain('Joints de 3. 12 paires de profils d’accroche, en tirets.')
	expect(all('chamfer')).toContain('Chants : bas 1, droite 1, coupe 0,8, haut 0,8.')
	expect(all('small')).toContain('Rayons d’angle : 10 10 10 10.')
})

test('nothing is said of modules, shelves or ceilings where there are none', () => {
	for (const name of names) {
		const all = wordsOf(drawPlanSheets(panelPlanOf(name))).join(' ')
		expect(all).not.toMatch(/[Mm]odule|[Tt]ablette|niche|charnière|linéaire/)
	}
})

test('a line is drawn once, whatever its quantity', () => {
	const [line] = panelCases.p1.panels ?? []
	if (!line) throw new Error('P1 has a line')
	const bandsOf = (quantity: number) =>
		drawPlanSheets(panelPlan({ ...panelCases.p1, panels: [{ ...line, quantity }] }))
			.flatMap(({ shapes }) => shapes)
			.filter((shape) => shape.kind === 'path' && shape.pen === 'band')
	expect(bandsOf(1)).toHaveLength(4)
	expect(bandsOf(200)).toEqual(bandsOf(1))
})

test('a few panels are drawn large, a hundred lines stay readable on few sheets', () => {
	expect(scaleOf(drawPlanSheets(panelPlanOf('p1'))[0])).toBe('1:5')
	expect(scaleOf(drawPlanSheets(panelPlanOf('p2'))[0])).toBe('1:10')
	const sheets = drawPlanSheets(panelPlanOf('many'))
	expect(['1:20', '1:25', '1:50']).toContain(scaleOf(sheets[0]))
	expect(sheets.length).toBeLessThanOrEqual(24)
	const words = wordsOf(sheets)
	for (let number = 1; number <= 100; number++)
		expect(
			words.some((title) => title.startsWith(`Panneau ${number} :`)),
			`${number}`,
		).toBe(true)
})

test('random lists: every sheet inside its frame, no text over another', () => {
	const random = randomStream(11)
	let drawn = 0
	for (let i = 0; i < 80; i++) {
		const configuration = randomPanels(random)
		const input = (() => {
			try {
				return panelPlan(configuration, 'nl', i % 2 ? 'A3' : 'A4')
			} catch {
				return null
			}
		})()
		if (!input) continue
		drawn += 1
		for (const sheet of drawPlanSheets(input)) {
			expect(outsideOf(sheet), JSON.stringify(configuration)).toEqual([])
			expect(overlapsOf(sheet), JSON.stringify(configuration)).toEqual([])
			expect(JSON.stringify(sheet)).not.toContain('null,null')
		}
	}
	expect(drawn).toBeGreaterThan(20)
})
