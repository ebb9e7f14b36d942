// The skirting is drawn where it is kept, else only where no furniture covers the wall.
import type { Furniture, Point2, Room } from '@gabarit/engine'
import { cornersOf } from '../board/board-corners.ts'
import type { RoomPlan } from './shown-room.ts'
import { pushBox, type Surface } from './surface.ts'

/** Skirting beside the furniture where the buyer removes his own, mm. */
const usual = { height: 70, thickness: 12 }
/** A board nearer than this to the wall hides its foot, mm. */
const against = 1000

/** Measured from the wall's start; null where no furniture covers it. */
function coveredBy(furniture: Furniture, [ax, ay]: Point2, [bx, by]: Point2): Point2 | null {
	const length = Math.hypot(bx - ax, by - ay)
	const [dx, dy] = [(bx - ax) / length, (by - ay) / length]
	const near = furniture.boards.flatMap(cornersOf).flatMap(([x, y]) => {
		const from = (x - ax) * dx + (y - ay) * dy
		const off = (y - ay) * dx - (x - ax) * dy
		return off > -1 && off < against && from > -1 && from < length + 1 ? [from] : []
	})
	return near.length === 0 ? null : [Math.min(...near), Math.max(...near)]
}

function freeStretches(length: number, covered: Point2 | null): Point2[] {
	if (!covered) return [[0, length]]
	const stretches: Point2[] = [
		[0, covered[0]],
		[covered[1], length],
	]
	return stretches.filter(([from, to]) => to - from > 20)
}

export function pushSkirting(surface: Surface, room: Room, plan: RoomPlan, furniture: Furniture) {
	const kept = room.skirting.height > 0
	const { height, thickness } = kept ? room.skirting : usual
	plan.line.slice(1).forEach((end, i) => {
		const start = plan.line[i]
		if (!start) return
		const length = Math.hypot(end[0] - start[0], end[1] - start[1])
		if (length < 1) return
		const [dx, dy] = [(end[0] - start[0]) / length, (end[1] - start[1]) / length]
		const stretches = kept
			? [[0, length] as Point2]
			: freeStretches(length, coveredBy(furniture, start, end))
		for (const [from, to] of stretches) {
			const [x, y] = [start[0] + dx * from, start[1] + dy * from]
			const [X, Y] = [start[0] + dx * to - dy * thickness, start[1] + dy * to + dx * thickness]
			pushBox(
				surface,
				[Math.min(x, X), Math.min(y, Y), 0],
				[Math.max(x, X), Math.max(y, Y), height],
			)
		}
	})
}
