// Why modules do not share a run: code, number, limit and remedy of each reason (domain 2.4, 3.1, 4.2).
import { expect, test } from 'vitest'
import { goldenConfigurations } from '../../testing/index.ts'
import { made, refused } from '../../testing/worked-case.ts'
import { applyRemedy } from '../../type/apply-remedy.ts'
import type { DressingConfiguration } from '../../type/dressing/schema.ts'
import type { ModuleChoice } from '../choices.ts'

const simple: ModuleChoice = { kind: 'Simple' }
const double: ModuleChoice = { kind: 'Double' }
const times = (count: number, module: ModuleChoice) => Array.from({ length: count }, () => module)
const on = (width: number, ...zones: ModuleChoice[][]): DressingConfiguration => ({
	version: 1,
	room: { width },
	hu: 2500,
	handle: null,
	runs: [{ side: 'Main', zones: zones.map((modules) => ({ modules })) }],
})
const kindsAfter = (configuration: DressingConfiguration) => {
	const remedy = refused(configuration)[0]?.remedy
	const modules = made(applyRemedy(configuration, remedy ?? {})).runs[0]?.modules
	return modules?.map(({ kind }) => kind[0]).join('')
}

test('modules too narrow give one issue at the first of them, with the usual mix as remedy', () => {
	// 2900 in 12: 242 eight times, then 241.
	const narrow = on(3000, times(12, simple))
	const issues = refused(narrow)
	expect(issues).toHaveLength(1)
	expect(issues[0]).toMatchObject({
		code: 'module_too_narrow',
		family: 'NO_MODULE_FITS',
		run: 'Main',
		module: 0,
		measured: 242,
		limit: 250,
		at: [50, 0, 0],
		data: { kind: 'Simple' },
	})
	expect(kindsAfter(narrow)).toBe('DDS')
})

test('the remedy of modules too wide keeps their number where it can', () => {
	// 2900 in two: 1450 > 1000, and no two modules can share it.
	const two = on(3000, times(2, simple))
	expect(refused(two)).toMatchObject([
		{ code: 'module_too_wide', module: 0, measured: 1450, limit: 1000 },
	])
	expect(kindsAfter(two)).toBe('DDS')
	// 1200 in one: 1200 > 1000; one double goes in.
	const one = on(1300, [simple])
	expect(refused(one)).toMatchObject([{ code: 'module_too_wide', measured: 1200, limit: 1000 }])
	expect(kindsAfter(one)).toBe('D')
	// 1300 in one double: 1300 > 1200.
	expect(refused(on(1400, [double]))).toMatchObject([{ measured: 1300, limit: 1200 }])
	// 590: a double needs 600.
	expect(refused(on(690, [double]))).toMatchObject([
		{ code: 'module_too_narrow', measured: 590, limit: 600, data: { kind: 'Double' } },
	])
})

test('a run refuses more modules than it may hold over all its zones', () => {
	const { wall, pos, width, depth } = goldenConfigurations.g7
	const many = {
		...on(3600, times(5, simple), times(5, simple), times(3, simple)),
		wall,
		pos,
		width,
		depth,
	}
	expect(refused(many as DressingConfiguration)).toMatchObject([
		{ code: 'too_many_modules', run: 'Main', measured: 13, limit: 12 },
	])
	// 12 x 1200 = 14 400 is the longest run.
	const { runs: _, ...bare } = on(14_501, [])
	expect(refused(bare)).toMatchObject([{ code: 'too_many_modules', measured: 13, limit: 12 }])
})

test('a run refuses another number of zones than its wall has', () => {
	expect(refused(on(3000, [double], [double]))).toMatchObject([
		{ code: 'zone_count_wrong', run: 'Main', measured: 2, limit: 1 },
	])
})

