// domain 3.3, 3.5, 7: where side fillers, custom fillers, cheeks, panels and corner strips stand, and
// what is ordered; by hand.
import { expect, test } from 'vitest'
import type { Point3 } from '../../furniture/board.ts'
import { goldenConfigurations as golden } from '../../testing/index.ts'
import { made, room, simples, standing } from '../../testing/worked-case.ts'
import type { DressingConfiguration } from '../../type/dressing/schema.ts'

const fillers = (change: Partial<DressingConfiguration>) => standing(made(room(change)), 'Filler')
const listed = (change: Partial<DressingConfiguration>) =>
	made(room(change)).runs[0]?.fillers.map(({ place, width, length }) => [place, width, length])

test('a side filler stands in the plane of the leaves, from the wall to 1.5 before the carcass', () => {
	expect(fillers({})).toEqual([
		'x 0 to 48.5, y 581 to 600, z 0 to 2500: 2520 x 70',
		'x 2951.5 to 3000, y 581 to 600, z 0 to 2500: 2520 x 70',
	])
	expect(listed({ filler: { left: 60, right: 40 } })).toEqual([
		['Left', 60, 2500],
		['Right', 40, 2500],
		['Top', 50, 2900],
	])
	// Open: 18 thick and flush with the carcasses.
	expect(fillers({ doors: null, filler: { oversize: 0 } })).toEqual([
		'x 0 to 48.5, y 582 to 600, z 0 to 2500: 2500 x 50',
		'x 2951.5 to 3000, y 582 to 600, z 0 to 2500: 2500 x 50',
	])
	// Off the wall by 40, and kept free by 100 on the left.
	expect(fillers({ margin: { left: 100, back: 40 } })[0]).toBe(
		'x 100 to 148.5, y 621 to 640, z 0 to 2500: 2520 x 70',
	)
})

test('an end with a play has no filler', () => {
	expect(fillers({ filler: { left: 0, right: 0 } })).toEqual([])
	expect(listed({ filler: { left: 0, right: 0 } })).toEqual([['Top', 50, 2980]])
})

test('an upright longer than the sheet has two pieces, jointed at the carcass tops', () => {
	expect(fillers({ hu: 2760, filler: { right: 0 } })).toEqual([
		'x 0 to 48.5, y 581 to 600, z 0 to 2760: 2780 x 70',
	])
	expect(fillers({ hu: 2761, filler: { right: 0 } })).toEqual([
		'x 0 to 48.5, y 581 to 600, z 0 to 2700: 2700 x 70',
		'x 0 to 48.5, y 581 to 600, z 2700 to 2761: 81 x 70',
	])
	const open = room({ hu: 2761, walls: 'Left' })
	expect(standing(made(open), 'FinishingCheek')).toEqual([
		'x 2982 to 3000, y 0 to 600, z 0 to 2700: 2700 x 600',
		'x 2982 to 3000, y 0 to 600, z 2700 to 2761: 81 x 600',
	])
	expect(standing(made({ ...open, hu: 2760 }), 'FinishingCheek')).toEqual([
		'x 2982 to 3000, y 0 to 600, z 0 to 2760: 2780 x 600',
	])
})

test('an upright without a top filler ends with the carcasses, without oversize in height', () => {
	const free = { hu: 2790, filler: { top: 0 } }
	expect(fillers(free)[0]).toBe('x 0 to 48.5, y 581 to 600, z 0 to 2700: 2700 x 70')
	expect(standing(made(room({ ...free, walls: 'None' })), 'FinishingCheek')).toEqual([
		'x 0 to 18, y 0 to 600, z 0 to 2700: 2700 x 600',
		'x 2982 to 3000, y 0 to 600, z 0 to 2700: 2700 x 600',
	])
})

