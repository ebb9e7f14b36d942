// domain 3.5: where a low slope moves the run along, and slopes behind the run; worked by hand from the formulas.
import { expect, test } from 'vitest'
import { made, modules, refused, sizes, standing } from '../testing/worked-case.ts'
import type { DressingConfiguration } from '../type/dressing/schema.ts'

const attic = (change: Partial<DressingConfiguration>): DressingConfiguration => ({
	version: 1,
	room: { width: 3000 },
	hu: 2500,
	handle: null,
	...change,
})
const first = (configuration: DressingConfiguration) => made(configuration).runs[0]?.modules[0]

// With doors the low end is at least 80 + 253 = 333; v = 71 at 45 degrees.
test('a wider filler closes a low end up to 200 away', () => {
	// low 250: E(50) = 229; x0 = 333 + 71 - 250 = 154. Filler 154 + 20 wide; the rest 3000 - 154 - 50 = 2796.
	const room = attic({ slope: { left: { low: 250, angle: 45 } } })
	const furniture = made(room)
	expect(furniture.runs[0]?.fillers[0]).toMatchObject({ place: 'Left', width: 154 })
	expect(furniture.runs[0]?.width).toBe(2796)
	expect(furniture.runs[0]?.modules[0]).toMatchObject({ x: 154, heightLeft: 333 })
	expect(furniture.boards.find(({ part }) => part === 'Filler')?.width).toBe(174)
})

test('a void of more than 200 must be accepted, then a fixed panel closes it', () => {
	// low 150: x0 = 333 + 71 - 150 = 254.
	const room = attic({ slope: { left: { low: 150, angle: 45 } } })
	expect(refused(room)).toMatchObject([
		{ code: 'run_starts_too_low', family: 'HEIGHT', measured: 254, data: { void: 'FakeDoor' } },
	])
	const accepted = made({ ...room, slope: { ...room.slope, acceptVoid: true } })
	expect(accepted.runs[0]?.modules[0]?.x).toBe(254)
	const panel = accepted.boards.find(({ part }) => part === 'FakeDoor')
	expect(panel?.width).toBe(254 + 20)
})

test('a void of more than 600 stays a reserve', () => {
	// 30 degrees, low 20: v 58, x0 = ceil(371 / .57735 = 642.6) = 643.
	const slope = { left: { low: 20, angle: 30 } }
	expect(refused(attic({ slope }))).toMatchObject([{ measured: 643, data: { void: 'Reserve' } }])
	const accepted = made(attic({ slope: { ...slope, acceptVoid: true } }))
	expect(accepted.runs[0]?.modules[0]?.x).toBe(643)
	expect(sizes(accepted, 'FakeDoor')).toEqual([])
})

test('open furniture under a slope needs only 300 of height', () => {
	// low 250 at 45: E(50) = 229 < 300; x0 = 300 + 71 - 250 = 121.
	const open = attic({ doors: null, slope: { left: { low: 250, angle: 45 } } })
	expect(first(open)).toMatchObject({ x: 121, heightLeft: 300 })
})

test('the void of a run without leaves: its low end needs 300, its panel is 18 in the front plane', () => {
	// low 150 at 45: x0 = 300 + 71 - 150 = 221; one leaf anywhere: 333 + 71 - 150 = 254, and the panel is a leaf's 19.
	const low = (doors: boolean[]) =>
		made(
			attic({
				slope: { left: { low: 150, angle: 45 }, acceptVoid: true },
				runs: modules(...doors.map((closed) => ({ kind: 'Simple' as const, doors: closed }))),
			}),
		)
	const places = (doors: boolean[]) => [
		low(doors).runs[0]?.modules[0]?.x,
		...standing(low(doors), 'FakeDoor').map((place) => place.split(', ')[1]),
	]
	expect(places([false, false, false, false, false])).toEqual([221, 'y 582 to 600'])
	expect(places([false, false, false, false, true])).toEqual([254, 'y 581 to 600'])
})

// Back slope 1200 at 40 degrees, tan .8391: v = ceil(65.3) = 66. Hr = 1134, Hf = floor(1134 + 579 x .8391) = 1619.
const behind = attic({
	room: { width: 2400 },
	slope: { back: { low: 1200, angle: 40 } },
	runs: [{ side: 'Main', zones: [{ modules: [{ kind: 'Double' }, { kind: 'Double' }] }] }],
})

test('a back slope decides heights behind and in front, leaves, hinges and backs', () => {
	const furniture = made(behind)
	expect(furniture.runs[0]?.modules[0]).toMatchObject({
		width: 1150,
		heightRear: 1134,
		heightFront: 1619,
	})
	// (1150 - 6)/2 x (1619 - 83); 10.85 kg and a handle's 0.2: four hinges.
	expect(sizes(furniture, 'Leaf')).toEqual(Array(4).fill('1536 x 572 x 19'))
	expect(furniture.fronts.map((front) => front.hinges.length)).toEqual([4, 4, 4, 4])
	// Back: top panel from 1134 to 1619 over 579, rise .8377: 12 before the rear its lower face is at
	// 1134 + 10.1 - 18 x 1.3045 = 1120.6; 1120 - 1 - 91 = 1028 (in a groove it was 1032) x (1150 - 22).
	expect(sizes(furniture, 'Back')).toEqual(Array(2).fill('1028 x 1128 x 8'))
	// Hi = 1619 - 80 - 36.
	expect(furniture.runs[0]?.modules[0]?.bays[0]?.height).toBe(1503)
})

