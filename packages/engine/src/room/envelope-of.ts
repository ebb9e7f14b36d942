import { CEILING_CLEAR } from '../constants.ts'
import type { RunSide } from '../issue.ts'
import { allowanceOf, type Envelope, type RunSlope } from './envelope.ts'
import type { RoomDesign } from './room-design.ts'
import type { RunHeights } from './run-heights.ts'

/** The room's back slope is an end slope for a side run, low in its corner (domain 4.4). */
export function runSlopesOf(
	{ slope }: RoomDesign,
	side: RunSide,
	wall: number,
	{ ceiling, carcassHeight, topFiller }: RunHeights,
): Envelope {
	const filler = topFiller > 0 ? topFiller : CEILING_CLEAR
	const ends =
		side === 'Main'
			? ([
					['left', slope.left],
					['right', slope.right],
				] as const)
			: ([['left', slope.back]] as const)
	const slopes = ends.flatMap(([end, found]): RunSlope[] =>
		found ? [{ ...found, side: end, allowance: allowanceOf(filler, found.tan) }] : [],
	)
	return { wall, flat: carcassHeight, ceiling, slopes }
}
