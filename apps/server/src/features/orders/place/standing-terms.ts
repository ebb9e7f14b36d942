import type { Correction, Service } from '@gabarit/contract'
import {
	type Circumstances,
	type DeliveryZone,
	type Quote,
	type Reduction,
	zoneOf,
} from '@gabarit/price'

export type QuotedTerms = Pick<
	Quote,
	'country' | 'zone' | 'discounts' | 'delivery' | 'isDeliveryAgreed'
>

export function grantedOf(
	{ discounts }: Pick<Quote, 'discounts'>,
	kind: 'promo' | 'manual',
): Reduction | undefined {
	const standing = discounts.find((it) => it.kind === kind)
	if (!standing) return undefined
	const { label: code, percentage, amount } = standing
	return percentage === undefined ? { code, amount } : { code, percentage }
}

/** The seller's own discount: as given, else as it stands. */
export function manualOf(
	given: Correction['discount'],
	quote: Pick<Quote, 'discounts'>,
): Reduction | undefined {
	if (given === null) return undefined
	if (given === undefined) return grantedOf(quote, 'manual')
	const { reason: code, ...rest } = given
	return { code, ...rest }
}

/** A postal code in the zone of the price: the form may have none, and a zone has one price. */
export function postalCodeIn(
	{ country, zone }: Pick<Quote, 'country' | 'zone'>,
	zones: readonly DeliveryZone[],
): string | undefined {
	return zones.find((it) => {
		const found = zoneOf(country, it.from, zones)
		return found.ok && found.zone.zone === zone && it.country === country
	})?.from
}

/** An agreed delivery price stays, even without its zone; null = the zone's price. */
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
	postalCode: string | null
}

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
