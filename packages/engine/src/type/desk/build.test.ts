// The worked cases of domain-types 29.
import { expect, test } from 'vitest'
import type { Board } from '../../furniture/board.ts'
import type { Furniture } from '../../furniture/furniture.ts'
import { goldenDesks } from '../../testing/index.ts'
import { made, sizesOf } from './testing/desks.ts'

const only = ({ boards }: Furniture, part: Board['part']) => {
	const [first, ...others] = boards.filter((board) => board.part === part)
	if (!first || others.length > 0) throw new Error(`${others.length + 1} of ${part}`)
	return first
}
const fittingsOf = ({ fittings }: Furniture, family: string) =>
	fittings.filter(({ item }) => item.family === family)

test('D1: the default desk stands on a panel and a pedestal with hanging files', () => {
	const furniture = made(goldenDesks.d1)
	expect(sizesOf(furniture, 'Worktop')).toEqual(['1 x 1600 x 700 x 28'])
	expect(sizesOf(furniture, 'Support')).toEqual(['1 x 707 x 660 x 28'])
	expect(sizesOf(furniture, 'Modesty')).toEqual(['1 x 1152 x 300 x 18'])
	expect(sizesOf(furniture, 'Side')).toEqual(['2 x 712 x 639 x 18'])
	expect(sizesOf(furniture, 'Top')).toEqual(['1 x 384 x 639 x 18'])
	expect(sizesOf(furniture, 'Bottom')).toEqual(['1 x 384 x 639 x 18'])
	expect(sizesOf(furniture, 'Back')).toEqual(['1 x 630 x 398 x 8'])
	expect(sizesOf(furniture, 'Plinth')).toEqual(['1 x 420 x 55 x 18'])
	expect(sizesOf(furniture, 'DrawerFront')).toEqual(['1 x 417 x 323 x 19', '2 x 417 x 160 x 19'])
	expect(sizesOf(furniture, 'DrawerSide')).toEqual(['2 x 590 x 286 x 16', '4 x 590 x 123 x 16'])
	expect(sizesOf(furniture, 'DrawerBack')).toEqual(['1 x 342 x 286 x 18', '2 x 342 x 123 x 18'])
	expect(sizesOf(furniture, 'DrawerBottom')).toEqual(['3 x 356 x 568 x 8'])
	expect(furniture.runs[0]?.modules[0]?.bays[0]?.zones[0]?.pitches).toEqual([326, 163, 163])
})

test('D1: each board stands where it should, in the colour that is seen', () => {
	const furniture = made(goldenDesks.d1)
	const [worktop, panel, modesty] = [
		only(furniture, 'Worktop'),
		only(furniture, 'Support'),
		only(furniture, 'Modesty'),
	]
	expect(worktop.pose.origin).toEqual([0, 0, 712])
	expect(panel.pose.origin).toEqual([0, 20, 5])
	expect(modesty.pose.origin).toEqual([28, 80, 412])
	expect(worktop.edges).toEqual({ length1: 2, length2: 2, width1: 2, width2: 2 })
	expect(panel.edges).toEqual({ length1: 1, length2: 1, width1: 1, width2: 1 })
	expect(modesty.edges).toEqual({ length1: 1, length2: 1, width1: 0, width2: 0 })
	expect(worktop.bores).toEqual([{ at: [800, 80], diameter: 80, depth: 28, face: 'A' }])
	const sides = furniture.boards.filter(({ part }) => part === 'Side')
	expect(sides.map(({ material, pose }) => [material, pose.origin])).toEqual([
		['P3-oak-natural', [1180, 20, 0]],
		['P3-oak-natural', [1582, 20, 0]],
	])
	expect(only(furniture, 'Bottom').material).toBe('P1-white')
	expect(only(furniture, 'Plinth').pose.origin).toEqual([1180, 619, 0])
	const fronts = furniture.boards.filter(({ part }) => part === 'DrawerFront')
	// Carcass front at 659; 2 of air and 19 of front end 20 behind the edge of the top.
	expect(fronts.map(({ pose, thickness }) => pose.origin[1] + thickness)).toEqual([680, 680, 680])
	expect(fronts.map(({ grain }) => grain)).toEqual(['length', 'length', 'length'])
})

