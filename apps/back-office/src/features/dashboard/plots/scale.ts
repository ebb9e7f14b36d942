const mostLines = 4
const roundSteps = [1, 2, 5]

/** Values at which a hairline stands, from 0 past the highest mark: three or four of them, in round steps. */
export function scaleOf(highest: number): number[] {
	const least = Math.max(1, highest) / (mostLines - 1)
	const power = 10 ** Math.floor(Math.log10(least))
	const step = Math.max(1, (roundSteps.find((it) => it * power >= least) ?? 10) * power)
	const count = Math.ceil(Math.max(1, highest) / step)
	return Array.from({ length: count + 1 }, (_, at) => at * step)
}
