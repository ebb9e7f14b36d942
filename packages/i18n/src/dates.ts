// Always on the clock of Brussels, so that a mail, a page and a document name the same day.
// A date without a time is that day wherever it is read.
import { type Language, localeOf } from './languages.ts'

/** `short` 24/11/2026 · `day` 8/10 · `monthDay` 24 novembre · `month` novembre · `monthShort` nov. · `long` 24 novembre 2026 · `full` mardi 24 novembre 2026. */
export type DateStyle = 'short' | 'day' | 'month' | 'monthShort' | 'monthDay' | 'long' | 'full'

const styles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
	short: { day: '2-digit', month: '2-digit', year: 'numeric' },
	day: { day: 'numeric', month: 'numeric' },
	month: { month: 'long' },
	monthShort: { month: 'short' },
	monthDay: { day: 'numeric', month: 'long' },
	long: { day: 'numeric', month: 'long', year: 'numeric' },
	full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Cached: making a format costs six times what writing a date does. */
function formatOf(language: Language, style: DateStyle, timeZone: string): Intl.DateTimeFormat {
	const key = `${language} ${style} ${timeZone}`
	const known = formats.get(key)
	if (known) return known
	const made = new Intl.DateTimeFormat(localeOf[language], { ...styles[style], timeZone })
	formats.set(key, made)
	return made
}

function partOf(parts: Intl.DateTimeFormatPart[], type: string): string {
	return parts.find((part) => part.type === type)?.value ?? ''
}

/** An ISO date or instant; a text that is no date is returned as it is. */
export function formatDate(iso: string, language: Language, style: DateStyle = 'short'): string {
	const date = new Date(iso)
	if (Number.isNaN(date.getTime())) return iso
	const timeZone = iso.includes('T') ? 'Europe/Brussels' : 'UTC'
	const parts = formatOf(language, style, timeZone).formatToParts(date)
	// A list of orders writes 8/10, not 08/10, whatever the region's pattern pads.
	if (style === 'day') return [partOf(parts, 'day'), partOf(parts, 'month')].map(Number).join('/')
	// French has `1er décembre` for the first of a month, which the region's pattern does not know.
	const isFirst = language === 'fr' && partOf(parts, 'day') === '1'
	return parts.map(({ type, value }) => (isFirst && type === 'day' ? '1er' : value)).join('')
}

const clock = new Intl.DateTimeFormat('en-GB', {
	hour: 'numeric',
	minute: '2-digit',
	hourCycle: 'h23',
	timeZone: 'Europe/Brussels',
})

/** The clock of an ISO instant: `9:42`, in Dutch `9.42`. */
export function formatTime(iso: string, language: Language): string {
	const date = new Date(iso)
	if (Number.isNaN(date.getTime())) return iso
	const parts = clock.formatToParts(date)
	const hour = Number(partOf(parts, 'hour'))
	return `${hour}${language === 'nl' ? '.' : ':'}${partOf(parts, 'minute')}`
}
