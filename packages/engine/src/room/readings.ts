/** mm; several where the same line was measured more than once. */
export type Readings = number | readonly number[]

export function smallest(readings: Readings): number {
	return typeof readings === 'number' ? readings : Math.min(...readings)
}

export function deviationOf(readings: Readings): number {
	return typeof readings === 'number' ? 0 : Math.max(...readings) - Math.min(...readings)
}

export function listOf(readings: Readings): number[] {
	return typeof readings === 'number' ? [readings] : [...readings]
}
