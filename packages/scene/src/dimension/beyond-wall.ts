import type { Point3 } from '@gabarit/engine'
import { nearWalls } from '../room/near-walls.ts'
import { wallThickness } from '../room/room-plan.ts'
import type { RoomPlan } from '../room/shown-room.ts'
import { projectPoint } from '../view/stage-view.ts'
import type { DimensionInput } from './marks/dimension-mark.ts'
import { isSmall } from './small-stage.ts'

/** px between the furniture, or the wall beside it, and the line of its height. */
const beside = { small: 6, large: 14 } as const
/** px of a wall that a small stage has room for, beside the furniture. */
const mostBeyond = 14

/** px from an end of the furniture to the line beside it: outside of the wall there, if one is shown. */
export function beyondWall(
	{ room, view, size }: Pick<DimensionInput, 'room' | 'view' | 'size'>,
	plan: RoomPlan,
	{ side, foot }: { side: 'left' | 'right'; foot: Point3 },
): number {
	const sign = side === 'left' ? -1 : 1
	const px = beside[isSmall(size) ? 'small' : 'large']
	const { line, cut } = plan
	if (room.open[side] || nearWalls(view, room, plan)[side]) return px
	const xs = line.map(([x]) => x)
	const wall =
		side === 'left'
			? Math.min(0, ...xs) - wallThickness
			: Math.max(room.width, ...xs) + wallThickness
	const across = (point: Point3) => projectPoint(view, size, point)[0]
	const away = Math.max(0, sign * (across([wall, cut, 0]) - across(foot)))
	return px + (isSmall(size) ? Math.min(mostBeyond, away) : away)
}
