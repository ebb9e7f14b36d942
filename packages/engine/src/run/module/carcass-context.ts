import { BACK, BACK_INSET, GROOVE_DEPTH } from '../../constants.ts'
import type { Face, Groove } from '../../furniture/board.ts'
import type { BoardBuilder, BoardPlan } from '../../furniture/board-builder.ts'
import type { ModulePlace } from '../layout/module-places.ts'
import type { RunSpace } from '../space/run-space.ts'

const BACK_MIDDLE = BACK_INSET + BACK / 2

export function backGroove(face: Face, from: number, to: number): Groove {
	return {
		face,
		from: [from, BACK_MIDDLE],
		to: [to, BACK_MIDDLE],
		width: BACK,
		depth: GROOVE_DEPTH,
	}
}

export type CarcassContext = {
	builder: BoardBuilder
	place: ModulePlace
	space: RunSpace
	common: Pick<BoardPlan, 'module' | 'material' | 'grain'>
}
