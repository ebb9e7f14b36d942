// Steps 5 and 6 of domain 10.2, a seller's own line after them, and what an announced reduction is compared with.
import type { DiscountPeriod, FormerPrices, PriceBook } from './book.ts'
import type { Circumstances, Reduction } from './circumstances.ts'
import { daysBefore } from './days-before.ts'
import { percentOf } from './exact.ts'
import type { Quote } from './quote.ts'

/** Days before a reduction starts in which its lowest price is looked for (Omnibus directive). */
const LOOK_BACK = 30

/** Period, then code, then manual line, each from what the one before left. */
export function discountsOf(
	furniturePrice: number,
	book: PriceBook,
	circumstances: Circumstances,
): Quote['discounts'] {
	// The supplier is paid the purchase price, whatever the customer was granted.
	if (book.viewer === 'supplier') return []
	const discounts: Quote['discounts'] = []
	let rest = furniturePrice
	const period = bestPeriodOf(book, circumstances)
	if (period !== null) {
		const { label, percentage } = period
		const amount = percentOf(rest, percentage)
		discounts.push({ kind: 'period', label, percentage, amount })
		rest -= amount
	}
	for (const kind of ['promo', 'manual'] as const) {
		const reduction = circumstances[kind]
		if (reduction === undefined) continue
		const amount = reductionOf(rest, reduction)
		const shown = 'percentage' in reduction ? { percentage: reduction.percentage } : {}
		discounts.push({ kind, label: reduction.code, ...shown, amount })
		rest -= amount
	}
	return discounts
}

/** Never more than there is left to pay. */
function reductionOf(rest: number, reduction: Reduction): number {
	if ('percentage' in reduction) return percentOf(rest, reduction.percentage)
	return Math.min(rest, reduction.amount)
}

/** The best single period in force on the day; days are compared as ISO text. */
function bestPeriodOf(book: PriceBook, circumstances: Circumstances): DiscountPeriod | null {
	const { date, discount } = circumstances
	const periods = discount === undefined ? book.discounts : [...book.discounts, discount]
	return bestOf(periods.filter((period) => touches(period, date, date)))
}

function bestOf<Period extends { percentage: number }>(periods: Period[]): Period | null {
	let best: Period | null = null
	for (const period of periods) if (period.percentage > (best?.percentage ?? 0)) best = period
	return best
}

/** Whether a period is in force on some day from `first` to `last`; without days every period is. */
function touches(
	{ from, until }: Pick<DiscountPeriod, 'from' | 'until'>,
	first: string | undefined,
	last: string | undefined,
): boolean {
	if (first === undefined || last === undefined) return true
	return (from === undefined || from <= last) && (until === undefined || first <= until)
}

/**
 * The furniture by the prices of the book, and by those that counted before; cents excl. VAT, no reduction. `by` is
 * null where it was not sold yet.
 */
export type Priced = { now: number; by: (former: FormerPrices) => number | null }

/**
 * The lowest price of the same furniture in the 30 days before the reduction in force began, excl. VAT; null where
 * no dated reduction is announced. Prices count for the days on which they were in force, with what was granted then.
 */
export function lowestRecentOf(
	priced: Priced,
	book: PriceBook,
	circumstances: Circumstances,
): number | null {
	const period = book.viewer === 'supplier' ? null : bestPeriodOf(book, circumstances)
	if (period?.from === undefined) return null
	const first = daysBefore(period.from, LOOK_BACK)
	const last = daysBefore(period.from, 1)
	const granted = [...book.discounts, ...(book.formerDiscounts ?? [])]
	const spans = [
		{ from: book.inForceSince ?? first, until: last, price: () => priced.now },
		...(book.former ?? []).map((former) => ({ ...former, price: () => priced.by(former) })),
	]
	const prices = spans.flatMap(({ from, until, price }) => {
		const [begin, end] = [from > first ? from : first, until < last ? until : last]
		if (begin > end) return []
		const full = price()
		if (full === null) return []
		const best = bestOf(granted.filter((other) => touches(other, begin, end)))
		return [full - (best === null ? 0 : percentOf(full, best.percentage))]
	})
	return prices.length === 0 ? priced.now : Math.min(...prices)
}