test('custom fillers between modules stand side by side, 3 narrower, without oversize', () => {
	// 2900 - 100 = 2800 in four of 700.
	const custom = [
		{ run: 'Main' as const, after: 1, width: 40 },
		{ run: 'Main' as const, after: 3, width: 30 },
		{ run: 'Main' as const, after: 1, width: 30 },
	]
	const change = { filler: { custom }, runs: simples(4) }
	expect(fillers(change).slice(1, -1)).toEqual([
		'x 751.5 to 788.5, y 581 to 600, z 0 to 2500: 2500 x 37',
		'x 2221.5 to 2248.5, y 581 to 600, z 0 to 2500: 2500 x 27',
		'x 791.5 to 818.5, y 581 to 600, z 0 to 2500: 2500 x 27',
	])
	expect(listed(change)?.slice(1, -2)).toEqual([
		['Custom', 40, 2500],
		['Custom', 30, 2500],
		['Custom', 30, 2500],
	])
	const before = { filler: { custom: [{ run: 'Main' as const, after: 0, width: 100 }] } }
	expect(fillers({ ...before, runs: simples(4) })[1]).toBe(
		'x 51.5 to 148.5, y 581 to 600, z 0 to 2500: 2500 x 97',
	)
	// One that is named for another run stands there alone.
	const elsewhere = [{ run: 'Left' as const, after: 1, width: 40 }]
	const corner = { footprint: 'LeftSide' as const, room: { width: 3000, sideLeft: 2200 } }
	const custom2 = standing(made(room({ ...corner, filler: { custom: elsewhere } })), 'Filler')
	expect(custom2).toHaveLength(2)
	expect(custom2.at(-1)).toMatch(/^x 581 to 600, y /)
})

test('side fillers under a slope follow the ceiling and are ordered by their higher edge', () => {
	// G3: 1100 at the wall, 1100 + 48.5 x .8391 = 1140.7 at the inner edge.
	expect(standing(made(golden.g3), 'Filler')).toEqual([
		'x 0 to 48.5, y 581 to 600, z 0 to 1140.7: 1161 x 70',
		'x 3151.5 to 3200, y 581 to 600, z 0 to 2500: 2520 x 70',
	])
	expect(made(golden.g3).runs[0]?.fillers[0]).toEqual({ place: 'Left', width: 50, length: 1141 })
	const [filler] = made(golden.g3).boards.filter(({ part }) => part === 'Filler')
	expect(filler?.outline.map(([a, b]) => [Math.round(a * 10) / 10, b])).toEqual([
		[0, 0],
		[1100, 0],
		[1140.7, 48.5],
		[0, 48.5],
	])
	// A right one the same way: its inner edge is the left one.
	const right = room({ slope: { right: { low: 1100, angle: 40 } } })
	expect(standing(made(right), 'Filler')[1]).toBe(
		'x 2951.5 to 3000, y 581 to 600, z 0 to 1140.7: 1161 x 70',
	)
	expect(made(right).runs[0]?.fillers.at(-2)).toEqual({ place: 'Right', width: 50, length: 1141 })
})

test('a low void is closed by one board from floor to ceiling, with oversize at wall and ceiling', () => {
	// 45 degrees from 150: x0 = 333 + 71 - 150 = 254, the ceiling there at 404; 252.5 wide, 402.5 high.
	const low = { slope: { left: { low: 150, angle: 45 }, acceptVoid: true } }
	expect(standing(made(room(low)), 'FakeDoor')).toEqual([
		'x 0 to 252.5, y 581 to 600, z 0 to 402.5: 423 x 274',
	])
	const right = { slope: { right: { low: 150, angle: 45 }, acceptVoid: true } }
	expect(standing(made(room(right)), 'FakeDoor')).toEqual([
		'x 2747.5 to 3000, y 581 to 600, z 0 to 402.5: 423 x 274',
	])
})

const corner = (change: Partial<DressingConfiguration>) =>
	standing(
		made(room({ footprint: 'LeftSide', room: { width: 3000, sideLeft: 2200 }, ...change })),
		'CornerStrip',
	)

