/** The last day that a seller may give to an offer: twelve months ahead, since its price holds as long. */
export function lastOfferDay(today: string): string {
	const [year = '', month = '', day = ''] = today.split('-')
	const isLeapDay = month === '02' && day === '29'
	return `${Number(year) + 1}-${month}-${isLeapDay ? '28' : day}`
}
