import type { BoardBench, BoardPlan } from '../board/board-bench.ts'
import type { ModulePlace } from '../layout/module-places.ts'
import type { RunSpace } from '../room/run-space.ts'

/** What every part of a box is made with. */
export type CarcassCase = {
	bench: BoardBench
	place: ModulePlace
	space: RunSpace
	common: Pick<BoardPlan, 'module' | 'material' | 'grain'>
}
