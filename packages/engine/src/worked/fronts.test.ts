// domain 6: styles, opening sides, handles and hinges of fronts, each case worked by hand.
import { expect, test } from 'vitest'
import type { Furniture } from '../furniture/furniture.ts'
import type { BayChoice, ModuleChoice } from '../run/choices.ts'
import { hingePositions } from '../run/front/hinges.ts'
import { crossbarHeights } from '../run/front/style-limits.ts'
import { edges, made, modules, refused, room } from '../testing/worked-case.ts'
import { applyRemedy } from '../type/apply-remedy.ts'
import type { DressingConfiguration } from '../type/dressing/schema.ts'

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
		{ code: 'style_count_too_high', measured: 4, limit: 3, remedy: { doors: { count: 3 } } },
	])
	expect(crossbarHeights(3, 1096)).toEqual([274, 548, 822])
	// Without a chosen number: two.
	expect(made(lines()).fronts.map(({ count }) => count)).toEqual([2, 2, 2])
})

test('a leaf too low at its low edge for one crossbar takes none', () => {
	// Low 600: 650 + 1.5 - 71 - 2.1 - 81.5 = 496 at the first leaf's edge; two panels of 250 need 500.
	const lower = { ...lines(), slope: { left: { low: 600, angle: 45 } } }
	expect(refused(lower)).toMatchObject([
		{
			code: 'style_not_for_size',
			measured: 496,
			limit: 500,
			remedy: { doors: { style: 'Simple' } },
		},
	])
})

const sidesOf = (furniture: Furniture, run = 'Main') =>
	furniture.fronts
		.filter((front) => front.run === run && front.kind === 'Leaf')
		.map((front) => `${front.module} ${front.openingSide}`)
const simple: ModuleChoice = { kind: 'Simple', bays: [{ template: '01' }] }

test('a double with drawers to its top on one side has one leaf, which does not count as a single one', () => {
	// 1500 high: template 22 fills its bay with drawers and a fixed panel. Two single leaves: Left, Right.
	const double: ModuleChoice = { kind: 'Double', bays: [{ template: '22' }, { template: '01' }] }
	const furniture = made(
		room({ room: { width: 2400 }, hu: 1500, runs: modules(double, simple, simple) }),
	)
	expect(sidesOf(furniture)).toEqual(['0 Right', '1 Left', '2 Right'])
})

test('the leftmost module of a left side run is its last one, whether or not a leaf closes it', () => {
	// From the viewer's left: an open module, then one single leaf, which is not the leftmost: Right.
	const sideRun = (last: ModuleChoice) =>
		made(
			room({
				footprint: 'LeftSide',
				priority: 'Side',
				room: { width: 3000, sideLeft: 2900 },
				runs: [
					{ side: 'Main', zones: [{ modules: [{ kind: 'Double' }, { kind: 'Double' }] }] },
					{
						side: 'Left',
						zones: [{ modules: [{ kind: 'Simple' }, { kind: 'Double' }, simple, last] }],
					},
				],
			}),
		)
	expect(sidesOf(sideRun({ ...simple, doors: false }), 'Left').at(-1)).toBe('2 Right')
})

test('beside a wall a leaf without a protruding handle needs no more play than the furniture has', () => {
	const played = (removal: number, handle: DressingConfiguration['handle']) =>
		room({ room: { width: 1200 }, filler: { left: 0, removal }, handle })
	const profile = { model: 'profile', color: 'Aluminium' } as const
	for (const flush of [null, profile]) {
		expect(made(played(3, flush)).runs[0]?.width).toBe(1200 - 3 - 50)
		expect(made(played(4, flush)).runs[0]?.width).toBe(1200 - 4 - 50)
	}
	// A bar stands 35 out and keeps 5 more.
	expect(refused(played(39, { model: 'bar-160', color: 'Black' }))).toMatchObject([
		{ code: 'handle_hits_wall', measured: 39, limit: 40 },
	])
})

test('hinges are counted by the true weight of a leaf, not by the one that is written', () => {
	const closed = (hu: number) => made(room({ room: { width: 700 }, hu })).fronts[0]
	// 597 x 1193 weighs 8.796, 8.996 with its handle: 3 hinges up to 9.
	expect(closed(1326)).toMatchObject({ weight: 8.8, hinges: { length: 3 } })
	// 597 x 1194 weighs 8.8033, 9.0033 with its handle: 4; written 8.80, as before with 3.
	expect(closed(1327)).toMatchObject({ weight: 8.8, hinges: { length: 4 } })
})

