import type { Furniture, Point3, Room } from '@gabarit/engine'
import { cornersOf } from '../board/board-corners.ts'

/** mm. */
export const PERSON = { height: 1700, half: 300 } as const

/** mm between the furniture and the middle of who stands beside it; heights that are measured there come first. */
const beside = { free: 440, measured: 740 } as const

/** Where a person stands for scale: on the floor at the right end, in the middle of the depth. */
export function personPlaceOf(
	{ boards }: Pick<Furniture, 'boards'>,
	{ open }: Pick<Room, 'open'>,
): Point3 {
	const corners = boards.flatMap(cornersOf)
	const depths = corners.map(([, y]) => y)
	return [
		Math.max(...corners.map(([x]) => x)) + (open.left ? beside.free : beside.measured),
		(Math.min(...depths) + Math.max(...depths)) / 2,
		0,
	]
}

export function personCorners([x, y, z]: Point3): Point3[] {
	return [-PERSON.half, PERSON.half].flatMap((side): Point3[] => [
		[x + side, y, z],
		[x + side, y, z + PERSON.height],
	])
}
