import type { Catalogue } from '@gabarit/engine'
import type { Language } from '@gabarit/i18n'
import { discountKinds, lineCodes, type Quote, serviceCodes } from '@gabarit/price'
import { z } from 'zod'
import { lineLabel } from './line-label.ts'

const cents = z.int()

export const quoteOutputSchema = z.strictObject({
	lines: z.array(
		z.strictObject({
			code: z.enum(lineCodes),
			label: z.string(),
			quantity: z.int().positive(),
			points: z.int().nonnegative(),
			amount: cents,
		}),
	),
	goods: cents,
	surcharge: cents,
	discounts: z.array(
		z.strictObject({ kind: z.enum(discountKinds), label: z.string(), amount: cents }),
	),
	services: z.array(z.strictObject({ code: z.enum(serviceCodes), amount: cents })),
	ecoParticipation: cents,
	delivery: cents,
	vat: z.array(z.strictObject({ rate: z.number(), base: cents, amount: cents })),
	totalExcluding: cents,
	totalIncluding: cents,
	purchase: cents.optional(),
	margin: cents.optional(),
})

export type QuoteOutput = z.infer<typeof quoteOutputSchema>

export function quoteOutput(quote: Quote, catalogue: Catalogue, language: Language): QuoteOutput {
	const { goods, surcharge, ecoParticipation, delivery } = quote
	return {
		lines: quote.lines.map((line) => ({
			code: line.code,
			label: lineLabel(line, catalogue, language),
			quantity: line.quantity,
			points: line.points,
			amount: line.amount,
		})),
		goods,
		surcharge,
		discounts: quote.discounts.map(({ kind, label, amount }) => ({ kind, label, amount })),
		services: quote.services,
		ecoParticipation,
		delivery,
		vat: quote.vat,
		totalExcluding: quote.totalExcluding,
		totalIncluding: quote.totalIncluding,
		...(quote.purchase !== undefined && { purchase: quote.purchase }),
		...(quote.margin !== undefined && { margin: quote.margin }),
	}
}
