// How many hinges a leaf needs and where they sit (domain 6.1, 6.2).

import { EPSILON } from '../../constants.ts'

/** One row of the hinge table: up to this height and weight, both inclusive. */
const hingeTable = [
	{ hinges: 2, height: 900, weight: 5 },
	{ hinges: 3, height: 1600, weight: 9 },
	{ hinges: 4, height: 2000, weight: 15 },
	{ hinges: 5, height: 2500, weight: 22 },
	{ hinges: 6, height: 2700, weight: 27 },
] as const

/** The heaviest leaf, handle included, kg. */
export const LEAF_WEIGHT_MAX = 27
/** A handle's weight in the hinge count, also for push-to-open, kg. */
export const HANDLE_WEIGHT = 0.2
/** First and last cup from the leaf's ends. */
const CUP_FROM_END = 80
/** A cup keeps this far from the axis of a fixed shelf, and may move this far for it. */
export const SHELF_CLEAR = 30
const CUP_SHIFT_MAX = 32

/** Hinges for a leaf of this height (mm) and bare weight (kg), or null when no row takes it. */
export function hingeCount(height: number, weight: number): number | null {
	const row = hingeTable.find(
		(candidate) =>
			height <= candidate.height && weight + HANDLE_WEIGHT <= candidate.weight + EPSILON,
	)
	return row?.hinges ?? null
}

/** Most a leaf with that many hinges may weigh, handle included, kg. */
export function hingeLoad(hinges: number): number {
	return hingeTable.find((row) => row.hinges === hinges)?.weight ?? LEAF_WEIGHT_MAX
}

/** Cup centres from the leaf's bottom edge; inner ones make way for fixed shelves at `shelfAxes` (same origin). */
export function hingePositions(
	height: number,
	count: number,
	shelfAxes: readonly number[],
): number[] {
	const step = (height - 2 * CUP_FROM_END) / (count - 1)
	return Array.from({ length: count }, (_, i) => {
		const even = CUP_FROM_END + i * step
		const isEnd = i === 0 || i === count - 1
		return roundToTenth(isEnd ? even : clearOfShelves(even, shelfAxes))
	})
}

function clearOfShelves(position: number, shelfAxes: readonly number[]): number {
	const near = shelfAxes.find((axis) => Math.abs(axis - position) < SHELF_CLEAR)
	if (near === undefined) return position
	const moved = position < near ? near - SHELF_CLEAR : near + SHELF_CLEAR
	return Math.abs(moved - position) <= CUP_SHIFT_MAX ? moved : position
}

function roundToTenth(value: number): number {
	return Math.round(value * 10) / 10
}
