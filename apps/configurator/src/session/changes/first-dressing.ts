import { type DressingConfiguration, type StartType, withType } from '@gabarit/engine'

/** What the buyer said of his place before he chose a type, mm. */
export type PlaceMeasures = { width?: number | undefined; hu?: number | undefined }

/** The room that a dressing starts with, as far as nobody has said another. */
export const usualRoom: DressingConfiguration = { version: 1, room: { width: 3000 }, hu: 2500 }

export function firstDressing(
	type: StartType,
	shopTopTen: readonly string[],
	{ width, hu }: PlaceMeasures = {},
): DressingConfiguration {
	const room = {
		...usualRoom,
		...(width !== undefined && { room: { width } }),
		...(hu !== undefined && { hu }),
	}
	return withType(room, type, shopTopTen)
}
