import { z } from 'zod'
import { countries, discountPeriodSchema, percentageSchema } from './book.ts'

const cents = z.int().nonnegative()

const reduction = z.union([
	z.strictObject({ code: z.string(), percentage: percentageSchema }),
	z.strictObject({ code: z.string(), amount: cents }),
])

/** `{}` is the furniture alone, without delivery, in the tenant's country. */
export const circumstancesSchema = z.strictObject({
	country: z.enum(countries).optional(),
	/** Without it delivery is not counted. */
	postalCode: z.string().optional(),
	deliveryMode: z.enum(['pickUp', 'delivery']).optional(),
	/** A seller's own price in place of base price and zone; the server checks isDeliveryPriceCustomisable. */
	deliveryPrice: z.optional(cents),
	/** Calendar day in Europe/Brussels; without it every period of the book is in force. */
	date: z.iso.date().optional(),
	/** One more period beside the book's; the best single one counts. */
	discount: z.optional(discountPeriodSchema),
	promo: z.optional(reduction),
	/** A seller's own reduction on an offer; `code` is its reason. */
	manual: z.optional(reduction),
	services: z
		.array(
			z.discriminatedUnion('code', [
				z.strictObject({ code: z.literal('fitting') }),
				z.strictObject({ code: z.literal('carryIn'), floors: z.int().min(1).max(50) }),
			]),
		)
		.optional(),
	/** Reduced needs an attestation, ReverseCharge a confirmed VAT number: the server checks both. */
	vat: z.enum(['Normal', 'Reduced', 'ReverseCharge']).optional(),
})

export type Circumstances = z.infer<typeof circumstancesSchema>
export type Reduction = z.infer<typeof reduction>
