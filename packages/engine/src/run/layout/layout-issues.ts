// Do the chosen modules share the run within their limits (domain 2.4, 3.1)?

import {
	DOUBLE_WIDTH,
	MODULES_MAX,
	ONE_LEAF_MAX,
	SIMPLE_WIDTH,
	TOP_FILLER,
} from '../../constants.ts'
import { createIssue } from '../../create-issue.ts'
import type { Issue, Remedy, RunSide } from '../../issue.ts'
import type { ModuleChoice } from '../choices.ts'
import type { Design, DesignModule } from '../design.ts'
import { bayMisfits } from '../module/bay/bay-issues.ts'
import { baySizeIn } from '../module/bay/bay-size.ts'
import type { RunSpace } from '../space/run-space.ts'
import { type StoredRuns, storedRunsOf } from '../stored-runs.ts'
import { lengthRemedy } from './length-remedy.ts'
import type { ModuleKind } from './module-counts.ts'
import { type ModulePlace, modulePlacesOf } from './module-places.ts'
import {
	cornerNeed,
	fitsRun,
	kindsOfCount,
	limitsAt,
	usualKindsOf,
	widthsOf,
} from './run-layout.ts'
import type { RunZone, RunZones } from './run-zones.ts'
import { spreadModules } from './spread-modules.ts'

export function layoutIssues(
	{ space, zones }: RunZones,
	places: readonly ModulePlace[],
	design: Design,
): Issue[] {
	const run = space.side
	const chosen = design.runs.find((candidate) => candidate.side === run)?.zones.length ?? 0
	if (zones.length === 0) return [noModuleFits(space, design)]
	if (chosen > 0 && chosen !== zones.length) {
		const remedy = withZones(design, run, spreadModules(zones, design, run))
		const counts = { measured: chosen, limit: zones.length }
		return [createIssue({ code: 'zone_count_wrong', run, ...counts, remedy })]
	}
	const count = zones.reduce((sum, zone) => sum + zone.modules.length, 0)
	const beyond = design.filler.custom.find((own) => own.run === run && own.after > count)
	if (beyond && count > 0) {
		const field = 'filler.custom'
		return [
			createIssue({
				code: 'filler_place_unknown',
				field,
				run,
				measured: beyond.after,
				limit: count,
				remedy: withoutFiller(design, beyond),
			}),
		]
	}
	const hidden = design.filler.custom.find((own) => own.run === run && isBehind(space, own, count))
	if (hidden && count > 0) return [behindCorner(design, hidden)]
	if (count > MODULES_MAX) {
		return [createIssue({ code: 'too_many_modules', run, measured: count, limit: MODULES_MAX })]
	}
	return zones.flatMap((zone, i) =>
		zoneIssues(zone, places, design, (modules) => withZone(design, { space, zones }, i, modules)),
	)
}

type RemedyOf = (modules: ModuleChoice[]) => Remedy

// The runs as they stand, with other modules in one zone of this one.
function withZone(
	design: Design,
	{ space: { side }, zones }: Pick<RunZones, 'space' | 'zones'>,
	index: number,
	modules: ModuleChoice[],
): Remedy {
	const before = storedRunsOf(design).find((run) => run.side === side)
	const written = zones.map((_, i) => ({
		modules: i === index ? modules : (before?.zones[i]?.modules ?? []),
	}))
	return withZones(design, side, written)
}

// Arrays replace: what was chosen for the other runs goes with it.
function withZones(design: Design, side: RunSide, zones: StoredRuns[number]['zones']): Remedy {
	const others = storedRunsOf(design).filter((run) => run.side !== side)
	return { runs: [...others, { side, zones }] }
}

type Custom = Design['filler']['custom'][number]

// Between a blind module and its corner a filler would push the leaf off the corner strip and stay hidden.
function isBehind({ left, right }: RunSpace, { after }: Custom, count: number): boolean {
	return (left.kind === 'Blind' && after === 0) || (right.kind === 'Blind' && after === count)
}

function behindCorner(design: Design, hidden: Custom): Issue {
	return createIssue({
		code: 'filler_behind_corner',
		field: 'filler.custom',
		run: hidden.run,
		measured: hidden.after,
		remedy: withoutFiller(design, hidden),
	})
}

function withoutFiller({ filler }: Design, gone: Custom): Remedy {
	return { filler: { custom: filler.custom.filter((own) => own !== gone) } }
}

function zoneIssues(
	zone: RunZone,
	places: readonly ModulePlace[],
	design: Design,
	remedyOf: RemedyOf,
): Issue[] {
	const { space, modules, first } = zone
	const own = places.slice(first, first + modules.length)
	if (usualKindsOf(space).length === 0 || modules.length === 0) return [noModuleFits(space, design)]
	const chosen = modules.map((module) => module.kind)
	if (fitsRun(space, chosen)) {
		const narrow = narrowIssues(own, first, design, remedyOf)
		return [...narrow, ...shapeIssues(zone, own, design, remedyOf)]
	}
	const { moduleMin } = design.limits
	const kinds = [kindsOfCount(space, modules.length), usualKindsOf(space)].find(
		(mix) => mix && widthsOf(space, mix).every((width) => width >= moduleMin),
	)
	const remedy = kinds ? remedyOf(kinds.map((kind) => ({ kind }))) : undefined
	return atFirst(
		own.flatMap((place, i) => widthIssues(place, first + i, limitsAt(space, chosen, i), remedy)),
	)
}

