// The customer's own page, opened by the link of a mail. Its token is in the body, never in an address.
import { configurationSchema } from '@gabarit/engine'
import { quoteSchema } from '@gabarit/price'
import { oc } from '@orpc/contract'
import { z } from 'zod'
import {
	deliveryModes,
	orderStatuses,
	paymentStatuses,
	paymentTypes,
	refusalReasons,
	stateLabels,
} from './enumerations.ts'
import { errorsOf } from './errors/errors.ts'
import { shownTexts } from './form/order-text-fields.ts'
import { addressSchema, centsSchema, customerSchema, dateSchema, languageSchema } from './person.ts'
import { pdfFileSchema } from './plan.ts'

const token = z.strictObject({ token: z.string().min(20).max(100) })

export const customerActions = ['acceptOffer', 'refuseOffer', 'placeOrder'] as const

const customerPaymentSchema = z.strictObject({
	type: z.enum(paymentTypes),
	status: z.enum(paymentStatuses),
	paid: centsSchema,
	/** To pay online now: the deposit that confirms the order, or the rest. */
	due: centsSchema,
	dueAll: centsSchema,
})

export const customerPageSchema = z.strictObject({
	reference: z.string(),
	code: z.string(),
	kind: z.enum(['offer', 'order']),
	state: z.enum(stateLabels),
	status: z.enum(orderStatuses),
	revision: z.int(),
	language: languageSchema,
	customer: customerSchema,
	billingAddress: addressSchema.nullable(),
	delivery: z.strictObject({
		mode: z.enum(deliveryModes),
		address: addressSchema.nullable(),
		/** The day agreed; null while it is only planned. */
		date: dateSchema.nullable(),
		plannedDate: dateSchema.nullable(),
		supplierDays: z.int(),
		resellerDays: z.int(),
	}),
	validUntil: dateSchema.nullable(),
	isExpired: z.boolean(),
	...shownTexts,
	motive: z.string().nullable(),
	quote: quoteSchema.nullable(),
	total: centsSchema.nullable(),
	/** Changes of the seller's newest revision; null before the first. */
	revised: z
		.strictObject({
			version: z.int(),
			reason: z.string().nullable(),
			totalBefore: centsSchema,
			quoteBefore: quoteSchema,
			isDesignChanged: z.boolean(),
		})
		.nullable(),
	payment: customerPaymentSchema,
	paymentTypes: z.array(z.enum(paymentTypes)),
	depositPercentage: z.int(),
	actions: z.array(
		z.strictObject({
			action: z.enum(customerActions),
			allowed: z.boolean(),
			reason: z.enum(refusalReasons).optional(),
		}),
	),
	configuration: configurationSchema,
	colors: z.array(
		z.strictObject({
			reference: z.string(),
			label: z.record(languageSchema, z.string()),
		}),
	),
	termsVersion: z.string().nullable(),
})

const common = errorsOf('invalid_model', 'forbidden_operation', 'link_unknown', 'too_many_requests')
const judged = errorsOf('not_allowed', 'transition_not_allowed', 'order_changed')
const call = (path: string) =>
	oc.route({ method: 'POST', path: `/order/${path}`, tags: ['customer'] })

export const customerPage = {
	view: call('view').errors(common).input(token).output(customerPageSchema),
	act: call('act')
		.errors({ ...common, ...judged })
		.input(
			token.extend({
				action: z.enum(['acceptOffer', 'refuseOffer']),
				revision: z.int(),
				motive: z.string().trim().max(1000).optional(),
			}),
		)
		.output(customerPageSchema),
	/** At the offered price, with the missing addresses, the payment and the accepted terms. */
	place: call('place')
		.errors({
			...common,
			...judged,
			...errorsOf(
				'terms_not_accepted',
				'payment_type_unavailable',
				'customer_incomplete',
				'postal_code_mismatch',
				'not_deliverable',
			),
		})
		.input(
			token.extend({
				revision: z.int(),
				billingAddress: addressSchema,
				deliveryAddress: addressSchema.optional(),
				paymentType: z.enum(paymentTypes),
				termsAccepted: z.boolean(),
			}),
		)
		.output(customerPageSchema),
	pay: call('pay')
		.errors({ ...common, ...errorsOf('nothing_to_pay') })
		.input(token.extend({ share: z.enum(['next', 'all']).default('next') }))
		.output(z.strictObject({ paymentUrl: z.string() })),
	checkPayment: call('check-payment').errors(common).input(token).output(customerPageSchema),
	plan: oc
		.route({
			method: 'POST',
			path: '/order/plan',
			tags: ['customer'],
			outputStructure: 'detailed',
		})
		.errors({ ...common, ...errorsOf('drawing_unavailable') })
		.input(token.extend({ language: languageSchema }))
		.output(pdfFileSchema),
	/** The accepted terms; those in force where nothing is ordered yet. */
	terms: oc
		.route({
			method: 'POST',
			path: '/order/terms',
			tags: ['customer'],
			outputStructure: 'detailed',
		})
		.errors({ ...common, ...errorsOf('drawing_unavailable') })
		.input(token.extend({ language: languageSchema }))
		.output(pdfFileSchema),
}

export type CustomerPage = z.infer<typeof customerPageSchema>
