// One row of the issue table of domain 23.4 a test, with its figures and its remedy tried.
import { expect, test } from 'vitest'
import type { Issue, IssueCode } from '../../issue.ts'
import { goldenStairs } from '../../testing/golden/golden-stairs.ts'
import { sampleCatalogue } from '../../testing/sample-catalogue.ts'
import { applyRemedy } from '../apply-remedy.ts'
import { buildFurniture } from '../kinds.ts'
import { checksOf, fitVerdictsOf } from '../offers.ts'
import type { StairModule, StairsFurnitureConfiguration } from './schema.ts'

const under = (change: Partial<StairsFurnitureConfiguration>): StairsFurnitureConfiguration => ({
	...goldenStairs.s1,
	...change,
})

/** Five modules of 580 as in S1, one of them changed. */
function withModule(at: number, module: StairModule): StairsFurnitureConfiguration {
	return under({ modules: goldenStairs.s1.modules?.map((own, i) => (i === at ? module : own)) })
}

function issuesOf(configuration: StairsFurnitureConfiguration): Issue[] {
	const result = buildFurniture(configuration, sampleCatalogue)
	return result.ok ? result.value.issues : result.issues
}

const errorsOf = (configuration: StairsFurnitureConfiguration) =>
	issuesOf(configuration).filter(({ severity }) => severity === 'error')

type Row = [
	what: string,
	configuration: StairsFurnitureConfiguration,
	issue: { code: IssueCode; measured?: number; limit?: number },
	remedy: Partial<StairsFurnitureConfiguration> | null,
]

const pullOuts = (count: number): StairModule[] =>
	Array.from({ length: count }, () => ({ fill: 'PullOut' }))
const { modules: ofS1 = [] } = goldenStairs.s1
const firstOf = (count: number) => ofS1.slice(0, count)

