// Months are written `2026-11`.

/** Its first and its last day. */
export function daysOfMonth(month: string): [from: string, until: string] {
	const [year = 0, number = 1] = month.split('-').map(Number)
	return [`${month}-01`, new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)]
}
