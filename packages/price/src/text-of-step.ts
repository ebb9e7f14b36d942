import type { Quote } from './quote.ts'

/** Which text of i18n `price` names a step between the lines and the total, and its holes. */
export type StepText = { key: string; values: Record<string, string> }

/** Writes a percentage as the reader's language does. */
type Percent = (value: number) => string

/** "Code ETE, −5 %", "Code ETE": a promo code may take off an amount, which then says no percentage. */
export function textOfDiscount(
	{ kind, label, percentage }: Quote['discounts'][number],
	percent: Percent,
): StepText {
	if (percentage !== undefined)
		return { key: `discounts.${kind}`, values: { label, percentage: percent(percentage) } }
	return {
		key: kind === 'promo' ? 'discounts.promoAmount' : `discounts.${kind}`,
		values: { label },
	}
}

/** "TVA 21 %"; a rate of zero is the tax that the buyer owes himself. */
export function textOfVat(rate: number, percent: Percent): StepText {
	if (rate === 0) return { key: 'tax.reverseCharge', values: {} }
	return { key: 'tax.line', values: { rate: percent(rate) } }
}
