// domain 3.2, 7: the strip over the carcasses, level in pieces over several modules, under a slope one
// per module; by hand.
import { expect, test } from 'vitest'
import { goldenConfigurations as golden } from '../../testing/index.ts'
import { made, room, simples, sizes, standing } from '../../testing/worked-case.ts'
import type { DressingConfiguration } from '../../type/dressing/schema.ts'

const tops = (change: Partial<DressingConfiguration>) => standing(made(room(change)), 'TopFiller')

test('a level top filler covers from 1.5 over the carcasses to the ceiling, jointed where modules meet', () => {
	expect(tops({})).toEqual([
		'x 50 to 2370, y 581 to 600, z 2451.5 to 2500: 2320 x 70',
		'x 2370 to 2950, y 581 to 600, z 2451.5 to 2500: 580 x 70',
	])
	expect(tops({ room: { width: 2880 }, filler: { oversize: 35 } })).toEqual([
		'x 50 to 2830, y 581 to 600, z 2451.5 to 2500: 2780 x 85',
	])
	expect(tops({ room: { width: 2881 } })).toHaveLength(2)
	expect(tops({ hu: 2900, room: { width: 1300 }, doors: null })).toEqual([
		'x 50 to 1250, y 582 to 600, z 2701.5 to 2900: 1200 x 220',
	])
	expect(tops({ filler: { top: 0 } })).toEqual([])
})

test('a top filler ends at each custom filler, and its pieces add up to the modules', () => {
	const custom = [{ run: 'Main' as const, after: 3, width: 100 }]
	const furniture = made(room({ filler: { custom }, runs: simples(4) }))
	expect(standing(furniture, 'TopFiller')).toEqual([
		'x 50 to 2150, y 581 to 600, z 2451.5 to 2500: 2100 x 70',
		'x 2250 to 2950, y 581 to 600, z 2451.5 to 2500: 700 x 70',
	])
	expect(furniture.runs[0]?.fillers.at(-1)).toEqual({ place: 'Top', width: 50, length: 2800 })
})

test('a breast that passes the fronts divides the top filler', () => {
	const breast = {
		room: { width: 3600 },
		wall: 'Fireplace' as const,
		pos: { fireplace: 1200 },
		width: { fireplace: 1000 },
		depth: { fireplace: 600 },
	}
	expect(tops(breast)).toEqual([
		'x 50 to 1150, y 581 to 600, z 2451.5 to 2500: 1100 x 70',
		'x 2250 to 3550, y 581 to 600, z 2451.5 to 2500: 1300 x 70',
	])
	// Over fixed panels before a breast that does not, it goes on.
	expect(tops({ ...breast, room: { width: 2800 }, depth: { fireplace: 400 } })).toEqual([
		'x 50 to 2750, y 581 to 600, z 2451.5 to 2500: 2700 x 70',
	])
})

test('G3: a top filler under 40 degrees measures W / cos a per module, and the rest over a straight top', () => {
	// 517 / .76604 = 674.9; module 4 is straight at 2377, 123 under the ceiling; 516 + 516 are level.
	expect(sizes(made(golden.g3), 'TopFiller')).toEqual([
		'674.9 x 70 x 19',
		'674.9 x 70 x 19',
		'674.9 x 70 x 19',
		'517 x 143 x 19',
		'1032 x 70 x 19',
	])
	const [first, , , straight] = made(golden.g3).boards.filter(({ part }) => part === 'TopFiller')
	// From 1.5 square over the carcass to the ceiling: 66 plumb.
	expect(first?.pose.u[0]).toBeCloseTo(0.766, 3)
	expect(first?.pose.u[2]).toBeCloseTo(0.643, 3)
	expect(straight?.pose.u).toEqual([1, 0, 0])
	const [filler] = standing(made(golden.g3), 'TopFiller')
	// E(50) = 1075.95 + 1.5 / cos 40 to the ceiling at 567: 1575.76.
	expect(filler).toMatch(/^x 50 to 567, y 581 to 600, z 1077\.9 to 1575\.8:/)
})