// Modules that share a zone are as wide as each other: too narrow or too wide for one limit is one
// reason, at the first.
function atFirst(issues: readonly Issue[]): Issue[] {
	const isSame = (a: Issue, b: Issue) => a.code === b.code && a.limit === b.limit
	return issues.filter((issue, i) => issues.findIndex((other) => isSame(other, issue)) === i)
}

// A start type may need wider modules than the workshop does (domain 8).
function narrowIssues(
	places: readonly ModulePlace[],
	first: number,
	{ limits }: Design,
	remedyOf: RemedyOf,
): Issue[] {
	const limit = limits.moduleMin
	const issues = places.flatMap((place, i) => {
		if (place.width >= limit) return []
		const kinds = kindsOfCount(place.space, places.length - 1)
		return [
			createIssue({
				code: 'module_too_narrow',
				run: place.space.side,
				module: first + i,
				measured: place.width,
				limit,
				at: [place.x, 0, 0],
				remedy: kinds ? remedyOf(kinds.map((kind) => ({ kind }))) : undefined,
				data: { kind: place.kind },
			}),
		]
	})
	return atFirst(issues)
}

type Limits = ReturnType<typeof limitsAt>

function widthIssues(
	place: ModulePlace,
	module: number,
	{ min, max }: Limits,
	remedy: Remedy | undefined,
): Issue[] {
	const at = [place.x, 0, 0] as const
	const data = { kind: place.kind }
	const common = { run: place.space.side, module, measured: place.width, at, remedy, data }
	if (place.blind && place.kind === 'Double') {
		return [createIssue({ code: 'blind_module_is_simple', limit: 1, ...common })]
	}
	if (place.width < min) return [createIssue({ code: 'module_too_narrow', limit: min, ...common })]
	if (place.width > max) return [createIssue({ code: 'module_too_wide', limit: max, ...common })]
	return []
}

function noModuleFits(space: RunSpace, design: Design): Issue {
	const { modules, ...need } = cornerNeed(space) ?? {
		measured: space.length,
		limit: SIMPLE_WIDTH.min,
		modules: Math.ceil(space.length / DOUBLE_WIDTH.max),
	}
	const common = { run: space.side, remedy: lengthRemedy(space, design) }
	if (modules > MODULES_MAX) {
		const counts = { measured: modules, limit: MODULES_MAX }
		return createIssue({ code: 'too_many_modules', ...counts, ...common })
	}
	return createIssue({ code: 'no_module_fits', ...need, field: lengthField(space), ...common })
}

function lengthField({ side }: RunSpace): string {
	if (side === 'Main') return 'room.width'
	return side === 'Left' ? 'room.sideLeft' : 'room.sideRight'
}

function shapeIssues(
	{ modules, first }: RunZone,
	places: readonly ModulePlace[],
	design: Design,
	remedyOf: RemedyOf,
): Issue[] {
	return places.flatMap((place, i): Issue[] => {
		const { space } = place
		const common = { run: space.side, module: first + i, at: [place.x, 0, 0] as const }
		if (place.shape.ridged && !design.slope.stepped) {
			const kinds = kindsClearOfRidge(modules, space, design, first)
			const stepped = { slope: { stepped: true } }
			const remedy = kinds ? remedyOf(kinds.map((kind) => ({ kind }))) : stepped
			const measured = space.ceiling - place.shape.heightLeft
			const limit = TOP_FILLER.max
			return [createIssue({ code: 'two_slopes_on_module', measured, limit, remedy, ...common })]
		}
		const isPair = place.kind === 'Simple' && !place.blind && place.width > ONE_LEAF_MAX
		const closed = design.doors !== null && modules[i]?.doors
		const isWhole = modules[i]?.wholeFront !== undefined
		if (!isPair || !closed || isWhole || place.shape.top === 'Straight') return []
		const remedy = remedyOf(asDouble(modules, i, { space, design, first }))
		const [measured, limit] = [place.width, ONE_LEAF_MAX]
		return [createIssue({ code: 'pair_under_slope', measured, limit, remedy, ...common })]
	})
}

// One module becomes a double. The others grow narrower; interiors that no longer fit are defaults again.
function asDouble(
	modules: readonly DesignModule[],
	index: number,
	zone: { space: RunSpace; design: Design; first: number },
): ModuleChoice[] {
	const { space, design, first } = zone
	const kinds = modules.map(({ kind }, m) => ({ kind: m === index ? ('Double' as const) : kind }))
	return modulePlacesOf(kinds, space, design, first).map(({ kind, bays }, m): ModuleChoice => {
		const before = modules[m]
		const kept = before && m !== index ? before.bays : []
		const fits = kept.every((bay, b) => {
			const place = bays[b]
			return place && bayMisfits(bay, baySizeIn(space, place, design)).length === 0
		})
		return {
			kind,
			...(before?.doors === false && { doors: false }),
			...(kept.length > 0 && fits && { bays: kept }),
		}
	})
}

function kindsClearOfRidge(
	modules: readonly DesignModule[],
	space: RunSpace,
	design: Design,
	first: number,
): ModuleKind[] | undefined {
	const counts = Array.from({ length: MODULES_MAX }, (_, i) => kindsOfCount(space, i + 1))
	return counts
		.filter((kinds) => kinds !== null)
		.find(
			(kinds) =>
				kinds.length > modules.length &&
				modulePlacesOf(
					kinds.map((kind) => ({ kind })),
					space,
					design,
					first,
				).every((place) => !place.shape.ridged),
		)
}
