import type { Bay } from '../../furniture/run.ts'

/** mm of clear height under, between and over the shelves of a bay. */
export function gapsIn({ floor, height, shelfThickness, zones }: Bay): number[] {
	const shelves = zones.flatMap((zone) => zone.shelves)
	const bottoms = [floor, ...shelves.map((shelf) => shelf + shelfThickness)]
	const tops = [...shelves, floor + height]
	return bottoms.map((bottom, i) => (tops[i] ?? bottom) - bottom)
}
