import {
	type DeliveryZone,
	multiplyDecimals,
	type Points,
	type PriceBook,
	priceBookSchema,
	type Viewer,
} from '@gabarit/price'
import type { TenantPricing } from '../service.ts'

type Decimal = string

export type PricedVersion = { version: string; points: Points; zones: DeliveryZone[] }

/** Without the points, which were checked with their version. */
const termsSchema = priceBookSchema.omit({ points: true })

function purchaseFactorOf({ kind, pricePerPoint, ratings, rating }: TenantPricing): Decimal {
	const common = kind === 'own' ? ratings.seller : ratings.reseller
	return multiplyDecimals(pricePerPoint, rating ?? common)
}

/** In the operator's own shop a professional buys, and a seller counts his cost, by a rating of his own. */
export function ratedFor(
	pricing: TenantPricing,
	viewer: Viewer,
	own: Decimal | null,
): TenantPricing {
	if (own === null || pricing.kind !== 'own') return pricing
	if (viewer === 'seller') return { ...pricing, rating: own }
	if (viewer !== 'professional') return pricing
	return { ...pricing, ratings: { ...pricing.ratings, professional: own } }
}

type Factors = Pick<PriceBook, 'saleFactor' | 'purchaseFactor' | 'shows'>

function factorsOf(tenant: TenantPricing, viewer: Viewer): Factors {
	const { pricePerPoint, ratings, coefficients } = tenant
	const purchase = purchaseFactorOf(tenant)
	const individual = multiplyDecimals(pricePerPoint, ratings.individual)
	const resold = multiplyDecimals(purchase, coefficients.individual)
	const factors: Record<Viewer, Factors> = {
		visitor: { saleFactor: individual, shows: 'Including' },
		individual: { saleFactor: individual, shows: 'Including' },
		professional: {
			saleFactor: multiplyDecimals(pricePerPoint, ratings.professional),
			shows: 'Excluding',
		},
		'reseller-visitor': { saleFactor: resold, shows: 'Including' },
		'reseller-professional': {
			saleFactor: multiplyDecimals(purchase, coefficients.professional),
			shows: 'Excluding',
		},
		reseller: { saleFactor: resold, purchaseFactor: purchase, shows: 'Excluding' },
		seller: { saleFactor: individual, purchaseFactor: purchase, shows: 'Including' },
		supplier: { saleFactor: purchase, shows: 'Excluding' },
	}
	return factors[viewer]
}

/** A reseller's customers see his prices, never the maker's. */
function viewerIn(tenant: TenantPricing, viewer: Viewer): Viewer {
	if (tenant.kind === 'own') {
		if (viewer.startsWith('reseller')) throw new Error(`${viewer} in the maker's own shop`)
		return viewer
	}
	if (viewer === 'visitor' || viewer === 'individual') return 'reseller-visitor'
	if (viewer === 'professional') return 'reseller-professional'
	if (viewer === 'seller') throw new Error("the maker's seller in a reseller's shop")
	return viewer
}

/** EUR per point. */
export function saleFactorOf(tenant: TenantPricing, viewer: Viewer): Decimal {
	return factorsOf(tenant, viewerIn(tenant, viewer)).saleFactor
}

/** Has a purchase factor for `reseller` and `seller` only. */
export function saleBookOf(
	priced: PricedVersion,
	tenant: TenantPricing,
	viewer: Viewer,
): PriceBook {
	const seenAs = viewerIn(tenant, viewer)
	const { country, vat, vatRate } = tenant
	const paysSupplier = seenAs === 'supplier'
	const terms = termsSchema.parse({
		version: priced.version,
		viewer: seenAs,
		country,
		...factorsOf(tenant, seenAs),
		colorSurcharge: tenant.colorSurcharge,
		// The supplier is paid for goods and the zone's delivery, without the tenant's surcharges and discounts.
		discounts: paysSupplier ? [] : tenant.discounts,
		delivery: {
			base: paysSupplier ? 0 : tenant.baseDeliveryPrice,
			zones: priced.zones,
		},
		services: paysSupplier ? {} : tenant.services,
		vat: vatRate === undefined ? vat : { ...vat, [country]: { ...vat[country], normal: vatRate } },
		ecoParticipation: paysSupplier ? [] : tenant.ecoParticipation,
	})
	return { ...terms, points: priced.points }
}

/** Points x price per point x rating, and the zone's delivery. */
export function purchaseBookOf(priced: PricedVersion, tenant: TenantPricing): PriceBook {
	return saleBookOf(priced, tenant, 'supplier')
}
