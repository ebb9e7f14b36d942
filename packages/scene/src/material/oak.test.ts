import { expect, test } from 'vitest'
import { cathedralLanes, type FigureLane, figureLanes, figureSheet } from '../board/figure-sheet.ts'
import { oakAt, oakRow } from './oak.ts'

/** Rows of a window of the sheet, mm. */
function windowOf(lane: FigureLane, { from, width, along, height, step }: Window): Float32Array[] {
	return Array.from({ length: Math.floor(height / step) }, (_, i) =>
		oakRow(lane, along + i * step, { from, step, count: Math.floor(width / step), width: 0.5 }),
	)
}
type Window = { from: number; width: number; along: number; height: number; step: number }

function meanOf(values: ArrayLike<number>): number {
	return Array.from(values).reduce((sum, value) => sum + value, 0) / values.length
}

/** Pearson's coefficient of two windows of equal size. */
function likeness(a: readonly Float32Array[], b: readonly Float32Array[]): number {
	const [p, q] = [a, b].map((rows) => rows.flatMap((row) => Array.from(row)))
	const [mp, mq] = [meanOf(p ?? []), meanOf(q ?? [])]
	let [both, pp, qq] = [0, 0, 0]
	p?.forEach((value, i) => {
		const [x, y] = [value - mp, (q?.[i] ?? 0) - mq]
		both += x * y
		pp += x * x
		qq += y * y
	})
	return both / Math.sqrt(pp * qq)
}

test('oak spans from pale early wood to dark pores', () => {
	const values = figureLanes
		.flatMap((lane) =>
			windowOf(lane, { from: lane.from, width: 600, along: 200, height: 2000, step: 7.3 }),
		)
		.flatMap((row) => Array.from(row))
		.toSorted((a, b) => a - b)
	const at = (share: number) => values[Math.floor(share * values.length)] ?? 0
	expect(at(0.05)).toBeGreaterThan(0.1)
	expect(at(0.05)).toBeLessThan(0.32)
	expect(at(0.95)).toBeGreaterThan(0.8)
	expect(at(0.95) - at(0.05)).toBeGreaterThan(0.5)
	expect(at(0.5)).toBeGreaterThan(0.42)
	expect(at(0.5)).toBeLessThan(0.58)
})

test('a tenth to a third of oak is pores, longer than wide', () => {
	const lane = figureLanes[4] as FigureLane
	const dark: boolean[][] = windowOf(lane, {
		from: lane.from + 100,
		width: 200,
		along: 900,
		height: 200,
		step: 0.5,
	}).map((row) => Array.from(row, (value) => value > 0.78))
	const share = meanOf(dark.map((row) => meanOf(row.map(Number))))
	expect(share).toBeGreaterThan(0.1)
	expect(share).toBeLessThan(0.33)
	const changes = (rows: boolean[][]) =>
		rows.flatMap((row) => row.slice(1).filter((value, i) => value !== row[i])).length
	const columns = Array.from({ length: dark[0]?.length ?? 0 }, (_, i) =>
		dark.map((row) => row[i] ?? false),
	)
	expect(changes(dark)).toBeGreaterThan(8 * changes(columns))
})

/** How much a strip of 12 mm changes along 1.5 m: rings that close over it pass through it, straight ones follow it. */
function changesAlong(lane: FigureLane, across: number): number {
	const strip = windowOf(lane, {
		from: across - 6,
		width: 12,
		along: 600,
		height: 1500,
		step: 0.5,
	}).map(meanOf)
	const steps = Array.from({ length: 60 }, (_, i) => meanOf(strip.slice(i * 50, i * 50 + 50)))
	const mean = meanOf(steps)
	return Math.sqrt(meanOf(steps.map((value) => (value - mean) ** 2)))
}

test('rings close over the axis of a cathedral, and run along straight boards', () => {
	const straight = figureLanes
		.slice(cathedralLanes.length)
		.flatMap((lane) => [150, 300, 450].map((x) => changesAlong(lane, lane.from + x)))
	for (const lane of cathedralLanes) {
		expect(changesAlong(lane, lane.axis)).toBeGreaterThan(1.5 * Math.max(...straight))
	}
})

test('no two logs of the sheet look alike, and none looks like itself elsewhere', () => {
	const look = (lane: FigureLane, along: number) =>
		windowOf(lane, { from: lane.axis - 150, width: 300, along, height: 500, step: 5 })
	for (const [i, lane] of cathedralLanes.entries()) {
		for (const other of cathedralLanes.slice(i + 1)) {
			expect(likeness(look(lane, 500), look(other, 500))).toBeLessThan(0.4)
		}
		for (let shift = 100; shift <= 1000; shift += 50) {
			expect(likeness(look(lane, 500), look(lane, 500 + shift))).toBeLessThan(0.55)
		}
	}
})

test('a row reads the same oak as a single place', () => {
	const lane = cathedralLanes[1] as FigureLane
	const row = oakRow(lane, 1234, { from: lane.from, step: 0.5, count: 50 })
	row.forEach((value, i) => expect(oakAt(lane, lane.from + i * 0.5, 1234)).toBeCloseTo(value, 4))
	expect(figureLanes.at(-1)?.to).toBe(figureSheet.across)
})
