import { solveDesk } from './build.ts'
import { settleDesk } from './edit.ts'
import { deskRoomOf, deskSizeOf } from './ground.ts'

/** The row of the desk in the table of kinds. */
export const desk = {
	build: solveDesk,
	edit: settleDesk,
	roomOf: deskRoomOf,
	sizeOf: deskSizeOf,
}
