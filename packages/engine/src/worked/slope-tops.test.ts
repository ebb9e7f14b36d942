// domain 3.5, the table of top shapes: each row worked by hand from its formulas before the engine was asked.
import { expect, test } from 'vitest'
import type { Furniture } from '../furniture/furniture.ts'
import { allowanceOf } from '../room/envelope.ts'
import { tangent } from '../room/slope.ts'
import { edges, made, refused, simples, sizes, widths } from '../testing/worked-case.ts'
import type { DressingConfiguration } from '../type/dressing/schema.ts'

const attic = (change: Partial<DressingConfiguration>): DressingConfiguration => ({
	version: 1,
	room: { width: 3000 },
	hu: 2400,
	handle: null,
	...change,
})
const tops = (furniture: Furniture) =>
	furniture.runs[0]?.modules.map((m) => `${m.heightLeft}/${m.heightRight} ${m.top}`)
const low = (furniture: Furniture) =>
	furniture.runs[0]?.modules.map((module) => module.bays[0]?.height)
const sides = (furniture: Furniture) => furniture.fronts.map((front) => front.openingSide)
const topPanels = (furniture: Furniture) =>
	furniture.boards.filter(({ part }) => part === 'Top').map((board) => board.length)

test('tangents and allowances are those of the tables', () => {
	const rows: [number, number, number, number][] = [
		[20, 0.364, 54, 32],
		[25, 0.4663, 56, 34],
		[30, 0.5774, 58, 35],
		[35, 0.7002, 62, 37],
		[40, 0.8391, 66, 40],
		[45, 1, 71, 43],
		[50, 1.1918, 78, 47],
		[55, 1.4281, 88, 53],
		[60, 1.7321, 100, 60],
	]
	for (const [angle, tan, fifty, thirty] of rows) {
		expect(tangent(angle)).toBeCloseTo(tan, 4)
		expect(allowanceOf(50, tangent(angle)), `${angle}`).toBe(fifty)
		expect(allowanceOf(30, tangent(angle)), `${angle}`).toBe(thirty)
	}
})

// RIGHT slope, low 1000, 35 degrees: tan .70021, v = ceil(50/cos 35 = 61.04) = 62, flat 2350. d = distance to the right
// wall: E(d) = min(938 + .70021 d, 2350), flat from d = 2016.5. Wrun 2900 = 5 x 580: x 50, 630, 1210, 1790, 2370.
// E(50) 973.01, E(630) 1379.13, E(1210) 1785.25, E(1790) 2191.37. Module 2 turns at x 983.5: 353.5 flat, 226.5 sloped.
const right: DressingConfiguration = attic({
	slope: { right: { low: 1000, angle: 35 } },
	runs: simples(5),
})

test('modules under a right slope follow the rows Straight, PartialSlope and FullSlope', () => {
	const furniture = made(right)
	expect(widths(furniture)).toEqual([580, 580, 580, 580, 580])
	expect(tops(furniture)).toEqual([
		'2350/2350 Straight',
		'2350/2191 PartialSlope',
		'2191/1785 FullSlope',
		'1785/1379 FullSlope',
		'1379/973 FullSlope',
	])
	// z_top = 938 + .70021 d - 1.5/cos 35 (1.83), at most 2348.5, less the bottom at 81.5; at x1 + 1.5 and x2 - 1.5.
	expect(edges(furniture)).toEqual(['2267/2267', '2267/2109', '2106/1702', '1700/1296', '1294/890'])
	expect(sizes(furniture, 'Leaf').map((size) => size.split(' x ')[1])).toEqual(Array(5).fill('577'))
	// High edge left, and the first of five single leaves is hinged Left anyway.
	expect(sides(furniture)).toEqual(Array(5).fill('Left'))
	// Hi = E(x2 - 18) - 80 - 18 - 18/cos 35 (21.97); flat: 2350 - 80 - 36.
	expect(low(furniture)).toEqual([2234, 2084, 1677, 1271, 865])
})

