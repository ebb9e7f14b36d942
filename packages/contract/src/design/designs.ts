import { configurationSchema } from '@gabarit/engine'
import { quoteSchema } from '@gabarit/price'
import { oc } from '@orpc/contract'
import { z } from 'zod'
import { deliveryModes, paymentStatuses, paymentTypes, stateLabels } from '../enumerations.ts'
import { errorCodes, promoErrors } from '../errors/error-codes.ts'
import { errorsOf } from '../errors/errors.ts'
import { lineOf } from '../form/line.ts'
import { givenTexts } from '../form/order-text-fields.ts'
import {
	addressSchema,
	centsSchema,
	customerSchema,
	dateSchema,
	deliverySchema,
	emailSchema,
	languageSchema,
	serviceSchema,
	timeSchema,
} from '../person.ts'

const codeInput = z.string().min(1).max(40)
const externalReference = z.string().trim().min(1).max(100)
const promoCode = z.string().trim().min(1).max(10)

export const sendSchema = z.strictObject({
	kind: z.enum(['save', 'offer']),
	code: codeInput,
	parent: codeInput.optional(),
	configuration: configurationSchema,
	language: languageSchema,
	externalReference: externalReference.nullable().optional(),
	email: emailSchema.optional(),
	customer: customerSchema.optional(),
	delivery: deliverySchema.optional(),
	promoCode: promoCode.optional(),
	/** A seller's own, of an offer. */
	reference: lineOf(60).optional(),
	/** Cents including VAT, as the sender saw it. */
	total: centsSchema.optional(),
})

const sentSchema = z.strictObject({
	code: z.string(),
	version: z.int(),
	reference: z.string().optional(),
})

export const orderSchema = z.strictObject({
	code: codeInput,
	configuration: configurationSchema,
	language: languageSchema,
	externalReference: externalReference.nullable().optional(),
	customer: customerSchema,
	billingAddress: addressSchema,
	deliveryMode: z.enum(deliveryModes),
	deliveryAddress: addressSchema.optional(),
	services: z.array(serviceSchema).max(5).default([]),
	promoCode: promoCode.optional(),
	...givenTexts,
	reference: lineOf(60).optional(),
	deliveryPrice: centsSchema.nonnegative().optional(),
	paymentType: z.enum(paymentTypes),
	/** Cents including VAT, as the buyer saw it: another price is refused, never charged. */
	total: centsSchema,
	termsAccepted: z.boolean(),
})

const orderedSchema = z.strictObject({
	reference: z.string(),
	code: z.string(),
	total: centsSchema,
	paymentUrl: z.string().optional(),
})

const orderStateSchema = z.strictObject({
	reference: z.string(),
	code: z.string(),
	kind: z.enum(['offer', 'order']),
	state: z.enum(stateLabels),
	total: centsSchema.nullable(),
	payment: z.strictObject({
		type: z.enum(paymentTypes),
		status: z.enum(paymentStatuses),
		/** The newest try to pay online; null where there was none. */
		lastTry: z.enum(['open', 'pending', 'paid', 'failed', 'cancelled', 'expired']).nullable(),
		paid: centsSchema,
		due: centsSchema,
	}),
	paymentUrl: z.string().optional(),
	/** The promised day. */
	plannedDate: dateSchema.nullable(),
	/** The confirmation; absent where none was written. */
	mail: z
		.strictObject({
			to: z.string(),
			/** null while it waits for its turn. */
			sentAt: timeSchema.nullable(),
		})
		.optional(),
	/** Of the customer's page, for who ordered; absent once a seller ended its links. */
	token: z.string().optional(),
})

const designSchema = z.strictObject({
	code: z.string(),
	version: z.int(),
	/** An offer or an order holds it: an edit needs a new code. */
	frozen: z.boolean(),
	configuration: configurationSchema,
})

const sharedDesignSchema = z.strictObject({
	version: z.int(),
	configuration: configurationSchema,
})

const priceChanged = { ...errorCodes.price_changed, data: z.object({ quote: quoteSchema }) }

const shareErrors = [
	'configuration_not_found',
	'code_format_invalid',
	'not_allowed',
	'invalid_model',
	'missing_path_parameter',
	'too_many_requests',
] as const

