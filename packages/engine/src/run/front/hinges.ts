import { EPSILON } from '../../constants.ts'

/** Up to this height and weight, both inclusive (domain 6.1, 6.2). */
const hingeTable = [
	{ hinges: 2, height: 900, weight: 5 },
	{ hinges: 3, height: 1600, weight: 9 },
	{ hinges: 4, height: 2000, weight: 15 },
	{ hinges: 5, height: 2500, weight: 22 },
	{ hinges: 6, height: 2700, weight: 27 },
] as const

export const LEAF_WEIGHT_MAX = 27
export const HANDLE_WEIGHT = 0.2
const CUP_FROM_END = 80
/** The first and the last cup move this far for a shelf: inwards, or else outwards. */
const END_SHIFT = { inwards: 60, outwards: 20 } as const
const PLATE_LENGTH = 52
/** From a cup to the axis of a fixed shelf, by the shelf's thickness: half a plate, half the shelf, 1 of air. */
const shelfClear = { 18: 36, 28: 41 } as const

export type ShelfBehind = { axis: number; thickness: 18 | 28 }

export function shelfClearance({ thickness }: Pick<ShelfBehind, 'thickness'>): number {
	return shelfClear[thickness]
}

/** `height` in mm, bare `weight` in kg; null where no row takes the leaf. */
export function hingeCount(height: number, weight: number): number | null {
	const row = hingeTable.find(
		(candidate) =>
			height <= candidate.height && weight + HANDLE_WEIGHT <= candidate.weight + EPSILON,
	)
	return row?.hinges ?? null
}

export function hingeLoad(hinges: number): number {
	return hingeTable.find((row) => row.hinges === hinges)?.weight ?? LEAF_WEIGHT_MAX
}

/**
 * Cup centres from the leaf's bottom edge, clear of the fixed `shelves` behind it (same origin).
 * `stuck`: where a cup that has no place would stand.
 */
export function hingePositions(
	height: number,
	count: number,
	shelves: readonly ShelfBehind[],
): { cups: number[]; stuck: number | null } {
	const step = (height - 2 * CUP_FROM_END) / (count - 1)
	const cups: number[] = []
	for (let i = 0; i < count; i++) {
		const even = CUP_FROM_END + i * step
		const from = (cups.at(-1) ?? -PLATE_LENGTH) + PLATE_LENGTH
		const to = i === count - 1 ? height : even + step - PLATE_LENGTH
		const cup = isClear(even, { from, to }, shelves)
			? even
			: rangesOf(even, { isFirst: i === 0, isLast: i === count - 1 })
					.map((way) => ({ from: Math.max(from, way.from), to: Math.min(to, way.to) }))
					.map((range) => nearestClear(even, range, shelves))
					.find((place) => place !== null)
		if (cup === undefined) return { cups, stuck: even }
		cups.push(roundToTenth(cup))
	}
	return { cups, stuck: null }
}

type Range = { from: number; to: number }

// Where a cup may go, the better way first: inner ones up or down, those at the ends inwards before outwards.
function rangesOf(
	even: number,
	{ isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): Range[] {
	const { inwards, outwards } = END_SHIFT
	const up = (by: number) => ({ from: even, to: even + by })
	const down = (by: number) => ({ from: even - by, to: even })
	if (isFirst) return [up(inwards), down(outwards)]
	if (isLast) return [down(inwards), up(outwards)]
	return [{ from: 0, to: Number.POSITIVE_INFINITY }]
}

function isClear(place: number, { from, to }: Range, shelves: readonly ShelfBehind[]): boolean {
	return (
		place >= from - EPSILON &&
		place <= to + EPSILON &&
		shelves.every((shelf) => Math.abs(shelf.axis - place) >= shelfClearance(shelf) - EPSILON)
	)
}

function nearestClear(even: number, range: Range, shelves: readonly ShelfBehind[]): number | null {
	const edges = shelves.flatMap((shelf) => {
		const clear = shelfClearance(shelf)
		return [shelf.axis + clear, shelf.axis - clear]
	})
	const clear = edges.filter((place) => isClear(place, range, shelves))
	const shift = (place: number) => Math.abs(place - even)
	return clear.toSorted((a, b) => shift(a) - shift(b))[0] ?? null
}

function roundToTenth(value: number): number {
	return Math.round(value * 10) / 10
}