test('hanging under a back slope needs its depth up to the height it hangs', () => {
	const hung = (template: string): DressingConfiguration => ({
		...behind,
		runs: [
			{
				side: 'Main',
				zones: [
					{
						modules: [
							{
								kind: 'Double',
								bays: [{ zones: [{ kind: 'Wardrobe', height: 1000 }] }, { template }],
							},
							{ kind: 'Double' },
						],
					},
				],
			},
		],
	})
	// z_max = 1134 + 29 x .8391 = 1158, clear 1060 >= 1000: a short rail goes in; a long one has 6 deep at 1598.
	expect(made(hung('02')).runs[0]?.modules).toHaveLength(2)
	expect(refused(hung('08'))).toMatchObject([{ code: 'fitting_too_deep', family: 'DEPTH', bay: 1 }])
})

test('a rear lower than 300 is refused, with the stand-off that mends it', () => {
	// low 350 at 45: Hr = 350 - 71 = 279; y0 = 300 + 71 - 350 = 21.
	expect(refused(attic({ slope: { back: { low: 350, angle: 45 } } }))).toMatchObject([
		{ code: 'rear_too_low', measured: 279, limit: 300, remedy: { slope: { standoff: 21 } } },
	])
})

test('of three readings of a slope the flatter rise counts, and beyond 15 they must be measured again', () => {
	// low 1000 + 1500 x tan 45 = 2500: agrees. 47 degrees: 1000 + 1500 x 1.0724 = 2608.6, 109 apart.
	const three = (angle: number) => attic({ slope: { left: { low: 1000, run: 1500, angle } } })
	expect(first(three(45))?.heightLeft).toBe(1000 + 50 - 71)
	expect(refused(three(47))).toMatchObject([
		{ code: 'slope_readings_disagree', family: 'MEASURE', measured: 109, limit: 15 },
	])
	// 44.8 degrees: 1000 + 1500 x .99304 = 2489.6, 10 apart: E(50) = 1000 + 49.65 - 71 (v = ceil(70.47)).
	expect(first(three(44.8))?.heightLeft).toBe(978)
})

test('low and run, low and angle, or run and angle give the same slope', () => {
	// 1000 over 1500 at 45 degrees under 2500, whichever two are typed.
	const two = [
		{ low: 1000, run: 1500 },
		{ low: 1000, angle: 45 },
		{ run: 1500, angle: 45 },
	].map((left) =>
		JSON.stringify(made(attic({ slope: { left } })).runs[0]?.modules.map((m) => m.heightLeft)),
	)
	expect(new Set(two).size).toBe(1)
})

test('the least top filler for assembly on the floor is that of the table of 3.4', () => {
	const rows: [number, number[]][] = [
		[2300, [42, 61, 85, 113]],
		[2400, [41, 59, 82, 109]],
		[2500, [40, 57, 79, 105]],
		[2600, [38, 55, 76, 101]],
		[2700, [37, 53, 74, 98]],
	]
	for (const [hu, fillers] of rows)
		for (const [i, top] of fillers.entries()) {
			const depth = { center: [400, 500, 600, 700][i] ?? 0 }
			const assembly = (filler: number) =>
				made({ version: 1, room: { width: 3000 }, hu, depth, filler: { top: filler } }).runs[0]
					?.assembly
			expect(assembly(top), `${hu} ${depth.center}`).toBe('LYING')
			expect(assembly(top - 1), `${hu} ${depth.center}`).toBe('STANDING')
		}
})

test('a slope has 15 to 75 degrees, and leaves follow it up to 60', () => {
	const under = (
		angle: number,
		change: Partial<DressingConfiguration> = {},
	): DressingConfiguration => ({
		version: 1,
		room: { width: 3000 },
		hu: 2300,
		handle: null,
		slope: { left: { low: 1000, angle } },
		...change,
	})
	for (const angle of [15, 60]) expect(made(under(angle)).runs).toHaveLength(1)
	expect(made(under(75, { doors: null })).runs).toHaveLength(1)
	const bounds = (angle: number) =>
		refused(under(angle)).map(({ code, measured, limit }) => [code, measured, limit])
	expect(bounds(14.9)).toEqual([['slope_out_of_bounds', 14.9, 15]])
	expect(bounds(75.1)).toEqual([['slope_out_of_bounds', 75.1, 75]])
	expect(bounds(60.1)[0]).toEqual(['door_under_steep_slope', 60.1, 60])
})

test('a slope whose run and angle meet the floor before the wall is refused', () => {
	// 1400 - 1500 x tan 45.
	const attic45 = (run: number) =>
		attic({ hu: 1400, slope: { left: { run, angle: 45 }, acceptVoid: true } })
	expect(refused(attic45(1500))).toMatchObject([
		{ code: 'slope_out_of_bounds', field: 'slope.left.low', measured: -100, limit: 0 },
	])
	// Down to the floor it is one: the run starts at 333 + 71.
	expect(made(attic45(1400)).runs[0]?.modules[0]?.x).toBe(404)
})
