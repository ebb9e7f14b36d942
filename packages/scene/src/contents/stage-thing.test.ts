import { expect, test } from 'vitest'
import { chairBoxes, personOutline } from './stage-thing.ts'

const extent = (values: readonly number[]) => [Math.min(...values), Math.max(...values)]

test.each([1120, 1420, 1700])(
	'a person of %i mm is as tall as that and stands on the floor',
	(height) => {
		const [low, high] = extent(personOutline(height).map(([, y]) => y))
		expect(low).toBe(0)
		expect(high).toBeCloseTo(height, 6)
	},
)

test('a person is the same on both sides', () => {
	const outline = personOutline(1700)
	const [left, right] = extent(outline.map(([x]) => x))
	expect(left).toBeCloseTo(-(right ?? 0), 6)
})

test('the head of a child is a larger share of it', () => {
	const headOf = (height: number) =>
		Math.max(
			...personOutline(height)
				.filter(([, y]) => y > 0.9 * height)
				.map(([x]) => x),
		) / height
	expect(headOf(1150)).toBeGreaterThan(headOf(1700) * 1.1)
})

test.each([310, 450])('a chair has its seat at %i mm and stands on the floor', (seat) => {
	const boxes = chairBoxes(seat)
	const shells = boxes.filter(({ finish }) => finish === 'shell')
	expect((shells[0]?.middle[2] ?? 0) + (shells[0]?.size[2] ?? 0) / 2).toBeCloseTo(seat, 6)
	expect(Math.min(...boxes.map(({ middle, size }) => middle[2] - size[2] / 2))).toBeCloseTo(0, 6)
})