test('a leaf over the turn is a pentagon with its corner where both lines of its top meet', () => {
	const leaf = made(right).boards.filter(({ part }) => part === 'Leaf')[1]
	// 2348.5 = 938 + .70021 d - 1.83 at d = 2017.0, x = 982.98: 351.48 from the leaf's own edge at 631.5.
	expect(leaf?.outline).toHaveLength(5)
	expect(leaf?.outline[2]?.[0]).toBe(2267)
	expect(leaf?.outline[2]?.[1]).toBeCloseTo(351.48, 1)
})

test('a sloped top panel has a face of (580 - 36)/cos 35 = 664.10, plumb cuts 18 x tan 35 more', () => {
	const lengths = topPanels(made(right))
	expect(lengths.at(-1)).toBeCloseTo(664.1 + 18 * 0.70021, 1)
})

test('stepped modules are straight at the lower of their two heights', () => {
	const stepped = made({ ...right, slope: { ...right.slope, stepped: true } })
	expect(tops(stepped)).toEqual([2350, 2191, 1785, 1379, 973].map((h) => `${h}/${h} Straight`))
	// Hc - 83.
	expect(edges(stepped)).toEqual(['2267/2267', '2108/2108', '1702/1702', '1296/1296', '890/890'])
	expect(low(stepped)).toEqual([2234, 2075, 1669, 1263, 857])
})

// LEFT slope, low 1200, 45 degrees: v = ceil(70.7) = 71, flat 2450, xt = 2450 + 71 - 1200 = 1321.
const steep = (change: Partial<DressingConfiguration>) =>
	attic({ hu: 2500, slope: { left: { low: 1200, angle: 45 } }, ...change })

test('a module with a sloped segment < 150 is straight at the low end, and a filler takes the rest', () => {
	// L 2500: 4 x 600. Module 3 from 1250: sloped 71, HL = 1200 + 1250 - 71 = 2379, C - HL = 121 <= 300.
	const furniture = made(steep({ room: { width: 2500 }, runs: simples(4) }))
	expect(tops(furniture)).toEqual([
		'1179/1779 FullSlope',
		'1779/2379 FullSlope',
		'2379/2379 Straight',
		'2450/2450 Straight',
	])
	// The leaf is 2379 - 83; it hinges on the high side although its top is straight.
	expect(edges(furniture)[2]).toBe('2296/2296')
	expect(sides(furniture).slice(0, 3)).toEqual(['Right', 'Right', 'Right'])
	// The filler above it: 600 x (2500 - 2379 + 20).
	expect(sizes(furniture, 'TopFiller')).toContain('600 x 141 x 19')
})

test('a module with a flat segment < 150 follows the chord', () => {
	// L 1450: 3 x 450. Module 3 from 950 to 1400: flat 79. HL 2079, HR 2450, slope of the chord 371/450 (39.5 degrees).
	const furniture = made(steep({ room: { width: 1450 }, runs: simples(3) }))
	expect(tops(furniture)).toEqual([
		'1179/1629 FullSlope',
		'1629/2079 FullSlope',
		'2079/2450 FullSlope',
	])
	// K(951.5) - 1.94 - 81.5 = 1996.8 and K(1398.5) - 1.94 - 81.5 = 2365.3; a' in every formula.
	expect(edges(furniture)[2]).toBe('1996/2365')
	// K(968) = 2093.84, less 98 and 18/cos a' = 23.33.
	expect(low(furniture)?.[2]).toBe(1972)
	// (450 - 36)/cos a' = 536.56, and 18 x tan a' = 14.84 for the plumb cuts.
	expect(topPanels(furniture)[2]).toBeCloseTo(536.56 + 14.84, 1)
	const panel = furniture.boards.filter(({ part }) => part === 'Top')[2]
	expect(panel?.cuts[0]?.angle).toBeCloseTo(39.5, 1)
})

