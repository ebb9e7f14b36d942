// The four start types (product 3, domain 8), one worked case each.
import { expect, test } from 'vitest'
import type { Furniture } from '../furniture/furniture.ts'
import { bayWidths, made, sizes, widths } from '../testing/worked-case.ts'
import type { DressingConfiguration } from '../type/dressing/schema.ts'
import { furnitureTypes } from '../type/furniture-types.ts'
import { parseConfiguration } from '../type/parse.ts'

const start = (change: Partial<DressingConfiguration>): DressingConfiguration => ({
	version: 1,
	room: { width: 3000 },
	hu: 2500,
	handle: null,
	...change,
})
const bays = (furniture: Furniture) =>
	furniture.runs.flatMap((run) => run.modules.flatMap((module) => module.bays))
const templates = (furniture: Furniture) => bays(furniture).map(({ template }) => template)

test('a wardrobe has leaves of 580 in pairs and interiors of the cycle', () => {
	// Wrun 2900, 5 leaves: D D S = 1160 1160 580; Hi 2334 >= 2316: 11, then 09, 20, 06, 11.
	const furniture = made(start({ type: 'wardrobe' }))
	expect(widths(furniture)).toEqual([1160, 1160, 580])
	expect(templates(furniture)).toEqual(['11', '09', '20', '06', '11'])
	expect(sizes(furniture, 'Leaf')).toEqual(Array(5).fill('2367 x 577 x 19'))
	expect(furniture.runs[0]?.modules[0]?.depth).toBe(579)
})

test('a top10 has dressing bounds and the ten most ordered interiors', () => {
	const furniture = made(start({ type: 'top10' }))
	expect(widths(furniture)).toEqual([1160, 1160, 580])
	expect(templates(furniture)).toEqual(['11', '09', '06', '13', '15'])
	expect(furniture.runs[0]?.depth).toBe(600)
})

test('a top10 of a shop has the ten of that shop, as they were when the design was begun', () => {
	const furniture = made(start({ type: 'top10', topTen: ['20', '06', '15'] }))
	expect(templates(furniture)).toEqual(['20', '06', '15', '20', '06'])
	// For another start type the list decides nothing, which a hint says.
	const wardrobe = made(start({ type: 'wardrobe', topTen: ['20'] }))
	expect(templates(wardrobe)).toEqual(['11', '09', '20', '06', '11'])
	expect(wardrobe.issues).toContainEqual(
		expect.objectContaining({ code: 'field_not_used', field: 'topTen' }),
	)
})

test('shelves are open, as deep as asked, and carry books', () => {
	// D 300 = Dc, C 2400: Hc 2350, Hi 2234. Wrun 1900 as 2 x 950, bays 448; six shelves (1900 <= 2234).
	const furniture = made(
		start({ type: 'shelves', room: { width: 2000 }, hu: 2400, depth: { center: 300 } }),
	)
	expect(furniture.fronts).toEqual([])
	expect(widths(furniture)).toEqual([950, 950])
	expect(bayWidths(furniture)).toEqual([448, 448, 448, 448])
	expect(furniture.runs[0]?.modules[0]).toMatchObject({ depth: 300, heightLeft: 2350 })
	expect(templates(furniture)).toEqual(['06', '06', '06', '06'])
	// One of each six is fixed at mid height (there were 24 loose ones).
	expect(sizes(furniture, 'AdjustableShelf')).toEqual(Array(20).fill('446 x 270 x 18'))
	expect(sizes(furniture, 'FixedShelf')).toEqual(Array(4).fill('448 x 275 x 18'))
	// Open: fillers are 18 thick, flush with the carcass: y 300 - 18.
	const fillers = furniture.boards.filter(({ part }) => part === 'Filler')
	expect(fillers.map(({ thickness, pose }) => [thickness, pose.origin[1]])).toEqual([
		[18, 282],
		[18, 282],
	])
})