test('corner strips show Fc on the run that passes and 19 less on the other', () => {
	expect(corner({})).toEqual([
		'x 600 to 648.5, y 581 to 600, z 0 to 2450: 2450 x 50',
		'x 581 to 600, y 619 to 648.5, z 0 to 2450: 2450 x 31',
	])
	expect(corner({ priority: 'Side' })).toEqual([
		'x 619 to 648.5, y 581 to 600, z 0 to 2450: 2450 x 31',
		'x 581 to 600, y 600 to 648.5, z 0 to 2450: 2450 x 50',
	])
	// No run passes: the main run takes the part of the one that does.
	expect(corner({ priority: 'None' })).toEqual([
		'x 600 to 648.5, y 581 to 600, z 0 to 2450: 2450 x 50',
		'x 581 to 600, y 619 to 648.5, z 0 to 2450: 2450 x 31',
	])
	const right = { footprint: 'RightSide' as const, room: { width: 3000, sideRight: 2200 } }
	expect(corner({ ...right, corner: { clear: { right: 90 } } })).toEqual([
		'x 2311.5 to 2400, y 581 to 600, z 0 to 2450: 2450 x 90',
		'x 2400 to 2419, y 619 to 688.5, z 0 to 2450: 2450 x 71',
	])
})

test('corner strips of open furniture stand before carcasses that pass, flush with those that stop', () => {
	expect(corner({ doors: null })).toEqual([
		'x 600 to 648.5, y 600 to 618, z 0 to 2450: 2450 x 50',
		'x 582 to 600, y 619 to 648.5, z 0 to 2450: 2450 x 31',
	])
})

// A breast of 1000 from 1200 comes through the fronts: fillers of 50 against its flanks.
const breast: Partial<DressingConfiguration> = {
	room: { width: 3600 },
	wall: 'Fireplace',
	pos: { fireplace: 1200 },
	width: { fireplace: 1000 },
	depth: { fireplace: 600 },
}

test('fillers against the flanks of a breast touch it and carry oversize', () => {
	expect(fillers(breast).slice(1, -1)).toEqual([
		'x 1151.5 to 1200, y 581 to 600, z 0 to 2500: 2520 x 70',
		'x 2200 to 2248.5, y 581 to 600, z 0 to 2500: 2520 x 70',
	])
	expect(listed(breast)?.slice(1, 3)).toEqual([
		['Custom', 50, 2500],
		['Custom', 50, 2500],
	])
})

test('a niche of 100 is closed by a strip between two carcass planes, without oversize', () => {
	// The breast stands 300 deep from 160: the niche is 50 to 150.
	const narrow = { ...breast, pos: { fireplace: 160 }, depth: { fireplace: 300 } }
	expect(fillers(narrow)[1]).toBe('x 51.5 to 148.5, y 581 to 600, z 0 to 2500: 2500 x 97')
	// 230 wide: a fixed panel, as high as a leaf.
	const wider = { ...narrow, pos: { fireplace: 290 } }
	expect(standing(made(room(wider)), 'FakeDoor')).toEqual([
		'x 51.5 to 278.5, y 581 to 600, z 81.5 to 2448.5: 2367 x 227',
	])
})

test('fixed panels before a breast are cut to a slope as leaves are', () => {
	// Dc 579 - 400 - 10 = 169 < 250: 290 to 1310 in two of 510, and the niche of 240 before them.
	const under: Partial<DressingConfiguration> = {
		...breast,
		pos: { fireplace: 300 },
		width: { fireplace: 1000 },
		depth: { fireplace: 400 },
		slope: { left: { low: 1600, run: 900 } },
	}
	const panels = made(room(under)).boards.filter(({ part }) => part === 'FakeDoor')
	// E(x) = 1529 + x up to 2450 at 921, less 1.5 over a bottom at 81.5; at 51.5, 288.5, 291.5, 798.5, 801.5, 1308.5.
	expect(panels.map(({ outline }) => outline.slice(1, 3).map(([a]) => a))).toEqual([
		[1497, 1734],
		[1737, 2244],
		[2247, 2367],
	])
})

