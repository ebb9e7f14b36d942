// Other numbers of modules, with what they hold now as far as it still goes in.
import type { Catalogue } from '../../catalogue.ts'
import { SIMPLE_WIDTH } from '../../constants.ts'
import type { Design, DesignModule } from '../../run/design.ts'
import type { ModulePlace } from '../../run/layout/module-places.ts'
import { runPlacesOf, runZonesOf } from '../../run/layout/run-zones.ts'
import { chosenStairs, draftedStairs } from './defaults.ts'
import { drawersFit, goesIn, pitchesOf, usualFill } from './fills.ts'
import { flightOf, lowEndOf } from './flight.ts'
import { STAIR_MODULES_MAX } from './limits.ts'
import { type StairModule, type StairsFurnitureConfiguration } from './schema.ts'

export type CountedModules = { count: number; modules: StairModule[] }

/** Every number of modules that shares the run, with what each would hold. */
export function moduleCounts(
	configuration: StairsFurnitureConfiguration,
	catalogue: Catalogue,
): CountedModules[] {
	const { modules } = chosenStairs(configuration, catalogue)
	const counts = Array.from({ length: STAIR_MODULES_MAX }, (_, i) => i + 1)
	return counts.flatMap((count) => {
		const fitted = fittedModules(configuration, catalogue, asMany(modules, count, configuration))
		return fitted ? [{ count, modules: fitted }] : []
	})
}

/** What stands at the low end stays there; further modules are undecided. */
function asMany(
	modules: readonly StairModule[],
	count: number,
	configuration: StairsFurnitureConfiguration,
): (StairModule | null)[] {
	const isFromRight = lowEndOf(flightOf(configuration)) === 'right'
	const shift = isFromRight ? modules.length - count : 0
	return Array.from({ length: count }, (_, i) => modules[i + shift] ?? null)
}

/** Each module as it is where it goes in, else the nearest that does; null where the run takes no such number. */
function fittedModules(
	configuration: StairsFurnitureConfiguration,
	catalogue: Catalogue,
	modules: readonly (StairModule | null)[],
): StairModule[] | null {
	const known = modules.map((own): StairModule => own ?? { fill: 'Empty' })
	const design = draftedStairs(configuration, known, catalogue)
	const places = runPlacesOf(runZonesOf(design, 'Main'), design)
	const { min, max } = SIMPLE_WIDTH
	if (places.length < modules.length) return null
	if (places.some(({ width }) => width < min || width > max)) return null
	return places.map((place, i) => nearestFill(modules[i] ?? null, place, design))
}

/** The choice itself, less of the same, or the usual fill of its place. */
function nearestFill(choice: StairModule | null, place: ModulePlace, design: Design): StairModule {
	if (choice === null) return usualFill(place, design)
	const ways = [choice, ...lessOf(choice, place, design)]
	return ways.find((way) => isHeld(way, place, design)) ?? usualFill(place, design)
}

function isHeld(choice: StairModule, place: ModulePlace, design: Design): boolean {
	if (!goesIn(choice, place, design)) return false
	if (choice.fill !== 'Drawers') return true
	return drawersFit(pitchesOf(choice, place, design), place, design)
}

function lessOf(choice: StairModule, place: ModulePlace, design: Design): StairModule[] {
	if (choice.fill === 'Shelves') {
		const { shelves = 1 } = choice
		return Array.from({ length: shelves - 1 }, (_, i) => ({ ...choice, shelves: shelves - 1 - i }))
	}
	if (choice.fill !== 'Drawers') return []
	const pitches = pitchesOf(choice, place, design)
	return pitches
		.slice(1)
		.map((_, i) => ({ ...choice, pitches: pitches.slice(0, pitches.length - 1 - i) }))
}

/** A module of a completed design as it would be stored. */
export function storedModule({ bays, wholeFront, backless }: DesignModule): StairModule {
	if (wholeFront) return { fill: 'PullOut' }
	const [bay] = bays
	const [zone] = bay && 'zones' in bay ? bay.zones : []
	const lit = bay?.led === undefined ? {} : { led: bay.led }
	switch (zone?.kind) {
		case 'OverlayDrawer':
			return { fill: 'Drawers', pitches: [...(zone.pitches ?? [])] }
		case 'VariableShelve': {
			const { thickness } = bay ?? {}
			const own = thickness === undefined ? {} : { thickness }
			return { fill: 'Shelves', shelves: zone.count ?? 1, ...own, ...lit }
		}
		case 'Wardrobe':
			return { fill: 'Rail', ...lit }
		default:
			return { fill: 'Empty', ...(backless && { hatch: true }), ...lit }
	}
}
