// Ways out of an issue, in the words of a flight. Each is tried before it is offered.
import type { Catalogue } from '../../catalogue.ts'
import { type Issue, type IssueCode, isError, type Remedy } from '../../issue.ts'
import { runPlacesOf, runZonesOf } from '../../run/layout/run-zones.ts'
import { applyRemedy } from '../apply-remedy.ts'
import { type Fault, isGone, type Rule, withTriedRemedies } from '../fault.ts'
import { type CountedModules, moduleCounts } from './counts.ts'
import { chosenStairs } from './defaults.ts'
import { pitchesOf, usualFill } from './fills.ts'
import { flightOf } from './flight.ts'
import { STRAIGHT_REACH, USUAL, usualStair } from './limits.ts'
import {
	type StairModule,
	type StairsFurnitureConfiguration,
	stairsFurnitureSchema,
} from './schema.ts'

/** Errors that a configuration would have, without remedies of their own. */
export type ErrorsOf = (configuration: StairsFurnitureConfiguration) => Issue[]

/** What a way out starts from. */
type Ways = {
	issue: Issue
	configuration: StairsFurnitureConfiguration
	modules: readonly StairModule[]
	/** The module that the issue names. */
	own: StairModule | null
	/** What is usual in its place. */
	usual: StairModule | null
	/** Pitches of its drawers. */
	pitches: readonly number[]
	counts: () => CountedModules[]
}

type WaysOf = (ways: Ways) => Remedy[]

/** Each issue with its first way out that works. */
export function withRemedies(
	issues: readonly Issue[],
	configuration: StairsFurnitureConfiguration,
	catalogue: Catalogue,
	errorsOf: ErrorsOf,
): Issue[] {
	const waysOf = openWays(configuration, catalogue)
	const faults = issues.map((issue): Fault => {
		const { remedy: _, ...plain } = issue
		return { ...plain, candidates: () => waysOf(issue) }
	})
	return withTriedRemedies(faults, {
		configuration,
		faultsOf: errorsOf,
		rules: [mendsModule(issues.filter(isError)), isGone],
		// A rule of runs may answer in words that no flight has.
		mayTry: (way) => stairsFurnitureSchema.safeParse(applyRemedy(configuration, way)).success,
	})
}

/** It is gone from its module, and no module has an error that it had not. */
function mendsModule(before: readonly Fault[]): Rule {
	const isSame = (a: Fault, b: Fault) => a.code === b.code && a.module === b.module
	return (fault, left) =>
		left.every((after) => !isSame(after, fault) && before.some((own) => isSame(own, after)))
}

function openWays(
	configuration: StairsFurnitureConfiguration,
	catalogue: Catalogue,
): (issue: Issue) => Remedy[] {
	const { design, modules } = chosenStairs(configuration, catalogue)
	const places = runPlacesOf(runZonesOf(design, 'Main'), design)
	let known: CountedModules[] | null = null
	const counts = () => {
		known ??= moduleCounts(configuration, catalogue).toSorted(
			(a, b) => Math.abs(a.count - modules.length) - Math.abs(b.count - modules.length),
		)
		return known
	}
	return (issue) => {
		const at = issue.module ?? -1
		const [place, own] = [places[at], modules[at] ?? null]
		const usual = place ? usualFill(place, design) : null
		const pitches = place && own ? pitchesOf(own, place, design) : []
		const ways = { issue, configuration, modules, own, usual, pitches, counts }
		const ofFlight = waysOut[issue.code]?.(ways) ?? []
		return issue.remedy ? [...ofFlight, issue.remedy] : ofFlight
	}
}

function withFill({ modules, issue }: Ways, fill: StairModule): Remedy {
	return { modules: modules.map((own, i) => (i === issue.module ? fill : own)) }
}

const other: WaysOf = (ways) => [
	...(ways.usual ? [withFill(ways, ways.usual)] : []),
	withFill(ways, { fill: 'Shelves', shelves: 1 }),
	withFill(ways, { fill: 'Empty' }),
]

