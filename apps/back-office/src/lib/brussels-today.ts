const day = new Intl.DateTimeFormat('en-CA', {
	timeZone: 'Europe/Brussels',
	year: 'numeric',
	month: '2-digit',
	day: '2-digit',
})

/** The workshop's calendar day, as `2026-11-24`, wherever the reader is. */
export function brusselsToday(): string {
	return day.format(new Date())
}
