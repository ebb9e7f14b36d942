// How much of the room is shown: an architect's model, cut in front of the furniture.
import type { Furniture, Point2, Room } from '@gabarit/engine'
import { cornersOf } from '../board/board-corners.ts'
import { gridSpaceOf } from '../grid/grid-space.ts'
import { freePlanOf } from './free-room.ts'
import { wallsUnderFlight } from './room-under-flight.ts'
import type { RoomPlan } from './shown-room.ts'

export const wallThickness = 84
export const slabThickness = 60

/** mm of floor from the back wall, and before the furniture. */
const leastCut = 900
const freeBeforeCut = 640
export const openWallBeyond = 160

const farWallBeyond = 60

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
	// Side walls go as far as the floor that is shown.
	const ended = (end: Point2, before: Point2) =>
		end[1] < cut ? ([end[0], cut] satisfies Point2) : clip(end, before, cut)
	line[0] = ended(first, second)
	line[line.length - 1] = ended(last, beforeLast)
	if (room.open.left) line[0] = [Math.min(0, first[0]) - openWallBeyond, second[1]]
	if (room.open.right) {
		line[line.length - 1] = [Math.max(room.width, last[0]) + openWallBeyond, beforeLast[1]]
	}
	if (left !== null) line.splice(0, 1, [inner[0] + farWallBeyond, left], [0, left])
	if (right !== null) line.splice(-1, 1, [room.width, right], [inner[1] - farWallBeyond, right])
	return line.filter((point, i) => !isStraightAt(line[i - 1], point, line[i + 1]))
}

/** A wall that goes on in the same direction is one wall, without a seam. */
function isStraightAt(before: Point2 | undefined, [x, y]: Point2, after: Point2 | undefined) {
	if (!before || !after) return false
	const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
	return dx * (y - before[1]) === dy * (x - before[0])
}

function sideFronts({ boards }: Furniture, { width }: Room): Point2 {
	const xsOf = (side: 'Left' | 'Right') =>
		boards
			.filter(({ run }) => run === side)
			.flatMap(cornersOf)
			.map(([x]) => x)
	return [Math.max(0, ...xsOf('Left')), Math.min(width, ...xsOf('Right'))]
}

/** Those that end a side run. */
function stubsOf({ farWall }: Room, walls: number): Set<number> {
	const stubs = new Set<number>()
	if (farWall.left !== null) stubs.add(0)
	if (farWall.right !== null) stubs.add(walls - 1)
	return stubs
}

function sidesOf({ open, farWall }: Room, walls: number): RoomPlan['sides'] {
	return {
		left: open.left ? null : farWall.left === null ? 0 : 1,
		right: open.right ? null : walls - (farWall.right === null ? 1 : 2),
	}
}

export function roomPlanOf(room: Room, furniture: Furniture): RoomPlan {
	const grid = gridSpaceOf(furniture)
	if (grid) return freePlanOf(room, furniture, grid)
	const shown = wallsUnderFlight(room)
	const corners = furniture.boards.flatMap(cornersOf)
	const front = Math.max(0, ...corners.map((point) => point[1]))
	const cut = Math.max(leastCut, front + freeBeforeCut)
	const line = wallLine(shown, cut, sideFronts(furniture, room))
	const xs = [...line.map(([x]) => x), ...corners.map(([x]) => x)]
	return {
		line,
		stubs: stubsOf(shown, line.length - 1),
		sides: sidesOf(shown, line.length - 1),
		cut,
		front,
		slab: {
			x: [Math.min(...xs) - wallThickness, Math.max(...xs) + wallThickness],
			y: [Math.min(0, ...line.map(([, y]) => y)) - wallThickness, cut],
		},
		ceiling: null,
	}
}
