// Computed without a clock: the proleptic Gregorian calendar counted from 1 March.

const DAYS_PER_ERA = 146_097

export function daysBefore(day: string, days: number): string {
	return dayOf(countOf(day) - days)
}

function countOf(day: string): number {
	const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
	// January and February belong to the year before, so that a leap day is a year's last.
	const shifted = month > 2 ? year : year - 1
	const era = Math.floor(shifted / 400)
	const yearOfEra = shifted - era * 400
	const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + date - 1
	const dayOfEra =
		yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
	return era * DAYS_PER_ERA + dayOfEra
}

function dayOf(count: number): string {
	const era = Math.floor(count / DAYS_PER_ERA)
	const dayOfEra = count - era * DAYS_PER_ERA
	const yearOfEra = Math.floor(
		(dayOfEra -
			Math.floor(dayOfEra / 1460) +
			Math.floor(dayOfEra / 36_524) -
			Math.floor(dayOfEra / 146_096)) /
			365,
	)
	const dayOfYear =
		dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
	const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153)
	const date = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1
	const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
	const year = yearOfEra + era * 400 + (month > 2 ? 0 : 1)
	const two = (value: number) => String(value).padStart(2, '0')
	return `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`
}