// 2367 high with 5 hinges: 80, 631.8, 1183.5, 1735.3, 2287.
const cups = (...axes: number[]) =>
	hingePositions(
		2367,
		5,
		axes.map((axis) => ({ axis, thickness: 18 })),
	)

test('an inner cup keeps 36 from the axis of a shelf of 18, 41 of one of 28, by the least way', () => {
	const even = [80, 631.8, 1183.5, 1735.3, 2287]
	expect(cups().cups).toEqual(even)
	// 31.8 above the axis: 4.2 up. 30 below it: 6 down. In its middle: up.
	expect(cups(600).cups[1]).toBe(636)
	expect(cups(1213.5).cups[2]).toBe(1177.5)
	expect(cups(1183.5).cups[2]).toBe(1219.5)
	const thick = hingePositions(2367, 5, [{ axis: 600, thickness: 28 }])
	expect(thick.cups[1]).toBe(641)
	// Every shelf counts. Under 1183.5: 36 down; between it and 1246 nothing is free, between 1113.5
	// and it neither: 1282.
	expect(cups(1183.5, 1210).cups[2]).toBe(1147.5)
	expect(cups(1113.5, 1183.5, 1246).cups[2]).toBe(1282)
})

test('the first and the last cup move inwards by at most 60, else outwards by at most 20', () => {
	// 100: 36 inwards is 136, 56 from 80. 105: 141 would be 61; 69 is 11 outwards.
	expect(cups(100).cups[0]).toBe(136)
	expect(cups(105).cups[0]).toBe(69)
	expect(cups(2367 - 100).cups[4]).toBe(2367 - 136)
	expect(cups(2367 - 105).cups[4]).toBe(2367 - 69)
	// Between axes of 50 and 100 only 136 is left; with a third of 130 nothing is.
	expect(cups(50, 100).cups[0]).toBe(136)
	expect(cups(50, 100, 130)).toEqual({ cups: [], stuck: 80 })
})

test('no place for a hinge: refused, and its remedy moves one shelf by the least that helps', () => {
	const zones = (first: number, second: number): BayChoice => ({
		zones: [
			{ kind: 'Empty', height: first },
			{ kind: 'FixedShelve' },
			{ kind: 'Empty', height: second },
			{ kind: 'FixedShelve' },
			{ kind: 'Empty' },
		],
	})
	const stuck = (bay: BayChoice) =>
		room({ room: { width: 600 }, runs: modules({ kind: 'Simple', bays: [bay] }) })
	// Axes 33 and 102 above the bay's floor of 98 are 49.5 and 118.5 on a leaf that starts at 81.5.
	// Inwards the upper one leaves 154.5 and more, past 140; under it the lower one takes all down to
	// 13.5.
	const given = stuck(zones(24, 51))
	const [issue] = refused(given)
	expect(issue).toMatchObject({ code: 'hinge_no_place', family: 'HARDWARE', module: 0, bay: 0 })
	expect(issue).toMatchObject({ measured: 30.5, limit: 36 })
	// The upper shelf 3 up: between axes of 49.5 and 121.5 the cup stands at 85.5, 36 from both.
	const mended = applyRemedy(given, issue?.remedy ?? {})
	expect(mended.runs).toEqual(stuck(zones(24, 54)).runs)
	expect(made(mended).fronts[0]?.hinges[0]).toBe(85.5)
})

test('the remedy of a hinge without a place leaves no zone empty of height', () => {
	const stack: BayChoice = {
		zones: [
			{ kind: 'Empty', height: 16 },
			{ kind: 'FixedShelve' },
			{ kind: 'Empty', height: 26 },
			{ kind: 'FixedShelve' },
			{ kind: 'Empty', height: 22 },
			{ kind: 'FixedShelve' },
			{ kind: 'Empty' },
		],
	}
	const stuck = room({ room: { width: 600 }, runs: modules({ kind: 'Simple', bays: [stack] }) })
	const [issue] = refused(stuck)
	// Axes 41.5, 85.5 and 125.5 on the leaf. The third shelf 22 lower would leave a zone of 0; 32 higher, at 157.5, the
	// cup stands 36 from the second one and from the third, at 121.5.
	expect(issue?.code).toBe('hinge_no_place')
	const mended = applyRemedy(stuck, issue?.remedy ?? {})
	expect(made(mended).fronts[0]?.hinges[0]).toBe(121.5)
})

