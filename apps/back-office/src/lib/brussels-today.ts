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

/** How a list or a page writes a day or an instant: the year stands where it is another than today's. */
export function dayStyle(iso: string, today: string): 'day' | 'short' {
	const its = iso.length === today.length ? iso : day.format(new Date(iso))
	return its.slice(0, 4) === today.slice(0, 4) ? 'day' : 'short'
}
