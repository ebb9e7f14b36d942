// Every decision of a design under a flight, defaults included; it completes to a run of simple modules.
import type { Catalogue } from '../../catalogue.ts'
import { OVERSIZE, REMOVAL, SIDE_FILLER } from '../../constants.ts'
import { usualColor } from '../../furniture/usual-color.ts'
import { listOf } from '../../room/readings.ts'
import type { Design, DesignModule } from '../../run/design.ts'
import { modulePlacesOf } from '../../run/layout/module-places.ts'
import { runPlacesOf, runZonesOf } from '../../run/layout/run-zones.ts'
import { plainDesign } from '../../run/plain-design.ts'
import { draftOf, moduleOf, usualFill } from './fills.ts'
import { type Flight, flightOf, slopesUnder } from './flight.ts'
import { STAIR_MODULES_MAX, stairLimits, USUAL } from './limits.ts'
import { type StairModule, type StairsFurnitureConfiguration } from './schema.ts'

export function completeStairs(
	configuration: StairsFurnitureConfiguration,
	catalogue: Catalogue,
): Design {
	return chosenStairs(configuration, catalogue).design
}

/** The design, and its modules as they would be stored. */
export function chosenStairs(
	configuration: StairsFurnitureConfiguration,
	catalogue: Catalogue,
): { design: Design; modules: StairModule[] } {
	const bare = bareDesign(configuration, flightOf(configuration), catalogue)
	const modules = configuration.modules ?? usualModules(bare)
	const drafted = withModules(bare, modules.map(draftOf))
	const places = runPlacesOf(runZonesOf(drafted, 'Main'), drafted)
	const completed = modules.map((choice, i) => {
		const place = places[i]
		return place ? moduleOf(choice, place, drafted) : draftOf(choice)
	})
	return { design: withModules(bare, completed), modules }
}

/** The design with these modules, as far as they are known before they have places. */
export function draftedStairs(
	configuration: StairsFurnitureConfiguration,
	modules: readonly StairModule[],
	catalogue: Catalogue,
): Design {
	const bare = bareDesign(configuration, flightOf(configuration), catalogue)
	return withModules(bare, modules.map(draftOf))
}

function withModules(design: Design, modules: DesignModule[]): Design {
	return { ...design, runs: modules.length > 0 ? [{ side: 'Main', zones: [{ modules }] }] : [] }
}

// Where a front comes only with a usual pull-out, it takes depth, so all is chosen once more with it.
function usualModules(bare: Design): StairModule[] {
	const fills = fillsOf(bare)
	const pulled = fills.find(({ fill }) => fill === 'PullOut')
	if (bare.doors !== null || !pulled) return fills
	return fillsOf(withModules(bare, [draftOf(pulled)]))
}

function fillsOf(design: Design): StairModule[] {
	const [zone] = runZonesOf(design, 'Main').zones
	if (!zone || zone.space.length <= 0) return []
	const count = Math.min(STAIR_MODULES_MAX, Math.ceil(zone.space.length / USUAL.module))
	const drafts = Array.from({ length: count }, () => draftOf({ fill: 'Empty' }))
	return modulePlacesOf(drafts, zone.space, design).map((place) => usualFill(place, design))
}

function bareDesign(
	configuration: StairsFurnitureConfiguration,
	flight: Flight,
	catalogue: Catalogue,
): Design {
	const { slope, margin, baseboard, filler, colors, doors, handle } = configuration
	const depth = configuration.depth?.center ?? USUAL.depth
	const isVisible = flight.steps === 'Visible'
	return plainDesign({
		limits: stairLimits(flight.access),
		walls: configuration.walls ?? 'Both',
		width: listOf(configuration.room.width),
		hu: listOf(configuration.hu),
		height: null,
		depth: { center: depth, left: depth, right: depth },
		plinth: configuration.plinth?.height ?? USUAL.plinth,
		slope: {
			...slopesUnder(flight),
			acceptVoid: slope?.acceptVoid ?? true,
			stepped: flight.access === 'Side' && flight.tops === 'Stepped',
			standoff: 0,
		},
		openSteps: true,
		margin: { left: margin?.left ?? 0, right: margin?.right ?? 0, back: margin?.back ?? 0 },
		baseboard: { height: baseboard?.height ?? 0, thickness: baseboard?.thickness ?? 0 },
		filler: {
			left: filler?.left ?? SIDE_FILLER.usual,
			right: filler?.right ?? SIDE_FILLER.usual,
			// Between open treads nothing closes the gap above.
			top: isVisible ? 0 : (filler?.top ?? USUAL.topFiller),
			custom: filler?.custom ?? [],
			oversize: filler?.oversize ?? OVERSIZE.usual,
			removal: filler?.removal ?? REMOVAL,
		},
		colors: {
			interior: colors?.interior ?? usualColor(catalogue, 'interior'),
			exterior: colors?.exterior ?? usualColor(catalogue, 'exterior'),
		},
		doors: doors === undefined ? { style: 'Simple' } : doors,
		handle: handle ?? null,
		charger: configuration.charger ?? false,
		infinityPlank: configuration.infinityPlank ?? [],
		source: configuration.source ?? 'tape',
		access: configuration.access ?? null,
		obstacle: configuration.obstacle ?? [],
	})
}
