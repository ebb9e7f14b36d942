// Where the modules under a flight stand, whether they can be made or not.
import type { Catalogue } from '../../catalogue.ts'
import type { Design } from '../../run/design.ts'
import { runPlacesOf, runZonesOf } from '../../run/layout/run-zones.ts'
import { chosenStairs } from './defaults.ts'
import { pitchesOf, shelvesOf } from './fills.ts'
import type { StairModule, StairsFurnitureConfiguration } from './schema.ts'

/** mm; `left` and `right`: how high its top is above the floor there. */
export type PlacedStairModule = {
	choice: StairModule
	x: number
	width: number
	left: number
	right: number
	/** From the bottom; none where it holds no drawers. */
	pitches: readonly number[]
	shelves: number
}

export type StairsLayout = { design: Design; modules: PlacedStairModule[]; length: number }

export function stairsLayoutOf(
	configuration: StairsFurnitureConfiguration,
	catalogue: Catalogue,
): StairsLayout {
	const { design, modules } = chosenStairs(configuration, catalogue)
	const zones = runZonesOf(design, 'Main')
	const placed = runPlacesOf(zones, design).flatMap((place, i): PlacedStairModule[] => {
		const choice = modules[i]
		if (!choice) return []
		const { x, width, shape } = place
		return [
			{
				choice,
				x,
				width,
				left: shape.heightLeft,
				right: shape.heightRight,
				pitches: pitchesOf(choice, place, design),
				shelves: shelvesOf(choice, place),
			},
		]
	})
	return { design, modules: placed, length: zones.space.length }
}
