import type { Circumstances } from './circumstances.ts'
import type { Quote } from './quote.ts'

export type StepText = { key: string; values: Record<string, string | number> }

export type Percent = (value: number) => string

export type Delivered = {
	deliveryMode: Circumstances['deliveryMode']
	deliveredTo?: 'zone' | { place: string }
}

/** "Code ETE, −5 %", or "Code ETE" where the code takes off an amount. */
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

/** "TVA 21 %"; at a rate of zero the buyer owes the tax himself, unless the seller is exempt. */
export function textOfVat(
	{ rate, isExempt }: Pick<Quote['vat'][number], 'rate' | 'isExempt'>,
	percent: Percent,
): StepText {
	if (isExempt) return { key: 'tax.exempt', values: {} }
	if (rate === 0) return { key: 'tax.reverseCharge', values: {} }
	return { key: 'tax.line', values: { rate: percent(rate) } }
}

/**
 * "Enlèvement", "Livraison, zone Bruxelles", "Livraison à 6700, 2 palettes", or that an address is
 * needed for the price.
 */
export function textOfDelivery(
	{ zone, delivery, pallets }: Quote,
	{ deliveryMode, deliveredTo }: Delivered,
): StepText {
	if (deliveryMode === 'pickUp') return { key: 'delivery.pickUp', values: {} }
	if (deliveredTo === 'zone' && zone !== null) return { key: 'delivery.zone', values: { zone } }
	if (typeof deliveredTo === 'object') {
		const { place } = deliveredTo
		if (zone === null && delivery === 0) return { key: 'delivery.notCounted', values: {} }
		if (place !== '') return { key: 'delivery.to', values: { place, count: pallets } }
	}
	return { key: 'delivery.plain', values: {} }
}
