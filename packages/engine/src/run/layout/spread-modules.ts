// What was chosen for a run, spread over the zones that its wall has now (domain 4.3).
import type { RunSide } from '../../issue.ts'
import type { BayChoice, ModuleChoice } from '../choices.ts'
import type { Design } from '../design.ts'
import { bayMisfits } from '../module/bay/bay-issues.ts'
import { baySizeIn } from '../module/bay/bay-size.ts'
import { usualTemplates } from '../module/usual-templates.ts'
import { storedRunsOf } from '../stored-runs.ts'
import { type ModulePlace, modulePlacesOf } from './module-places.ts'
import { fitsRun, usualKindsOf } from './run-layout.ts'
import type { RunZone } from './run-zones.ts'

/**
 * Zones whose modules still share them keep these; in the others usual modules take the interiors
 * that go in, in their order.
 */
export function spreadModules(
	zones: readonly RunZone[],
	design: Design,
	side: RunSide,
): { modules: ModuleChoice[] }[] {
	const chosen = storedRunsOf(design).find((run) => run.side === side)?.zones ?? []
	const kept = zones.map(({ space }, i) => {
		const modules = chosen[i]?.modules ?? []
		const isShared =
			modules.length > 0 &&
			fitsRun(
				space,
				modules.map(({ kind }) => kind),
			)
		return isShared ? modules : null
	})
	const loose = chosen
		.filter((_, i) => !kept[i])
		.flatMap(({ modules }) => modules.flatMap(({ bays }) => bays ?? []))
	return zones.map(({ space }, i) => {
		const own = kept[i]
		if (own) return { modules: own }
		const kinds = usualKindsOf(space).map((kind) => ({ kind }))
		const places = modulePlacesOf(kinds, space, design)
		return { modules: places.map((place) => filledModule(place, loose, design)) }
	})
}

function filledModule(place: ModulePlace, loose: BayChoice[], design: Design): ModuleChoice {
	const [usual = []] = usualTemplates([place], design)
	const bays = place.bays.map((bay, i): BayChoice => {
		const size = baySizeIn(place.space, bay, design)
		const next = loose.findIndex((choice) => bayMisfits(choice, size).length === 0)
		const [taken] = next < 0 ? [] : loose.splice(next, 1)
		return taken ?? { template: usual[i] ?? '00' }
	})
	return { kind: place.kind, bays }
}