test('a leaf too short for its cups is refused for its height alone', () => {
	const codes = refused(room({ room: { width: 1200 }, hu: 330 })).map(({ code }) => code)
	expect(codes).toContain('door_too_short')
	expect(codes).not.toContain('hinge_no_place')
})

const bar = (model: 'bar-160' | 'bar-320') => ({ handle: { model, color: 'Black' } }) as const
const handleHints = (furniture: Furniture) =>
	furniture.issues
		.filter(({ code }) => code === 'handle_too_long')
		.map(({ measured, limit, severity }) => [measured, limit, severity])
const given = ({ fronts }: Furniture) =>
	fronts.map(({ handle }) => (handle ? `${handle.model} ${handle.at[0]?.[2]}` : 'push'))

test('a handle lies whole inside its leaf, 20 from its ends', () => {
	// hu 1200: Hc 1150, a leaf of 1067 from 81.5 to 1148.5. A bar of 320 at 1050 would end at 1210: 1148.5 - 180.
	const tall = (model: 'bar-160' | 'bar-320') =>
		made(room({ room: { width: 600 }, hu: 1200, ...bar(model) }))
	expect(given(tall('bar-320'))).toEqual(['bar-320 968.5'])
	// A bar of 160: 1148.5 - 100 is 1048.5.
	expect(given(tall('bar-160'))).toEqual(['bar-160 1048.5'])
	expect(handleHints(tall('bar-320'))).toEqual([])
})

test('a front too small takes the next shorter model in its colour, else none', () => {
	// hu 492 to 493: leaves of 359 and 360, in which 320 and 2 x 20 are 360.
	const low = (hu: number, handle: DressingConfiguration['handle']) =>
		made(
			room({
				room: { width: 600 },
				hu,
				handle,
				runs: modules({ kind: 'Simple', bays: [{ template: '00' }] }),
			}),
		)
	const long = bar('bar-320').handle
	expect(given(low(493, long))).toEqual(['bar-320 261.5'])
	expect(given(low(492, long))).toEqual(['bar-160 340.5'])
	expect(handleHints(low(492, long))).toEqual([[320, 319, 'hint']])
	expect(low(492, long).hardware).toContainEqual({ reference: 'handle-bar-160-Black', quantity: 1 })
	// An edge pull of 200 has no shorter one: 240 it needs, a leaf of 250 has them.
	expect(given(low(383, { model: 'edge-pull', color: 'Black' }))[0]).toMatch('edge-pull')
})

test('the length of a handle on a drawer front counts across the front', () => {
	// A module of 359: fronts of 356 take 316; drawers of one bay say it once.
	const chest = (width: number) =>
		made(
			room({
				type: 'drawer',
				room: { width },
				...bar('bar-320'),
				runs: modules({ kind: 'Simple' }),
			}),
		)
	const narrow = chest(359 + 36)
	const drawers = narrow.fronts.filter(({ kind }) => kind === 'DrawerFront')
	expect(new Set(drawers.map(({ handle }) => handle?.model))).toEqual(new Set(['bar-160']))
	expect(handleHints(narrow)).toEqual([[320, 316, 'hint']])
	// 363: 360 wide.
	expect(handleHints(chest(363 + 36))).toEqual([])
})

test('a leaf a little too heavy to push is shown heavier than the limit', () => {
	// MDF, 14.25 kg/m2, 597 wide: 2350 high weighs 19.99, 2351 weighs 20.0003, 2385 weighs 20.29.
	const mdf = (height: number) =>
		room({
			room: { width: 700 },
			hu: height + 133,
			colors: { interior: 'P1-white', exterior: 'P6-hydro' },
			runs: modules({ kind: 'Simple' }),
		})
	expect(made(mdf(2350)).fronts[0]?.weight).toBe(19.99)
	const weights = [2351, 2385].map((height) => refused(mdf(height))[0])
	expect(weights).toMatchObject([
		{ code: 'door_too_heavy_to_push', measured: 20.1, limit: 20 },
		{ code: 'door_too_heavy_to_push', measured: 20.3, limit: 20 },
	])
})
