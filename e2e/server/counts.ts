// Scenarios run a few times in `npm test`, as often as promised in `npm run faults`.
// FAULTS_SEED repeats a run: one seed draws every moment, and it is printed.

export const isLong = process.env['FAULTS'] === 'long'

export const seed = Number(process.env['FAULTS_SEED'] ?? Date.now() % 1_000_000)

/** FAULTS_COUNT overrides both. */
export function timesOf(times: { short: number; long: number }): number {
	const asked = process.env['FAULTS_COUNT']
	return asked === undefined ? times[isLong ? 'long' : 'short'] : Number(asked)
}

/** mulberry32: from 0 up to 1, the same for the same seed. */
export function drawing(from: number): () => number {
	let state = from
	return () => {
		state = (state + 0x6d2b79f5) | 0
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
	}
}

export function report(name: string, counts: Record<string, number | string>): void {
	const texts = Object.entries(counts).map(([what, count]) => `${count} ${what}`)
	process.stdout.write(`faults ${name}: ${texts.join(', ')}, seed ${seed}\n`)
}
