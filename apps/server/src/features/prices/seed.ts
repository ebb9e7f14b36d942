import { readFileSync } from 'node:fs'
import { type CommonPricing, commonPricingSchema } from '@gabarit/contract'
import { type Catalogue, catalogueSchema, colorSchema, handleSchema } from '@gabarit/engine'
import type { PriceBook, Viewer } from '@gabarit/price'
import { z } from 'zod'
import { type PricedVersion, saleBookOf } from './books/books.ts'
import { checkList } from './lists/check-list.ts'
import {
	columnsOf,
	mostRows,
	type PriceListKind,
	type PriceLists,
	priceListKinds,
	rowSchemas,
} from './lists/columns.ts'
import { readCsv } from './lists/files/csv-table.ts'
import { pointsOfLists } from './lists/points-of-lists.ts'
import type { ListProblem } from './lists/problems.ts'
import { listReader, type ReadList } from './lists/read-list.ts'
import type { TenantPricing } from './service.ts'

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

const seedPricing = z.strictObject({ version: z.string(), ...commonPricingSchema.shape })

export type Seed = PricedVersion & {
	catalogue: Catalogue
	lists: PriceLists
	pricing: CommonPricing
}

let loaded: Seed | null = null

export function loadSeed(): Seed {
	loaded ??= readSeed()
	return loaded
}

function readSeed(): Seed {
	const problems: (ListProblem & { file: string })[] = []
	const table = <Row>(name: string, columns: string[], schema: z.ZodType<Row>): ReadList<Row> => {
		const { reader, list: read } = listReader(schema, columns)
		readCsv(fileOf(`${name}.csv`), mostRows.modules, reader)
		problems.push(...read.problems.map((problem) => ({ file: name, ...problem })))
		return read
	}
	const list = <Kind extends PriceListKind>(kind: Kind) =>
		table(kind, columnsOf(kind), rowSchemas[kind] as z.ZodType) as ReadList<
			PriceLists[Kind][number]
		>
	const { version, ...pricing } = seedPricing.parse(JSON.parse(fileOf('pricing.json').toString()))
	const read = {
		modules: list('modules'),
		doors: list('doors'),
		finishes: list('finishes'),
		accessories: list('accessories'),
		delivery: list('delivery'),
	}
	const lists: PriceLists = {
		modules: read.modules.rows,
		doors: read.doors.rows,
		finishes: read.finishes.rows,
		accessories: read.accessories.rows,
		delivery: read.delivery.rows,
	}
	const colors = table('colors', Object.keys(colorRow.in.shape), colorRow).rows
	const handles = table('handles', Object.keys(handleRow.in.shape), handleRow).rows
	const catalogue = catalogueSchema.parse({ version, colors, handles })
	for (const kind of priceListKinds)
		for (const problem of checkList(kind, read[kind], { catalogue, template: lists, points: null }))
			problems.push({ file: kind, ...problem })
	if (problems.length > 0) throw new Error(`seed: ${JSON.stringify(problems)}`)
	const points = pointsOfLists(lists, catalogue)
	return { version, catalogue, lists, points, zones: lists.delivery, pricing }
}

function fileOf(name: string): Buffer {
	return readFileSync(new URL(name, folder))
}

/** With the common pricing; spread his own settings over it. */
export function defaultPricing(
	kind: TenantPricing['kind'],
	country: PriceBook['country'] = 'BE',
	pricing: CommonPricing = loadSeed().pricing,
): TenantPricing {
	return { kind, country, ...pricing, colorSurcharge: 0, baseDeliveryPrice: 0, discounts: [] }
}

/** For a reseller's customers and the supplier the book of a plain reseller, else the maker's. */
export function seedBookOf(viewer: Viewer): PriceBook {
	const resold = viewer.startsWith('reseller') || viewer === 'supplier'
	return saleBookOf(loadSeed(), defaultPricing(resold ? 'reseller' : 'own'), viewer)
}
