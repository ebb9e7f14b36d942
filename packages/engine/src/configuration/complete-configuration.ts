// The last defaults: which modules share the run and what stands in their bays.
import type { Catalogue } from '../catalogue.ts'
import { MODULES_MAX } from '../constants.ts'
import type { RunSide } from '../issue.ts'
import type { ModuleKind } from '../layout/module-counts.ts'
import { modulePlacesOf } from '../layout/module-places.ts'
import { kindsOfCount, usualKindsOf } from '../layout/run-layout.ts'
import { PITCH } from '../module/fittings.ts'
import { usualTemplates } from '../module/usual-templates.ts'
import { runSidesOf } from '../room/corner.ts'
import { type RunSpace, runSpaceOf } from '../room/run-space.ts'
import { type Design, type DesignRun, designWithoutRuns } from './design.ts'
import type { BayChoice, Configuration, ModuleChoice } from './schema.ts'

/** Fills in every default, the modules of each run and their interiors included. */
export function completeConfiguration(configuration: Configuration, catalogue: Catalogue): Design {
	const bare = designWithoutRuns(configuration, catalogue)
	const sides = runSidesOf(bare.footprint)
	// Chosen modules first: their doors and overlay drawers decide how deep a run is, and so where its neighbour starts.
	const chosen = sides.flatMap((side) => {
		const run = configuration.runs?.find((candidate) => candidate.side === side)
		return run
			? [
					draftRun(
						side,
						run.zones.flatMap((zone) => zone.modules),
					),
				]
			: []
	})
	const drafted = { ...bare, runs: chosen }
	const runs = sides.flatMap((side) => {
		const space = runSpaceOf(drafted, side)
		const run = chosen.find((candidate) => candidate.side === side) ?? usualRun(space, bare)
		return run ? [withInteriors(run, space, bare)] : []
	})
	return { ...bare, runs }
}

function draftRun(side: RunSide, modules: readonly ModuleChoice[]): DesignRun {
	return {
		side,
		zones: [
			{
				modules: modules.map((module) => ({
					kind: module.kind,
					doors: module.doors ?? true,
					bays: module.bays ?? [],
				})),
			},
		],
	}
}

// The joiner's usual modules; where two slopes meet over one of them, more and narrower ones.
function usualRun(space: RunSpace, design: Design): DesignRun | undefined {
	const usual = usualKindsOf(space)
	const counts = Array.from({ length: MODULES_MAX }, (_, i) => kindsOfCount(space, i + 1))
	const candidates = [usual, ...counts.filter((kinds) => kinds && kinds.length > usual.length)]
	const isClear = (kinds: readonly ModuleKind[]) =>
		modulePlacesOf(
			kinds.map((kind) => ({ kind })),
			space,
			design,
		).every((place) => !place.shape.ridged)
	const kinds = candidates.find((candidate) => candidate && isClear(candidate)) ?? usual
	return kinds.length === 0
		? undefined
		: draftRun(
				space.side,
				kinds.map((kind) => ({ kind })),
			)
}

function withInteriors(run: DesignRun, space: RunSpace, design: Design): DesignRun {
	const modules = run.zones.flatMap((zone) => zone.modules)
	const places = modulePlacesOf(modules, space, design)
	const proposed = usualTemplates(
		places.map((place) => place.bays),
		space,
		design.type,
	)
	const bayOf = (template: string): BayChoice =>
		design.type === 'drawer' ? chestBay(space) : { template }
	return {
		side: run.side,
		zones: [
			{
				modules: modules.map((module, i) =>
					module.bays.length > 0 ? module : { ...module, bays: (proposed[i] ?? []).map(bayOf) },
				),
			},
		],
	}
}

// A chest is filled with overlay drawers from the bottom, eight at most (domain 8).
const CHEST_DRAWERS_MAX = 8

function chestBay(space: RunSpace): BayChoice {
	const rows = Math.floor((space.carcassHeight - space.plinth) / PITCH.OverlayDrawer)
	const count = Math.min(CHEST_DRAWERS_MAX, Math.max(1, rows))
	return { zones: [{ kind: 'OverlayDrawer', count }] }
}
