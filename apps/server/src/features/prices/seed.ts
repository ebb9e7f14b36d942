// The catalogue and the price lists that a first start brings in, read from apps/server/seed.
import { readFileSync } from 'node:fs'
import { type Catalogue, catalogueSchema, colorSchema, handleSchema } from '@gabarit/engine'
import type { DeliveryZone, PriceBook, Viewer } from '@gabarit/price'
import { z } from 'zod'
import { saleBookOf, type TenantPricing } from './books.ts'
import {
	type ListProblem,
	type PriceListKind,
	type PriceLists,
	readPriceList,
	readTable,
} from './price-lists.ts'

const folder = new URL('../../../seed/', import.meta.url)

const yesNo = z.enum(['yes', 'no']).transform((text) => text === 'yes')
const labels = { fr: z.string().min(1), nl: z.string().min(1), en: z.string().min(1) }
const colorRow = z
	.strictObject({
		...colorSchema.omit({ label: true, favourite: true, interior: true, exterior: true }).shape,
		...labels,
		favourite: yesNo,
		interior: yesNo,
		exterior: yesNo,
	})
	.transform(({ fr, nl, en, ...color }) => ({ ...color, label: { fr, nl, en } }))
const handleRow = z
	.strictObject({
		...handleSchema.omit({ label: true }).shape,
		...labels,
		length: z.coerce.number(),
		holePitch: z.coerce.number(),
		projection: z.coerce.number(),
		colors: z
			.string()
			.transform((text) => text.split('|'))
			.pipe(handleSchema.shape.colors),
	})
	.transform(({ fr, nl, en, ...handle }) => ({ ...handle, label: { fr, nl, en } }))

const decimal = z.string().regex(/^\d+(\.\d{1,4})?$/)
const pricingSchema = z.strictObject({
	version: z.string(),
	pricePerPoint: decimal,
	ratings: z.strictObject({
		individual: decimal,
		professional: decimal,
		seller: decimal,
		reseller: decimal,
	}),
	coefficients: z.strictObject({ individual: decimal, professional: decimal }),
	vat: z.custom<TenantPricing['vat']>(),
	ecoParticipation: z.custom<TenantPricing['ecoParticipation']>(),
	services: z.custom<TenantPricing['services']>(),
})
/** Price per point, ratings, coefficients, rates: what every tenant starts from. */
export type CommonPricing = z.infer<typeof pricingSchema>

export type Seed = {
	catalogue: Catalogue
	lists: PriceLists
	zones: DeliveryZone[]
	pricing: CommonPricing
}

let loaded: Seed | null = null

/** Catalogue, price lists and common pricing of the seed, read once; no database. */
export function loadSeed(): Seed {
	loaded ??= readSeed()
	return loaded
}

function readSeed(): Seed {
	const problems: ListProblem[] = []
	const table = <Row>(name: string, schema: z.ZodType<Row>): Row[] => {
		const answer = readTable(name, fileOf(`${name}.csv`), schema)
		problems.push(...answer.problems)
		return answer.rows
	}
	const list = <Kind extends PriceListKind>(kind: Kind): PriceLists[Kind] => {
		const answer = readPriceList(kind, fileOf(`${kind}.csv`))
		problems.push(...answer.problems)
		return answer.rows
	}
	const pricing = pricingSchema.parse(JSON.parse(fileOf('pricing.json')))
	const { version } = pricing
	const lists = {
		version,
		modules: list('modules'),
		doors: list('doors'),
		finishes: list('finishes'),
		accessories: list('accessories'),
		delivery: list('delivery'),
	}
	const colors = table('colors', colorRow)
	const handles = table('handles', handleRow)
	if (problems.length > 0) throw new Error(`seed: ${JSON.stringify(problems)}`)
	const catalogue = catalogueSchema.parse({ version, colors, handles })
	return { catalogue, lists, zones: lists.delivery, pricing }
}

function fileOf(name: string): string {
	return readFileSync(new URL(name, folder), 'utf8')
}

/** A tenant that sells by the common pricing; spread his own settings over it. */
export function defaultPricing(
	kind: TenantPricing['kind'],
	country: PriceBook['country'] = 'BE',
	pricing: CommonPricing = loadSeed().pricing,
): TenantPricing {
	const { version: _, ...common } = pricing
	return { kind, country, ...common, colorSurcharge: 0, baseDeliveryPrice: 0, discounts: [] }
}

/** The book of the seed for one viewer: of a plain reseller for his customers and the supplier, else of the maker. */
export function seedBookOf(viewer: Viewer): PriceBook {
	const resold = viewer.startsWith('reseller') || viewer === 'supplier'
	return saleBookOf(loadSeed(), defaultPricing(resold ? 'reseller' : 'own'), viewer)
}
