import { defaultLanguage, type Language } from '@gabarit/i18n'
import type { PriceBook } from '@gabarit/price'
import type { Database } from '../../../db/open-database.ts'
import { sharedRead } from '../../../db/shared-read.ts'
import { inScope, nowhere } from '../../../db/tenant-scope.ts'
import { addDays, brusselsDay } from '../../../lib/calendar.ts'
import { countryOf } from '../../../lib/rights/tenant.ts'
import type { Services } from '../../../lib/services.ts'
import type { FormerTerms, Tenant } from '../../tenants/service.ts'
import { defaultPricing, purchaseBookOf, ratedFor, saleBookOf } from '../index.ts'
import type { PricesOfVersion, TenantPricing } from '../service.ts'
import type { VersionContent } from '../versions/versions.ts'
import {
	contentOf,
	historyOf,
	newestVersionSwitch,
	type Switch,
} from '../versions/versions-table.ts'
import {
	formerPricesOf,
	type GrantedPeriod,
	type PriceHistory,
	priceHistoryOf,
} from './former-prices.ts'

/** Versions in use, and some for a roll-back. */
const mostVersions = 8
/** Also former versions, with which reductions are compared. */
const mostContents = 40
const mostBooks = 200

function pricingOf(
	{ pricing }: VersionContent,
	tenant: Tenant,
	periods: GrantedPeriod[],
	language: Language,
): TenantPricing {
	return {
		...defaultPricing(tenant.isDefault ? 'own' : 'reseller', countryOf(tenant), pricing),
		...(tenant.rating !== null && { rating: tenant.rating }),
		coefficients: {
			individual: tenant.coefficientIndividual,
			professional: tenant.coefficientProfessional,
		},
		baseDeliveryPrice: tenant.baseDeliveryPrice,
		colorSurcharge: tenant.nonFavoriteColorAddedPrice,
		services: tenant.services,
		...(tenant.vatRate !== null && { vatRate: tenant.vatRate }),
		discounts: periods.map((period) => ({
			label: period.label[language],
			percentage: period.percentage,
			...period.granted,
		})),
	}
}

type Periods = (tenant: string) => Promise<GrantedPeriod[]>

type Reading = {
	now: () => Date
	content: (version: string) => Promise<VersionContent>
	history: (day: string) => Promise<Switch[]>
}

/** The same book object until something behind it changes: caches use it as a key. */
function pricesOf(
	reading: Reading,
	version: string,
	content: VersionContent,
): (periods: Periods) => PricesOfVersion {
	const { now } = reading
	const { catalogue, points, zones, pricing: common } = content
	const priced = { version, points, zones }
	const books = new Map<string, PriceBook>()
	const kept = (key: string, made: () => PriceBook) => {
		const book = books.get(key) ?? made()
		if (books.size > mostBooks) books.clear()
		books.set(key, book)
		return book
	}
	return (periods) => ({
		version,
		catalogue,
		zones,
		ratings: common.ratings,
		startCoefficients: {
			coefficientIndividual: common.coefficients.individual,
			coefficientProfessional: common.coefficients.professional,
		},
		pricingOf: async (tenant, language) => {
			const announced = (await periods(tenant.code)).filter((period) => period.isAnnounced)
			return pricingOf(content, tenant, announced, language)
		},
		bookFor: async (tenant, viewer, language, own = null) => {
			const today = brusselsDay(now())
			const every = await periods(tenant.code)
			// Only running reductions: customers receive the book.
			const begun = every.filter((period) => period.isAnnounced && period.from <= today)
			const rated = (pricing: TenantPricing) => ratedFor(pricing, viewer, own)
			const pricing = rated(pricingOf(content, tenant, begun, language))
			const { formerTerms } = tenant
			const past = await priceHistoryOf({
				today,
				periods: every,
				formerTerms,
				history: reading.history,
			})
			const contents = await contentsOf(reading, past)
			const key = JSON.stringify([viewer, pricing, past])
			const pricingBy = (former: VersionContent, terms: FormerTerms | null) =>
				rated(pricingOf(former, { ...tenant, ...terms }, begun, language))
			return kept(key, () => ({
				...saleBookOf(priced, pricing, viewer),
				...(past && formerPricesOf(past, { viewer, points, contentOf: contents, pricingBy })),
			}))
		},
		purchaseBookFor: async (tenant) => {
			const pricing = pricingOf(content, tenant, [], defaultLanguage)
			return kept(JSON.stringify([null, pricing]), () => purchaseBookOf(priced, pricing))
		},
	})
}

async function contentsOf(
	{ content }: Reading,
	past: PriceHistory | null,
): Promise<(version: string) => VersionContent> {
	const versions = [...new Set(past?.spans.map(({ version }) => version))]
	const read = await Promise.all(versions.map(async (it) => [it, await content(it)] as const))
	const contents = new Map(read)
	return (version) => {
		const found = contents.get(version)
		if (!found) throw new Error(`the past does not speak of ${version}`)
		return found
	}
}

function remembered<Value>(load: (key: string) => Promise<Value>, most = mostVersions) {
	const read = new Map<string, Promise<Value>>()
	return (key: string): Promise<Value> => {
		const known = read.get(key)
		if (known) return known
		const loading = load(key)
		read.set(key, loading)
		loading.catch(() => read.delete(key))
		const [oldest] = read.keys()
		if (read.size > most && oldest !== undefined) read.delete(oldest)
		return loading
	}
}

/**
 * Read for every call: the newest switch and the running reductions, so that no server process is behind;
 * concurrent calls share a read (shared-read.ts). Versions and earlier switches never change and are cached.
 */
export function pricesService(
	db: Database,
	now: () => Date,
	periodsOf: Periods,
): Services['prices'] {
	const content = remembered(async (version) => {
		const found = await contentOf(db, version)
		if (found === null) throw new Error(`there is no catalogue ${version}`)
		return found
	}, mostContents)
	// A day early, since midnight in Brussels is before midnight UTC.
	const since = (day: string) => new Date(`${addDays(day, -1)}T00:00:00Z`)
	const periods = sharedRead((tenant: string) => inScope(tenant, () => periodsOf(tenant)))
	const reading = (number: number): Reading => ({
		now,
		content,
		history: remembered((day) => nowhere(() => historyOf(db, since(day), number))),
	})
	const prices = remembered(async (key) => {
		const { number, version } = JSON.parse(key) as Pick<Switch, 'number' | 'version'>
		return pricesOf(reading(number), version, await content(version))
	})
	const newest = sharedRead<'now', Switch | null>(() => nowhere(() => newestVersionSwitch(db)))
	return {
		inForce: async (shop) => {
			const [found, early] = await Promise.all([
				newest('now'),
				shop === undefined ? null : periods(shop),
			])
			if (found === null) throw new Error('there is no catalogue: seed the database')
			const { number, version } = found
			const of = await prices(JSON.stringify({ number, version }))
			return of(async (code) => (code === shop ? early : null) ?? periods(code))
		},
	}
}
