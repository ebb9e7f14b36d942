// What stands of an offer when it is priced again: what was granted, where it goes, the delivery that was agreed.
import type { Service } from '@gabarit/contract'
import {
	type Circumstances,
	type DeliveryZone,
	type Quote,
	type Reduction,
	zoneOf,
} from '@gabarit/price'

/** What a quote says of them. */
export type QuotedTerms = Pick<
	Quote,
	'country' | 'zone' | 'discounts' | 'delivery' | 'isDeliveryAgreed'
>

/** A discount that stands, as it was granted. */
export function grantedOf(
	{ discounts }: Pick<Quote, 'discounts'>,
	kind: 'promo' | 'manual',
): Reduction | undefined {
	const standing = discounts.find((it) => it.kind === kind)
	if (!standing) return undefined
	const { label: code, percentage, amount } = standing
	return percentage === undefined ? { code, amount } : { code, percentage }
}

/** A code of the zone it was priced in: the form may have told no more, and a zone's price is that of each of its codes. */
export function postalCodeIn(
	{ country, zone }: Pick<Quote, 'country' | 'zone'>,
	zones: readonly DeliveryZone[],
): string | undefined {
	return zones.find((it) => {
		const found = zoneOf(country, it.from, zones)
		return found.ok && found.zone.zone === zone && it.country === country
	})?.from
}

/** What was agreed stands, also in a zone that is no more; null = the zone's price. */
export function agreedDelivery(
	quote: Pick<Quote, 'delivery' | 'isDeliveryAgreed'>,
	postalCode: string | undefined,
): number | null {
	return quote.isDeliveryAgreed || postalCode === undefined ? quote.delivery : null
}

type Standing = {
	quote: QuotedTerms
	deliveryMode: 'pickUp' | 'delivery'
	services: Service[]
	/** Of its address, where one is known. */
	postalCode: string | null
}

/** By what an offer is priced again as it stands, on whatever day. */
export function standingTerms(
	{ quote, deliveryMode, services, postalCode: known }: Standing,
	zones: readonly DeliveryZone[],
): Circumstances {
	const postalCode = known ?? postalCodeIn(quote, zones)
	const agreed = agreedDelivery(quote, postalCode)
	const promo = grantedOf(quote, 'promo')
	const manual = grantedOf(quote, 'manual')
	return {
		country: quote.country,
		deliveryMode,
		services,
		...(postalCode !== undefined && { postalCode }),
		...(agreed !== null && { deliveryPrice: agreed }),
		...(promo && { promo }),
		...(manual && { manual }),
	}
}