test('the remedy of another number of zones keeps what still goes in', () => {
	const bays = (...templates: string[]) => templates.map((template) => ({ template }))
	const zones = [
		{ modules: [{ kind: 'Double' as const, bays: bays('11', '06') }] },
		{ modules: [{ kind: 'Double' as const, bays: bays('20', '05') }] },
	]
	const remedied = (room: DressingConfiguration) => refused(room)[0]?.remedy?.['runs']
	// Two zones for a flat wall of 2900: a module of 2900 is none, so five bays take the four
	// interiors, then a usual one.
	const flat = { ...on(3000), runs: [{ side: 'Main' as const, zones }] }
	expect(remedied(flat)).toMatchObject([
		{
			side: 'Main',
			zones: [
				{
					modules: [
						{ kind: 'Double', bays: bays('11', '06') },
						{ kind: 'Double', bays: bays('20', '05') },
						{ kind: 'Simple', bays: [{ template: expect.any(String) }] },
					],
				},
			],
		},
	])
	// Before a breast there are three zones: the two chosen ones stay, the third is new.
	const { wall, pos, width, depth } = goldenConfigurations.g7
	const divided = { ...flat, room: { width: 3600 }, wall, pos, width, depth }
	const [kept] = (remedied(divided) ?? []) as [{ zones: unknown[] }]
	expect(kept.zones).toHaveLength(3)
	expect(kept.zones[0]).toEqual(zones[0])
})

test('modules too narrow for different reasons give separate issues', () => {
	// 800 in four units of 200: a double of 400 wants 600, each simple one 250.
	expect(refused(on(900, [simple, double, simple]))).toMatchObject([
		{ code: 'module_too_narrow', module: 0, measured: 200, limit: 250 },
		{ code: 'module_too_narrow', module: 1, measured: 400, limit: 600 },
	])
})

test('where no module fits the remedy is narrower fillers, then an open side', () => {
	const { runs: _, ...bare } = on(340, [])
	// 340 - 100 = 240: 10 missing, the fillers give 40.
	expect(refused(bare)).toMatchObject([
		{
			code: 'no_module_fits',
			field: 'room.width',
			measured: 240,
			limit: 250,
			remedy: { filler: { left: 30, right: 30 }, handle: null },
		},
	])
	expect(made({ ...bare, filler: { left: 30, right: 30 } }).runs[0]?.width).toBe(280)
	// 309 with fillers of 30: 249; one missing, an open right side gives 12.
	const tight = { ...bare, room: { width: 309 }, filler: { left: 30, right: 30 } }
	expect(refused(tight)).toMatchObject([{ measured: 249, remedy: { walls: 'Left', handle: null } }])
	// 297: 13 missing, 12 to win.
	expect(refused({ ...tight, room: { width: 297 } })[0]?.remedy).toBeUndefined()
})

test('an issue beside a corner names the width left for the leaves and the width they need', () => {
	const corner = (
		main: number,
		sideLeft: number,
		priority: 'Main' | 'Side',
	): DressingConfiguration => ({
		version: 1,
		footprint: 'LeftSide',
		priority,
		room: { width: main, sideLeft },
		hu: 2500,
		handle: null,
	})
	const reason = (configuration: DressingConfiguration) =>
		refused(configuration).find(({ family }) => family === 'NO_MODULE_FITS')
	// X9: 880 - 18 - 650 = 212, and a blind leaf takes 300.
	expect(reason(corner(3000, 880, 'Side'))).toMatchObject({ measured: 212, limit: 300 })
	// 1290 - 50 - 650 = 590: one blind leaf takes 496 at most (1136 - 640), two take 600.
	expect(reason(corner(1290, 2200, 'Main'))).toMatchObject({ measured: 590, limit: 600 })
	// 700 + 150 deep behind the corner: 1136 - 840 = 296 for its leaf.
	const deep = { depth: { center: 600, left: 700 }, corner: { clear: 150 } }
	expect(reason({ ...corner(3000, 2200, 'Main'), ...deep })).toMatchObject({
		measured: 296,
		limit: 300,
	})
	// 12 000 - 2 x 650 = 10 700: leaves of 496 at most, 2 blind ones and 20 in doubles are 12 modules and 10 912.
	const u = { footprint: 'StraightWithTwoSide' as const, priority: 'Main' as const }
	const wide = (width: number): DressingConfiguration => ({
		...corner(width, 2200, 'Main'),
		...u,
		room: { width, sideLeft: 2200, sideRight: 2200 },
	})
	expect(made(wide(12_000)).runs.find(({ side }) => side === 'Main')?.modules).toHaveLength(12)
	expect(refused(wide(12_300))).toMatchObject([
		{ code: 'too_many_modules', measured: 13, limit: 12, remedy: { priority: 'Side' } },
	])
})

