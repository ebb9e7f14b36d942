import type { Board } from '../../../furniture/board.ts'
import type { BoardBuilder } from '../../../furniture/board-builder.ts'
import type { Finishes } from '../../../furniture/finish.ts'
import type { Group, GroupId } from '../../../furniture/group.ts'
import type { FittingBuilder } from '../../../furniture/hardware/fitting.ts'
import type { Zone } from '../../../furniture/run.ts'
import type { RunFrame } from '../../../furniture/run-frame.ts'
import type { RunSpace } from '../../space/run-space.ts'

export type BayPlan = {
	module: number
	group: GroupId
	index: number
	x: number
	width: number
	zones: readonly Zone[]
	shelfThickness: 18 | 28
	hinged: { left: boolean; right: boolean }
	/** In local x; `top` is over the middle of the bay. */
	around: { left: Board; right: Board; top: Board }
	/** `z` above the finished floor; no board may reach further back. */
	depthAt: (z: number) => number
}

export type BayContext = {
	builder: BoardBuilder
	fittings: FittingBuilder
	groups: Group[]
	frame: RunFrame
	space: RunSpace
	finishes: Finishes
}
