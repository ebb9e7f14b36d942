import { expect, test } from 'vitest'
import { boxOf } from './box.ts'
import { drawStage } from './stage.ts'
import { type PlanCase, planCases, planOf } from './testing/sample-plan.ts'

const sizes = [
	[992, 700],
	[360, 180],
	[390, 330],
	[447, 300],
] as const
/** Pixels, both sides together. */
const margins = 24

test.each(Object.keys(planCases) as PlanCase[])(
	'%s fills any stage and leaves nothing outside',
	(name) => {
		for (const [width, height] of sizes)
			for (const fronts of [true, false]) {
				const { drawing } = drawStage(planOf(name), { width, height, fronts })
				const box = boxOf(drawing.shapes)
				expect([drawing.width, drawing.height]).toEqual([width, height])
				expect(box.x).toBeGreaterThanOrEqual(0)
				expect(box.y).toBeGreaterThanOrEqual(0)
				expect(box.x + box.width).toBeLessThanOrEqual(width)
				expect(box.y + box.height).toBeLessThanOrEqual(height)
				const filled = Math.max(box.width / (width - margins), box.height / (height - margins))
				expect(filled).toBeGreaterThan(0.94)
			}
	},
)

test('on the stage of a phone furniture fills four fifths of the width or of the height', () => {
	const input = planOf('g1')
	const side = input.furniture.boards.find(({ part }) => part === 'Side')
	const heightOf = (dimensions: true | 'overall') => {
		const { outlinesOf } = drawStage(input, { width: 338, height: 280, fronts: true, dimensions })
		const heights = side ? (outlinesOf(side)[0] ?? []).map(([, y]) => y) : []
		return Math.max(...heights) - Math.min(...heights)
	}
	expect(heightOf('overall')).toBeGreaterThan(1.1 * heightOf(true))
	const { outlinesOf } = drawStage(input, {
		width: 338,
		height: 296,
		fronts: true,
		dimensions: 'overall',
	})
	const seen = input.furniture.boards.flatMap((board) => outlinesOf(board).flat())
	const spread = (axis: 0 | 1) => {
		const all = seen.map((point) => point[axis])
		return Math.max(...all) - Math.min(...all)
	}
	expect(Math.max(spread(0), spread(1))).toBeGreaterThan(0.8)
})

test("the stage's bays are side by side as drawn, and the chosen one is outlined", () => {
	const chosen = { run: 'Main' as const, module: 1, bay: 0 }
	const look = { width: 992, height: 700, fronts: false }
	const { drawing, bays } = drawStage(planOf('g1'), { ...look, selected: chosen })
	expect(bays).toHaveLength(5)
	for (const [i, bay] of bays.entries()) {
		const before = bays[i - 1]
		if (before) expect(bay.left).toBeGreaterThan(before.left + before.width)
		expect(bay.top).toBeGreaterThan(0)
		expect(bay.top + bay.height).toBeLessThan(1)
	}
	const ring = drawing.shapes.filter((shape) => shape.kind === 'path' && shape.pen === 'selected')
	const box = boxOf(ring)
	const bay = bays.find(({ module }) => module === 1)
	expect(box.x).toBeCloseTo((bay?.left ?? 0) * 992, 3)
	expect(box.height).toBeCloseTo((bay?.height ?? 0) * 700, 3)
	expect(
		drawStage(planOf('g1'), look).drawing.shapes.some(
			(shape) => shape.kind === 'path' && shape.pen === 'selected',
		),
	).toBe(false)
})

test('a board is seen where it stands: a shelf inside the bay that holds it, in no other run', () => {
	const input = planOf('g1')
	const { bays, outlinesOf } = drawStage(input, { width: 992, height: 700, fronts: false })
	const shelves = input.furniture.boards.filter(({ part }) => part === 'AdjustableShelf')
	expect(shelves.length).toBeGreaterThan(0)
	for (const shelf of shelves) {
		const [outline = []] = outlinesOf(shelf)
		const xs = outline.map(([x]) => x)
		const ys = outline.map(([, y]) => y)
		const holder = bays.find(
			({ left, width }) => left - 0.01 < Math.min(...xs) && Math.max(...xs) < left + width + 0.01,
		)
		expect(holder?.module).toBe(shelf.module)
		expect(Math.min(...ys)).toBeGreaterThan(holder?.top ?? 1)
		expect(Math.max(...ys)).toBeLessThan((holder?.top ?? 0) + (holder?.height ?? 0))
	}
	const [shelf] = shelves
	expect(shelf && outlinesOf({ ...shelf, run: 'Left' })).toEqual([])
})

test("the stage's figures are large enough to read on a desktop", () => {
	const { drawing } = drawStage(planOf('g1'), { width: 992, height: 700, fronts: true })
	const sizesOf = drawing.shapes.flatMap((shape) =>
		shape.kind === 'text' && /^\d/.test(shape.text) ? [shape.size] : [],
	)
	expect(Math.min(...sizesOf)).toBeGreaterThanOrEqual(11)
	expect(Math.max(...sizesOf)).toBeGreaterThanOrEqual(14)
})
