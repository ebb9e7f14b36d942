// A missed limit fails the command.

/** The value below which the given share of the samples lies. */
export function percentile(samples: readonly number[], share: number): number {
	const sorted = samples.toSorted((a, b) => a - b)
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export type Figure = { name: string; measured: number; unit: string; limit?: number }

export function report({ name, measured, unit, limit }: Figure): void {
	const shown = measured.toFixed(measured < 10 ? 3 : 1)
	if (limit === undefined) {
		console.log(`${name}: ${shown} ${unit}`)
		return
	}
	const holds = measured <= limit
	console.log(`${name}: ${shown} ${unit} (at most ${limit}) ${holds ? 'holds' : 'MISSED'}`)
	if (!holds) process.exitCode = 1
}
