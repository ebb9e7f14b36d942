// Whether the chosen modules share the run within their limits (domain 2.4, 3.1).
import type { Design, DesignModule } from '../configuration/design.ts'
import type { ModuleChoice } from '../configuration/schema.ts'
import { MODULES_MAX, ONE_LEAF_MAX, SIDE_FILLER, SIMPLE_WIDTH, TOP_FILLER } from '../constants.ts'
import { createIssue } from '../create-issue.ts'
import type { Issue, Remedy } from '../issue.ts'
import type { RunSpace } from '../room/run-space.ts'
import { type ModuleKind, widthLimits } from './module-counts.ts'
import type { ModulePlace } from './module-places.ts'
import { blindLimits, fitsRun, kindsOfCount, usualKindsOf } from './run-layout.ts'

/** Every reason against the modules of a run. */
export function layoutIssues(
	modules: readonly DesignModule[],
	places: readonly ModulePlace[],
	space: RunSpace,
	design: Design,
): Issue[] {
	const run = space.side
	if (usualKindsOf(space).length === 0 || modules.length === 0) return [noModuleFits(space, design)]
	if (modules.length > MODULES_MAX) {
		return [
			createIssue({
				code: 'too_many_modules',
				run,
				measured: modules.length,
				limit: MODULES_MAX,
			}),
		]
	}
	const shapes = shapeIssues(modules, places, space, design)
	if (
		fitsRun(
			space,
			modules.map((module) => module.kind),
		)
	)
		return shapes
	const remedy = kindsRemedy(space, modules)
	return places.flatMap((place, module) => {
		const { min, max } = place.blind ? blindLimits(space, module) : widthLimits(place.kind)
		const at = [place.x, 0, 0] as const
		const common = { run, module, measured: place.width, at, remedy, data: { kind: place.kind } }
		if (place.blind && place.kind === 'Double') {
			return [createIssue({ code: 'blind_module_is_simple', limit: 1, ...common })]
		}
		if (place.width < min)
			return [createIssue({ code: 'module_too_narrow', limit: min, ...common })]
		if (place.width > max) return [createIssue({ code: 'module_too_wide', limit: max, ...common })]
		return []
	})
}

function noModuleFits(space: RunSpace, design: Design): Issue {
	return createIssue({
		code: 'no_module_fits',
		run: space.side,
		measured: space.length,
		limit: SIMPLE_WIDTH.min,
		field: 'room.width',
		remedy: roomRemedy(space, design),
	})
}

// Ways to win width, the mildest first: narrow the fillers, drop one, drop both.
function roomRemedy(space: RunSpace, { filler }: Design): Remedy | undefined {
	const missing = SIMPLE_WIDTH.min - space.length
	const fillers = (['left', 'right'] as const).filter((side) => space[side].kind === 'Filler')
	const narrower = fillers.reduce((sum, side) => sum + filler[side] - SIDE_FILLER.min, 0)
	if (fillers.length > 0 && narrower >= missing) {
		return { filler: Object.fromEntries(fillers.map((side) => [side, SIDE_FILLER.min])) }
	}
	for (const dropped of [fillers.slice(0, 1), fillers]) {
		const won = dropped.reduce((sum, side) => sum + filler[side] - filler.removal, 0)
		if (dropped.length > 0 && won >= missing) {
			return { filler: Object.fromEntries(dropped.map((side) => [side, 0])) }
		}
	}
	return undefined
}

// The same number of modules in other kinds if that can be, else the usual ones.
function kindsRemedy(space: RunSpace, modules: readonly DesignModule[]): Remedy {
	const kinds: ModuleKind[] = kindsOfCount(space, modules.length) ?? usualKindsOf(space)
	return runsOf(
		space,
		kinds.map((kind) => ({ kind })),
	)
}

// What the ceiling forbids of single modules (domain 3.5).
function shapeIssues(
	modules: readonly DesignModule[],
	places: readonly ModulePlace[],
	space: RunSpace,
	design: Design,
): Issue[] {
	return places.flatMap((place, index): Issue[] => {
		const module = modules[index]
		const common = { run: space.side, module: index, at: [place.x, 0, 0] as const }
		if (place.shape.ridged && !design.slope.stepped) {
			const kinds = kindsOfCount(space, modules.length + 1)
			const remedy = kinds
				? runsOf(
						space,
						kinds.map((kind) => ({ kind })),
					)
				: undefined
			const measured = space.ceiling - place.shape.heightLeft
			return [
				createIssue({
					code: 'two_slopes_on_module',
					measured,
					limit: TOP_FILLER.max,
					remedy,
					...common,
				}),
			]
		}
		const isPair = place.kind === 'Simple' && !place.blind && place.width > ONE_LEAF_MAX
		const closed = design.doors !== null && module?.doors
		if (!isPair || !closed || place.shape.top === 'Straight') return []
		const remedy = runsOf(
			space,
			modules.map((other, i) =>
				i === index ? { kind: 'Double' } : { kind: other.kind, bays: other.bays },
			),
		)
		return [
			createIssue({
				code: 'pair_under_slope',
				measured: place.width,
				limit: ONE_LEAF_MAX,
				remedy,
				...common,
			}),
		]
	})
}

function runsOf(space: RunSpace, modules: ModuleChoice[]): Remedy {
	return { runs: [{ side: space.side, zones: [{ modules }] }] }
}
