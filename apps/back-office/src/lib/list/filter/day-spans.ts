// Spans of days that people ask for by name; days are written `2026-11-24`, both ends included.
const dayMs = 24 * 60 * 60 * 1000

export type SpanName =
	| 'today'
	| 'thisWeek'
	| 'lastWeek'
	| 'nextSeven'
	| 'lastThirty'
	| 'thisMonth'
	| 'lastMonth'

/** What has happened has no coming days. */
export function spansOf(isPast: boolean): readonly SpanName[] {
	return [
		'today',
		'thisWeek',
		isPast ? 'lastWeek' : 'nextSeven',
		'lastThirty',
		'thisMonth',
		'lastMonth',
	]
}

const dayAfter = (day: string, days: number) =>
	new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** `months` before or after the month of `day`; the day 0 of a month is the last of the one before. */
function monthOf(day: string, months: number): [from: string, until: string] {
	const [year = 0, month = 1] = day.split('-').map(Number)
	const iso = (monthIndex: number, date: number) =>
		new Date(Date.UTC(year, monthIndex, date)).toISOString().slice(0, 10)
	return [iso(month - 1 + months, 1), iso(month + months, 0)]
}

/** Weeks begin on Monday. */
function weekOf(day: string): [from: string, until: string] {
	const monday = dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7))
	return [monday, dayAfter(monday, 6)]
}

const spans: Record<SpanName, (today: string) => [from: string, until: string]> = {
	today: (today) => [today, today],
	thisWeek: (today) => weekOf(today),
	lastWeek: (today) => weekOf(dayAfter(today, -7)),
	nextSeven: (today) => [today, dayAfter(today, 6)],
	lastThirty: (today) => [dayAfter(today, -29), today],
	thisMonth: (today) => monthOf(today, 0),
	lastMonth: (today) => monthOf(today, -1),
}

export function spanOf(name: SpanName, today: string): [from: string, until: string] {
	return spans[name](today)
}

/** Before the first day, or after the last one; empty text is no day. */
export function isBeyond(
	day: string,
	{ min = '', max = '' }: { min?: string | undefined; max?: string | undefined },
): boolean {
	return day !== '' && (day < min || (max !== '' && day > max))
}
