// Which side walls, and slopes over them, are not shown because they would hide the furniture.
import type { Room } from '@gabarit/engine'
import type { StageView } from '../view/stage-view.ts'
import type { RoomPlan, Side } from './shown-room.ts'

/** mm of the furniture's front that a wall may hide. */
const tolerated = 40

/** The viewer stands outside of these walls, and looks past their front ends at less than the whole front. */
export function nearWalls(
	{ eye }: Pick<StageView, 'eye'>,
	{ width }: Pick<Room, 'width'>,
	{ sides, cut, front }: Pick<RoomPlan, 'sides' | 'cut' | 'front'>,
): Record<Side, boolean> {
	const [x, y] = eye
	const share = y > cut ? (cut - front) / (y - cut) : 1
	const hidden = (outside: number) => outside * share
	return {
		left: sides.left !== null && hidden(-x) > tolerated,
		right: sides.right !== null && hidden(x - width) > tolerated,
	}
}
