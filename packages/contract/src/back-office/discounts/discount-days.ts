import { yearsAfter } from '../orders/day-bounds.ts'

type Days = { from: string | null; until: string | null }

export type DiscountDayProblem = 'past' | 'far'

/** The last day that a discount period or a promo code may be given: five years ahead. */
export function lastDiscountDay(today: string): string {
	return yearsAfter(today, 5)
}

/** A day that stands already is accepted as it is. A year of more than four digits is too far, too. */
export function discountDayProblems(
	days: Days,
	standing: Days,
	today: string,
): Record<keyof Days, DiscountDayProblem | null> {
	const last = lastDiscountDay(today)
	const problemOf = (name: keyof Days): DiscountDayProblem | null => {
		const day = days[name]
		if (day === null || day === standing[name]) return null
		if (day.length > last.length || day > last) return 'far'
		return name === 'until' && day < today ? 'past' : null
	}
	return { from: problemOf('from'), until: problemOf('until') }
}
