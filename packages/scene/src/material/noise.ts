// Without Math.random the same wood appears on every machine.

/** A fixed number in [0, 1) for a point of the integer grid. */
export function cellValue(x: number, y: number): number {
	let hash = Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263)
	hash = Math.imul(hash ^ (hash >>> 13), 1274126177)
	return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296
}

export function smoothNoise(x: number, y: number): number {
	const [x0, y0] = [Math.floor(x), Math.floor(y)]
	const [fx, fy] = [x - x0, y - y0]
	const sx = fx * fx * (3 - 2 * fx)
	const sy = fy * fy * (3 - 2 * fy)
	const low = cellValue(x0, y0) + (cellValue(x0 + 1, y0) - cellValue(x0, y0)) * sx
	const high = cellValue(x0, y0 + 1) + (cellValue(x0 + 1, y0 + 1) - cellValue(x0, y0 + 1)) * sx
	return (low + (high - low) * sy) * 2 - 1
}
