// A chest's drawers share its front where they leave too little for one more (domain 8, Chest).
import { expect, test } from 'vitest'
import type { Furniture } from '../furniture/furniture.ts'
import type { ZoneChoice } from '../run/choices.ts'
import { made, refused, room, simples, sizes, standing } from '../testing/worked-case.ts'
import type { DressingConfiguration } from '../type/dressing/schema.ts'

const chest = (height: number, zone: Omit<ZoneChoice, 'kind'> = {}): DressingConfiguration =>
	room({
		type: 'drawer',
		room: { width: 536 },
		height,
		runs: simples(1, { zones: [{ kind: 'OverlayDrawer', ...zone }] }),
	})
const fronts = (furniture: Furniture) =>
	furniture.boards.filter(({ part }) => part === 'DrawerFront').map(({ width }) => width)

test('the remainder goes to the lowest drawers, a millimetre each', () => {
	// F 923 = 3 x 185 + 2 x 184; fronts 3 less, from 1.5 above the plinth's 80.
	const furniture = made(chest(1003, { count: 5 }))
	expect(fronts(furniture)).toEqual([182, 182, 182, 181, 181])
	expect(
		standing(furniture, 'DrawerFront').map((place) => /z [\d.]+ to [\d.]+/.exec(place)?.[0]),
	).toEqual([
		'z 81.5 to 263.5',
		'z 266.5 to 448.5',
		'z 451.5 to 633.5',
		'z 636.5 to 817.5',
		'z 820.5 to 1001.5',
	])
	// Boxes 40 less, 20 above their pitch's lower edge.
	const boxes = furniture.boards.filter(({ part }) => part === 'DrawerBack')
	expect(boxes.map(({ width, pose }) => [width, pose.origin[2]])).toEqual([
		[145, 100],
		[145, 285],
		[145, 470],
		[144, 655],
		[144, 839],
	])
	expect(sizes(furniture, 'FakeDoor')).toEqual([])
	expect(furniture.runs[0]?.modules[0]?.bays[0]?.zones).toMatchObject([
		{
			kind: 'OverlayDrawer',
			bottom: 98,
			height: 887,
			count: 5,
			pitches: [185, 185, 185, 184, 184],
		},
	])
})

test('a chosen pitch is stretched too', () => {
	// Four pitches of 192 leave 152 of the front's 920. Shared out, each pitch is 230 and each front 227.
	expect(fronts(made(chest(1000, { count: 4, pitch: 192 })))).toEqual([227, 227, 227, 227])
})

test('where one more drawer would go in, or a drawer would be over 384, the panel stays', () => {
	// 920 - 4 x 160 = 280: a leaf or a panel of 277.
	expect(fronts(made(chest(1000, { count: 4 })))).toEqual([157, 157, 157, 157])
	// 800 - 640 = 160 is not under 160.
	expect(fronts(made(chest(880, { count: 4 })))).toEqual([157, 157, 157, 157])
	// 768 in two is 384; 770 would be 385.
	expect(fronts(made(chest(848, { count: 2, pitch: 320 })))).toEqual([381, 381])
	expect(fronts(made(chest(850, { count: 2, pitch: 320 })))).toEqual([317, 317])
})

test('drawers that fill it exactly stay as they are', () => {
	expect(fronts(made(chest(1040, { count: 6 })))).toEqual(Array(6).fill(157))
})

test('no other start type shares its front', () => {
	const low = made({ ...chest(1000, { count: 5 }), type: 'wardrobe', filler: { top: 0 } })
	expect(fronts(low)).toHaveLength(5)
	expect(sizes(low, 'FakeDoor')).toHaveLength(1)
})

test('an Empty written above the drawers is the rest that they share', () => {
	const under = (height: number, empty: Omit<ZoneChoice, 'kind'>): DressingConfiguration =>
		room({
			type: 'drawer',
			room: { width: 536 },
			height,
			runs: simples(1, {
				zones: [
					{ kind: 'OverlayDrawer', count: 5 },
					{ kind: 'Empty', ...empty },
				],
			}),
		})
	// 920, 890 and 810 less 800: of 10 the top panel alone would take 18.
	for (const height of [1000, 970, 890]) {
		const furniture = made(under(height, {}))
		expect(fronts(furniture)).toEqual(fronts(made(chest(height, { count: 5 }))))
		expect(sizes(furniture, 'FakeDoor')).toEqual([])
	}
	expect(fronts(made(under(1000, { height: 100 })))).toEqual(Array(5).fill(181))
	// More than the rest is asked for: 884 inside, 782 and 130.
	expect(refused(under(1000, { height: 130 }))).toMatchObject([
		{ code: 'stack_too_high', measured: 912, limit: 884 },
	])
})
