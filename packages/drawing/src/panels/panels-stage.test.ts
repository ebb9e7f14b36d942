import { expect, test } from 'vitest'
import { boxOf } from '../box.ts'
import type { Drawing } from '../drawing.ts'
import { drawRoomStage } from '../room-stage.ts'
import { drawStage } from '../stage.ts'
import { type PanelCase, panelCases, panelPlanOf } from '../testing/panel-plans.ts'
import { plain } from '../testing/plain.ts'
import { overlapsOf, textsOf } from '../testing/sheet-faults.ts'

const names = Object.keys(panelCases) as PanelCase[]
const sizes = [
	[992, 700],
	[464, 406],
	[360, 180],
	[390, 330],
] as const

test.each(names)('the panels of %s fill any stage and leave nothing outside', (name) => {
	for (const [width, height] of sizes) {
		const { drawing, bays } = drawStage(panelPlanOf(name), { width, height, fronts: true })
		const box = boxOf(drawing.shapes)
		expect(bays).toEqual([])
		expect([drawing.width, drawing.height]).toEqual([width, height])
		expect(box.x).toBeGreaterThanOrEqual(0)
		expect(box.y).toBeGreaterThanOrEqual(0)
		expect(box.x + box.width).toBeLessThanOrEqual(width)
		expect(box.y + box.height).toBeLessThanOrEqual(height)
		expect(Math.max(box.width / width, box.height / height)).toBeGreaterThan(0.8)
		expect(overlapsOf(drawing)).toEqual([])
	}
})

const stageOf = (name: PanelCase) =>
	drawStage(panelPlanOf(name), { width: 992, height: 700, fronts: true }).drawing
const facesOf = ({ shapes }: Drawing) =>
	shapes.flatMap((shape) => (shape.kind === 'path' && shape.pen === 'front' ? [shape] : []))
const wordsOf = ({ shapes }: Drawing) => textsOf(shapes).map(({ text }) => plain(text))

test('a stage shows the first pieces of each line of panels and counts them all', () => {
	const drawing = stageOf('p1')
	expect(facesOf(drawing)).toHaveLength(3)
	expect(wordsOf(drawing)).toEqual(expect.arrayContaining(['Panneau 1 : 4 pièces', '800', '250']))
	expect(drawing.description).toBe('Les panneaux vus de face, 4 pièces.')
	const [first, second] = facesOf(drawing).map(({ points }) =>
		boxOf([{ kind: 'path', pen: null, points, closed: true }]),
	)
	expect(first && second && second.x > first.x + first.width).toBe(true)
	expect(first && first.height / first.width).toBeCloseTo(800 / 250, 6)
})

test('a panel on the stage stands on its width and shows its bores', () => {
	const circles = stageOf('p2').shapes.filter((shape) => shape.kind === 'circle')
	// 5 cups a door, 120 pins a side, two of each shown
	expect(circles).toHaveLength(2 * 5 + 2 * 120)
	expect(stageOf('p3').shapes.filter((shape) => shape.kind === 'circle')).toHaveLength(1)
})

test('a hundred lines of panels are one picture, each with its number', () => {
	const drawing = stageOf('many')
	expect(facesOf(drawing)).toHaveLength(100)
	const words = wordsOf(drawing)
	for (let number = 1; number <= 100; number++)
		expect(
			words.some((text) => text === `${number}` || text.startsWith(`${number} ·`)),
			`${number}`,
		).toBe(true)
})

test('figures of panels are large enough to read on a desktop', () => {
	const figures = textsOf(stageOf('p2').shapes).filter(({ text }) => /^\d/.test(text))
	expect(figures.length).toBeGreaterThan(3)
	expect(Math.min(...figures.map(({ size }) => size))).toBeGreaterThanOrEqual(11)
})

test('the ground of panels that cannot be made is a picture too, however many pieces', () => {
	for (const name of names) {
		const { room, language, captions } = panelPlanOf(name)
		const { shapes } = drawRoomStage({ room, language, captions }, { width: 390, height: 330 })
		const box = boxOf(shapes)
		expect(Number.isFinite(box.width + box.height)).toBe(true)
		expect(box.x + box.width).toBeLessThanOrEqual(390)
	}
})

test('each line of panels has its place on the stage, and the selected one is outlined there', () => {
	for (const name of names) {
		const input = panelPlanOf(name)
		const [width, height] = [992, 700]
		const { lines } = drawStage(input, { width, height, fronts: true })
		const groups = input.furniture.groups.filter(({ kind }) => kind === 'line')
		expect(lines.map(({ group }) => group)).toEqual(groups.map(({ id }) => id))
		const line = lines.at(-1)
		if (!line) throw new Error('no line on the stage')
		const { drawing } = drawStage(input, { width, height, fronts: true, group: line.group })
		const outlines = drawing.shapes.filter(
			(shape) => shape.kind === 'path' && shape.pen === 'selected',
		)
		const box = boxOf(outlines)
		expect(box.x / width).toBeCloseTo(line.left, 2)
		expect(box.width / width).toBeCloseTo(line.width, 2)
		expect((height - box.y - box.height) / height).toBeCloseTo(line.top, 2)
		expect(box.height / height).toBeCloseTo(line.height, 2)
	}
})