const rows: Row[] = [
	[
		'shelves in a carcass of 879',
		goldenStairs.xs1,
		{ code: 'too_deep_to_reach', measured: 879, limit: 700 },
		{ modules: pullOuts(5) },
	],
	[
		// 264 wide at least: twelve modules of 245 would be too narrow, eleven have bays of 228.
		'shelves 879 deep in bays too narrow for a cart',
		under({
			room: { width: 380 },
			depth: { center: 900 },
			modules: [{ fill: 'Shelves', shelves: 1 }],
			stair: { low: 1200 },
		}),
		{ code: 'too_deep_to_reach', measured: 879, limit: 700 },
		{ depth: { center: 721 } },
	],
	[
		'a low end that only a void closes, not accepted',
		under({ stair: { low: 100 }, slope: { acceptVoid: false }, modules: pullOuts(5) }),
		{ code: 'run_starts_too_low', measured: 375, limit: 200 },
		{ slope: { acceptVoid: true } },
	],
	[
		'a high end 72 off the steps',
		goldenStairs.xs2,
		{ code: 'slope_readings_disagree', measured: 72, limit: 15 },
		null,
	],
	[
		// A front of 684 at its low edge: 687 from the carcass bottom.
		'four drawers of 256 where 687 is free',
		withModule(1, { fill: 'Drawers', pitches: [256, 256, 256, 256] }),
		{ code: 'stack_too_high', measured: 1024, limit: 687 },
		{
			modules: [{ fill: 'PullOut' }, { fill: 'Drawers', pitches: [256] }, ...ofS1.slice(2)],
		},
	],
	[
		'nine shelves at 256 in 1494',
		withModule(3, { fill: 'Shelves', shelves: 9 }),
		{ code: 'stack_too_high', measured: 2722, limit: 1494 },
		{ modules: ofS1.map((own, i) => (i === 3 ? { fill: 'Shelves', shelves: 4 } : own)) },
	],
	[
		'a rail in 659',
		withModule(1, { fill: 'Rail' }),
		{ code: 'zone_too_low', measured: 659, limit: 1000 },
		{ modules: ofS1 },
	],
	[
		'a carcass of 1079',
		under({ depth: { center: 1100 }, modules: pullOuts(5) }),
		{ code: 'carcass_too_deep', measured: 1079, limit: 1000 },
		{ depth: { center: 721 } },
	],
	[
		'a carcass of 879 opened from its end',
		{ ...goldenStairs.fromTheEnd, depth: { center: 900 } },
		{ code: 'carcass_too_deep', measured: 879, limit: 700 },
		{ depth: { center: 721 } },
	],
	[
		'one leaf pair under a slope',
		under({ room: { width: 1500 }, modules: [{ fill: 'Shelves' }, { fill: 'Shelves' }] }),
		{ code: 'pair_under_slope', measured: 700, limit: 600 },
		// Three of 466: the first stands too low for a shelf.
		{ modules: [{ fill: 'PullOut' }, { fill: 'Shelves' }, { fill: 'PullOut' }] },
	],
	[
		// 580 less 512: 68 at the low edge, 1099 - 512 at the high one: a leaf whose low edge is short.
		'a leaf of 172 over two drawers',
		withModule(1, { fill: 'Drawers', pitches: [256, 256] }),
		{ code: 'door_too_short', measured: 172, limit: 250 },
		{ modules: ofS1.map((own, i) => (i === 1 ? { fill: 'Drawers', pitches: [256] } : own)) },
	],
	[
		'pull-outs in bays of 931',
		under({ modules: firstOf(3) }),
		{ code: 'fitting_bay_too_wide', measured: 931, limit: 564 },
		{ modules: [...firstOf(3), { fill: 'Shelves' }, { fill: 'Rail' }] },
	],
	[
		'pull-outs in bays of 254',
		under({ modules: pullOuts(10) }),
		{ code: 'fitting_bay_too_narrow', measured: 254, limit: 264 },
		{ modules: pullOuts(9) },
	],
	[
		'a pull-out in a carcass of 409, whose useful depth is 389',
		under({
			depth: { center: 430 },
			modules: [
				{ fill: 'PullOut' },
				...Array.from({ length: 4 }, (): StairModule => ({ fill: 'Empty' })),
			],
		}),
		{ code: 'fitting_too_deep', measured: 389, limit: 410 },
		{ modules: Array.from({ length: 5 }, () => ({ fill: 'Empty' })) },
	],
	[
		'a rail in 459 of useful depth',
		under({ depth: { center: 500 } }),
		{ code: 'fitting_too_deep', measured: 459, limit: 480 },
		{ modules: [...firstOf(4), { fill: 'Shelves' }] },
	],
	[
		'a room of 300',
		under({ room: { width: 300 }, modules: [{ fill: 'Empty' }] }),
		{ code: 'no_module_fits', measured: 200, limit: 250 },
		{ filler: { left: 0, right: 0 } },
	],
	[
		'a rear end of 213 under a flight that comes down behind',
		{
			...goldenStairs.fromTheEnd,
			stair: { access: 'Front', low: 250 },
			modules: [{ fill: 'Empty' }],
		},
		{ code: 'rear_too_low', measured: 213, limit: 300 },
		{ margin: { back: 121 } },
	],
	[
		'a stringer that hangs to the floor',
		under({ stair: { low: 350, stringer: 400 } }),
		{ code: 'slope_out_of_bounds', measured: -50, limit: 0 },
		{ stair: { stringer: 350 } },
	],
]

test.each(rows)('%s', (_, configuration, { code, ...figures }, remedy) => {
	const issue = errorsOf(configuration).find((own) => own.code === code)
	expect(issue).toMatchObject({ code, ...figures })
	if (remedy === null) {
		expect(issue?.remedy).toBeUndefined()
		return
	}
	expect(issue?.remedy).toEqual(remedy)
	const after = errorsOf(applyRemedy(configuration, issue?.remedy ?? {}))
	expect(after.filter((own) => own.code === code && own.module === issue?.module)).toEqual([])
})

test('every remedy under a flight can be stored, ends its issue and brings no other error', () => {
	for (const [what, configuration] of rows) {
		const before = errorsOf(configuration)
		const said = (issue: Issue) => `${issue.code} ${issue.module}`
		for (const issue of before) {
			if (!issue.remedy) continue
			const after = errorsOf(applyRemedy(configuration, issue.remedy)).map(said)
			expect(after, what).not.toContain(said(issue))
			expect(before.map(said), what).toEqual(expect.arrayContaining(after))
		}
	}
})

test.each([
	['steep', 230, 250, 710, 680],
	['flat', 140, 250, 530, 560],
])('a %s step is doubted, not refused', (_, rise, going, measured, limit) => {
	const issues = issuesOf(under({ stair: { rise, going, low: 900 }, modules: pullOuts(5) }))
	expect(issues.filter(({ code }) => code === 'stair_readings_doubtful')).toMatchObject([
		{ family: 'MEASURE', severity: 'warning', measured, limit },
	])
})

