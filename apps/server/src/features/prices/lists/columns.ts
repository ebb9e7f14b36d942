// Contract of imports (docs/price-import.md); the seed has the same rows.
import { tiers } from '@gabarit/engine'
import { countries, type DeliveryZone } from '@gabarit/price'
import { z } from 'zod'
import { readNumber } from './numbers.ts'

/** Exact text; the error message is the problem's code. */
function number(decimals: number) {
	return z.string().transform((written, context) => {
		const read = readNumber(written, decimals)
		if (read.ok) return read.text
		context.addIssue({
			code: 'custom',
			message: read.code === 'ambiguous' ? 'number_ambiguous' : 'cell_wrong',
		})
		return z.NEVER
	})
}

/** Points and millimetres. */
const whole = number(0).transform(Number)
const bound = whole.refine((size) => size > 0)
/** Only accessories may be free. The error message is the problem's code. */
const price = whole.refine((points) => points > 0, 'price_zero')
/** Text, to stay exact. */
const decimal = number(3)
const euros = number(2).transform((text) => {
	const [units = '0', cents = ''] = text.split('.')
	return Number(units) * 100 + Number(cents.padEnd(2, '0'))
})
const word = z.string().min(1).max(60)

const moduleRow = z.strictObject({
	kind: z.enum(['Simple', 'Double']),
	widthUpTo: bound,
	heightUpTo: bound,
	depthUpTo: bound,
	points: price,
})
const doorRow = z.strictObject({
	tier: z.enum(tiers),
	widthUpTo: bound,
	heightUpTo: bound,
	points: price,
})
const units = [
	'points',
	'points/m',
	'points/m2',
	'points/100mm',
	'points/10',
	'points/crossbar',
	'points/frame',
	'coefficient',
	'mm',
] as const
/** `variant`: a tier, a handle's reference, or `base`, `upTo`, `less`; empty where there is only one. */
const valueRow = z.strictObject({
	code: word,
	variant: z.string().max(60),
	unit: z.enum(units),
	value: decimal,
})
const postalCode = z.string().regex(/^\d{4,5}$/)
const deliveryRow = z
	.strictObject({
		country: z.enum(countries),
		zone: word,
		from: postalCode,
		to: postalCode,
		firstPallet: euros,
		nextPallet: euros,
	})
	// Spreadsheets take 01000 for a number and drop its zero.
	.transform((row) => {
		const digits = row.country === 'FR' ? 5 : 4
		return { ...row, from: row.from.padStart(digits, '0'), to: row.to.padStart(digits, '0') }
	})

export type ModuleRow = z.infer<typeof moduleRow>
export type DoorRow = z.infer<typeof doorRow>
export type ValueRow = z.infer<typeof valueRow>

export type PriceLists = {
	modules: ModuleRow[]
	doors: DoorRow[]
	finishes: ValueRow[]
	accessories: ValueRow[]
	delivery: DeliveryZone[]
}
export type PriceListKind = keyof PriceLists
export type ListRow = PriceLists[PriceListKind][number]

export const rowSchemas = {
	modules: moduleRow,
	doors: doorRow,
	finishes: valueRow,
	accessories: valueRow,
	delivery: deliveryRow,
} as const satisfies Record<PriceListKind, z.ZodType>

export const priceListKinds = Object.keys(rowSchemas) as PriceListKind[]

export function columnsOf(kind: PriceListKind): string[] {
	const schema = rowSchemas[kind]
	return Object.keys(schema instanceof z.ZodPipe ? schema.in.shape : schema.shape)
}

export const mostColumns = 64

/** A longer file is a mistake or an attack. */
export const mostRows: Record<PriceListKind, number> = {
	modules: 250_000,
	doors: 250_000,
	finishes: 1000,
	accessories: 5000,
	// Every book contains them: the two countries have about 9,000 postal codes.
	delivery: 20_000,
}