const otherCount: WaysOf = ({ counts }) => counts().map(({ modules }) => ({ modules }))

const fewerModules: WaysOf = ({ counts, modules: now }) =>
	counts()
		.filter(({ count }) => count < now.length)
		.map(({ modules }) => ({ modules }))

const moreModules: WaysOf = ({ counts, modules: now }) =>
	counts()
		.filter(({ count }) => count > now.length)
		.map(({ modules }) => ({ modules }))

/** The uppermost drawers or shelves are left out, one by one. */
const fewer: WaysOf = (ways) => {
	const { own, pitches } = ways
	const lower = pitches.slice(1).map((_, i) => pitches.slice(0, pitches.length - 1 - i))
	const shelves = own?.fill === 'Shelves' ? (own.shelves ?? 1) : 1
	return [
		...lower.map((some) => withFill(ways, { fill: 'Drawers', pitches: [...some] })),
		...Array.from({ length: shelves - 1 }, (_, i) =>
			withFill(ways, { ...own, fill: 'Shelves', shelves: shelves - 1 - i }),
		),
		...other(ways),
	]
}

const reachable: WaysOf = (ways) => [
	withFill(ways, { fill: 'PullOut' }),
	{
		modules: ways.modules.map((own) =>
			own.fill === 'PullOut' || own.fill === 'Empty' ? own : { fill: 'PullOut' },
		),
	},
	{ depth: { center: STRAIGHT_REACH } },
	withFill(ways, { fill: 'Empty' }),
]

const thicker: WaysOf = (ways) =>
	ways.own?.fill === 'Shelves'
		? [withFill(ways, { ...ways.own, thickness: 28 }), ...moreModules(ways)]
		: []

const unlit: WaysOf = (ways) =>
	ways.own && 'led' in ways.own ? [withFill(ways, { ...ways.own, led: false })] : []

const measurable: WaysOf = ({ configuration }) => {
	const { low, stringer } = flightOf(configuration)
	return [
		{ stair: { stringer: Math.min(stringer, low) } },
		{ stair: { rise: usualStair.rise, going: usualStair.going } },
	]
}

/** Further from where the flight comes down behind it, a carcass is higher at its rear. */
const furtherOff: WaysOf = ({ issue: { measured = 0, limit = 0 }, configuration }) => {
	const { tan } = flightOf(configuration)
	const back = (configuration.margin?.back ?? 0) + Math.ceil((limit - measured) / tan)
	return [{ margin: { back } }]
}

/** mm: what can still be scribed, then none. */
const narrowerEnds: WaysOf = () =>
	[30, 0].map((width) => ({ filler: { left: width, right: width } }))

const unclosed: Remedy = { doors: null }

const shallower: WaysOf = () =>
	[STRAIGHT_REACH, USUAL.depth].map((center) => ({ depth: { center } }))

const waysOut: Partial<Record<IssueCode, WaysOf>> = {
	too_deep_to_reach: reachable,
	stack_too_high: fewer,
	zone_too_low: other,
	fitting_too_deep: other,
	fitting_bay_too_narrow: (ways) => [...unlit(ways), ...fewerModules(ways), ...other(ways)],
	fitting_bay_too_wide: (ways) => [...moreModules(ways), ...other(ways)],
	pair_under_slope: (ways) => [...moreModules(ways), unclosed],
	door_too_tall: () => [unclosed],
	door_too_short: (ways) => [...fewer(ways), unclosed],
	door_too_large: moreModules,
	door_too_heavy: moreModules,
	door_too_wide: moreModules,
	door_too_slender: otherCount,
	door_too_narrow: otherCount,
	module_too_narrow: otherCount,
	module_too_wide: otherCount,
	too_many_modules: otherCount,
	no_module_fits: narrowerEnds,
	shelf_needs_28: thicker,
	slope_out_of_bounds: measurable,
	rear_too_low: furtherOff,
	carcass_too_deep: shallower,
	handle_hits_wall: ({ issue }) => [...(issue.remedy ? [issue.remedy] : []), { handle: null }],
}
