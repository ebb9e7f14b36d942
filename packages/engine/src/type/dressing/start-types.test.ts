// The four start types (product 3, domain 8): their defaults, their bounds, one worked case each.
import { expect, test } from 'vitest'
import { made, refused, sizes } from '../../testing/worked-case.ts'
import { applyRemedy } from '../apply-remedy.ts'
import type { DressingConfiguration } from './schema.ts'
import type { StartType } from './start-types.ts'

const room = (
	type: StartType,
	change: Partial<DressingConfiguration> = {},
): DressingConfiguration => ({
	version: 1,
	type,
	room: { width: 1836 },
	hu: 2500,
	...change,
})
const codes = (configuration: DressingConfiguration) =>
	refused(configuration).map(({ code, measured, limit }) => [code, measured, limit])

test('a chest: 1000 high without its tablet, five drawers that share its front, cheeks on both sides', () => {
	const chest = made(room('drawer'))
	// 1836 less two cheeks of 18 = 1800 = 1200 + 600.
	expect(chest.runs[0]?.modules.map(({ width }) => width)).toEqual([1200, 600])
	expect(chest.runs[0]?.modules[0]).toMatchObject({ heightLeft: 1000, depth: 479 })
	// (1000 - 80) / 160 = 5 drawers, 120 left: they share 920, 184 each (there was a panel of 117 above them).
	expect(chest.fronts.filter(({ kind }) => kind === 'DrawerFront')).toHaveLength(15)
	expect(sizes(chest, 'FakeDoor')).toEqual([])
	expect(sizes(chest, 'DrawerFront')).toEqual(Array(15).fill('597 x 181 x 19'))
	expect(sizes(chest, 'Tablet')).toEqual(['1836 x 500 x 18'])
	expect(chest.issues.map(({ code }) => code)).toEqual(['anti_tip', 'drawer_interlock'])
})

test('a chest keeps to 400..1400 high, 350..600 deep, modules from 300', () => {
	expect(codes(room('drawer', { height: 1500 }))).toEqual([['carcass_too_high', 1500, 1400]])
	expect(codes(room('drawer', { height: 390 }))).toContainEqual(['carcass_too_low', 390, 400])
	expect(codes(room('drawer', { depth: { center: 340 } }))).toEqual([
		['carcass_too_shallow', 319, 350],
	])
	expect(codes(room('drawer', { depth: { center: 640 } }))).toEqual([
		['carcass_too_deep', 619, 600],
	])
	const many = Array.from({ length: 7 }, () => ({ kind: 'Simple' as const }))
	const narrow = room('drawer', { runs: [{ side: 'Main', zones: [{ modules: many }] }] })
	expect(refused(narrow)[0]).toMatchObject({ code: 'module_too_narrow', limit: 300 })
	for (const issue of [
		...refused(room('drawer', { height: 1500 })),
		...refused(room('drawer', { filler: { top: 50 } })),
		...refused(room('drawer', { depth: { center: 640 } })),
	]) {
		const mended = applyRemedy(room('drawer'), issue.remedy ?? {})
		expect(made(mended).boards.length).toBeGreaterThan(0)
	}
})

test('shelves are open and carry books, 350 deep and 450 at most', () => {
	const shelves = made(room('shelves'))
	expect(shelves.fronts).toEqual([])
	expect(shelves.runs[0]).toMatchObject({ depth: 350 })
	// (1836 - 100) = 1736 = 1158 + 578: bays of 552, 552, 542 carry books at 18.
	expect(shelves.runs[0]?.modules.flatMap(({ bays }) => bays.map(({ width }) => width))).toEqual([
		552, 552, 542,
	])
	expect(codes(room('shelves', { depth: { center: 500 } }))).toEqual([
		['carcass_too_deep', 500, 450],
	])
	const wide = (width: number) =>
		room('shelves', {
			room: { width },
			runs: [
				{ side: 'Main', zones: [{ modules: [{ kind: 'Simple', bays: [{ template: '06' }] }] }] },
			],
		})
	expect(made(wide(1066)).runs[0]?.modules[0]?.bays[0]).toMatchObject({
		width: 930,
		shelfThickness: 28,
	})
	expect(codes(wide(1067))).toEqual([['bay_too_wide_for_shelf', 931, 930]])
})

test('a wardrobe and a top10 share the bounds of a dressing and have first interiors of their own', () => {
	for (const type of ['wardrobe', 'top10'] as const) {
		const dressing = made(room(type))
		expect(dressing.runs[0]).toMatchObject({ depth: 600 })
		expect(dressing.fronts.length).toBeGreaterThan(0)
		expect(codes(room(type, { depth: { center: 722 } }))).toContainEqual([
			'carcass_too_deep',
			701,
			700,
		])
	}
	const templates = (type: StartType) =>
		made(room(type, { room: { width: 6000 } })).runs[0]?.modules.flatMap(({ bays }) =>
			bays.map(({ template }) => template),
		)
	// Domain 5.3: the fixed cycle of a dressing; the ten most ordered in their order.
	expect(templates('wardrobe')?.slice(0, 4)).toEqual(['11', '09', '20', '06'])
	expect(templates('top10')).toEqual(['11', '09', '06', '13', '15', '18', '20', '07', '24', '31'])
})