test('a comfortable step is not doubted', () => {
	expect(issuesOf(goldenStairs.s1).map(({ code }) => code)).not.toContain('stair_readings_doubtful')
})

test('a meter is asked about until a module leaves it in reach', () => {
	const asked = (configuration: StairsFurnitureConfiguration) =>
		issuesOf(configuration).some(({ code }) => code === 'stair_vent')
	expect(asked(goldenStairs.s1)).toBe(true)
	expect(asked(withModule(3, { fill: 'Empty' }))).toBe(true)
	expect(asked(withModule(3, { fill: 'Empty', hatch: true }))).toBe(false)
})

test('a height read at the high end that agrees to 15 is taken, and holds the line of the flight', () => {
	// 350 + 3000 x 0.72 is above the landing at 2400.
	expect(errorsOf(under({ stair: { high: 2415 } }))).toEqual([])
	expect(errorsOf(under({ stair: { high: 2416 } })).map(({ code }) => code)).toEqual([
		'slope_readings_disagree',
	])
	const verdict = (stair: StairsFurnitureConfiguration['stair']) =>
		fitVerdictsOf(under({ stair }), sampleCatalogue).map((own) => [own.verdict, own.line])
	expect(verdict({})).toEqual([['fits_if_true', 'stair.rise']])
	expect(verdict({ high: 2400 })).toEqual([['fits', null]])
})

const checkOf = (configuration: StairsFurnitureConfiguration, code: string) => {
	const result = buildFurniture(configuration, sampleCatalogue)
	if (!result.ok) throw new Error(JSON.stringify(result.issues))
	return checksOf(result.value, configuration, sampleCatalogue).find((check) => check.code === code)
}

test('pull_out_tip: said of the cart that comes out furthest, as a hint, and only where there is one', () => {
	expect(checkOf(goldenStairs.s2, 'pull_out_tip')).toMatchObject({ state: 'hint', measured: 400 })
	expect(checkOf(goldenStairs.fromTheEnd, 'pull_out_tip')).toBeUndefined()
})

test('pull_out_load: what the runners carry less the cart and its front, 60 at most', () => {
	expect(checkOf(goldenStairs.s1, 'pull_out_load')).toMatchObject({
		state: 'ok',
		measured: 60,
		limit: 30,
	})
	// A cart of 2364 x 507 with three shelves and a lacquered front, on runners for 100: by hand below.
	// 2 x 2.164 x 0.507 + 4 x 0.964 x 0.507 + 2 x 0.964 x 0.12 = 4.381 m2 of 11.7 kg; front 2.25 x 0.58 x 14.8.
	const heavy: StairsFurnitureConfiguration = {
		...goldenStairs.s2,
		colors: { exterior: 'P9-oak' },
		hu: 2700,
		depth: { center: 1021 },
		stair: { rises: 'Left', low: 1500, steps: 'Visible' },
		modules: pullOuts(4),
	}
	const check = checkOf(heavy, 'pull_out_load')
	expect(check).toMatchObject({ state: 'warning', limit: 30 })
	expect(check?.measured).toBeLessThan(30)
	const mended = applyRemedy(heavy, check?.remedy ?? {})
	expect(checkOf(mended, 'pull_out_load')?.state ?? 'ok').toBe('ok')
})

test('pull_out_room: an obstacle in front of a cart asks for a shallower carcass', () => {
	const radiator = {
		where: 'left' as const,
		position: 1000,
		bottom: 100,
		height: 600,
		depth: 120,
		kind: 'radiator' as const,
		width: 600,
	}
	// The front is at 600, so 400 are free before the radiator; a cart of 500 asks for 800.
	const blocked = under({ obstacle: [radiator] })
	const check = checkOf(blocked, 'pull_out_room')
	expect(check).toMatchObject({ state: 'warning', measured: 400, limit: 800 })
	expect(check?.remedy).toBeUndefined()
	// 300 further away a cart of 450 passes from a carcass 50 shallower.
	const further = under({ obstacle: [{ ...radiator, position: 1330 }], modules: pullOuts(5) })
	const other = checkOf(further, 'pull_out_room')
	expect(other).toMatchObject({ measured: 730, limit: 800, remedy: { depth: { center: 501 } } })
	expect(checkOf(applyRemedy(further, other?.remedy ?? {}), 'pull_out_room')).toMatchObject({
		state: 'ok',
	})
	expect(checkOf(goldenStairs.s1, 'pull_out_room')).toBeUndefined()
})
