import { FIRST_HOLE } from '../../../constants.ts'
import type { Bay } from '../../../furniture/run.ts'
import { SHELF_CLEAR_MIN } from '../limits.ts'

/** mm of clear height under, between and over the shelves of a bay. */
export function gapsIn({ floor, height, shelfThickness, zones }: Bay): number[] {
	const shelves = zones.flatMap((zone) => zone.shelves)
	const bottoms = [floor, ...shelves.map((shelf) => shelf + shelfThickness)]
	const tops = [...shelves, floor + height]
	return bottoms.map((bottom, i) => (tops[i] ?? bottom) - bottom)
}

/** Shelves too near to each other, or off the rows of holes, which begin and end 96 from the panels. */
export function shelfFaultIn(bay: Bay): { measured: number; limit: number } | null {
	const gaps = gapsIn(bay)
	const clear = Math.min(...gaps)
	if (clear < SHELF_CLEAR_MIN) return { measured: Math.max(0, clear), limit: SHELF_CLEAR_MIN }
	if (gaps.length === 1) return null
	const [lowest = 0, highest = 0] = [gaps[0], gaps.at(-1)]
	if (lowest < FIRST_HOLE) return { measured: lowest, limit: FIRST_HOLE }
	const limit = FIRST_HOLE - bay.shelfThickness
	return highest < limit ? { measured: highest, limit } : null
}
