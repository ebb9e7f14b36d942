/** The last day that a seller may give to an offer: twelve months ahead, since its price holds as long. */
export function lastOfferDay(today: string): string {
	return yearsAfter(today, 1)
}

/** The last day that may be planned for a delivery, or for the workshop: two years ahead. */
export function lastPlannedDay(today: string): string {
	return yearsAfter(today, 2)
}

/** The first day on which a payment that is noted by hand may have come: five years back. */
export function firstPaymentDay(today: string): string {
	return yearsAfter(today, -5)
}

/** The same day of another year; of a leap day, the 28th. */
export function yearsAfter(today: string, years: number): string {
	const [year = '', month = '', day = ''] = today.split('-')
	const isLeapDay = month === '02' && day === '29'
	return `${Number(year) + years}-${month}-${isLeapDay ? '28' : day}`
}
