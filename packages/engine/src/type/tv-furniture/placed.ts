import type { Catalogue } from '../../catalogue.ts'
import type { Finishes } from '../../furniture/finish.ts'
import type { Bay } from '../../furniture/run.ts'
import type { DesignModule } from '../../run/design.ts'
import { frontPlansOf } from '../../run/front/front-plans.ts'
import { type HingedPlan, withOpeningSides } from '../../run/front/opening-sides.ts'
import type { ModulePlace } from '../../run/layout/module-places.ts'
import { runPlacesOf, runZonesOf } from '../../run/layout/run-zones.ts'
import { baysOf } from '../../run/made-run.ts'
import type { RunSpace } from '../../run/space/run-space.ts'
import type { TvDesign } from './defaults.ts'

/** Where everything would stand, before it is judged. Modules in run order, tall ones included. */
export type Placed = {
	tv: TvDesign
	space: RunSpace
	modules: DesignModule[]
	places: ModulePlace[]
	bays: Bay[][]
	plans: HingedPlan[]
	/** In the run, of the first low module. */
	firstLow: number
}

export type Judging = { catalogue: Catalogue; finishes: Finishes }

export function placed(tv: TvDesign): Placed {
	const { design } = tv
	const zones = runZonesOf(design, 'Main')
	const modules = zones.zones.flatMap((zone) => zone.modules)
	const places = runPlacesOf(zones, design)
	const pairs = modules.flatMap((module, i) => {
		const place = places[i]
		return place ? [{ module, place, i }] : []
	})
	const plans = pairs.flatMap(({ module, place, i }) => frontPlansOf(module, i, place, design))
	return {
		tv,
		space: zones.space,
		modules,
		places,
		bays: pairs.map(({ module, place }) => baysOf(module, place, design)),
		plans: withOpeningSides(plans, zones.space, design),
		firstLow: tv.tall.left ? 1 : 0,
	}
}