test('a shelf of 18 carries books over 640, one of 28 over 930', () => {
	const one = (width: number) =>
		start({
			type: 'shelves',
			room: { width: width + 100 },
			runs: [{ side: 'Main', zones: [{ modules: [{ kind: 'Simple' }] }] }],
		})
	// Bay = W - 36: 676 -> 640, 677 -> 641, 966 -> 930.
	expect(bays(made(one(676)))[0]).toMatchObject({ width: 640, shelfThickness: 18 })
	expect(bays(made(one(677)))[0]).toMatchObject({ width: 641, shelfThickness: 28 })
	expect(bays(made(one(966)))[0]).toMatchObject({ width: 930, shelfThickness: 28 })
	// Nothing carries 931: no shelf is proposed.
	expect(bays(made(one(967)))[0]?.zones.map(({ kind }) => kind)).toEqual(['Empty'])
})

test('a chest stands free, with overlay drawers and a board on top', () => {
	// W 1000 between two cheeks: 964 as one D, bays 455. H 1000 = Hc: floor((1000 - 80)/160) = 5 drawers each, which
	// share 920: 184. Fronts (964 - 6)/2 = 479 x 181 (they were 157, under a fixed panel of 117).
	const furniture = made(
		start({ type: 'drawer', room: { width: 1000 }, height: 1000, depth: { center: 500 } }),
	)
	expect(widths(furniture)).toEqual([964])
	expect(bayWidths(furniture)).toEqual([455, 455])
	expect(furniture.runs[0]?.modules[0]).toMatchObject({ heightLeft: 1000, depth: 479 })
	const fronts = furniture.boards.filter(({ part }) => part === 'DrawerFront')
	expect(fronts).toHaveLength(10)
	// Vertical with leaves, horizontal alone: 479 long, 181 high.
	expect(new Set(fronts.map(({ length, width }) => `${length} x ${width}`))).toEqual(
		new Set(['479 x 181']),
	)
	expect(sizes(furniture, 'FakeDoor')).toEqual([])
	// Tablet: Wrun and both cheeks x D_TOTAL, on Hc. Cheeks Hc x D_TOTAL.
	expect(sizes(furniture, 'Tablet')).toEqual(['1000 x 500 x 18'])
	expect(furniture.boards.find(({ part }) => part === 'Tablet')?.pose.origin[2]).toBe(1000)
	expect(sizes(furniture, 'FinishingCheek')).toEqual(['1000 x 500 x 18', '1000 x 500 x 18'])
	// Du 459: runner 400 (<= 449); box 390 long, 455 - 10 wide outside, 184 - 40 high (it was 120).
	const sides = furniture.boards.filter(({ part }) => part === 'DrawerSide')
	expect(sides.map(({ length, width }) => `${length} x ${width}`)).toEqual(
		Array(20).fill('390 x 144'),
	)
	expect(furniture.issues.map(({ code }) => code)).toContain('anti_tip')
})

test('a chest has eight drawers at most, up to the top', () => {
	// H 1360: (1360 - 80)/160 = 8 exactly; H 1400 the same, 1320 shared: 165 each (there was a panel of 37 above).
	const chest = (height: number) =>
		made(start({ type: 'drawer', room: { width: 536 }, height, hu: 2500 }))
	const panels = (furniture: Furniture) => sizes(furniture, 'FakeDoor').length
	expect(chest(1360).fronts.filter(({ kind }) => kind === 'DrawerFront')).toHaveLength(8)
	expect(panels(chest(1360))).toBe(0)
	expect(chest(1400).fronts.filter(({ kind }) => kind === 'DrawerFront')).toHaveLength(8)
	expect(panels(chest(1400))).toBe(0)
	expect(sizes(chest(1400), 'DrawerFront')).toEqual(Array(8).fill('497 x 162 x 19'))
})

test('a type that nobody makes is answered with all that are made', () => {
	for (const type of ['sofa', 5, null, '__proto__'])
		expect(parseConfiguration({ version: 1, type })).toEqual({
			ok: false,
			problems: [{ path: 'type', code: 'not_allowed_here', allowed: furnitureTypes.join(' | ') }],
		})
})
