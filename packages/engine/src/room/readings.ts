/** One reading, or several of the same line, mm. */
export type Readings = number | readonly number[]

/** The smallest reading: the one that furniture must pass. */
export function smallest(readings: Readings): number {
	return typeof readings === 'number' ? readings : Math.min(...readings)
}

/** How far the readings of one line lie apart. */
export function deviationOf(readings: Readings): number {
	return typeof readings === 'number' ? 0 : Math.max(...readings) - Math.min(...readings)
}

/** A list, however many readings were taken. */
export function listOf(readings: Readings): number[] {
	return typeof readings === 'number' ? [readings] : [...readings]
}
