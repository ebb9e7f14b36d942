// The printed cut list: a joiner who has only the paper can tell every line from the others.
import type { Configuration } from '@gabarit/engine'
import { expect, test } from 'vitest'
import type { PlanInput } from '../plan-input.ts'
import { panelPlanOf } from '../testing/panel-plans.ts'
import { plain } from '../testing/plain.ts'
import { furnitureAndRoomOf, type PlanCase, planCases, planOf } from '../testing/sample-plan.ts'
import { cutListRows } from './cut-list-sheet.ts'

const WIDTH = 390
const planWith = (configuration: Configuration): PlanInput => ({
	...planOf('g1', 'en'),
	...furnitureAndRoomOf(configuration),
})
/** A printed line without its number. */
const linesOf = (input: PlanInput) =>
	cutListRows(input, WIDTH).map(({ cells, below = [] }) =>
		plain([...cells.slice(1), ...below].join(' | ')),
	)

const twoSlopes: Configuration = {
	version: 1,
	room: { width: 3000 },
	hu: 2500,
	slope: { left: { low: 1500, angle: 45 }, right: { low: 1500, angle: 45 } },
}

test('under two slopes boards that differ by shape alone do not print alike', () => {
	const lines = linesOf(planWith(twoSlopes))
	expect(lines.length).toBeGreaterThan(10)
	expect(new Set(lines).size).toBe(lines.length)
})

test.each(Object.keys(planCases) as PlanCase[])(
	'no two lines of the cut list of %s are equal',
	(name) => {
		const lines = linesOf(planOf(name))
		expect(new Set(lines).size).toBe(lines.length)
	},
)

test('a side shows its plinth notch, a rectangle nothing below its cells', () => {
	const rows = cutListRows(planOf('g1', 'en'), WIDTH)
	const below = (part: string) => rows.find(({ cells }) => cells[1] === part)?.below
	expect(below('Side panels')?.map(plain)).toEqual([
		'Outline 0/0 2,450/0 2,450/579 80/579 80/539 0/539',
	])
	expect(below('Backs')).toEqual([])
})

test('a long outline is wrapped between its points', () => {
	const wide = cutListRows(planWith(twoSlopes), WIDTH)
	const narrow = cutListRows(planWith(twoSlopes), 60)
	narrow.forEach(({ below = [] }, i) => expect(below.join(' ')).toBe(wide[i]?.below?.join(' ')))
	expect(Math.max(...narrow.map(({ below = [] }) => below.length))).toBeGreaterThan(1)
})

test('loose boards print their line in place of modules, their radii and bores below', () => {
	expect(linesOf(panelPlanOf('p2', 'en'))).toEqual([
		'Panels | 2 | 2,367 × 597 | 2,365 × 595 | 18 | P3-oak-natural | length | 1 1 1 1 | Panel 1 | Bores 5×Ø35×13:80/22.5–2,287/22.5',
		'Panels | 2 | 2,100 × 550 | 2,100 × 549.2 | 18 | P1-white | free | 0.8 – – – | Panel 2 | Bores 60×Ø5×12:96/37–1,984/37 60×Ø5×12:96/485–1,984/485',
	])
	expect(linesOf(panelPlanOf('p3', 'en'))).toEqual([
		expect.stringContaining('| Cladding 1'),
		expect.stringContaining('| Cladding 1'),
		expect.stringContaining('| Panel 1 | Corner radius R50 Bores Ø80×28:800/620'),
	])
})

test('equal boards of several lines name them all', () => {
	const shelf = { length: 800, width: 300, thickness: 18 } as const
	const panels = [1, 2, 3, 1].map((quantity) => ({ ...shelf, quantity }))
	const other = { ...shelf, quantity: 1, length: 900 }
	const lists: Configuration = {
		version: 1,
		type: 'panels',
		panels: [...panels, other, { ...shelf, quantity: 1 }],
	}
	expect(linesOf(planWith(lists))).toEqual([
		expect.stringMatching(/^Panels \| 8 .*\| Panel 1–4, 6$/),
		expect.stringMatching(/^Panel \| 1 .*\| Panel 5$/),
	])
})

test('a hundred lines print alike in nothing', () => {
	const lines = linesOf(panelPlanOf('many'))
	expect(lines).toHaveLength(100)
	expect(new Set(lines).size).toBe(100)
})
