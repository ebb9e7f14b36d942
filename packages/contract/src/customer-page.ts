// The customer's own page: opened by the link of a mail, whose token is in the body, never in an address,
// or from the customer's account.
import { configurationSchema } from '@gabarit/engine'
import { quoteSchema } from '@gabarit/price'
import { oc } from '@orpc/contract'
import { z } from 'zod'
import { frozenCatalogueSchema, furnitureSchema } from './design/furniture-schemas.ts'
import { pdfFileSchema } from './design/plan.ts'
import {
	deliveryModes,
	orderStatuses,
	paymentStatuses,
	paymentTypes,
	refusalReasons,
	stateLabels,
	type TimelineEvent,
} from './enumerations.ts'
import { errorsOf } from './errors/errors.ts'
import { shownTexts } from './form/order-text-fields.ts'
import {
	addressSchema,
	centsSchema,
	customerSchema,
	dateSchema,
	languageSchema,
	timeSchema,
} from './person.ts'

/** The token of a link, or the reference of an order of the caller's own account. */
function about<S extends z.ZodRawShape>(shape: S) {
	return z.union([
		z.strictObject({ token: z.string().min(20).max(100), ...shape }),
		z.strictObject({ reference: z.string().min(1).max(40), ...shape }),
	])
}

/** Entries of the timeline that a customer reads. */
export const customerEvents = [
	'offerSent',
	'offerRevised',
	'offerAccepted',
	'offerRefused',
	'offerExpired',
	'orderPlaced',
	'orderAccepted',
	'orderConfirmed',
	'sentToProduction',
	'ready',
	'scheduled',
	'undelivered',
	'done',
	'orderRefused',
	'paymentReceived',
	'refunded',
] as const satisfies readonly TimelineEvent[]

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
		/** The day the workshop has it ready: `supplierDays` after the order; null without a promised day. */
		readyDate: dateSchema.nullable(),
		/** Public holidays between the order and the promised day, which are no working days. */
		holidays: z.array(dateSchema),
	}),
	orderedAt: timeSchema,
	/** Oldest first. */
	timeline: z.array(z.strictObject({ event: z.enum(customerEvents), at: timeSchema })),
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
	/** As frozen, so that the picture shows what was ordered. */
	furniture: furnitureSchema,
	catalogue: frozenCatalogueSchema,
	/** An account is offered here, where the shop sends its customers no mails. */
	isInvited: z.boolean(),
	termsVersion: z.string().nullable(),
	privacyVersion: z.string().nullable(),
})

const common = errorsOf(
	'invalid_model',
	'forbidden_operation',
	'link_unknown',
	'order_not_found',
	'not_logged_in',
	'not_allowed',
	'too_many_requests',
)
const judged = errorsOf('transition_not_allowed', 'order_changed')
const call = (path: string) =>
	oc.route({ method: 'POST', path: `/order/${path}`, tags: ['customer'] })
const file = (path: string) =>
	oc
		.route({
			method: 'POST',
			path: `/order/${path}`,
			tags: ['customer'],
			outputStructure: 'detailed',
		})
		.errors({ ...common, ...errorsOf('drawing_unavailable') })
		.input(about({ language: languageSchema }))
		.output(pdfFileSchema)

export const customerPage = {
	view: call('view').errors(common).input(about({})).output(customerPageSchema),
	act: call('act')
		.errors({ ...common, ...judged })
		.input(
			about({
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
			about({
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
		.input(about({ share: z.enum(['next', 'all']).default('next') }))
		.output(z.strictObject({ paymentUrl: z.string() })),
	checkPayment: call('check-payment').errors(common).input(about({})).output(customerPageSchema),
	/** Mails a link that opens an account under the order’s e-mail. */
	join: oc
		.route({ method: 'POST', path: '/order/join', tags: ['customer'], successStatus: 204 })
		.errors({ ...common, ...errorsOf('too_many_orders') })
		.input(about({}))
		.output(z.void()),
	plan: file('plan'),
	/** The accepted terms; those in force where nothing is ordered yet. */
	terms: file('terms'),
	/** The accepted notice on data protection; the one in force where nothing is ordered yet. */
	privacy: file('privacy'),
}

export type CustomerPage = z.infer<typeof customerPageSchema>
/** Which offer or order a call is about. */
export type OrderKey = { token: string } | { reference: string }
