import { type Room, roomWithin } from '../../room/room-of.ts'
import { solveDressing } from './build.ts'
import { typeDefaults } from './defaults.ts'
import { settleEdit } from './edit/apply-edit.ts'
import { type DressingConfiguration } from './schema.ts'
import { startTypeOf } from './start-types.ts'

function dressingRoomOf(configuration: DressingConfiguration): Room {
	const type = startTypeOf(configuration)
	const room = roomWithin(configuration, typeDefaults[type].usualWalls)
	return type === 'shelves' ? { ...room, bare: true } : room
}

/** The row of the dressing in the table of kinds; its four start types share it. */
export const dressing = {
	build: solveDressing,
	edit: settleEdit,
	roomOf: dressingRoomOf,
	sizeOf: dressingRoomOf,
}
