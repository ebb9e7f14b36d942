// What a seller corrects on an offer or order that is not final.
import { z } from 'zod'
import {
	deliveryModes,
	orderParties,
	paymentTypes,
	refusalReasons,
	stateLabels,
} from '../../enumerations.ts'
import { lineOf } from '../../form/line.ts'
import { shownTexts } from '../../form/order-text-fields.ts'
import { addressSchema, centsSchema, dateSchema, emailSchema, serviceSchema } from '../../person.ts'
import { correctionFields } from '../values.ts'

const line = lineOf(120)
const name = line.min(1)
/** Null where there is none any more. */
const optionalLine = line.transform((text) => (text === '' ? null : text)).nullable()
const reasonSchema = lineOf(200).min(1)

export const deliveryPriceSchema = centsSchema.nonnegative().max(100_000_00)
/** Null removes the present discount. */
export const manualDiscountSchema = z
	.union([
		z.strictObject({ reason: reasonSchema, percentage: z.number().positive().max(100) }),
		z.strictObject({ reason: reasonSchema, amount: centsSchema.positive() }),
	])
	.nullable()

/** One key for each field of the table of corrections that `orders.change` writes. */
export const correctionSchema = z
	.strictObject({
		firstName: name,
		lastName: name,
		phoneNumber: optionalLine,
		gsm: optionalLine,
		companyName: optionalLine,
		vatNumber: optionalLine,
		email: emailSchema,
		remark: shownTexts.remark,
		externalReference: optionalLine,
		resellerReference: line,
		billingAddress: addressSchema,
		deliveryAddress: addressSchema,
		deliveryMode: z.enum(deliveryModes),
		services: z.array(serviceSchema).max(5),
		discount: manualDiscountSchema,
		/** Null = the zone's price again. */
		deliveryPrice: deliveryPriceSchema.nullable(),
		/** Null = taken away; `orders.attest` gives one. */
		attestation: z.null(),
		paymentType: z.enum(paymentTypes),
		deliveryDate: dateSchema,
	})
	.partial()

export type CorrectionField = keyof z.infer<typeof correctionSchema>

/** What a viewer may correct now, else why not, and after which states. */
export const correctionStateSchema = z.strictObject({
	field: z.enum(correctionFields),
	allowed: z.boolean(),
	reason: z.enum(refusalReasons).optional(),
	after: z.array(z.enum(stateLabels)),
	by: z.array(z.enum(orderParties)),
})

/** Who reads of it by mail, and at which address. */
export const mailedSchema = z.array(
	z.strictObject({ party: z.enum(orderParties), to: z.string().nullable() }),
)

/** Totals in cents including VAT. */
export const correctedSchema = z.strictObject({
	totalBefore: centsSchema,
	total: centsSchema,
	/** The place would have another price, but the agreed one stays. */
	keepsPrice: z.boolean(),
	/** The order gets dearer: how the customer agreed is to be said. */
	needsAgreement: z.boolean(),
	mails: mailedSchema,
})

export type Correction = z.infer<typeof correctionSchema>
export type CorrectionState = z.infer<typeof correctionStateSchema>
export type Corrected = z.infer<typeof correctedSchema>
