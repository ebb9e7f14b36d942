// What a bay is filled from: the plan of one bay, and what takes its boards and fittings.
import type { Board } from '../../furniture/board.ts'
import type { BoardBuilder } from '../../furniture/board-builder.ts'
import type { Finishes } from '../../furniture/finish.ts'
import type { FittingBuilder } from '../../furniture/fitting.ts'
import type { Group, GroupId } from '../../furniture/group.ts'
import type { Zone } from '../../furniture/run.ts'
import type { RunFrame } from '../../furniture/run-frame.ts'
import type { RunSpace } from '../space/run-space.ts'

/** One bay to fill. `x`: left clear face; `hinged`: its sides that carry hinges. */
export type BayPlan = {
	module: number
	/** Its group, and its index in the module. */
	group: GroupId
	index: number
	x: number
	width: number
	zones: readonly Zone[]
	shelf: 18 | 28
	hinged: { left: boolean; right: boolean }
	/** The boards around it, in local x; `top` lies over its middle. */
	around: { left: Board; right: Board; top: Board }
	/** Depth that a board keeps to at a height above the finished floor. */
	depthAt: (z: number) => number
}

/** What every part of a bay is made with. */
export type BayContext = {
	builder: BoardBuilder
	fittings: FittingBuilder
	groups: Group[]
	frame: RunFrame
	space: RunSpace
	finishes: Finishes
}
