// An earlier choice changed: which later choices no longer hold, and what stands nearest to them.
import {
	type BayChoice,
	type Catalogue,
	type Configuration,
	completeConfiguration,
	handleColorOptions,
	type Issue,
	moduleCountOptions,
	templateOptions,
	templateStacks,
	withBay,
} from '@gabarit/engine'
import { baysOf } from './choices-changed.ts'
import { zoneAt, zonesOf } from './run-zones.ts'
import type { Solved, Solver } from './solve.ts'

const turns = 40

/** The wanted configuration with every later choice that no longer fits replaced by the nearest that does. */
export function keepWhatFits(wanted: Configuration, solve: Solver, catalogue: Catalogue): Solved {
	let current = solve(wanted)
	for (let turn = 0; turn < turns && current.furniture === null; turn++) {
		const mended = firstMended(current, catalogue)
		if (mended === null) return solve(wanted)
		current = solve(mended)
	}
	return current.furniture === null ? solve(wanted) : current
}

function firstMended(solved: Solved, catalogue: Catalogue): Configuration | null {
	for (const issue of solved.issues) {
		if (issue.severity !== 'error') continue
		const mended = mendings[issue.code]?.(issue, solved, catalogue) ?? null
		if (mended !== null) return mended
	}
	return null
}

type Mending = (issue: Issue, solved: Solved, catalogue: Catalogue) => Configuration | null

/** What stands nearest to a choice that no longer holds; other issues are for the buyer to mend. */
const mendings: Partial<Record<Issue['code'], Mending>> = {
	stack_too_high: otherTemplate,
	fitting_too_deep: otherTemplate,
	fitting_bay_too_narrow: otherTemplate,
	fitting_bay_too_wide: otherTemplate,
	overlay_drawers_not_lowest: otherTemplate,
	zone_too_low: otherTemplate,
	fitting_in_blind_corner: otherTemplate,
	shelf_needs_28: (issue, solved, catalogue) => thicker(issue, solved.configuration, catalogue),
	no_module_fits: otherModules,
	module_count_impossible: otherModules,
	too_many_modules: otherModules,
	zone_count_wrong: freshRun,
	blind_module_is_simple: otherModules,
	two_slopes_on_module: freshRun,
	pair_under_slope: otherModules,
	module_too_narrow: otherModules,
	module_too_wide: otherModules,
	bay_count_wrong: otherModules,
	bay_too_wide_for_shelf: otherModules,
	style_not_for_material: simpleDoors,
	style_not_for_size: simpleDoors,
	style_not_under_slope: simpleDoors,
	handle_color_unavailable: otherHandleColor,
}

function otherTemplate(issue: Issue, solved: Solved, catalogue: Catalogue): Configuration | null {
	const { run = 'Main', module, bay } = issue
	if (module === undefined || bay === undefined) return null
	const { configuration, design } = solved
	const options = templateOptions(configuration, catalogue, { run, module, bay })
	const old = baysOf(design, run).find((one) => one.module === module && one.bay === bay)?.choice
	const wanted = old === undefined ? [] : kindsOf(old)
	const best = options
		.filter(({ available }) => available)
		.map((option) => ({ option, score: likeness(wanted, option.reference) }))
		.toSorted((a, b) => b.score - a.score)[0]
	return best === undefined || best.option.configuration === configuration
		? null
		: best.option.configuration
}

/** How much of what the old bay held the new one holds, then how much of its height it uses. */
function likeness(wanted: readonly string[], reference: string): number {
	const template = templateStacks[reference]
	if (template === undefined) return -1
	const left = fittingsOf(template.stack.map(({ kind }) => kind))
	const shared = fittingsOf(wanted).filter((kind) => {
		const at = left.indexOf(kind)
		if (at >= 0) left.splice(at, 1)
		return at >= 0
	}).length
	const extra = left.filter((kind) => kind !== 'Empty').length
	return shared * 10_000 - extra * 1000 + template.height / 100
}

/** What holds things; the shelves between do not. */
const fittingsOf = (kinds: readonly string[]) => kinds.filter((kind) => kind !== 'FixedShelve')

function kindsOf(bay: BayChoice): string[] {
	const stack = 'template' in bay ? templateStacks[bay.template]?.stack : bay.zones
	return (stack ?? []).map(({ kind }) => kind)
}

function thicker(issue: Issue, configuration: Configuration, catalogue: Catalogue) {
	const { run = 'Main', module, bay } = issue
	if (module === undefined || bay === undefined) return null
	return withBay(configuration, catalogue, { run, module, bay }, (choice) => ({
		...choice,
		thickness: 28,
	}))
}

/** The nearest number of modules that can be made; the engine keeps the bays in their order. */
function otherModules(issue: Issue, solved: Solved, catalogue: Catalogue): Configuration | null {
	const { configuration, design } = solved
	const { run = 'Main', module } = issue
	const zones = zonesOf(design, null, run)
	if (zones.length > 1 && module === undefined) return freshRun(issue, solved)
	const zone = zoneAt(zones, module ?? 0)
	const count = zones[zone]?.count ?? 0
	const nearest = moduleCountOptions(configuration, catalogue, run, zone)
		.filter(({ available }) => available)
		.toSorted((a, b) => Math.abs(a.count - count) - Math.abs(b.count - count))[0]
	if (nearest === undefined || same(nearest.configuration, configuration)) {
		return freshRun(issue, solved)
	}
	return nearest.configuration
}

/** The run as the joiner would divide it, where it was divided otherwise. */
function freshRun({ run = 'Main' }: Issue, { configuration }: Solved): Configuration | null {
	const runs = configuration.runs?.filter(({ side }) => side !== run) ?? []
	return runs.length === (configuration.runs?.length ?? 0) ? null : { ...configuration, runs }
}

function same(a: Configuration, b: Configuration): boolean {
	return JSON.stringify(a) === JSON.stringify(b)
}

function simpleDoors(_: Issue, { configuration }: Solved): Configuration | null {
	const { doors } = configuration
	if (doors === null || doors === undefined || doors.style === 'Simple') return null
	const { count: __, ...rest } = doors
	return { ...configuration, doors: { ...rest, style: 'Simple' } }
}

function otherHandleColor(
	_: Issue,
	{ configuration }: Solved,
	catalogue: Catalogue,
): Configuration | null {
	const option = handleColorOptions(configuration, catalogue).find(({ available }) => available)
	return option === undefined ? null : option.configuration
}

/** The configuration after an edit of the ceiling: the top filler grows with it and does not shrink back. */
export function withStickyFiller(
	before: Configuration,
	after: Configuration,
	catalogue: Catalogue,
	tallestCarcass = 2700,
): Configuration {
	const { top } = completeConfiguration(before, catalogue).filler
	if (top === 0) return after
	const lowest = Math.min(...[after.hu].flat())
	const needed = Math.max(top, lowest - tallestCarcass)
	if (needed > 300 || needed === top) return after
	return { ...after, filler: { ...after.filler, top: needed } }
}
