import type { Country } from '@gabarit/contract'

const brussels = new Intl.DateTimeFormat('en-CA', {
	timeZone: 'Europe/Brussels',
	year: 'numeric',
	month: '2-digit',
	day: '2-digit',
})

const minute = 60_000
const mostKept = 500
/** Cached, since every order asks for the same few minutes. */
const dayByMinute = new Map<number, string>()

/** As `2026-11-24`. */
export function brusselsDay(at: Date): string {
	const wholeMinute = Math.floor(at.getTime() / minute)
	const known = dayByMinute.get(wholeMinute)
	if (known !== undefined) return known
	if (dayByMinute.size >= mostKept) dayByMinute.clear()
	const day = brussels.format(at)
	dayByMinute.set(wholeMinute, day)
	return day
}

export function addDays(day: string, days: number): string {
	const date = startOf(day)
	date.setUTCDate(date.getUTCDate() + days)
	return dayOf(date)
}

/** Calendar days from one to the other; negative where `until` is earlier. */
export function daysBetween(from: string, until: string): number {
	return Math.round((startOf(until).getTime() - startOf(from).getTime()) / (24 * 60 * minute))
}

function startOf(day: string): Date {
	return new Date(`${day}T00:00:00Z`)
}

function dayOf(date: Date): string {
	return date.toISOString().slice(0, 10)
}

/** Easter Sunday by the anonymous Gregorian rule. */
function easterOf(year: number): string {
	const a = year % 19
	const b = Math.floor(year / 100)
	const c = year % 100
	const d = b - Math.floor(b / 4) - Math.floor((8 * b + 13) / 25) + 19 * a + 15
	const e = d % 30
	const f = e - Math.floor((a + 11 * e) / 319)
	const g = 2 * (b % 4) + 2 * Math.floor(c / 4) - (c % 4) - f + 32
	const h = g % 7
	const month = Math.floor((f + h + 90) / 25)
	const day = (f + h + month + 19) % 32
	return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

const fixed: Record<Country, readonly string[]> = {
	BE: ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'],
	FR: ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'],
}
const afterEaster = [1, 39, 50]

export function holidaysOf(year: number, country: Country): ReadonlySet<string> {
	const easter = easterOf(year)
	return new Set([
		...fixed[country].map((day) => `${year}-${day}`),
		...afterEaster.map((days) => addDays(easter, days)),
	])
}

const closedTimes = new Map<string, ReadonlySet<number>>()

function closedTimesOf(year: number, country: Country): ReadonlySet<number> {
	const key = `${country} ${year}`
	const known = closedTimes.get(key)
	if (known) return known
	const found = new Set([...holidaysOf(year, country)].map((day) => startOf(day).getTime()))
	closedTimes.set(key, found)
	return found
}

function isWorkingDay(date: Date, country: Country): boolean {
	const weekday = date.getUTCDay()
	if (weekday === 0 || weekday === 6) return false
	return !closedTimesOf(date.getUTCFullYear(), country).has(date.getTime())
}

/** Public holidays on a weekday after `from`, until `until` included. */
export function holidaysBetween(from: string, until: string, country: Country): string[] {
	const found: string[] = []
	for (let day = addDays(from, 1); day <= until; day = addDays(day, 1)) {
		const date = startOf(day)
		const isWeekend = date.getUTCDay() === 0 || date.getUTCDay() === 6
		if (!isWeekend && !isWorkingDay(date, country)) found.push(day)
	}
	return found
}

export function workingDaysAfter(day: string, days: number, country: Country): string {
	const at = startOf(day)
	for (let left = days; left > 0; ) {
		at.setUTCDate(at.getUTCDate() + 1)
		if (isWorkingDay(at, country)) left -= 1
	}
	return dayOf(at)
}

/** Working days after `from`, until `until` included; 0 where it is not later. */
export function workingDaysBetween(from: string, until: string, country: Country): number {
	const end = startOf(until).getTime()
	let count = 0
	for (const at = startOf(from); at.getTime() < end; ) {
		at.setUTCDate(at.getUTCDate() + 1)
		if (isWorkingDay(at, country)) count += 1
	}
	return count
}
