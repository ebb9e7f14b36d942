import { BACK_VOID } from '../../constants.ts'
import type { Board, Pose } from '../../furniture/board.ts'
import { type Fitting, type Item, poseIn } from '../../furniture/hardware/fitting.ts'
import type { InteriorKind, Zone } from '../../furniture/run.ts'
import { depthAtHeight } from '../../room/back-slope.ts'
import type { BayContext, BayPlan } from './bay/bay-plan.ts'
import { RAIL_BRACKET_ABOVE } from './fittings.ts'

const RAIL_PLAY = 4
const railBracket: Item = { family: 'rail-bracket' }

// Along the run, or from back to front; n down from the board that holds it.
const across: Omit<Pose, 'origin'> = { u: [1, 0, 0], v: [0, 1, 0], n: [0, 0, -1] }
const outwards: Omit<Pose, 'origin'> = { u: [0, 1, 0], v: [1, 0, 0], n: [0, 0, -1] }

/** `above` closes the zone; null where another zone begins without a shelf. */
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
		const rail = { family: 'rail', size: bay.width - RAIL_PLAY } as const
		const pose = poseIn(frame, { origin: [bay.x + RAIL_PLAY / 2, y, z], ...across })
		fittings.add(rail, { group, boards: sides, pose })
		if (bay.width <= RAIL_BRACKET_ABOVE) return
		const held = poseIn(frame, { origin: [middle, y, z], ...across })
		fittings.add(railBracket, { group, boards: above ? [above.id] : sides, pose: held })
		return
	}
	const hung = hangers[zone.kind]
	if (!hung) return
	const isPulled = zone.kind === 'SlidingWardrobe'
	const height = zone.bottom + zone.height
	const reach = space.back ? depthAtHeight(space, height) : space.usefulDepth
	const front = space.usefulDepth / 2
	const size = { width: bay.width, rear: front - reach, front, height: zone.height }
	fittings.add(hung.item, {
		group,
		boards: isPulled && above ? [above.id] : sides,
		pose: poseIn(frame, { origin: [middle, y, height], ...(isPulled ? outwards : across) }),
		...(reach >= HANGER_DEPTH && {
			box: hung.box({ ...size, drop: height - (zone.rail ?? height) }),
		}),
	})
}

const HANGER_DEPTH = 100

/** `drop`: from its origin down to the axis; `rear`: less under a back slope. */
type HangerSpace = { width: number; rear: number; front: number; height: number; drop: number }
type Hanger = { item: Item; box: (space: HangerSpace) => NonNullable<Fitting['box']> }

const hangers: Partial<Record<InteriorKind, Hanger>> = {
	WardrobeOnLift: {
		item: { family: 'wardrobe-lift' },
		box: ({ width, height, drop }) => ({
			from: [-width / 2, -12, drop - 22],
			to: [width / 2, 12, drop + Math.min(560, height / 2)],
		}),
	},
	SlidingWardrobe: {
		item: { family: 'sliding-rail' },
		box: ({ rear, front, drop }) => ({
			from: [rear + 20, -12, drop - 30],
			to: [front - 30, 12, drop + 26],
		}),
	},
	TrouserRack: {
		item: { family: 'trouser-rack' },
		box: ({ width, rear, front }) => ({
			from: [14 - width / 2, rear + 30, 44],
			to: [width / 2 - 14, front - 40, 82],
		}),
	},
}
