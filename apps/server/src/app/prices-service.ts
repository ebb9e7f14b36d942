// Books for whoever looks: the catalogue in force, the tenant's own settings, the periods of the day.
import { defaultLanguage, type Language } from '@gabarit/i18n'
import type { PriceBook } from '@gabarit/price'
import type { Database } from '../db/open-database.ts'
import { catalogueOf, newestVersion } from '../features/catalogue/catalogue-table.ts'
import { periodsOf } from '../features/discounts/discounts-table.ts'
import { defaultPricing, purchaseBookOf, type Seed, saleBookOf } from '../features/prices/index.ts'
import type { Services } from '../lib/services.ts'
import type { Tenant } from '../lib/tenant.ts'

type Stored = Pick<Seed, 'catalogue' | 'lists' | 'pricing'>
/** A switch of price lists is seen at the latest after this. */
const keptFor = 1000

/** Versions never change once written: each is read and parsed once. */
function catalogueReader(db: Database): () => Promise<Stored> {
	const read = new Map<string, Promise<unknown>>()
	let current: { version: string; until: number } | null = null
	return async () => {
		if (current === null || current.until < Date.now()) {
			const version = await newestVersion(db)
			if (version === null) throw new Error('there is no catalogue: seed the database')
			current = { version, until: Date.now() + keptFor }
		}
		const content = read.get(current.version) ?? catalogueOf(db, current.version)
		read.set(current.version, content)
		return (await content) as Stored
	}
}

async function pricingOf(db: Database, stored: Stored, tenant: Tenant, language: Language) {
	const periods = await periodsOf(db, tenant.code)
	return {
		...defaultPricing(tenant.isDefault ? 'own' : 'reseller', tenant.country, stored.pricing),
		...(tenant.rating !== null && { rating: tenant.rating }),
		coefficients: {
			individual: tenant.coefficientIndividual,
			professional: tenant.coefficientProfessional,
		},
		baseDeliveryPrice: tenant.baseDeliveryPrice,
		colorSurcharge: tenant.nonFavoriteColorAddedPrice,
		services: tenant.services,
		discounts: periods.map(({ label, percentage, from, until }) => ({
			label: label[language],
			percentage,
			from,
			until,
		})),
	}
}

/** The same book object for as long as nothing behind it changed: its points are compiled once. */
export function pricesService(db: Database): Services['prices'] {
	const current = catalogueReader(db)
	const books = new Map<string, PriceBook>()
	const kept = (key: string, made: () => PriceBook) => {
		const book = books.get(key) ?? made()
		if (books.size > 200) books.clear()
		books.set(key, book)
		return book
	}
	return {
		catalogue: async () => (await current()).catalogue,
		zones: async () => (await current()).lists.delivery,
		bookFor: async (tenant, viewer, language) => {
			const stored = await current()
			const pricing = await pricingOf(db, stored, tenant, language)
			return kept(JSON.stringify([stored.lists.version, viewer, pricing]), () =>
				saleBookOf(stored, pricing, viewer),
			)
		},
		purchaseBookFor: async (tenant) => {
			const stored = await current()
			const pricing = await pricingOf(db, stored, tenant, defaultLanguage)
			return kept(JSON.stringify([stored.lists.version, null, pricing]), () =>
				purchaseBookOf(stored, pricing),
			)
		},
	}
}
