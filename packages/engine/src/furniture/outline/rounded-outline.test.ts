import { expect, test } from 'vitest'
import type { Point2 } from '../board.ts'
import { rectangle } from './rectangle.ts'
import { roundedOutline } from './rounded-outline.ts'

test('a rounded corner is an arc from side to side, a sharp one stays', () => {
	const points = roundedOutline({ outline: rectangle(400, 200), radii: [100, 0, 0, 0] })
	expect(points).toHaveLength(12)
	const near = (point: Point2 | undefined, [a, b]: Point2) => {
		expect(point?.[0]).toBeCloseTo(a)
		expect(point?.[1]).toBeCloseTo(b)
	}
	near(points[0], [0, 100])
	near(points[8], [100, 0])
	near(points[9], [400, 0])
	for (const [a, b] of points.slice(0, 9)) expect(Math.hypot(a - 100, b - 100)).toBeCloseTo(100)
})

test('without radii the outline is what it was', () => {
	const outline = rectangle(400, 200)
	expect(roundedOutline({ outline })).toBe(outline)
})
