// The five price lists as they are imported: one CSV each, semicolons, a header row, the columns below.
// Rows are checked one by one, and every fault is told with its row and column.
import { tiers } from '@gabarit/engine'
import { countries, type DeliveryZone } from '@gabarit/price'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'

/** A whole number of points or millimetres; "1.160" and "1 160" are not taken for it. */
const whole = z
	.string()
	.regex(/^\d{1,7}$/)
	.transform(Number)
/** A decimal with point or comma; kept as text so that it stays exact. */
const decimal = z
	.string()
	.regex(/^\d{1,6}([.,]\d{1,4})?$/)
	.transform((text) => text.replace(',', '.'))
const euros = z
	.string()
	.regex(/^\d{1,6}([.,]\d{1,2})?$/)
	.transform((text) => {
		const [units = '0', fraction = ''] = text.split(/[.,]/)
		return Number(units) * 100 + Number(fraction.padEnd(2, '0'))
	})

const moduleRow = z.strictObject({
	kind: z.enum(['Simple', 'Double']),
	widthUpTo: whole,
	heightUpTo: whole,
	depthUpTo: whole,
	points: whole,
})
const doorRow = z.strictObject({
	tier: z.enum(tiers),
	widthUpTo: whole,
	heightUpTo: whole,
	points: whole,
})
const units = [
	'points',
	'points/m',
	'points/m2',
	'points/100mm',
	'points/crossbar',
	'points/frame',
	'coefficient',
	'mm',
] as const
/** `variant`: a tier, a handle's reference, or `base`, `upTo`, `less`; empty where there is only one. */
const valueRow = z.strictObject({
	code: z.string().min(1),
	variant: z.string(),
	unit: z.enum(units),
	value: decimal,
})
const deliveryRow = z.strictObject({
	country: z.enum(countries),
	zone: z.string().min(1),
	from: z.string().regex(/^\d{4,5}$/),
	to: z.string().regex(/^\d{4,5}$/),
	firstPallet: euros,
	nextPallet: euros,
})

export type ModuleRow = z.infer<typeof moduleRow>
export type DoorRow = z.infer<typeof doorRow>
export type ValueRow = z.infer<typeof valueRow>

/** One version of everything that is sold; plain JSON, so that a version can be stored as it is. */
export type PriceLists = {
	version: string
	modules: ModuleRow[]
	doors: DoorRow[]
	finishes: ValueRow[]
	accessories: ValueRow[]
	delivery: DeliveryZone[]
}

const rowSchemas = {
	modules: moduleRow,
	doors: doorRow,
	finishes: valueRow,
	accessories: valueRow,
	delivery: deliveryRow,
}
export type PriceListKind = keyof typeof rowSchemas
export const priceListKinds = Object.keys(rowSchemas) as PriceListKind[]

/** Where a list is wrong: `row` as a spreadsheet counts, the header being 1. */
export type ListProblem = { list: string; row: number; column: string; found: string }
export type ListRows<Kind extends PriceListKind> = PriceLists[Kind]

/** The rows of one list, and all its faults at once. */
export function readPriceList<Kind extends PriceListKind>(
	kind: Kind,
	text: string,
): { rows: ListRows<Kind>; problems: ListProblem[] } {
	const { rows, problems } = readTable(kind, text, rowSchemas[kind] as z.ZodType)
	return { rows: rows as ListRows<Kind>, problems }
}

/** Any table of ours: semicolons, header row, a schema for each row. */
export function readTable<Row>(
	list: string,
	text: string,
	schema: z.ZodType<Row>,
): { rows: Row[]; problems: ListProblem[] } {
	const lines: { record: Record<string, string>; info: { lines: number } }[] = parse(text, {
		info: true,
		delimiter: ';',
		bom: true,
		columns: true,
		trim: true,
		skip_empty_lines: true,
	})
	const rows: Row[] = []
	const problems: ListProblem[] = []
	for (const { record, info } of lines) {
		const answer = schema.safeParse(record)
		if (answer.success) rows.push(answer.data)
		else
			for (const { path } of answer.error.issues) {
				const column = String(path[0] ?? '')
				problems.push({ list, row: info.lines, column, found: record[column] ?? '' })
			}
	}
	return { rows, problems }
}
