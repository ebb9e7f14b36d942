import { describe, expect, test } from 'vitest'
import type { Drawing, Shape } from '../drawing.ts'
import { drawTemplate } from '../pictures/template.ts'
import { arc, line, polygon, rectangle, text } from '../shapes.ts'
import { drawPlanSheets } from '../sheet/plan-sheets.ts'
import { stackSheets } from '../sheet/stack-sheets.ts'
import { panelPlanOf } from '../testing/panel-plans.ts'
import { captionsOf, planOf } from '../testing/sample-plan.ts'
import { drawElevation, drawFloorPlan } from '../testing/single-views.ts'
import { writeSvg } from './svg.ts'

const drawingOf = (...shapes: Shape[]): Drawing => ({
	width: 100,
	height: 50,
	title: 'A <plan>',
	description: 'of "one" & two',
	language: 'fr',
	penScale: 1,
	shapes,
})

test('the SVG flips y once: up in the drawing is up on the screen', () => {
	const svg = writeSvg(drawingOf(line('board', [10, 5], [10, 45])))
	expect(svg).toContain('M10 45L10 5')
})

test('an arc in the SVG turns the same way as in the drawing', () => {
	// from the right, over the top, to the left
	expect(writeSvg(drawingOf(arc('swing', [50, 10], 20, [0, 180])))).toContain(
		'M70 40A20 20 0 0 0 30 40',
	)
})

test('the SVG turns a text the other way, since y points down', () => {
	expect(writeSvg(drawingOf(text([5, 5], '2500', { rotation: 90 })))).toContain('rotate(-90 5 45)')
})

test('the SVG escapes texts, has title and description, and inherits no colour', () => {
	const svg = writeSvg(drawingOf(text([0, 0], 'a < b & "c"')), { idPrefix: 'p' })
	expect(svg).toContain('a &lt; b &amp; &quot;c&quot;')
	expect(svg).toContain('role="img" aria-labelledby="p-title p-desc"')
	expect(svg).toContain('<title id="p-title">A &lt;plan&gt;</title>')
	expect(svg).not.toContain('currentColor')
})

test('a decorative SVG is hidden from screen readers', () => {
	const svg = writeSvg(drawTemplate('10'), { accessible: false })
	expect(svg).toContain('aria-hidden="true"')
	expect(svg).not.toContain('<title')
})

test('a filled shape of the SVG covers the ones before it', () => {
	const svg = writeSvg(
		drawingOf(
			rectangle('board', [0, 0], [9, 9], 'paper'),
			rectangle('board', [5, 5], [9, 9], 'paper'),
		),
	)
	expect(svg.match(/<path /g)).toHaveLength(2)
})

test('neighbouring lines of one pen are one path of the SVG', () => {
	const svg = writeSvg(
		drawingOf(
			line('board', [0, 0], [9, 9]),
			polygon('board', [
				[1, 1],
				[2, 2],
				[3, 1],
			]),
		),
	)
	expect(svg.match(/<path /g)).toHaveLength(1)
})

test("the SVG takes a theme's ink in place of the printed one", () => {
	const svg = writeSvg(drawingOf(line('selected', [0, 0], [9, 9])), { inks: { accent: '#123456' } })
	expect(svg).toContain('#123456')
})

test('stacked sheets keep all their shapes', () => {
	const sheets = drawPlanSheets(planOf('g12'))
	const all = stackSheets(sheets)
	expect(all.height).toBe(297 * sheets.length)
	expect(all.shapes).toHaveLength(sheets.reduce((sum, sheet) => sum + sheet.shapes.length, 0))
})

/** One element a line, so that a joiner, and a diff, can read it. */
const readable = (drawing: Drawing) =>
	`${writeSvg(drawing, { size: 'mm' }).replaceAll('><', '>\n<')}\n`

describe('golden SVGs', () => {
	const view = { ...planOf('g1'), captions: captionsOf('fr') }

	test('G1, fronts closed', async () => {
		await expect(readable(drawElevation(view, { fronts: true }))).toMatchFileSnapshot(
			'golden/g1-closed.svg',
		)
	})
	test('G1, without fronts', async () => {
		await expect(readable(drawElevation(view, { fronts: false }))).toMatchFileSnapshot(
			'golden/g1-open.svg',
		)
	})
	test('G1, plan', async () => {
		await expect(readable(drawFloorPlan(view))).toMatchFileSnapshot('golden/g1-plan.svg')
	})
	test('G12, first sheet, in English', async () => {
		const [sheet] = drawPlanSheets(planOf('g12', 'en'))
		await expect(sheet && readable(sheet)).toMatchFileSnapshot('golden/g12-sheet-1-en.svg')
	})
	test('P2 and P3 of loose boards, first sheets', async () => {
		for (const name of ['p2', 'p3'] as const) {
			const [sheet] = drawPlanSheets(panelPlanOf(name, 'fr'))
			await expect(sheet && readable(sheet)).toMatchFileSnapshot(`golden/${name}-sheet-1.svg`)
		}
	})
	test('template 20', async () => {
		await expect(readable(drawTemplate('20'))).toMatchFileSnapshot('golden/template-20.svg')
	})
})
