// Twelve months as a line from 0 to 100: where a day stands on it.
import { monthAfter } from '@gabarit/i18n'

const dayMs = 24 * 3600_000

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

export type Strip = { first: string; months: { day: string; at: number }[]; end: string }

/** The first day of a month some months later. */
function firstAfter(day: string, months: number): string {
	return `${monthAfter(day.slice(0, 7), months)}-01`
}

/** Two months back, ten ahead. */
export function stripAround(today: string): Strip {
	const first = firstAfter(today, -2)
	const end = firstAfter(first, 12)
	const span = timeOf(end) - timeOf(first)
	const months = Array.from({ length: 12 }, (_, at) => firstAfter(first, at))
	return {
		first,
		end,
		months: months.map((day) => ({ day, at: ((timeOf(day) - timeOf(first)) / span) * 100 })),
	}
}

export function placeOf({ first, end }: Strip, day: string): number {
	const share = (timeOf(day) - timeOf(first)) / (timeOf(end) - timeOf(first))
	return Math.min(100, Math.max(0, share * 100))
}

type Days = { from: string | null; until: string | null }

function isBefore(strip: Strip, { until }: Days): boolean {
	return until !== null && until < strip.first
}

/** What ended before the strip begins is counted alone; what begins after it is `present`, though not placed on it. */
export function splitAt<Row>(
	strip: Strip,
	rows: readonly Row[],
	daysOf: (row: Row) => Days,
): { present: Row[]; past: number } {
	const present = rows.filter((row) => !isBefore(strip, daysOf(row)))
	return { present, past: rows.length - present.length }
}

export type Placed = { left: number; width: number; opensBefore: boolean; goesOn: boolean }

/** The last day counts to its end. Null where none of its days are on the strip. */
export function placedOn(strip: Strip, days: Days): Placed | null {
	const { from, until } = days
	if ((from !== null && from >= strip.end) || isBefore(strip, days)) return null
	const left = from === null ? 0 : placeOf(strip, from)
	const right = until === null ? 100 : placeOf(strip, dayOf(timeOf(until) + dayMs))
	return {
		left,
		width: right - left,
		opensBefore: from === null || from < strip.first,
		goesOn: until === null || until >= strip.end,
	}
}
