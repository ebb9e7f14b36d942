// Lengths are read on the floor in front of the furniture and in the cut edge of the slab; where these are too thin
// for figures, on the paper below, as wide as the foot of the furniture is seen.
import type { Point3 } from '@gabarit/engine'
import { slabThickness } from '../room/room-plan.ts'
import type { RoomPlan } from '../room/shown-room.ts'
import { projectPoint, seesRear } from '../view/stage-view.ts'
import { isAhead } from './is-ahead.ts'
import type { DimensionInput } from './marks/dimension-mark.ts'
import type { MarkLook } from './marks/mark-of.ts'
import { isSmall } from './small-stage.ts'

/** Where a line runs along the length, mm, and how it is drawn there. */
export type FloorLine = { y: number; z: number } & Pick<MarkLook, 'shift' | 'ground'>

/** px that figures need on the floor, and in the edge of the slab. */
const roomOnFloor = { small: 10, large: 22 } as const
const roomInSlab = 14
/** px below the slab: the first line, and the next. */
const below = { small: { first: 7, next: 14 }, large: { first: 16, next: 22 } } as const
/** Of the floor in front of the furniture that its figures may take. */
const mostOfFloor = { small: 1, large: 0.8 } as const
/** px of paper beside the edge of the slab. */
const ticks = 10

export function floorLines(
	input: DimensionInput,
	{ slab }: Pick<RoomPlan, 'slab'>,
	faces: { front: number; rear: number },
): { chain: FloorLine; overall: FloorLine } {
	const { view, size, room, furniture } = input
	const behind = seesRear(view)
	const [edge, face] = behind ? [slab.y[0], faces.rear] : [slab.y[1], faces.front]
	const down = (y: number, z: number) => {
		const point: Point3 = [room.width / 2, y, z]
		return projectPoint(view, size, point)[1]
	}
	const stage = isSmall(size) ? 'small' : 'large'
	const { first, next } = below[stage]
	const share = roomOnFloor[stage] / (down(edge, 0) - down(face, 0))
	// Beside a grid its heights stand where a floor is seen from far around.
	const isOnFloor = share <= mostOfFloor[stage] && (isAhead(view) || !furniture.grid)
	const isInSlab = down(edge, -slabThickness) - down(edge, 0) >= roomInSlab
	const foot = down(face, 0)
	const lowered = (px: number): FloorLine => ({
		y: face,
		z: 0,
		shift: [0, px],
		ground: 'light',
	})
	const under = (px: number) => lowered(belowSlab(input, slab, { edge, face }) + px)
	// On a small stage the floor has room for the figures, and none for a line under them.
	const floor: FloorLine =
		stage === 'small'
			? lowered((down(edge, 0) - foot) / 2)
			: { y: face + share * (edge - face), z: 0 }
	return {
		chain: isOnFloor ? floor : under(first),
		overall:
			isInSlab && isAhead(view) && isSlabShown(input, edge)
				? { y: edge, z: -slabThickness / 2, ground: 'cut' }
				: under(isOnFloor ? first : first + next),
	}
}

/** px from the foot of the furniture down to where the slab hides nothing of a line that is parallel to it. */
function belowSlab(
	{ view, size, room }: DimensionInput,
	slab: RoomPlan['slab'],
	{ edge, face }: { edge: number; face: number },
): number {
	const [a, b] = [0, room.width].map((x) => projectPoint(view, size, [x, face, 0]))
	const corners = slab.x.map((x) => projectPoint(view, size, [x, edge, -slabThickness]))
	if (!a || !b) return 0
	const rise = (b[1] - a[1]) / (b[0] - a[0] || 1)
	return Math.max(...corners.map(([x, y]) => y - a[1] - rise * (x - a[0])))
}

/** Whether its edge is seen under the furniture, along its whole length. */
function isSlabShown({ view, size, room }: DimensionInput, edge: number): boolean {
	const ends = [0, room.width].map((x) => projectPoint(view, size, [x, edge, 0])[0])
	const isInside = Math.min(...ends) > ticks && Math.max(...ends) < size.width - ticks
	return isInside
}
