import type { DiscountPeriod, FormerPrices, PriceBook } from './book.ts'
import type { Circumstances, Reduction } from './circumstances.ts'
import { daysBefore } from './days-before.ts'
import { percentOf } from './exact.ts'
import type { Quote } from './quote.ts'

/** Days before a reduction in which its lowest price is looked for (Omnibus directive). */
const LOOK_BACK = 30

/** Period, then code, then manual line, each from what the one before left. */
export function discountsOf(
	furniturePrice: number,
	book: PriceBook,
	circumstances: Circumstances,
): Quote['discounts'] {
	// The supplier is paid the purchase price, whatever the reduction.
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

function reductionOf(rest: number, reduction: Reduction): number {
	if ('percentage' in reduction) return percentOf(rest, reduction.percentage)
	return Math.min(rest, reduction.amount)
}

function bestPeriodOf(book: PriceBook, circumstances: Circumstances): DiscountPeriod | null {
	const { date, discount } = circumstances
	const periods = discount === undefined ? book.discounts : [...book.discounts, discount]
	return bestOf(periods.filter((period) => touches(period, date, date)))
}

/** The highest percentage, of two alike the first: reductions of one day do not add up. */
export function bestOf<Period extends { percentage: number }>(periods: Period[]): Period | null {
	let best: Period | null = null
	for (const period of periods) if (period.percentage > (best?.percentage ?? 0)) best = period
	return best
}

/** Without days every period touches. */
function touches(
	{ from, until }: Pick<DiscountPeriod, 'from' | 'until'>,
	first: string | undefined,
	last: string | undefined,
): boolean {
	if (first === undefined || last === undefined) return true
	return (from === undefined || from <= last) && (until === undefined || first <= until)
}

/** Cents excl. VAT, no reduction. `by` is null where those lists did not sell the furniture. */
export type Priced = { now: number; by: (former: FormerPrices) => number | null }

/**
 * The lowest price, excl. VAT, of the 30 days before a dated reduction, by the prices and
 * reductions of each day; else null.
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