test('a cheek reaches from the wall to the leaf faces, and under a slope up to its lower edge', () => {
	const open = room({
		walls: 'Left',
		margin: { back: 40 },
		baseboard: { height: 54, thickness: 10 },
	})
	const [cheek] = made(open).boards.filter(({ part }) => part === 'FinishingCheek')
	expect(standing(made(open), 'FinishingCheek')).toEqual([
		'x 2982 to 3000, y 0 to 640, z 0 to 2500: 2520 x 640',
	])
	// Skirting of 54 x 10 passes under it: 59 high, 13 deep.
	expect(cheek?.outline).toEqual([
		[0, 13],
		[59, 13],
		[59, 0],
		[2500, 0],
		[2500, 640],
		[0, 640],
	])
	// 1000 + 2200 behind, the slope at its left edge: 2200 = 2500 - 300 over 18.
	const right = room({ walls: 'Left', slope: { left: { low: 1000, run: 1500 } } })
	expect(standing(made(right), 'FinishingCheek')).toEqual([
		'x 2982 to 3000, y 0 to 600, z 0 to 2500: 2520 x 600',
	])
})

test('a cheek under a back slope is lower at the wall', () => {
	const back = { slope: { back: { low: 1500, run: 400 } }, hu: 1900 }
	const cheek = (change: Partial<DressingConfiguration>) =>
		made(room({ walls: 'Left', ...back, ...change })).boards.find(
			({ part }) => part === 'FinishingCheek',
		)?.outline
	expect(cheek({})).toEqual([
		[0, 0],
		[1500, 0],
		[1900, 400],
		[1900, 600],
		[0, 600],
	])
	// Without a top filler it keeps the carcasses' 20, 29 plumb: 1880 at 409.
	expect(cheek({ filler: { top: 0 } })).toEqual([
		[0, 0],
		[1471, 0],
		[1880, 409],
		[1880, 600],
		[0, 600],
	])
})

test('only the lower piece of a cheek in two is cut around skirting', () => {
	const tall = room({ hu: 2761, walls: 'Left', baseboard: { height: 54, thickness: 9 } })
	const pieces = made(tall).boards.filter(({ part }) => part === 'FinishingCheek')
	expect(pieces.map(({ outline }) => outline)).toEqual([
		[
			[0, 12],
			[59, 12],
			[59, 0],
			[2700, 0],
			[2700, 600],
			[0, 600],
		],
		[
			[0, 0],
			[61, 0],
			[61, 600],
			[0, 600],
		],
	])
	const none = room({ walls: 'Left', baseboard: { height: 54, thickness: 0 } })
	const [whole] = made(none).boards.filter(({ part }) => part === 'FinishingCheek')
	expect(whole?.outline).toHaveLength(4)
})

test('skirting as high as a cheek cuts off all of its rear', () => {
	const low = room({
		type: 'drawer',
		room: { width: 1000 },
		height: 400,
		baseboard: { height: 395, thickness: 9 },
	})
	const cheek = (height: number) =>
		made({ ...low, baseboard: { height, thickness: 9 } }).boards.find(
			({ part }) => part === 'FinishingCheek',
		)?.outline
	// The chest stands 12 off its wall, so that the cheek is 512 deep, less 12.
	expect(cheek(395)).toEqual([
		[400, 12],
		[400, 512],
		[0, 512],
		[0, 12],
	])
	expect(cheek(394)).toHaveLength(6)
})

test('a cheek under the end of a back slope has its corner on whole millimetres', () => {
	const cheek = (low: number, run: number) =>
		made(
			room({ walls: 'Left', hu: 2000, slope: { back: { low, run } }, filler: { oversize: 0 } }),
		).boards.find(({ part }) => part === 'FinishingCheek')?.outline
	// It stops at the ceiling over the back of the leaves, 581 from the wall.
	expect(cheek(1400, 600)).toEqual([
		[0, 0],
		[1400, 0],
		[1981, 581],
		[1981, 600],
		[0, 600],
	])
	// 1400 + 600 over 580.5: level from there on, in whole millimetres.
	expect(cheek(1400, 580.5)?.slice(2, 4)).toEqual([
		[2000, 581],
		[2000, 600],
	])
	// Open on a side run it starts at the wall too: the left slope comes down behind it.
	const l = made(
		room({
			footprint: 'LeftSide',
			room: { width: 3000, sideLeft: 2200 },
			slope: { left: { low: 1500, run: 1000 } },
		}),
	)
	const own = l.boards.find(({ part }) => part === 'FinishingCheek')
	expect(own?.outline).toEqual([
		[0, 0],
		[1500, 0],
		[2081, 581],
		[2081, 600],
		[0, 600],
	])
})

