// What the views of a room separator say, and that nothing in them stands over something else.

import { expect, test } from 'vitest'
import { boxOf } from '../box.ts'
import type { Arc, Shape } from '../drawing.ts'
import { drawPlanSheets } from '../sheet/plan-sheets.ts'
import { drawStage } from '../stage.ts'
import { gridCases, gridPlanOf } from '../testing/grid-plans.ts'
import { plain } from '../testing/plain.ts'
import { outsideOf, overlapsOf, textsOf } from '../testing/sheet-faults.ts'
import { gridElevation } from './grid-elevation.ts'
import { gridCut, gridPlan } from './grid-plan.ts'
import { distinctColumns, gridSection } from './grid-section.ts'

const names = Object.keys(gridCases)
const pencil = { scale: 20, text: 1 }

const wordsOf = (shapes: readonly Shape[]) => textsOf(shapes).map(({ text }) => plain(text))
const facesOf = (shapes: readonly Shape[], pen: string) =>
	shapes.flatMap((shape) => (shape.kind === 'path' && shape.pen === pen ? [boxOf([shape])] : []))

test.each(names)('%s: every sheet keeps its frame, and no figure covers another', (name) => {
	for (const paper of ['A3', 'A4'] as const) {
		const sheets = drawPlanSheets(gridPlanOf(name, 'fr', paper))
		expect(sheets.length).toBeGreaterThan(1)
		for (const sheet of sheets) {
			expect(overlapsOf(sheet)).toEqual([])
			expect(outsideOf(sheet)).toEqual([])
		}
	}
})

const sizes = [
	[992, 700],
	[464, 406],
	[390, 330],
	[700, 992],
] as const

test.each(names)('%s fills any stage with its two faces', (name) => {
	for (const [width, height] of sizes) {
		const { drawing, bays, cells } = drawStage(gridPlanOf(name), { width, height, fronts: true })
		const box = boxOf(drawing.shapes)
		expect(bays).toEqual([])
		expect([drawing.width, drawing.height]).toEqual([width, height])
		expect(box.x).toBeGreaterThanOrEqual(0)
		expect(box.y).toBeGreaterThanOrEqual(0)
		expect(box.x + box.width).toBeLessThanOrEqual(width)
		expect(box.y + box.height).toBeLessThanOrEqual(height)
		expect(Math.max(box.width / width, box.height / height)).toBeGreaterThan(0.8)
		const { columns, rows } = gridPlanOf(name).furniture.grid
		expect(cells).toHaveLength(2 * columns * rows)
		for (const cell of cells) {
			expect(cell.left).toBeGreaterThan(0)
			expect(cell.left + cell.width).toBeLessThan(1)
			expect(cell.top).toBeGreaterThan(0)
			expect(cell.top + cell.height).toBeLessThan(1)
		}
	}
})

test('on a small stage equal rows are written once, where each of them has no room for its figure', () => {
	const wordsAt = (width: number, height: number) =>
		wordsOf(drawStage(gridPlanOf('r1'), { width, height, fronts: true }).drawing.shapes)
	const said = /^\d × \d+$/u
	expect(wordsAt(700, 270).filter((word) => said.test(word)).length).toBeGreaterThan(0)
	expect(wordsAt(1600, 1400).filter((word) => said.test(word))).toEqual([])
})

test('wide and high stages are used: beside one another, or above', () => {
	const at = (width: number, height: number) => {
		const { cells } = drawStage(gridPlanOf('r1'), { width, height, fronts: true })
		const [front] = cells.filter(({ face }) => face === 'Front')
		const [rear] = cells.filter(({ face }) => face === 'Rear')
		return { front, rear }
	}
	const wide = at(992, 700)
	expect(wide.rear?.top).toBeCloseTo(wide.front?.top ?? 0, 6)
	const high = at(500, 1400)
	expect(high.rear?.top).toBeGreaterThan(high.front?.top ?? 1)
})

test('the first column is on the left of the front and on the right of the rear', () => {
	const { cells } = drawStage(gridPlanOf('r1'), { width: 992, height: 700, fronts: true })
	const left = (face: string, column: number) =>
		cells.find((cell) => cell.face === face && cell.column === column && cell.row === 0)?.left ?? 0
	expect(left('Front', 0)).toBeLessThan(left('Front', 2))
	expect(left('Rear', 0)).toBeGreaterThan(left('Rear', 2))
})

test('a cell that is chosen is outlined in both faces', () => {
	const look = { width: 992, height: 700, fronts: true, cell: { column: 0, row: 1 } }
	const { drawing, cells } = drawStage(gridPlanOf('r1'), look)
	const outlines = facesOf(drawing.shapes, 'selected')
	const places = cells.filter(({ column, row }) => column === 0 && row === 1)
	expect(outlines.map(({ x }) => Math.round(x))).toEqual(
		places.map((place) => Math.round(place.left * 992)),
	)
})

