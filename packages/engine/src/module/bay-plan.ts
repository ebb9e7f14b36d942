// What a bay is filled from: the plan of one bay, and the workshop that makes its boards.
import type { BoardBench } from '../board/board-bench.ts'
import type { Finishes } from '../board/finish.ts'
import type { Zone } from '../furniture.ts'
import type { RunSpace } from '../room/run-space.ts'
import type { Tally } from './tally.ts'

/** One bay to fill. `x`: left clear face; `zones` with heights above the bay's floor; `hinged`: its sides that carry hinges. */
export type BayPlan = {
	module: number
	x: number
	width: number
	zones: readonly Zone[]
	shelf: 18 | 28
	hinged: { left: boolean; right: boolean }
	/** Pitch total of overlay drawers from the carcass bottom. */
	overlay: number
	/** Useful depth at a height above the bay's floor. */
	depthAt: (height: number) => number
}

export type Workshop = { bench: BoardBench; space: RunSpace; finishes: Finishes; tally: Tally }
