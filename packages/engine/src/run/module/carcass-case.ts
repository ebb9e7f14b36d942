import { BACK, BACK_INSET, GROOVE_DEPTH } from '../../constants.ts'
import type { Face, Groove } from '../../furniture/board.ts'
import type { BoardBuilder, BoardPlan } from '../../furniture/board-builder.ts'
import type { ModulePlace } from '../layout/module-places.ts'
import type { RunSpace } from '../space/run-space.ts'

/** The middle of the back behind the carcass rear. */
const BACK_MIDDLE = BACK_INSET + BACK / 2

/** The groove for the back in an inner face, from `from` to `to` along the board. */
export function backGroove(face: Face, from: number, to: number): Groove {
	return {
		face,
		from: [from, BACK_MIDDLE],
		to: [to, BACK_MIDDLE],
		width: BACK,
		depth: GROOVE_DEPTH,
	}
}

/** What every part of a box is made with. */
export type CarcassCase = {
	builder: BoardBuilder
	place: ModulePlace
	space: RunSpace
	common: Pick<BoardPlan, 'module' | 'material' | 'grain'>
}
