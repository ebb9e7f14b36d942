import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boxesMeet } from './box.ts'
import { drawChain } from './dimension.ts'
import type { Box, Shape, Text } from './drawing.ts'
import { textBox } from './text-width.ts'

const textsOf = (shapes: readonly Shape[]) =>
	shapes.filter((shape): shape is Text => shape.kind === 'text')

function overlaps(texts: readonly Text[]): string[] {
	const boxes = texts.map(textBox)
	return boxes.flatMap((box, i) =>
		boxes
			.slice(i + 1)
			.flatMap((other, j) =>
				boxesMeet(box, other) ? [`${texts[i]?.text} / ${texts[i + 1 + j]?.text}`] : [],
			),
	)
}

test('the figure of a dimension is over the middle of its length', () => {
	const shapes = drawChain({
		direction: 'horizontal',
		line: 10,
		stops: [0, 40, 60],
		figures: ['1000', '500'],
	})
	const [first, second] = textsOf(shapes)
	expect(first?.at[0]).toBe(20)
	expect(second?.at[0]).toBe(50)
	expect(first?.at[1]).toBeGreaterThan(10)
})

test('a vertical chain of dimensions is read from the right', () => {
	const [figure] = textsOf(
		drawChain({ direction: 'vertical', line: -5, stops: [0, 100], figures: ['2500'] }),
	)
	expect(figure?.rotation).toBe(90)
	expect(figure?.at[0]).toBeLessThan(-5)
	expect(figure?.at[1]).toBe(50)
})

test('a dimension too short for its figure has it outside, on the extended line', () => {
	const shapes = drawChain({
		direction: 'horizontal',
		line: 0,
		stops: [0, 2, 50, 52],
		figures: ['50', '1200', '50'],
	})
	const [first, , last] = textsOf(shapes)
	expect(first && textBox(first).x + textBox(first).width).toBeLessThan(0)
	expect(last && textBox(last).x).toBeGreaterThan(52)
	const reach = shapes.flatMap((shape) =>
		shape.kind === 'strokes' && shape.pen === 'dimension'
			? shape.segments.flat().map(([x]) => x)
			: [],
	)
	expect(Math.min(...reach)).toBeLessThanOrEqual(textBox(first as Text).x + 1e-9)
})

test('ticks of dimensions lean the same way in both directions', () => {
	const directions = ['horizontal', 'vertical'] as const
	const slopes = directions.flatMap((direction) =>
		drawChain({ direction, line: 3, stops: [0, 30], figures: ['x'] }).flatMap((shape) =>
			shape.kind === 'strokes' && shape.pen === 'tick'
				? shape.segments.map(([[ax, ay], [bx, by]]) => (by - ay) / (bx - ax))
				: [],
		),
	)
	expect(slopes).toHaveLength(4)
	for (const slope of slopes) expect(slope).toBeCloseTo(1, 9)
})

test('figures of a chain never cover one another, whatever the lengths', () => {
	const lengths = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 14 })
	fc.assert(
		fc.property(
			lengths,
			fc.constantFrom('horizontal' as const, 'vertical' as const),
			(given, direction) => {
				// two short lengths side by side in the middle are as hard as real chains get
				const eased = given.map((length, i) =>
					i > 0 && (given[i - 1] ?? 0) < 6 ? length + 8 : length,
				)
				const stops = eased.reduce<number[]>(
					(sums, length) => [...sums, (sums.at(-1) ?? 0) + length],
					[0],
				)
				const taken: Box[] = []
				const shapes = drawChain(
					{ direction, line: 0, stops, figures: eased.map((length) => String(length * 25)) },
					taken,
				)
				expect(overlaps(textsOf(shapes))).toEqual([])
				expect(taken.length).toBe(eased.length)
			},
		),
		{ numRuns: 300 },
	)
})
