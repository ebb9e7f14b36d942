import { solveStairs } from './build.ts'
import { settleStairs } from './edit.ts'
import { stairRoom, stairSizeOf } from './ground.ts'

/** The row of furniture under a flight in the table of kinds. */
export const stairsFurniture = {
	build: solveStairs,
	edit: settleStairs,
	roomOf: stairRoom,
	sizeOf: stairSizeOf,
}
