const dayMs = 24 * 60 * 60 * 1000

/** Between two calendar days; 0 on the last day, negative once it is past. */
export function daysUntil(day: string, today: string): number {
	return Math.round((Date.parse(day) - Date.parse(today)) / dayMs)
}
