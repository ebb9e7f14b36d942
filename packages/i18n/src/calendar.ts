// Days are written `2026-11-27`, months `2026-11`.

const dayMs = 24 * 3_600_000

/** By ISO 8601: the week with the year's first Thursday is the first one. */
export function weekNumberOf(day: string): number {
	const date = new Date(`${day}T00:00:00Z`)
	const thursday = date.getTime() + (3 - ((date.getUTCDay() + 6) % 7)) * dayMs
	const newYear = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1)
	return Math.floor((thursday - newYear) / (7 * dayMs)) + 1
}

/** `months` later; before, where it is negative. */
export function monthAfter(month: string, months: number): string {
	const [year = 0, number = 1] = month.split('-').map(Number)
	return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}