export const configurationCalls = {
	send: oc
		.route({ method: 'POST', path: '/dressing/configuration/send', tags: ['designs'] })
		.errors({
			...errorsOf(
				'configuration_code_taken',
				'configuration_impossible',
				'invalid_model',
				'code_format_invalid',
				'customer_incomplete',
				'postal_code_mismatch',
				'not_deliverable',
				'reference_empty',
				'not_allowed',
				'too_many_orders',
				...promoErrors,
			),
			price_changed: priceChanged,
		})
		.input(sendSchema)
		.output(sentSchema),
	order: oc
		.route({ method: 'POST', path: '/dressing/configuration/order', tags: ['designs'] })
		.errors({
			...errorsOf(
				'configuration_code_taken',
				'configuration_impossible',
				'invalid_model',
				'code_format_invalid',
				'customer_incomplete',
				'terms_not_accepted',
				'reference_empty',
				'payment_type_unavailable',
				'postal_code_mismatch',
				'not_deliverable',
				'not_allowed',
				'too_many_orders',
				...promoErrors,
			),
			price_changed: priceChanged,
		})
		.input(orderSchema)
		.output(orderedSchema),
	/** Makes the server ask the provider; the caller's own word does not count. */
	completePaymentStatus: oc
		.route({
			method: 'POST',
			path: '/dressing/configuration/order/complete-payment-status',
			tags: ['designs'],
			successStatus: 204,
		})
		.errors(
			errorsOf(
				'invalid_model',
				'forbidden_operation',
				'payment_provider_unavailable',
				'too_many_requests',
			),
		)
		.input(z.strictObject({ reference: z.string().min(1).max(40) }))
		.output(z.void()),
	/** For the browser that placed the order or its account. */
	orderState: oc
		.route({
			method: 'GET',
			path: '/dressing/configuration/order/{reference}',
			tags: ['designs'],
		})
		.errors(errorsOf('order_not_found', 'invalid_model', 'missing_path_parameter'))
		.input(z.strictObject({ reference: z.string().min(1).max(40) }))
		.output(orderStateSchema),
	get: oc
		.route({ method: 'GET', path: '/dressing/configuration/{code}', tags: ['designs'] })
		.errors(
			errorsOf(
				'configuration_not_found',
				'code_format_invalid',
				'missing_path_parameter',
				'invalid_model',
			),
		)
		.input(z.strictObject({ code: codeInput }))
		.output(designSchema),
	external: oc
		.route({
			method: 'GET',
			path: '/dressing/configuration/external/{externalReference}',
			tags: ['designs'],
		})
		.errors(
			errorsOf(
				'configuration_not_found',
				'not_logged_in',
				'not_allowed',
				'missing_path_parameter',
				'invalid_model',
			),
		)
		.input(z.strictObject({ externalReference }))
		.output(designSchema),
	isValid: oc
		.route({ method: 'GET', path: '/dressing/configuration/is-valid/{code}', tags: ['designs'] })
		.errors(errorsOf('missing_path_parameter', 'invalid_model'))
		.input(z.strictObject({ code: codeInput }))
		.output(z.strictObject({ isValid: z.boolean() })),
	/** For who may replace the design. */
	share: oc
		.route({ method: 'POST', path: '/dressing/configuration/{code}/share', tags: ['designs'] })
		.errors(errorsOf(...shareErrors))
		.input(z.strictObject({ code: codeInput }))
		.output(z.strictObject({ token: z.string() })),
	withdrawShares: oc
		.route({
			method: 'POST',
			path: '/dressing/configuration/{code}/share/withdraw',
			tags: ['designs'],
			successStatus: 204,
		})
		.errors(errorsOf(...shareErrors))
		.input(z.strictObject({ code: codeInput }))
		.output(z.void()),
	viewShare: oc
		.route({ method: 'POST', path: '/dressing/configuration/share/view', tags: ['designs'] })
		.errors(errorsOf('link_unknown', 'invalid_model', 'too_many_requests'))
		.input(z.strictObject({ token: z.string().min(1).max(200) }))
		.output(sharedDesignSchema),
}

export const customerCalls = {
	find: oc
		.route({ method: 'POST', path: '/dressing/customer/find', tags: ['designs'] })
		.errors(errorsOf('customer_not_found', 'not_logged_in', 'not_allowed', 'invalid_model'))
		.input(z.strictObject({ email: emailSchema }))
		.output(z.strictObject({ customer: customerSchema, billingAddress: addressSchema.nullable() })),
}

export type Send = z.input<typeof sendSchema>
export type Sent = z.infer<typeof sentSchema>
export type PlaceOrder = z.input<typeof orderSchema>
export type OrderState = z.infer<typeof orderStateSchema>
export type Ordered = z.infer<typeof orderedSchema>
export type Design = z.infer<typeof designSchema>
export type SharedDesign = z.infer<typeof sharedDesignSchema>
