import type { Issue } from '../issue.ts'
import type { Board } from './board.ts'
import type { Front } from './front.ts'
import type { Grid } from './grid.ts'
import type { Group } from './group.ts'
import type { Fitting } from './hardware/fitting.ts'
import type { Hardware } from './hardware/hardware.ts'
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

/** The result of the engine. Drawings, lists and prices read everything from here. */
export type Furniture = {
	runs: Run[]
	/** Only where the furniture is one. */
	grid?: Grid
	boards: Board[]
	fronts: Front[]
	fittings: Fitting[]
	/** Parents before children. */
	groups: Group[]
	hardware: Hardware[]
	weight: number
	capacity: Capacity
	issues: Issue[]
}