test('a blind module must be simple and not too wide', () => {
	const l = (...modules: ModuleChoice[]): DressingConfiguration => ({
		...goldenConfigurations.g5,
		runs: [{ side: 'Main', zones: [{ modules }] }],
	})
	expect(refused(l(double, double))[0]).toMatchObject({
		code: 'blind_module_is_simple',
		module: 0,
		limit: 1,
	})
	// 2300 in two pitches of 1150: 640 + 1150 = 1790.
	expect(refused(l(simple, simple))[0]).toMatchObject({
		code: 'module_too_wide',
		module: 0,
		measured: 1790,
		limit: 1136,
	})
})

test('under two slopes the remedy is one module more, or a double in place of a pair', () => {
	const ridge: DressingConfiguration = {
		...on(2000, times(3, simple)),
		hu: 2600,
		doors: null,
		slope: { left: { low: 1500, angle: 45 }, right: { low: 1500, angle: 45 } },
	}
	expect(refused(ridge)[0]).toMatchObject({ code: 'two_slopes_on_module', run: 'Main', module: 1 })
	expect(kindsAfter(ridge)).toBe('SSSS')
	// 700 wide with two leaves under the slope: the same place as a double.
	expect(refused(goldenConfigurations.x6)[0]).toMatchObject({
		code: 'pair_under_slope',
		module: 0,
		measured: 700,
		limit: 600,
		at: [50, 0, 0],
	})
})

const over = (configuration: DressingConfiguration) => {
	const [issue] = refused(configuration)
	return applyRemedy(configuration, issue?.remedy ?? {}).runs
}

test('the remedy of one zone keeps the other zones and the other runs', () => {
	const { g5, g7 } = goldenConfigurations
	// 1420 before the breast in six: 236 each, and no six can. Three leaves of 473 do.
	const zones = [[double], times(6, simple), [double]].map((modules) => ({ modules }))
	const breast = over({ ...g7, runs: [{ side: 'Main', zones }] })
	expect(breast?.[0]?.zones.map(({ modules }) => modules.map(({ kind }) => kind))).toEqual([
		['Double'],
		['Double', 'Simple'],
		['Double'],
	])
	// 1532 of the left run in 12: 127 each; the main run's modules stay as chosen.
	const main = { side: 'Main' as const, zones: [{ modules: [simple, double, double] }] }
	const left = { side: 'Left' as const, zones: [{ modules: times(12, simple) }] }
	const corner = over({ ...g5, runs: [main, left] })
	expect(corner?.map(({ side, zones: own }) => [side, own[0]?.modules.length])).toEqual([
		['Main', 3],
		['Left', 2],
	])
	expect(corner?.[0]?.zones[0]?.modules.map(({ kind }) => kind)).toEqual([
		'Simple',
		'Double',
		'Double',
	])
})

test('a remedy for zones that the wall does not have leaves the other runs', () => {
	const left = { side: 'Left' as const, zones: [{ modules: times(3, simple) }] }
	const zones = [{ modules: [double] }, { modules: [double] }]
	const configuration = {
		...goldenConfigurations.g5,
		runs: [{ side: 'Main' as const, zones }, left],
	}
	expect(over(configuration)?.map(({ side }) => side)).toEqual(['Left', 'Main'])
	expect(over(configuration)?.find(({ side }) => side === 'Left')).toMatchObject(left)
})

test('a chest refuses modules below 300', () => {
	// 864 in three of 288; two of 432 do.
	const chest: DressingConfiguration = { ...on(900, times(3, simple)), type: 'drawer' }
	expect(refused(chest)).toMatchObject([
		{
			code: 'module_too_narrow',
			run: 'Main',
			module: 0,
			measured: 288,
			limit: 300,
			at: [18, 0, 0],
			data: { kind: 'Simple' },
		},
	])
	expect(kindsAfter(chest)).toBe('SS')
	// 300 each are enough.
	expect(made({ ...on(936, times(3, simple)), type: 'drawer' }).runs[0]?.modules).toHaveLength(3)
})

test('a wall with room for no module is refused', () => {
	// The breast takes 1400 of 1500, too deep for carcasses: no zone is left.
	const { runs: _, ...bare } = on(1500, [])
	const breast = { wall: 'Fireplace' as const, pos: { fireplace: 50 }, width: { fireplace: 1400 } }
	expect(refused({ ...bare, ...breast, depth: { fireplace: 400 } })).toMatchObject([
		{ code: 'no_module_fits', run: 'Main', limit: 250 },
	])
})

