// Oak as a pure function of millimetres: how dark it is at a place of a lane, from 0 (early wood) to about 1 (pores).
// A flat cut passes the log's heart at a depth that grows along the board: its year rings open as cathedrals near the
// axis and run straight beside it.
import type { FigureLane } from '../board/figure-sheet.ts'
import { addNoise, cellValue, type Readings, smoothNoise } from './noise.ts'

/** Distance of the year rings in the log, mm. */
const ringWidth = 5.4
/** The share of a ring where slowly darkening late wood ends. */
const lateEnd = 0.82
const pore = { length: 34, width: 0.5, dark: 0.47, least: 0.1, perRing: 0.42 } as const
/** A wider reading, mm, takes the pores that are to be expected: single ones would only be noise. */
const finest = 2
/** What a pore that fades towards its ends covers of its cell. */
const covered = 0.75

/** How far below the heart the saw passes, mm. */
function sawDepth({ seed }: FigureLane, along: number): number {
	const nearest = 6 + 10 * cellValue(seed, 11)
	const rise = 0.04 + 0.022 * cellValue(seed, 12)
	return nearest + rise * along + 5 * smoothNoise(along / 560, seed * 17)
}

/** Darkness of the year ring at a distance from the heart: slowly darker, then suddenly pale. */
function ringAt(distance: number, seed: number): number {
	const rings = distance / ringWidth + 0.9 * smoothNoise(distance / 23, seed * 29)
	const ring = Math.floor(rings)
	const part = rings - ring
	const late = part < lateEnd ? (part / lateEnd) ** 1.7 : (1 - part) / (1 - lateEnd)
	return late * (0.45 + 1.1 * cellValue(ring, seed * 31))
}

/** Steps per mm and length of the table of rings: a row reads it in place of counting them again. */
const ringTable = { perMm: 16, length: 1100 } as const
const tables = new Map<number, Float32Array>()

function ringsOf(seed: number): Float32Array {
	const known = tables.get(seed)
	if (known) return known
	const { perMm, length } = ringTable
	const table = Float32Array.from({ length: perMm * length }, (_, i) => ringAt(i / perMm, seed))
	tables.set(seed, table)
	return table
}

/** A wide reading sees several places of a ring at once. */
function meanAround(rings: Float32Array, at: number, near: number): number {
	return ((rings[at - near] ?? 0) + (rings[at] ?? 0) + (rings[at + near] ?? 0)) / 3
}

/** The share of a reading's width that is pore, where the ring is so dark. */
function poreShare(seed: number, across: number, up: number, reading: PoreReading): number {
	const { columns, density } = reading
	const first = Math.floor(across / pore.width)
	let share = 0
	for (let i = 0; i < columns; i++) {
		const column = first + i
		const place = up + cellValue(column, seed * 41)
		const cell = Math.floor(place)
		if (cellValue(column + 7919 * seed, cell) >= density) continue
		const fromMiddle = Math.abs(2 * (place - cell) - 1)
		share += 1 - fromMiddle * fromMiddle * fromMiddle
	}
	return share / columns
}

type PoreReading = { columns: number; density: number }

/** Places in mm across the sheet; each is read over `width`, by default the way to the next. */
export type OakReadings = Readings & { count: number; width?: number }

/** A row of oak across its lane, `along` mm up. */
export function oakRow(lane: FigureLane, along: number, places: OakReadings): Float32Array {
	const { seed, axis } = lane
	const { from, step, count, width = step } = places
	const depth = sawDepth(lane, along)
	const noise = (row: Float32Array, salt: number, size: readonly [number, number], by: number) =>
		addNoise(
			row,
			{ from: from / size[1], step: step / size[1] },
			along / size[0] + seed * 53 + salt * 17,
			by,
		)
	const warp = new Float32Array(count)
	noise(warp, 1, [640, 170], 16)
	noise(warp, 2, [150, 52], 4.2)
	noise(warp, 3, [34, 9], 0.7)
	const wood = new Float32Array(count)
	noise(wood, 4, [900, 15], 0.5 * 0.24)
	noise(wood, 5, [1200, 44], 0.5 * 0.24)
	noise(wood, 6, [230, 2.1], 0.6 * 0.15)
	if (width <= finest) noise(wood, 7, [90, 0.8], 0.6 * 0.15)
	noise(wood, 8, [700, 14], 0.6 * 0.15)
	const rings = ringsOf(seed)
	const near = Math.round(width * 0.25 * ringTable.perMm)
	const columns = Math.max(1, Math.round(width / pore.width))
	const up = along / pore.length
	for (let i = 0; i < count; i++) {
		const across = from + i * step
		const x = across - axis + (warp[i] ?? 0)
		const fromHeart = Math.sqrt(0.5 * x * x + depth * depth)
		const place = Math.round(fromHeart * ringTable.perMm)
		const ring = width > finest ? meanAround(rings, place, near) : (rings[place] ?? 0)
		const density = pore.least + pore.perRing * ring
		const figure = 0.42 + 0.86 * (0.36 * (ring - 0.36) + (wood[i] ?? 0))
		const share =
			width > finest ? density * covered : poreShare(seed, across, up, { columns, density })
		wood[i] = figure + pore.dark * share
	}
	return wood
}

/** Darkness at one place, mm. */
export function oakAt(lane: FigureLane, across: number, along: number): number {
	return oakRow(lane, along, { from: across, step: pore.width, count: 1 })[0] ?? 0
}
