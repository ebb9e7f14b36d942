// The box of a module (domain 2.1, 2.2): sides to the floor, top and bottom between them, back in grooves.
//
//  ┌─┬────────┬─┐  top
//  │ │  bay   │ │
//  │ ├────────┤ │  bottom, top face at plinth + 18
//  │ └┐       │ │  notch 40 x plinth at the front
import type { BoardBench } from '../board/board-bench.ts'
import { CARCASS_BAND, type Finishes, grainOf } from '../board/finish.ts'
import { BACK, BACK_INSET, BACK_VOID, CARCASS, GROOVE_HOLD, PLINTH_SETBACK } from '../constants.ts'
import type { Point2 } from '../furniture.ts'
import type { ModulePlace } from '../layout/module-places.ts'
import type { RunSpace } from '../room/run-space.ts'

/** Makes the boards of one module's box. */
export function buildCarcass(
	bench: BoardBench,
	place: ModulePlace,
	index: number,
	space: RunSpace,
	finishes: Finishes,
): void {
	const { carcassHeight: height, carcassDepth: depth, plinth } = space
	const y = space.standoff
	const inside = place.width - 2 * CARCASS
	const common = {
		module: index,
		material: finishes.interior.reference,
		grain: grainOf(finishes.interior, 'length'),
	}
	const front = { length2: CARCASS_BAND }
	for (const x of [place.x, place.x + place.width - CARCASS]) {
		bench.add({
			...common,
			part: 'Side',
			stance: 'Upright',
			...{ x, y, z: 0, size: [CARCASS, depth, height] },
			outline: sideOutline(space),
			edges: front,
		})
	}
	const panel = { ...common, stance: 'Flat', x: place.x + CARCASS, y, edges: front } as const
	bench.add({ ...panel, part: 'Bottom', z: plinth, size: [inside, depth, CARCASS] })
	bench.add({ ...panel, part: 'Top', z: height - CARCASS, size: [inside, depth, CARCASS] })
	if (place.kind === 'Double') {
		bench.add({
			...common,
			part: 'Partition',
			stance: 'Upright',
			...{ x: place.x + (place.width - CARCASS) / 2, y: y + BACK_VOID, z: plinth + CARCASS },
			size: [CARCASS, depth - BACK_VOID, space.interior],
			edges: front,
		})
	}
	bench.add({
		...common,
		part: 'Back',
		stance: 'Front',
		...{ x: place.x + CARCASS - GROOVE_HOLD, y: y + BACK_INSET },
		z: plinth + CARCASS - GROOVE_HOLD,
		size: [inside + 2 * GROOVE_HOLD, BACK, space.interior + 2 * GROOVE_HOLD],
		groove: 8,
	})
}

// Length up, width from the rear edge: the plinth passes through the front notch, kept skirting through the rear one.
function sideOutline({ carcassHeight, carcassDepth, plinth, rearNotch }: RunSpace): Point2[] {
	const rear: Point2[] = rearNotch
		? [
				[0, rearNotch.depth],
				[rearNotch.height, rearNotch.depth],
				[rearNotch.height, 0],
			]
		: [[0, 0]]
	return [
		...rear,
		[carcassHeight, 0],
		[carcassHeight, carcassDepth],
		[plinth, carcassDepth],
		[plinth, carcassDepth - PLINTH_SETBACK],
		[0, carcassDepth - PLINTH_SETBACK],
	]
}