test('a run holds 12 modules and is 14 400 long at most', () => {
	const { runs: _, ...bare } = on(14_500, [])
	expect(made(bare).runs[0]?.modules).toHaveLength(12)
	expect(made(on(3600, times(12, simple))).runs[0]?.modules).toHaveLength(12)
})

test('the remedy makes a double of a pair under a slope and keeps its neighbours', () => {
	const attic: DressingConfiguration = {
		...on(2200, [simple, { kind: 'Simple', bays: [{ template: '02' }] }, simple]),
		slope: { left: { low: 1500, angle: 45 } },
	}
	// 2100 in three of 700: 1429 + 50 to 2450 at 1021, under the first two.
	expect(refused(attic).map(({ code, module }) => [code, module])).toEqual([
		['pair_under_slope', 0],
		['pair_under_slope', 1],
	])
	expect(over(attic)?.[0]?.zones[0]?.modules.map(({ kind }) => kind)).toEqual([
		'Double',
		'Simple',
		'Simple',
	])
	expect(over(attic)?.[0]?.zones[0]?.modules[1]?.bays).toEqual([{ template: '02' }])
	// What was chosen for the others stays: no door, and what still goes in.
	const chosen = on(2200, [
		simple,
		simple,
		{ kind: 'Simple', doors: false, bays: [{ template: '01' }] },
	])
	expect(over({ ...chosen, slope: attic.slope })?.[0]?.zones[0]?.modules[2]).toEqual({
		kind: 'Simple',
		doors: false,
		bays: [{ template: '01' }],
	})
	// X6, its third module: with the double the second is lower at its low end, and is filled anew.
	for (const { remedy } of refused(goldenConfigurations.x6))
		expect(made(applyRemedy(goldenConfigurations.x6, remedy ?? {})).runs).toHaveLength(1)
	// Without doors there is no pair.
	const open = times(3, { kind: 'Simple', doors: false })
	expect(made({ ...on(2200, open), slope: attic.slope }).fronts).toEqual([])
})

test('a custom filler is refused beyond the run or behind a corner', () => {
	const filler = (after: number, run: 'Main' | 'Left' = 'Main') => ({ run, after, width: 40 })
	const two = on(1300, times(2, simple))
	expect(refused({ ...two, filler: { custom: [filler(1), filler(3)] } })).toMatchObject([
		{
			code: 'filler_place_unknown',
			field: 'filler.custom',
			run: 'Main',
			measured: 3,
			limit: 2,
			remedy: { filler: { custom: [filler(1)] } },
		},
	])
	expect(made({ ...two, filler: { custom: [filler(2)] } }).runs[0]?.modules).toHaveLength(2)
	const { g5 } = goldenConfigurations
	expect(refused({ ...g5, filler: { custom: [filler(0), filler(1)] } })).toMatchObject([
		{
			code: 'filler_behind_corner',
			field: 'filler.custom',
			run: 'Main',
			measured: 0,
			remedy: { filler: { custom: [filler(1)] } },
		},
	])
	// The left run only starts in the corner.
	expect(made({ ...g5, filler: { custom: [filler(0, 'Left')] } }).runs).toHaveLength(2)
	const right: DressingConfiguration = {
		...g5,
		footprint: 'RightSide',
		room: { width: 3000, sideRight: 2200 },
		runs: [{ side: 'Main', zones: [{ modules: [double, double, simple] }] }],
	}
	expect(refused({ ...right, filler: { custom: [filler(3)] } })).toMatchObject([
		{ code: 'filler_behind_corner', measured: 3 },
	])
	expect(made({ ...right, filler: { custom: [filler(2)] } }).runs).toHaveLength(2)
})

test('the remedy is stepped tops where no number of modules clears two slopes', () => {
	// One zone of 650 under 45 degrees on both sides from 600: the ridge stands over the middle.
	const narrow: DressingConfiguration = {
		...on(750, [simple]),
		hu: 2600,
		doors: null,
		slope: { left: { low: 800, run: 600 }, right: { low: 1000, run: 600 } },
	}
	const [issue] = refused(narrow)
	expect(issue?.code).toBe('two_slopes_on_module')
	expect(made(applyRemedy(narrow, issue?.remedy ?? {})).runs).toHaveLength(1)
})
