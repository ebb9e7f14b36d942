import type { Catalogue } from '../../../catalogue.ts'
import type { Issue, IssueCode } from '../../../issue.ts'
import { bayMisfits } from '../../../run/module/bay/bay-issues.ts'
import { applyRemedy } from '../../apply-remedy.ts'
import { buildDressing } from '../build.ts'
import { completeDressing } from '../complete.ts'
import { baySizeAt } from '../option/module-options.ts'
import type { DressingConfiguration } from '../schema.ts'
import { laidOutAgain } from './lay-out-again.ts'
import { nearestInterior, templatesLike } from './nearest-interior.ts'
import { modulesIn, withModuleIn, withoutRun, withRun, writtenRun } from './run-choices.ts'

type Mending = (
	issue: Issue,
	configuration: DressingConfiguration,
	catalogue: Catalogue,
) => DressingConfiguration[]

const mendings: Partial<Record<IssueCode, Mending>> = {
	stack_too_high: otherInterior,
	fitting_too_deep: otherInterior,
	fitting_bay_too_narrow: otherInterior,
	fitting_bay_too_wide: otherInterior,
	fitting_in_blind_corner: otherInterior,
	overlay_drawers_not_lowest: otherInterior,
	zone_too_low: otherInterior,
	shelf_needs_28: thickerShelves,
	no_module_fits: otherModules,
	module_count_impossible: otherModules,
	too_many_modules: otherModules,
	zone_count_wrong: otherModules,
	module_too_narrow: otherModules,
	module_too_wide: otherModules,
	bay_count_wrong: otherModules,
	blind_module_is_simple: otherModules,
	bay_too_wide_for_shelf: otherModules,
	two_slopes_on_module: otherModules,
	pair_under_slope: otherModules,
	door_too_wide: otherModules,
	door_too_narrow: otherModules,
	door_too_large: otherModules,
	door_too_heavy: otherModules,
	door_too_short: interiorWithoutOverlay,
	style_not_for_material: simpleDoors,
	style_not_for_size: simpleDoors,
	style_not_under_slope: simpleDoors,
	handle_hits_wall: otherHandle,
	corner_too_tight: otherHandle,
	handle_color_unavailable: otherHandle,
}

/** Nearest first: the choice that the issue names, then its remedy, then the run with its defaults. */
export function mendedWays(
	issue: Issue,
	configuration: DressingConfiguration,
	catalogue: Catalogue,
): DressingConfiguration[] {
	const named = mendings[issue.code]?.(issue, configuration, catalogue) ?? []
	const side = issue.run
	const fresh = side && modulesIn(writtenRun(configuration, catalogue, side)).length > 0
	return [
		...named,
		...laterRemedy(issue, configuration),
		...(fresh ? [withoutRun(configuration, side)] : []),
	].filter((way) => JSON.stringify(way) !== JSON.stringify(configuration))
}

/** Only what is decided after the room gives way. */
const laterFields = new Set(['runs', 'doors', 'handle', 'colors', 'charger'])

function laterRemedy(
	{ remedy }: Issue,
	configuration: DressingConfiguration,
): DressingConfiguration[] {
	if (!remedy || !Object.keys(remedy).every((key) => laterFields.has(key))) return []
	return [applyRemedy(configuration, remedy)]
}

function otherInterior(
	issue: Issue,
	configuration: DressingConfiguration,
	catalogue: Catalogue,
): DressingConfiguration[] {
	return changedBay(issue, configuration, catalogue, (bay, size) => [nearestInterior(bay, size)])
}

function thickerShelves(
	issue: Issue,
	configuration: DressingConfiguration,
	catalogue: Catalogue,
): DressingConfiguration[] {
	return changedBay(issue, configuration, catalogue, (bay) => [{ ...bay, thickness: 28 }])
}

// Where the leaf above overlay drawers is too short, the same interior stands behind a full leaf.
function interiorWithoutOverlay(
	issue: Issue,
	configuration: DressingConfiguration,
	catalogue: Catalogue,
): DressingConfiguration[] {
	return changedBay(issue, configuration, catalogue, (bay, size) =>
		templatesLike(bay)
			.filter((template) => bayMisfits({ template }, size).length === 0)
			.slice(0, 4)
			.map((template) => ({ template })),
	)
}

type BayChange = (
	bay: NonNullable<ReturnType<typeof modulesIn>[number]['bays']>[number],
	size: NonNullable<ReturnType<typeof baySizeAt>>,
) => (typeof bay)[]

function changedBay(
	{ run: side = 'Main', module, bay = 0 }: Issue,
	configuration: DressingConfiguration,
	catalogue: Catalogue,
	change: BayChange,
): DressingConfiguration[] {
	if (module === undefined) return []
	const run = writtenRun(configuration, catalogue, side)
	const old = modulesIn(run)[module]?.bays?.[bay]
	const size = baySizeAt(configuration, catalogue, { run: side, module, bay })
	if (!run || !old || !size) return []
	return change(old, size).map((choice) =>
		withRun(
			configuration,
			withModuleIn(run, module, (it) => ({
				...it,
				bays: (it.bays ?? []).map((other, i) => (i === bay ? choice : other)),
			})),
		),
	)
}

function otherModules(
	{ run = 'Main', code }: Issue,
	configuration: DressingConfiguration,
	catalogue: Catalogue,
): DressingConfiguration[] {
	const ways = laidOutAgain(configuration, catalogue, run)
	const clear = ways.filter((way) => !hasIssue(way, catalogue, code, run))
	return clear.slice(0, 1)
}

function hasIssue(
	configuration: DressingConfiguration,
	catalogue: Catalogue,
	code: IssueCode,
	run: Issue['run'],
): boolean {
	const result = buildDressing(configuration, catalogue)
	return !result.ok && result.issues.some((issue) => issue.code === code && issue.run === run)
}

function simpleDoors(_: Issue, configuration: DressingConfiguration): DressingConfiguration[] {
	const { doors } = configuration
	if (!doors || doors.style === 'Simple') return []
	const { count: __, ...rest } = doors
	return [{ ...configuration, doors: { ...rest, style: 'Simple' } }]
}

// Another colour of the model, then the most prominent model that passes, then none.
function otherHandle(
	{ code, run }: Issue,
	configuration: DressingConfiguration,
	catalogue: Catalogue,
): DressingConfiguration[] {
	const now = completeDressing(configuration, catalogue).handle
	const chosen = catalogue.handles.find(({ reference }) => reference === now?.model)
	const flatter = catalogue.handles
		.filter((handle) => chosen && handle.projection < chosen.projection)
		.toSorted((a, b) => b.projection - a.projection)
	const models = [...(chosen ? [chosen] : []), ...flatter]
	const ways = models.flatMap((handle) => {
		const color = handle.colors.find((offered) => offered === now?.color) ?? handle.colors[0]
		return color ? [{ ...configuration, handle: { model: handle.reference, color } }] : []
	})
	const last = { ...configuration, handle: null }
	const passing = [...ways, last].find((way) => !hasIssue(way, catalogue, code, run))
	return passing ? [passing] : []
}
