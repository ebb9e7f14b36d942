import { divideHalfUp, divideHalfUpLarge } from '../exact.ts'
import { noPrice } from '../no-price.ts'
import type { LeafGrid, ModuleGrid, Points } from './points-schema.ts'

type Tier = keyof LeafGrid['points']

/** Index of the first upper bound that is not below the size. */
export function bracketOf(bounds: readonly number[], size: number): number {
	for (let i = 0; i < bounds.length; i += 1) if (size <= (bounds[i] as number)) return i
	throw noPrice(`no price bracket for ${size} mm (up to ${bounds.at(-1)})`)
}

export function moduleGridPoints(
	grid: ModuleGrid,
	width: number,
	height: number,
	depth: number,
): number {
	const row = bracketOf(grid.widths, width) * grid.heights.length + bracketOf(grid.heights, height)
	return grid.points[row * grid.depths.length + bracketOf(grid.depths, depth)] as number
}

/** Panels wider than the widest leaf are priced as equal leaves side by side. */
export function leafGridPoints(grid: LeafGrid, tier: Tier, width: number, height: number): number {
	const points = grid.points[tier]
	if (points === undefined) throw noPrice(`no leaf prices for tier ${tier}`)
	const leaves = Math.max(1, Math.ceil(width / (grid.widths.at(-1) as number)))
	const row = bracketOf(grid.widths, width / leaves) * grid.heights.length
	return leaves * (points[row + bracketOf(grid.heights, height)] as number)
}

export function coefficientOf(table: Points['finishes']['interior'], tier: Tier): number {
	const coefficient = table[tier]
	if (coefficient === undefined) throw noPrice(`no coefficient for tier ${tier}`)
	return coefficient
}

/** points x coefficients (thousandths), rounded once. */
export function timesCoefficients(points: number, ...coefficients: number[]): number {
	const numerator = coefficients.reduce((product, c) => product * c, points)
	return divideHalfUp(numerator, 1000 ** coefficients.length)
}

/** round(base + rate x area): base in points, rate in thousandths per m2, sizes in mm down to 0.1. */
export function areaPoints(base: number, rate: number, areaTenths: number): number {
	return divideHalfUp(base * 1e11 + rate * areaTenths, 1e11)
}

/** round((base + rate x area) x coefficients), rounded once. */
export function areaPointsTimes(
	base: number,
	rate: number,
	areaTenths: number,
	coefficients: readonly number[],
): number {
	const sum = BigInt(base) * 100_000_000_000n + BigInt(rate) * BigInt(areaTenths)
	const numerator = coefficients.reduce((product, each) => product * BigInt(each), sum)
	return divideHalfUpLarge(numerator, 100_000_000_000n * 1000n ** BigInt(coefficients.length))
}

/** round(rate per metre x length x coefficient), rounded once. */
export function lengthPoints(rate: number, length: number, coefficient: number): number {
	return divideHalfUp(rate * Math.round(length * 10) * coefficient, 1e10)
}

/** Tenths of mm squared, whole for every size that the engine makes (0.5 or 0.1 steps). */
export function areaTenthsOf(board: { length: number; width: number }): number {
	return Math.round(board.length * 10) * Math.round(board.width * 10)
}
