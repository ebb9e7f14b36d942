// Recent offers priced with both versions: each offer's own furniture.
import type { ImportReport } from '@gabarit/contract'
import type { Furniture } from '@gabarit/engine'
import {
	type Circumstances,
	isNoPrice,
	type PriceBook,
	priceFurniture,
	type Viewer,
} from '@gabarit/price'
import { type PricedVersion, saleBookOf } from '../books/books.ts'
import type { TenantPricing } from '../service.ts'
import { percentBetween } from './difference.ts'

export type OfferToPrice = {
	reference: string
	tenant: string
	furniture: Furniture
	viewer: Viewer
	pricing: TenantPricing
	/** Where it is another after. */
	newPricing?: TenantPricing
	circumstances: Circumstances
}

type Effect = ImportReport['effect'][number]

export function effectOn(
	offers: Iterable<OfferToPrice>,
	before: PricedVersion,
	after: PricedVersion,
): Effect[] {
	const priceBefore = pricer(before, ({ pricing }) => pricing)
	const priceAfter = pricer(after, ({ pricing, newPricing }) => newPricing ?? pricing)
	const effects: Effect[] = []
	for (const offer of offers) {
		const [old, fresh] = [priceBefore(offer), priceAfter(offer)]
		const percent = old === null || fresh === null ? null : percentBetween(old, fresh)
		const { reference, tenant } = offer
		effects.push({ reference, tenant, before: old, after: fresh, percent })
	}
	return effects.toSorted((a, b) => Math.abs(b.percent ?? 1e9) - Math.abs(a.percent ?? 1e9))
}

function pricer(version: PricedVersion, pricingOf: (offer: OfferToPrice) => TenantPricing) {
	const books = new Map<string, PriceBook>()
	return (offer: OfferToPrice): number | null => {
		const { viewer, furniture, circumstances } = offer
		const pricing = pricingOf(offer)
		const key = JSON.stringify([viewer, pricing])
		const book = books.get(key) ?? saleBookOf(version, pricing, viewer)
		books.set(key, book)
		try {
			const quote = priceFurniture(furniture, book, circumstances)
			// Without delivery in a version there is no price.
			const isUnserved = quote.deliveryProblem !== undefined && !quote.isDeliveryAgreed
			return isUnserved ? null : quote.totalExcluding
		} catch (error) {
			if (!isNoPrice(error)) throw error
			// An old offer may use a colour, a handle or a size that one version does not sell: null.
			return null
		}
	}
}