test('a top filler over a PartialSlope has two pieces, cut plumb where they meet', () => {
	// 45 degrees from 1000, E(x) = 929 + x to 2450 at 1521. 2900 in five of 580: module 3 from 1210, turn at 1521.
	const partial = { slope: { left: { low: 1000, run: 1500 } }, runs: simples(5) }
	expect(sizes(made(room(partial)), 'TopFiller')).toEqual([
		// 580 x 1.41421, 311 x 1.41421, 269; then 1160 level.
		'820.2 x 70 x 19',
		'820.2 x 70 x 19',
		'439.8 x 70 x 19',
		'269 x 70 x 19',
		'1160 x 70 x 19',
	])
	expect(tops(partial).slice(2)).toEqual([
		'x 1210 to 1521, y 581 to 600, z 2141.1 to 2500: 439.8 x 70',
		'x 1521 to 1790, y 581 to 600, z 2451.5 to 2500: 269 x 70',
		'x 1790 to 2950, y 581 to 600, z 2451.5 to 2500: 1160 x 70',
	])
})

test('a top filler over a chord closes all of the gap up to the ceiling', () => {
	// 800 each: module 2 from 850 to 1650, 671 under the slope, 129 flat: the chord rises from 1779 to 2450.
	const chord = room({
		room: { width: 1700 },
		doors: null,
		slope: { left: { low: 1000, run: 1500 } },
		runs: simples(2),
	})
	const furniture = made(chord)
	expect(furniture.runs[0]?.modules[1]).toMatchObject({ heightLeft: 1779, top: 'FullSlope' })
	// 1044.14 long. The ceiling turns at 1500: there it stands 951.5 across the chord's direction, the
	// filler from 818.3.
	expect(sizes(furniture, 'TopFiller')[1]).toBe('1044.1 x 154 x 18')
})

test('a top filler leaves the triangle over a stepped top open', () => {
	const stepped = { slope: { left: { low: 1000, run: 1500 }, stepped: true }, runs: simples(5) }
	// Modules 4 and 5 alone stand under the flat ceiling.
	expect(sizes(made(room(stepped)), 'TopFiller')).toEqual(['1160 x 70 x 19'])
})

test('a top filler under a right slope falls to the right', () => {
	const right = { slope: { right: { low: 1000, run: 1500 } }, runs: simples(5) }
	expect(tops(right)).toEqual([
		'x 50 to 1210, y 581 to 600, z 2451.5 to 2500: 1160 x 70',
		'x 1210 to 1479, y 581 to 600, z 2451.5 to 2500: 269 x 70',
		'x 1479 to 1790, y 581 to 600, z 2141.1 to 2500: 439.8 x 70',
		'x 1790 to 2370, y 581 to 600, z 1561.1 to 2210: 820.2 x 70',
		'x 2370 to 2950, y 581 to 600, z 981.1 to 1630: 820.2 x 70',
	])
	// Along its lower edge, 48.7 wide square to it: 71 plumb less 1.5 square.
	const last = made(room(right)).boards.findLast(({ part }) => part === 'TopFiller')
	const tenths = last?.outline.map((point) => point.map((value) => Math.round(value * 10) / 10))
	expect(tenths).toEqual([
		[48.7, 0],
		[868.9, 0],
		[820.2, 48.7],
		[0, 48.7],
	])
})

// A breast of 1000 from 300, 400 deep: fixed panels of 240 from 50, of 510 from 290 and 800.
const panels = (low: number) =>
	room({
		room: { width: 3600 },
		wall: 'Fireplace',
		pos: { fireplace: 300 },
		width: { fireplace: 1000 },
		depth: { fireplace: 400 },
		slope: { left: { low, run: 2500 - low } },
	})

test('a top filler over fixed panels follows the carcass line with its corner', () => {
	// E(x) = 1529 + x, flat from 921: 121 in the third panel, 389 level.
	expect(sizes(made(panels(1600)), 'TopFiller').slice(0, 4)).toEqual([
		'339.4 x 70 x 19',
		'721.2 x 70 x 19',
		'171.1 x 70 x 19',
		'389 x 70 x 19',
	])
	// A corner less than 60 from an edge is gone over: E = 1610 + x, flat from 840.
	expect(sizes(made(panels(1681)), 'TopFiller')[2]).toMatch(/^511.6 x /)
	expect(sizes(made(panels(1661)), 'TopFiller').slice(2, 4)).toEqual([
		'513.5 x 124 x 19',
		'2240 x 70 x 19',
	])
})