test('a corner strip ends under the carcass line and under the module behind it', () => {
	// Main under a left slope: E(600) = 1200 + 600 - 71 at its lower edge.
	const slope = { left: { low: 1200, run: 1300 } }
	expect(corner({ slope })[0]).toBe('x 600 to 648.5, y 581 to 600, z 0 to 1729: 1729 x 50')
	// Stepped: the blind module is level at E(10) = 1139.
	expect(corner({ slope: { ...slope, stepped: true } })[0]).toBe(
		'x 600 to 648.5, y 581 to 600, z 0 to 1139: 1139 x 50',
	)
	// The run that stops begins behind its strip.
	expect(
		corner({ priority: 'Side', slope: { back: { low: 1200, run: 1300 }, stepped: true } })[1],
	).toBe('x 581 to 600, y 600 to 648.5, z 0 to 1139: 1139 x 50')
})

test('custom fillers under a slope are ordered by their higher edge', () => {
	const custom = [{ run: 'Main' as const, after: 1, width: 40 }]
	// 2860 in five of 572: from 50 + 572, the ceiling 1200 + 622 to 1200 + 662, 1.5 inside.
	const change = { filler: { custom }, runs: simples(5), slope: { left: { low: 1200, run: 1300 } } }
	expect(fillers(change)[1]).toBe('x 623.5 to 660.5, y 581 to 600, z 0 to 1860.5: 1861 x 37')
	expect(listed(change)?.[1]).toEqual(['Custom', 40, 1861])
})

test('a fixed panel without doors is flush with open carcasses', () => {
	const narrow = { ...breast, pos: { fireplace: 290 }, depth: { fireplace: 300 }, doors: null }
	expect(standing(made(room(narrow)), 'FakeDoor')).toEqual([
		'x 51.5 to 278.5, y 582 to 600, z 81.5 to 2448.5: 2367 x 227',
	])
})

test('a breast that passes beside the wall leaves one strip from wall to flank', () => {
	// The breast from 129: less than 50 + 30 stay of the niche, the run starts beyond its far flank.
	const near = { ...breast, pos: { fireplace: 129 } }
	expect(fillers(near)).toEqual([
		'x 1129 to 1177.5, y 581 to 600, z 0 to 2500: 2520 x 70',
		'x 0 to 129, y 581 to 600, z 0 to 2500: 2520 x 149',
		'x 3551.5 to 3600, y 581 to 600, z 0 to 2500: 2520 x 70',
	])
	const far = { ...breast, pos: { fireplace: 2471 } }
	expect(fillers(far).slice(1)).toEqual([
		'x 3471 to 3600, y 581 to 600, z 0 to 2500: 2520 x 149',
		'x 2422.5 to 2471, y 581 to 600, z 0 to 2500: 2520 x 70',
	])
})

test('a panel under a ceiling that reaches the floor is a triangle, on either side', () => {
	for (const side of ['left', 'right'] as const) {
		const slope = { [side]: { low: 0, angle: 45 }, acceptVoid: true }
		const { boards, fittings, fronts } = made(room({ slope }))
		const [panel] = boards.filter(({ part }) => part === 'FakeDoor')
		expect(panel?.outline).toHaveLength(3)
		const places = fittings.flatMap(({ item, pose }) =>
			item.family === 'panel-bracket' && pose ? [pose.origin] : [],
		)
		const isUnder = ([x, , z]: Point3) => z < (side === 'left' ? x : 3000 - x)
		expect(places.map(isUnder)).toEqual([true, true, true, true])
		expect(fronts.find(({ kind }) => kind === 'FakeDoor')?.weight).toBeGreaterThan(0)
	}
})
