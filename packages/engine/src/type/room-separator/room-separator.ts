import { solveSeparator } from './build.ts'
import { settleSeparator } from './edit.ts'
import { separatorSizeOf, standingRoomOf } from './ground.ts'

/** The row of the room separator in the table of kinds. */
export const roomSeparator = {
	build: solveSeparator,
	edit: settleSeparator,
	roomOf: standingRoomOf,
	sizeOf: separatorSizeOf,
}
