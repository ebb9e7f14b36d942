// Books for whoever looks: the catalogue in force, the tenant's own settings, the periods of the day.
import { defaultLanguage, type Language } from '@gabarit/i18n'
import type { PriceBook } from '@gabarit/price'
import type { Database } from '../db/open-database.ts'
import { periodsOf } from '../features/discounts/discounts-table.ts'
import { defaultPricing, purchaseBookOf, saleBookOf } from '../features/prices/index.ts'
import type { VersionContent } from '../features/prices/versions.ts'
import { contentOf, versionInForce } from '../features/prices/versions-table.ts'
import { brusselsDay } from '../lib/calendar.ts'
import type { PricesOfVersion, Services } from '../lib/services.ts'
import type { Tenant } from '../lib/tenant.ts'
import type { TenantPricing } from '../lib/tenant-pricing.ts'
import { formerPricesOf } from './former-prices.ts'

/** Those in use, and a few that a roll-back may ask for again. */
const mostVersions = 8
const mostBooks = 200

async function pricingOf(
	db: Database,
	{ pricing }: VersionContent,
	tenant: Tenant,
	language: Language,
): Promise<TenantPricing> {
	const periods = await periodsOf(db, tenant.code)
	return {
		...defaultPricing(tenant.isDefault ? 'own' : 'reseller', tenant.country, pricing),
		...(tenant.rating !== null && { rating: tenant.rating }),
		coefficients: {
			individual: tenant.coefficientIndividual,
			professional: tenant.coefficientProfessional,
		},
		baseDeliveryPrice: tenant.baseDeliveryPrice,
		colorSurcharge: tenant.nonFavoriteColorAddedPrice,
		services: tenant.services,
		...(tenant.vatRate !== null && { vatRate: tenant.vatRate }),
		discounts: periods.map(({ label, percentage, from, until }) => ({
			label: label[language],
			percentage,
			from,
			until,
		})),
	}
}

type Reading = {
	db: Database
	now: () => Date
	/** Of any version; they never change. */
	content: (version: string) => Promise<VersionContent>
}

/** The same book object for as long as nothing behind it changed: its factors are read once. */
function pricesOf(reading: Reading, version: string, content: VersionContent): PricesOfVersion {
	const { db, now } = reading
	const { catalogue, points, zones } = content
	const priced = { version, points, zones }
	const books = new Map<string, PriceBook>()
	const kept = (key: string, made: () => PriceBook) => {
		const book = books.get(key) ?? made()
		if (books.size > mostBooks) books.clear()
		books.set(key, book)
		return book
	}
	return {
		version,
		catalogue,
		zones,
		pricingOf: (tenant, language) => pricingOf(db, content, tenant, language),
		bookFor: async (tenant, viewer, language) => {
			const pricing = await pricingOf(db, content, tenant, language)
			const recent = await formerPricesOf({
				db,
				viewer,
				today: brusselsDay(now()),
				discounts: pricing.discounts,
				contentOf: reading.content,
				pricingBy: (former) => pricingOf(db, former, tenant, language),
			})
			const spans = recent?.former.map(({ from, until, saleFactor }) => [from, until, saleFactor])
			const key = JSON.stringify([viewer, pricing, recent?.inForceSince, spans])
			return kept(key, () => ({ ...saleBookOf(priced, pricing, viewer), ...recent }))
		},
		purchaseBookFor: async (tenant) => {
			const pricing = await pricingOf(db, content, tenant, defaultLanguage)
			return kept(JSON.stringify([null, pricing]), () => purchaseBookOf(priced, pricing))
		},
	}
}

/** Each version is read once, and the oldest of too many forgotten. */
function remembered<Value>(load: (version: string) => Promise<Value>) {
	const read = new Map<string, Promise<Value>>()
	return (version: string): Promise<Value> => {
		const known = read.get(version)
		if (known) return known
		const loading = load(version)
		read.set(version, loading)
		loading.catch(() => read.delete(version))
		const [oldest] = read.keys()
		if (read.size > mostVersions && oldest !== undefined) read.delete(oldest)
		return loading
	}
}

/**
 * Which version counts is read at every call, by its key alone, so that no server process is ever behind a switch;
 * what a version holds never changes and is read once.
 */
export function pricesService(db: Database, now: () => Date): Services['prices'] {
	const content = remembered(async (version) => {
		const found = await contentOf(db, version)
		if (found === null) throw new Error(`there is no catalogue ${version}`)
		return found
	})
	const prices = remembered(async (version) =>
		pricesOf({ db, now, content }, version, await content(version)),
	)
	return {
		inForce: async () => {
			const version = await versionInForce(db)
			if (version === null) throw new Error('there is no catalogue: seed the database')
			return prices(version)
		},
	}
}
