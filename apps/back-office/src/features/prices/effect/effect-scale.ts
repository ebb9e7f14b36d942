// A scale from 0 with three or four hairlines at round figures.

const steps = [1, 2, 2.5, 5, 10]
const mostLines = 4

function stepFor(reach: number): number {
	const least = reach / mostLines
	const power = 10 ** Math.floor(Math.log10(least))
	const step = steps.find((it) => it * power >= least - 1e-9) ?? 10
	return step * power
}

export type Scale = { low: number; high: number; lines: number[] }

/** 0 is always on it. */
export function scaleOf(values: readonly number[]): Scale {
	const most = Math.max(0, ...values)
	const least = Math.min(0, ...values)
	const step = most - least === 0 ? 1 : stepFor(most - least)
	const high = Math.ceil(most / step - 1e-9) * step || (least < 0 ? 0 : step)
	const low = Math.floor(least / step + 1e-9) * step
	const count = Math.round((high - low) / step)
	const lines = Array.from({ length: count + 1 }, (_, at) => Number((low + at * step).toFixed(6)))
	return { low, high, lines }
}

export function placeOn({ low, high }: Scale, value: number): number {
	return ((value - low) / (high - low)) * 100
}

export function medianOf(values: readonly number[]): number {
	const sorted = values.toSorted((a, b) => a - b)
	const middle = Math.floor(sorted.length / 2)
	const upper = sorted[middle] ?? 0
	return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}
