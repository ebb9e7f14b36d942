// How much of the room is shown: an architect's model, cut in front of the furniture.
import type { Furniture, Point2, Room } from '@gabarit/engine'
import { cornersOf } from '../board/board-corners.ts'

/** Thickness of walls and ceiling, mm. */
export const wallThickness = 84
/** Thickness of the floor slab, mm. */
export const slabThickness = 110

const standardCut = 1000
const freeBeforeCut = 400
/** Of the flat ceiling that a back slope comes down from, and the most floor shown for it. */
const flatBeyondSlope = 250
const mostBeforeFurniture = 1400
const slabBeyondCut = 280
const slabBeyondWalls = 60
const openWallBeyond = 360

/** The side of the model that the viewer stands on: its wall is cut down, so as not to hide the furniture. */
export type NearSide = 'left' | 'right' | null

// How far the wall at a side run's far end is shown past the run's front.
const farWallBeyond = 60

/** The model's limits, mm. */
export type RoomPlan = {
	/** Walls that are shown, in plan, from the front end of the left one to that of the right one. */
	line: Point2[]
	/** Walls of the line, by their place in it, that stand before furniture: they are cut down to a stub. */
	stubs: ReadonlySet<number>
	/** How far from the back wall the model is cut. */
	cut: number
	slab: { x: Point2; y: Point2 }
	/** How far the furniture stands into the room. */
	front: number
}

function clip([ax, ay]: Point2, [bx, by]: Point2, cut: number): Point2 {
	if (ay <= cut) return [ax, ay]
	const share = (cut - by) / (ay - by)
	return [bx + (ax - bx) * share, cut]
}

function wallLine(room: Room, cut: number, inner: Point2): Point2[] {
	const line = [...room.outline]
	const { left, right } = room.farWall
	const [first, second] = line
	const last = line.at(-1)
	const beforeLast = line.at(-2)
	if (!first || !second || !last || !beforeLast) return line
	// Side walls carry a ceiling that slopes down to the back: they go as far as it is shown.
	const carries = room.slopes.some(({ side }) => side === 'Back')
	const ended = (end: Point2, before: Point2) =>
		carries && end[1] < cut ? ([end[0], cut] satisfies Point2) : clip(end, before, cut)
	line[0] = ended(first, second)
	line[line.length - 1] = ended(last, beforeLast)
	if (room.open.left) line[0] = [Math.min(0, first[0]) - openWallBeyond, second[1]]
	if (room.open.right) {
		line[line.length - 1] = [Math.max(room.width, last[0]) + openWallBeyond, beforeLast[1]]
	}
	if (left !== null) line.splice(0, 1, [inner[0] + farWallBeyond, left], [0, left])
	if (right !== null) line.splice(-1, 1, [room.width, right], [inner[1] - farWallBeyond, right])
	return line
}

/** Where the fronts of the side runs stand, left and right. */
function sideFronts({ boards }: Furniture, { width }: Room): Point2 {
	const xsOf = (side: 'Left' | 'Right') =>
		boards
			.filter(({ run }) => run === side)
			.flatMap(cornersOf)
			.map(([x]) => x)
	return [Math.max(0, ...xsOf('Left')), Math.min(width, ...xsOf('Right'))]
}

/** Walls before the furniture: the one on the viewer's side unless it carries a slope, and those that end a side run. */
function stubsOf({ open, slopes, farWall }: Room, near: NearSide, walls: number): Set<number> {
	const stubs = new Set<number>()
	if (farWall.left !== null) stubs.add(0)
	if (farWall.right !== null) stubs.add(walls - 1)
	const side = near === 'left' ? 'Left' : 'Right'
	if (near === null || open[near] || slopes.some((slope) => slope.side === side)) return stubs
	if (near === 'left') stubs.add(farWall.left === null ? 0 : 1)
	else stubs.add(walls - (farWall.right === null ? 1 : 2))
	return stubs
}

/** A back slope is shown up to where it ends, if that is not far before the furniture. */
function slopeReach({ height, slopes }: Room, front: number): number {
	const back = slopes.find(({ side }) => side === 'Back')
	if (!back) return 0
	const reach = (height - back.low) / Math.tan((back.angle * Math.PI) / 180)
	return Math.min(reach + flatBeyondSlope, front + mostBeforeFurniture)
}

/** Where walls, cut and slab are for this room and this furniture. */
export function roomPlanOf(room: Room, furniture: Furniture, near: NearSide = null): RoomPlan {
	const corners = furniture.boards.flatMap(cornersOf)
	const front = Math.max(0, ...corners.map((point) => point[1]))
	const cut = Math.max(standardCut, front + freeBeforeCut, slopeReach(room, front))
	const line = wallLine(room, cut, sideFronts(furniture, room))
	const xs = [...line.map(([x]) => x), ...corners.map(([x]) => x)]
	const beyond = wallThickness + slabBeyondWalls
	return {
		line,
		stubs: stubsOf(room, near, line.length - 1),
		cut,
		front,
		slab: {
			x: [Math.min(...xs) - beyond, Math.max(...xs) + beyond],
			y: [Math.min(0, ...line.map(([, y]) => y)) - wallThickness, cut + slabBeyondCut],
		},
	}
}
