import type { ShownQuote } from './as-shown.ts'
import type { Quote } from './quote.ts'
import {
	type Delivered,
	type Percent,
	type StepText,
	textOfDelivery,
	textOfDiscount,
	textOfVat,
} from './text-of-step.ts'

type QuoteStep =
	| 'goods'
	| 'surcharge'
	| 'discount'
	| 'netGoods'
	| 'service'
	| 'ecoParticipation'
	| 'delivery'
	| 'totalExcluding'
	| 'vat'
	| 'totalIncluding'
	| 'vatIncluded'

/** Cents as they are added (a discount is negative); `isSum`: of all the rows above it. */
export type QuoteRow = { step: QuoteStep; text: StepText; amount: number; isSum: boolean }

export type RowWords = Delivered & {
	percent: Percent
	tax: (side: 'excluding' | 'including') => string
}

/**
 * Each row adds to the one above, each sum is that of the rows so far. Where the amounts hold their VAT, the rows end
 * with the total, and how much VAT it holds.
 */
export function quoteRows(quote: ShownQuote, words: RowWords): QuoteRow[] {
	const { surcharge, discounts, services, ecoParticipation } = quote
	const isChanged = surcharge > 0 || discounts.length > 0
	const total = (side: 'excluding' | 'including') =>
		textOf('totals.total', { tax: words.tax(side) })
	return [
		sum('goods', textOf('totals.furniture'), quote.goods),
		...some('surcharge', textOf('totals.surcharge'), surcharge),
		...discounts.map((it) => row('discount', textOfDiscount(it, words.percent), -it.amount)),
		...(isChanged ? [sum('netGoods', textOf('totals.netFurniture'), quote.netGoods)] : []),
		...services.map(({ code, amount }) => row('service', textOf(`services.${code}`), amount)),
		...some('ecoParticipation', textOf('totals.ecoParticipation'), ecoParticipation),
		row('delivery', textOfDelivery(quote, words), quote.delivery),
		...(quote.includesVat ? [] : taxRows(quote, total, words)),
		sum('totalIncluding', total('including'), quote.totalIncluding),
		...(quote.includesVat ? vatIncluded(quote, words) : []),
	]
}

function taxRows(
	quote: Quote,
	total: (side: 'excluding') => StepText,
	{ percent }: RowWords,
): QuoteRow[] {
	return [
		sum('totalExcluding', total('excluding'), quote.totalExcluding),
		...quote.vat.map((it) => row('vat', textOfVat(it, percent), it.amount)),
	]
}

function vatIncluded({ vat }: Quote, { percent }: RowWords): QuoteRow[] {
	return vat.map(({ rate, amount }) =>
		row('vatIncluded', textOf('tax.included', { rate: percent(rate) }), amount),
	)
}

function textOf(key: string, values: StepText['values'] = {}): StepText {
	return { key, values }
}

function row(step: QuoteStep, text: StepText, amount: number): QuoteRow {
	return { step, text, amount, isSum: false }
}

function sum(step: QuoteStep, text: StepText, amount: number): QuoteRow {
	return { step, text, amount, isSum: true }
}

function some(step: QuoteStep, text: StepText, amount: number): QuoteRow[] {
	return amount === 0 ? [] : [row(step, text, amount)]
}
