// Without Math.random the same wood appears on every machine.

/** A fixed number in [0, 1) for a point of the integer grid. */
export function cellValue(x: number, y: number): number {
	let hash = Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263)
	hash = Math.imul(hash ^ (hash >>> 13), 1274126177)
	return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296
}

function eased(share: number): number {
	return share * share * (3 - 2 * share)
}

/** Readings along a line: the first place, the way to the next. */
export type Readings = { from: number; step: number }

/** Adds smooth noise in [-strength, strength] at height `y` to each place of a row. */
export function addNoise(row: Float32Array, { from, step }: Readings, y: number, strength = 1) {
	const y0 = Math.floor(y)
	const up = eased(y - y0)
	let at = Math.floor(from) - 1
	let left = 0
	let right = 0
	for (let i = 0; i < row.length; i++) {
		const x = from + i * step
		const x0 = Math.floor(x)
		if (x0 !== at) {
			const low = cellValue(x0, y0)
			const high = cellValue(x0 + 1, y0)
			left = low + (cellValue(x0, y0 + 1) - low) * up
			right = high + (cellValue(x0 + 1, y0 + 1) - high) * up
			at = x0
		}
		const noise = (left + (right - left) * eased(x - x0)) * 2 - 1
		row[i] = (row[i] ?? 0) + strength * noise
	}
}

export function smoothNoise(x: number, y: number): number {
	const row = new Float32Array(1)
	addNoise(row, { from: x, step: 1 }, y)
	return row[0] ?? 0
}
