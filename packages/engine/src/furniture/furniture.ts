// The furniture as made: runs of modules, and the boards, fronts and fittings that everything else reads.
import type { Issue } from '../issue.ts'
import type { Board } from './board.ts'
import type { Fitting } from './fitting.ts'
import type { Front } from './front.ts'
import type { Group } from './group.ts'
import type { Hardware } from './hardware.ts'
import type { Run } from './run.ts'

export type Capacity = {
	long: number
	short: number
	trousers: number
	folded: number
	small: number
	shoes: number
	suitcases: number
}

/** The engine's answer. Everything a person or a machine is shown of the furniture is read from here. */
export type Furniture = {
	runs: Run[]
	boards: Board[]
	fronts: Front[]
	/** Everything bought, each piece in its place. */
	fittings: Fitting[]
	/** One tree, parents first. */
	groups: Group[]
	/** The fittings counted. */
	hardware: Hardware[]
	/** kg, packing included (domain 9). */
	weight: number
	capacity: Capacity
	/** Hints and warnings of a furniture that can be made. */
	issues: Issue[]
}
