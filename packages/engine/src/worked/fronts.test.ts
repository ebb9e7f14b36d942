// domain 6: styles, opening sides, handles and hinges of fronts, each case worked by hand.
import { expect, test } from 'vitest'
import { crossbarHeights } from '../run/front/style-limits.ts'
import { edges, made, refused, room } from '../testing/worked-case.ts'

// LEFT slope, low 1200, 45 degrees: the first leaf's edges are 1096 and 1627.
const lines = (count?: number) =>
	room({
		room: { width: 1700 },
		slope: { left: { low: 1200, angle: 45 } },
		doors: { style: 'StraightLines', ...(count && { count }) },
	})

test('crossbars of a sloped leaf stand below its low edge: floor(1096/250) - 1 = 3 of them', () => {
	const sloped = made(lines(3))
	expect(edges(sloped)[0]).toBe('1096/1627')
	expect(sloped.fronts.map(({ count }) => count)).toEqual([3, 3, 3])
	// A fourth bar would stand at 4 x 1096/5, with 219 between two.
	expect(refused(lines(4))).toMatchObject([
		{ code: 'style_not_for_size', measured: 3, limit: 4, remedy: { doors: { count: 3 } } },
	])
	expect(crossbarHeights(3, 1096)).toEqual([274, 548, 822])
	// Nobody chose a number: two.
	expect(made(lines()).fronts.map(({ count }) => count)).toEqual([2, 2, 2])
})

test('a leaf too low at its low edge for one crossbar takes none', () => {
	// Low 600: 650 + 1.5 - 71 - 2.1 - 81.5 = 496 at the first leaf's edge; two panels of 250 need 500.
	const lower = { ...lines(), slope: { left: { low: 600, angle: 45 } } }
	expect(refused(lower)).toMatchObject([
		{ code: 'style_not_for_size', measured: 0, limit: 1, remedy: { doors: { style: 'Simple' } } },
	])
})