test('R1: each face shows its own doors with their size and signs, and clear sizes', () => {
	const front = gridElevation(gridPlanOf('r1'), { face: 'Front', fronts: true }, pencil)
	const words = wordsOf(front)
	expect(words.filter((word) => word === '572 × 327')).toHaveLength(2)
	expect(words.filter((word) => word === '576')).toHaveLength(3)
	expect(words.filter((word) => word === '331')).toHaveLength(6)
	for (const size of ['330', '1 800', '2 480', '2 500', '20']) expect(words).toContain(size)
	const rear = gridElevation(gridPlanOf('r1'), { face: 'Rear', fronts: true }, pencil)
	expect(wordsOf(rear).filter((word) => word === '572 × 327')).toHaveLength(1)
	const [leaf] = facesOf(rear, 'front')
	expect(leaf?.x).toBeCloseTo(614 / 20, 6)
	const bare = gridElevation(gridPlanOf('r1'), { face: 'Front', fronts: false }, pencil)
	expect(facesOf(bare, 'front')).toEqual([])
})

test('a front that stands open shows its cell, the others stay shut', () => {
	const input = gridPlanOf('r1')
	const own = input.furniture.fronts.filter(({ face = 'Front' }) => face === 'Front')
	const fronts = (opened: ReadonlySet<string>) =>
		facesOf(gridElevation(input, { face: 'Front', fronts: true, opened }, pencil), 'front')
	expect(fronts(new Set())).toHaveLength(own.length)
	expect(fronts(new Set([own[0]?.id ?? '']))).toHaveLength(own.length - 1)
})

test('the sign of a leaf points at its hinges as the viewer has them', () => {
	const input = gridPlanOf('r4')
	const [left, right] = input.furniture.fronts.filter(({ face }) => face === 'Rear')
	expect([left?.openingSide, right?.openingSide]).toEqual(['Left', 'Right'])
	const rear = gridElevation(input, { face: 'Rear', fronts: true }, pencil)
	const signs = rear.flatMap((shape) =>
		shape.kind === 'path' && shape.pen === 'opening' ? [shape.points.map(([x]) => x)] : [],
	)
	// Free edge, hinge, free edge: the pair meets in the middle.
	const [[free = 0, hinge = 0] = [], [other = 0, far = 0] = []] = signs.toSorted(
		([, a = 0], [, b = 0]) => a - b,
	)
	expect(hinge).toBeLessThan(free)
	expect(far).toBeGreaterThan(other)
	expect(hinge).toBeCloseTo(30 / 20, 6)
})

test('the plan is cut through the lowest doors, which swing to their own side', () => {
	const input = gridPlanOf('r1')
	expect(gridCut(input)).toBe(204)
	const arcs = gridPlan(input, 20).filter((shape): shape is Arc => shape.kind === 'arc')
	expect(arcs.map(({ center, from }) => [center[1] > -1, from])).toEqual([
		[false, 180],
		[true, 0],
		[false, 270],
	])
	expect(gridCut(gridPlanOf('r2'))).toBe(500)
	const words = wordsOf(gridPlan(input, 20))
	for (const word of ['Face avant', 'Face arrière', '350', '1 800']) expect(words).toContain(word)
})

test('a wall is drawn at the left end, seen from behind at the right', () => {
	const walls = (face: 'Front' | 'Rear') =>
		gridElevation(gridPlanOf('r3'), { face, fronts: true }, pencil)
			.filter((shape) => shape.kind === 'path' && shape.pen === 'wall')
			.map((shape) => boxOf([shape]).x)
	expect(walls('Front')).toEqual([0])
	expect(walls('Rear')).toEqual([95])
	expect(
		gridElevation(gridPlanOf('r2'), { face: 'Front', fronts: true }, pencil),
	).not.toContainEqual(expect.objectContaining({ pen: 'wall' }))
})

test('columns that hold the same are cut once, with doors and dividers in their faces', () => {
	expect(distinctColumns(gridPlanOf('r1'))).toEqual([0, 1, 2])
	expect(distinctColumns(gridPlanOf('hallBench'))).toEqual([0])
	const section = gridSection(0, gridPlanOf('r1'), 20)
	const [leaf] = section.flatMap((shape) =>
		shape.kind === 'path' && shape.fill === 'wood' ? [boxOf([shape])] : [],
	)
	expect(leaf?.x).toBeCloseTo(331 / 20, 6)
	expect(wordsOf(section)).toContain('350')
})

test('sheets say what it is, how it is held and what a shelf carries; the list names cells', () => {
	const words = drawPlanSheets(gridPlanOf('r1', 'en')).flatMap(({ shapes }) => wordsOf(shapes))
	const all = words.join(' ')
	for (const part of [
		'Room separator',
		'Front',
		'Rear',
		'Uprights',
		'Ceiling feet press against a solid ceiling',
		'Each shelf: 20 kg of books.',
		'Section, column 1',
		'C1 R1',
	])
		expect(all).toContain(part)
	const held = drawPlanSheets(gridPlanOf('r3', 'nl')).flatMap(({ shapes }) => wordsOf(shapes))
	expect(held.join(' ')).toContain('aan de muur geschroefd')
})