test('a module with a sloped segment < 150 and more than 300 above it follows the chord', () => {
	// 65 degrees, low 2160: v 119, xt 190.7, so 140.7 sloped; HL = 2160 + 107.2 - 119 = 2148, C - HL = 352 > 300.
	const furniture = made(
		steep({
			room: { width: 1300 },
			slope: { left: { low: 2160, angle: 65 } },
			runs: simples(2),
			doors: null,
		}),
	)
	expect(tops(furniture)).toEqual(['2148/2450 FullSlope', '2450/2450 Straight'])
	// a' = atan(302/600): K(68) = 2157.06, less 98 and 20.15.
	expect(low(furniture)).toEqual([2038, 2334])
})

// BOTH, 1500 and 45 degrees on 2000: they meet at x = 1000, 2500 high; v 71, E = 1429 + distance to the nearer wall.
const ridge = (count: number) =>
	attic({
		room: { width: 2000 },
		hu: 2600,
		slope: { left: { low: 1500, angle: 45 }, right: { low: 1500, angle: 45 } },
		runs: simples(count),
	})

test('the ridge of two slopes that cross is the ceiling', () => {
	// 5 x 380: module 3 from 810 to 1190 lies under both, straight at 1429 + 810 = 2239; 2500 - 2239 = 261 <= 300.
	const furniture = made(ridge(5))
	expect(furniture.runs[0]?.ceiling).toBe(2500)
	expect(tops(furniture)).toEqual([
		'1479/1859 FullSlope',
		'1859/2239 FullSlope',
		'2239/2239 Straight',
		'2239/1859 FullSlope',
		'1859/1479 FullSlope',
	])
})

test('a module under two slopes that leaves more than a filler closes is refused', () => {
	// 3: 634, 633, 633. Module 2 from 684 to 1317: straight at min(2113, 2112) = 2112; 2500 - 2112 = 388.
	expect(refused({ ...ridge(3), doors: null })[0]).toMatchObject({
		code: 'two_slopes_on_module',
		family: 'HEIGHT',
		measured: 388,
		limit: 300,
	})
})

test('modules that meet under the ridge each have their own slope', () => {
	// 4 x 475: 525 to 1000 under the left slope alone, 1954 to 2429.
	expect(tops(made(ridge(4)))).toEqual([
		'1479/1954 FullSlope',
		'1954/2429 FullSlope',
		'2429/1954 FullSlope',
		'1954/1479 FullSlope',
	])
})

test('where the usual row would lie under the ridge it takes one module more', () => {
	// 1474: the ridge stands at 737, 2237 high. 1374 is a double and a simple; the double from 50 to
	// 966 would be straight at 1479, 758 under the ridge. Three simples of 458: the second from 508 to
	// 966 is straight at 1937, 300 under it.
	const crossing = (side: number) =>
		attic({
			room: { width: 1474 },
			hu: 2600,
			slope: { left: { low: side, angle: 45 }, right: { low: side, angle: 45 } },
		})
	expect(made(crossing(2550)).runs[0]?.modules.map(({ kind }) => kind)).toEqual([
		'Double',
		'Simple',
	])
	expect(widths(made(crossing(1500)))).toEqual([458, 458, 458])
	expect(tops(made(crossing(1500)))).toEqual([
		'1479/1937 FullSlope',
		'1937/1937 Straight',
		'1937/1479 FullSlope',
	])
})

test('a fixed panel above drawers is at least 20 high at its low edge', () => {
	// 15 degrees, v 52: the top of a front is low + 51.5 tan 15 - 52 - 1.55 = low - 39.75 at 51.5, and
	// 160 more at 648.5. Above four drawers it starts at 80 + 640 + 1.5: low - 761.25 and low - 601.28.
	const above = (wall: number) =>
		attic({
			room: { width: 700 },
			hu: 2500,
			slope: { left: { low: wall, angle: 15 } },
			runs: simples(1, { zones: [{ kind: 'OverlayDrawer', count: 4 }] }),
		})
	const furniture = made(above(782))
	expect(furniture.fronts.map(({ kind }) => kind)).toEqual([
		...Array(4).fill('DrawerFront'),
		'FakeDoor',
	])
	expect(edges(furniture)[4]).toBe('20/180')
	expect(refused(above(781))).toMatchObject([{ code: 'door_too_short', measured: 19, limit: 20 }])
})
