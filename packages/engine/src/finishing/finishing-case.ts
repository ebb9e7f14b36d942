// What every finishing element is made with, and the plane that fillers stand in.
import type { BoardBench, BoardPlan } from '../board/board-bench.ts'
import { type Finishes, grainOf } from '../board/finish.ts'
import type { Design } from '../configuration/design.ts'
import { CARCASS, LEAF, LEAF_OFFSET } from '../constants.ts'
import type { ModulePlace } from '../layout/module-places.ts'
import type { RunSpace } from '../room/run-space.ts'

export type FinishingCase = {
	bench: BoardBench
	space: RunSpace
	design: Design
	places: readonly ModulePlace[]
	finishes: Finishes
}

/** y and thickness of fillers: in the plane of the leaves, or flush with an open carcass. */
export function fillerPlane({ carcassDepth, standoff, fronts }: RunSpace): {
	y: number
	thickness: number
} {
	return fronts
		? { y: standoff + carcassDepth + LEAF_OFFSET, thickness: LEAF }
		: { y: standoff + carcassDepth - CARCASS, thickness: CARCASS }
}

/** Exterior colour, on a board of the whole run. */
export function exteriorOf({
	finishes,
}: FinishingCase): Pick<BoardPlan, 'material' | 'grain' | 'module'> {
	const { exterior } = finishes
	return { module: null, material: exterior.reference, grain: grainOf(exterior, 'length') }
}
