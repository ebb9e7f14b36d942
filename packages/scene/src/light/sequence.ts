/** The n-th number of a Halton sequence, in [0, 1): evenly spread, so that few frames already make a soft shadow. */
export function halton(index: number, base: number): number {
	let result = 0
	let share = 1 / base
	for (let i = index + 1; i > 0; i = Math.floor(i / base)) {
		result += share * (i % base)
		share /= base
	}
	return result
}
