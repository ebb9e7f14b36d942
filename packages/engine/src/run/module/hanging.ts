// What hangs in a zone, under the board that closes it: rails, lifts, pull-out rails, trouser racks (domain 5).
import { BACK_VOID } from '../../constants.ts'
import type { Board, Pose } from '../../furniture/board.ts'
import { type Item, poseIn } from '../../furniture/fitting.ts'
import type { InteriorKind, Zone } from '../../furniture/run.ts'
import type { BayContext, BayPlan } from './bay-plan.ts'
import { RAIL_BRACKET_ABOVE } from './fittings.ts'

const items: Partial<Record<InteriorKind, Item>> = {
	WardrobeOnLift: { family: 'wardrobe-lift' },
	SlidingWardrobe: { family: 'sliding-rail' },
	TrouserRack: { family: 'trouser-rack' },
}
const railBracket: Item = { family: 'rail-bracket' }

// Along the run, or from the back to the front; down from what they are fixed to.
const across: Omit<Pose, 'origin'> = { u: [1, 0, 0], v: [0, 1, 0], n: [0, 0, -1] }
const outwards: Omit<Pose, 'origin'> = { u: [0, 1, 0], v: [1, 0, 0], n: [0, 0, -1] }

/** Adds what hangs in a zone; `above` closes the zone, null where another zone begins without a shelf. */
export function addHanging(
	zone: Zone,
	above: Board | null,
	bay: BayPlan,
	{ fittings, frame, space }: BayContext,
): void {
	const { group, around } = bay
	const sides = [around.left.id, around.right.id]
	const y = space.standoff + BACK_VOID + space.usefulDepth / 2
	const middle = bay.x + bay.width / 2
	if (zone.kind === 'Wardrobe' && zone.rail !== null) {
		const z = zone.rail
		const rail = { family: 'rail', size: bay.width } as const
		const pose = poseIn(frame, { origin: [bay.x, y, z], ...across })
		fittings.add(rail, { group, boards: sides, pose })
		if (bay.width <= RAIL_BRACKET_ABOVE) return
		const held = poseIn(frame, { origin: [middle, y, z], ...across })
		fittings.add(railBracket, { group, boards: above ? [above.id] : sides, pose: held })
		return
	}
	const item = items[zone.kind]
	if (!item) return
	const isPulled = zone.kind === 'SlidingWardrobe'
	const origin = [middle, y, zone.bottom + zone.height] as const
	fittings.add(item, {
		group,
		boards: isPulled && above ? [above.id] : sides,
		pose: poseIn(frame, { origin, ...(isPulled ? outwards : across) }),
	})
}