test('D1: what is bought, and the room that it takes', () => {
	const furniture = made(goldenDesks.d1)
	expect(furniture.hardware).toEqual([
		{ reference: 'cable-tray-1000', quantity: 1 },
		{ reference: 'connectors', quantity: 2 },
		{ reference: 'drawer-runner-600-30kg', quantity: 3 },
		{ reference: 'glide', quantity: 2 },
		{ reference: 'grommet-80', quantity: 1 },
		{ reference: 'levelling-foot', quantity: 4 },
		{ reference: 'push-to-open', quantity: 3 },
		{ reference: 'support-fixing', quantity: 2 },
	])
	const [tray] = fittingsOf(furniture, 'cable-tray')
	// 1000 in the middle of the span from 28 to 1180, 60 deep from the supports' back, 80 high.
	expect(tray?.pose).toEqual({
		origin: [604, 50, 712],
		u: [1, 0, 0],
		v: [0, 1, 0],
		n: [-0, -0, -1],
	})
	expect(tray?.box).toEqual({ from: [-500, -30, 0], to: [500, 30, 80] })
	const [modesty] = furniture.fittings.filter(
		({ item, group }) => item.family === 'connectors' && group === 'furniture',
	)
	expect(modesty?.boards).toEqual(['furniture-Modesty-0', 'furniture-Support-0', 'Main-0-Side-0'])
})

test('D2: two pedestals, four equal drawers and a door with a shelf', () => {
	const furniture = made(goldenDesks.d2)
	expect(sizesOf(furniture, 'Worktop')).toEqual(['1 x 2400 x 650 x 38'])
	expect(sizesOf(furniture, 'Support')).toEqual([])
	expect(sizesOf(furniture, 'Side')).toEqual(['4 x 702 x 589 x 18'])
	expect(furniture.runs[0]?.modules[0]?.bays[0]?.zones[0]?.pitches).toEqual([161, 161, 160, 160])
	expect(sizesOf(furniture, 'DrawerSide')).toEqual(['4 x 540 x 121 x 16', '4 x 540 x 120 x 16'])
	expect(sizesOf(furniture, 'Leaf')).toEqual(['1 x 639 x 417 x 19'])
	expect(sizesOf(furniture, 'AdjustableShelf')).toEqual(['1 x 382 x 559 x 18'])
	expect(sizesOf(furniture, 'Modesty')).toEqual(['1 x 1560 x 300 x 18'])
	expect(sizesOf(furniture, 'Plinth')).toEqual(['2 x 420 x 55 x 18'])
	const leaf = furniture.fronts.find(({ kind }) => kind === 'Leaf')
	expect(leaf).toMatchObject({ openingSide: 'Right', module: 1, handle: null, style: 'Simple' })
})

test('D3: a niche from wall to wall, on battens and a panel, off the skirting', () => {
	const furniture = made(goldenDesks.d3)
	expect(sizesOf(furniture, 'Worktop')).toEqual(['1 x 2190 x 600 x 38'])
	expect(sizesOf(furniture, 'Batten')).toEqual(['2 x 559 x 60 x 18'])
	expect(sizesOf(furniture, 'Support')).toEqual(['1 x 1017 x 559 x 38'])
	expect(sizesOf(furniture, 'Modesty')).toEqual([])
	expect(furniture.runs).toEqual([])
	expect(only(furniture, 'Worktop').pose.origin).toEqual([5, 0, 1022])
	// Spans of 1058 on either side of it, 21 off the wall.
	expect(only(furniture, 'Support').pose.origin).toEqual([5 + 18 + 1058, 21, 5])
	const battens = furniture.boards.filter(({ part }) => part === 'Batten')
	expect(battens.map(({ pose }) => pose.origin)).toEqual([
		[5, 580, 962],
		[2177, 580, 962],
	])
	expect(battens[0]?.edges).toEqual({ length1: 1, width1: 1, length2: 0, width2: 0 })
	expect(only(furniture, 'Worktop').bores?.map(({ at }) => at)).toEqual([
		[730, 80],
		[1460, 80],
	])
})

test('D4: a child’s desk on two steel frames, which stand in from its ends', () => {
	const furniture = made(goldenDesks.d4)
	expect(sizesOf(furniture, 'Worktop')).toEqual(['1 x 1100 x 550 x 28'])
	expect(sizesOf(furniture, 'Modesty')).toEqual(['1 x 860 x 300 x 18'])
	expect(furniture.boards).toHaveLength(2)
	expect(only(furniture, 'Modesty').pose.origin[0]).toBe(120)
	expect(only(furniture, 'Worktop').bores).toBeUndefined()
	const frames = fittingsOf(furniture, 'steel-frame')
	expect(frames.map(({ item, pose }) => [item.size, pose?.origin])).toEqual([
		['450x562', [75, 275, 562]],
		['450x562', [1025, 275, 562]],
	])
	expect(frames[0]?.box).toEqual({ from: [-25, -225, 0], to: [25, 225, 562] })
})
