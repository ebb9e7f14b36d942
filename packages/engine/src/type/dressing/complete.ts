import type { Catalogue } from '../../catalogue.ts'
import { DRAWERS_MAX, MODULES_MAX } from '../../constants.ts'
import { runSidesOf } from '../../room/corner.ts'
import type { BayChoice, ModuleChoice } from '../../run/choices.ts'
import type { Design, DesignRun } from '../../run/design.ts'
import type { ModuleKind } from '../../run/layout/module-counts.ts'
import { modulePlacesOf } from '../../run/layout/module-places.ts'
import { kindsOfCount, usualKindsOf } from '../../run/layout/run-layout.ts'
import { type RunZones, runPlacesOf, runZonesOf } from '../../run/layout/run-zones.ts'
import { PITCH } from '../../run/module/fittings.ts'
import { usualTemplates } from '../../run/module/usual-templates.ts'
import type { RunSpace } from '../../run/space/run-space.ts'
import { cornersOf, designWithoutRuns } from './bare-design.ts'
import type { DressingConfiguration } from './schema.ts'

export function completeDressing(
	configuration: DressingConfiguration,
	catalogue: Catalogue,
): Design {
	const withoutRuns = designWithoutRuns(configuration, catalogue)
	const sides = runSidesOf(withoutRuns.footprint)
	// Chosen modules first: doors and overlay drawers decide the depth of a run, and so where the next run starts.
	const chosen = sides.flatMap((side): DesignRun[] => {
		const run = configuration.runs?.find((candidate) => candidate.side === side)
		return run ? [{ side, zones: run.zones.map((zone) => draftZone(zone.modules)) }] : []
	})
	const drafted = { ...withoutRuns, runs: chosen }
	const bare = { ...drafted, corner: cornersOf(configuration, drafted, catalogue) }
	const completed = withUsualRuns(bare)
	// Usual interiors may bring drawer fronts, and so handles, to a corner that had none.
	const corner = cornersOf(configuration, completed, catalogue)
	const isSettled = corner.left === bare.corner.left && corner.right === bare.corner.right
	return isSettled ? completed : withUsualRuns({ ...bare, corner })
}

function withUsualRuns(drafted: Design): Design {
	const sides = runSidesOf(drafted.footprint)
	const runs = sides.flatMap((side) => {
		const run = drafted.runs.find((candidate) => candidate.side === side)
		const usual = run ?? usualRun(runZonesOf(drafted, side), drafted)
		return usual ? [usual] : []
	})
	const laidOut = { ...drafted, runs }
	return { ...drafted, runs: runs.map((run) => withInteriors(run, laidOut)) }
}

function draftZone(modules: readonly ModuleChoice[]): DesignRun['zones'][number] {
	return {
		modules: modules.map((module) => ({
			kind: module.kind,
			doors: module.doors ?? true,
			bays: module.bays ?? [],
		})),
	}
}

// Where one zone holds no module the run stays empty; an issue names the zone.
function usualRun({ space, zones }: RunZones, design: Design): DesignRun | undefined {
	const kinds = zones.map((zone) => usualZone(zone.space, design))
	if (kinds.every((zone) => zone.length === 0)) return undefined
	return {
		side: space.side,
		zones: kinds.map((zone) => draftZone(zone.map((kind) => ({ kind })))),
	}
}

// The joiner's usual modules; where two slopes meet over one of them, more and narrower ones.
function usualZone(space: RunSpace, design: Design): ModuleKind[] {
	const usual = usualKindsOf(space)
	const isClear = (kinds: readonly ModuleKind[]) =>
		modulePlacesOf(
			kinds.map((kind) => ({ kind })),
			space,
			design,
		).every((place) => !place.shape.ridged)
	if (isClear(usual)) return usual
	const counts = Array.from({ length: MODULES_MAX }, (_, i) => kindsOfCount(space, i + 1))
	const more = counts.filter((kinds) => kinds !== null && kinds.length > usual.length)
	return more.find((kinds) => kinds && isClear(kinds)) ?? usual
}

function withInteriors(run: DesignRun, design: Design): DesignRun {
	const zones = runZonesOf(design, run.side)
	const places = runPlacesOf(zones, design)
	const proposed = usualTemplates(places, design)
	let next = 0
	return {
		side: run.side,
		zones: run.zones.map((zone) => ({
			modules: zone.modules.map((module) => {
				const templates = proposed[next] ?? []
				const place = places[next++]
				if (module.bays.length > 0 || !place) return module
				const bayOf = (template: string): BayChoice =>
					design.chest ? chestBay(place.space) : { template }
				return { ...module, bays: templates.map(bayOf) }
			}),
		})),
	}
}

function chestBay(space: RunSpace): BayChoice {
	const rows = Math.floor((space.carcassHeight - space.plinth) / PITCH.OverlayDrawer)
	const count = Math.min(DRAWERS_MAX, Math.max(1, rows))
	return { zones: [{ kind: 'OverlayDrawer', count }] }
}
