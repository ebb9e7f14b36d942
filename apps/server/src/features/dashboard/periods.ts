// The days of a dashboard: its period, the one it is compared with, and the spans that a plot shows.
import type { Dashboard, DashboardQuery } from '@gabarit/contract'
import type { Language } from '@gabarit/i18n'
import { addDays, daysBetween } from '../../lib/calendar.ts'
import { wrongField } from '../../lib/wrong-field.ts'

export type Days = { from: string; until: string }
export type Periods = { now: Days; before: Days; by: Dashboard['by'] }

const usualDays = 84
const mostDays = 800
/** Most days that are shown one by one, and week by week. */
const mostByDay = 31
const mostByWeek = 26 * 7

export function periodsOf(
	language: Language,
	today: string,
	{ from, until = today, against }: Pick<DashboardQuery, 'from' | 'until' | 'against'>,
): Periods {
	const now = { from: from ?? addDays(until, 1 - usualDays), until }
	const length = daysBetween(now.from, now.until) + 1
	if (length < 1 || length > mostDays) throw wrongField(language, 'from')
	const back = against === 'year' ? 364 : length
	const before = { from: addDays(now.from, -back), until: addDays(now.until, -back) }
	if (length <= mostByDay) return { now, before, by: 'day' }
	return { now, before, by: length <= mostByWeek ? 'week' : 'month' }
}

function lastOf(day: string, by: Dashboard['by']): string {
	if (by === 'day') return day
	const date = new Date(`${day}T00:00:00Z`)
	if (by === 'week') return addDays(day, (7 - date.getUTCDay()) % 7)
	const next = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)
	return addDays(new Date(next).toISOString().slice(0, 10), -1)
}

/** Weeks begin on Monday; the first and the last span may be cut short by the period. */
export function spansOf({ from, until }: Days, by: Dashboard['by']): Days[] {
	const spans: Days[] = []
	for (let day = from; day <= until; ) {
		const last = lastOf(day, by)
		spans.push({ from: day, until: last < until ? last : until })
		day = addDays(last, 1)
	}
	return spans
}

/** The span of the other period with the same days, counted from its first. */
export function sameSpan(span: Days, { now, before }: Periods): Days {
	const shift = -daysBetween(before.from, now.from)
	return { from: addDays(span.from, shift), until: addDays(span.until, shift) }
}

/** Of rows that name their day. */
export function within<T extends { day: string }>(rows: readonly T[], { from, until }: Days): T[] {
	return rows.filter(({ day }) => day >= from && day <= until)
}
