// Orders and offers as their sellers, the supplier and the admins see them.
import { catalogueSchema, configurationSchema } from '@gabarit/engine'
import { quoteSchema } from '@gabarit/price'
import { oc } from '@orpc/contract'
import { z } from 'zod'
import { impossibleSchema } from '../dressing.ts'
import {
	actionNeeds,
	deliveryModes,
	orderActions,
	orderStatuses,
	paymentStatuses,
	paymentTypes,
	refusalReasons,
	stateLabels,
	timelineEvents,
} from '../enumerations.ts'
import { errorCodes, errorsOf } from '../errors.ts'
import { furnitureSchema, roomSchema } from '../furniture-schemas.ts'
import {
	addressSchema,
	centsSchema,
	customerSchema,
	dateSchema,
	emailSchema,
	languageSchema,
	timeSchema,
} from '../person.ts'
import { madeDocumentSchema } from './documents.ts'
import { listOf, pageQuery, searchSchema } from './page-query.ts'

const state = z.enum(stateLabels)
const reference = z.strictObject({ reference: z.string().min(1).max(40) })

export const orderSorts = [
	'reference',
	'customer',
	'seller',
	'orderedAt',
	'deliveryAt',
	'state',
	'total',
] as const

/** Ready-made selections of the list; each has its count. */
export const orderViews = [
	'all',
	'soon',
	'toAccept',
	'toSend',
	'inProduction',
	'toLink',
	'toRefund',
	'offersOpen',
] as const

export const orderListQuerySchema = z.strictObject({
	kind: z.enum(['order', 'offer']),
	view: z.enum(orderViews).default('all'),
	search: searchSchema.optional(),
	states: listOf(state).optional(),
	seller: z.string().max(60).optional(),
	sort: z.enum(orderSorts).default('orderedAt'),
	direction: z.enum(['asc', 'desc']).default('desc'),
	...pageQuery,
})

const paymentSchema = z.strictObject({
	type: z.enum(paymentTypes),
	status: z.enum(paymentStatuses),
	/** Cents received; these three are null for who may not see sale prices. */
	paid: centsSchema.nullable(),
	/** Cents still open: neither received nor given by the shop. */
	balance: centsSchema.nullable(),
	/** Cents to give back: a refused order that was paid. */
	refundDue: centsSchema.nullable(),
})

export const orderRowSchema = z.strictObject({
	reference: z.string(),
	resellerReference: z.string().nullable(),
	tenant: z.string(),
	code: z.string(),
	state,
	status: z.enum(orderStatuses),
	/** The customer's e-mail has no account, or a payment has no order. */
	toLink: z.boolean(),
	customer: z.strictObject({
		type: z.enum(['Individual', 'Professional']),
		firstName: z.string(),
		lastName: z.string(),
		company: z.string().nullable(),
		city: z.string().nullable(),
	}),
	seller: z.string().nullable(),
	orderedAt: timeSchema,
	deliveryAt: dateSchema.nullable(),
	validUntil: dateSchema.nullable(),
	payment: paymentSchema,
	pallets: z.int(),
	/** Cents including VAT; null for who may not see it (the supplier sees what he is paid). */
	total: centsSchema.nullable(),
	amountToSupplier: centsSchema.nullable(),
})

export const orderListSchema = z.strictObject({
	rows: z.array(orderRowSchema),
	/** Rows and cents of the selection, null where a search finds too many to count; rows of that kind in all. */
	total: z.int().nullable(),
	sum: centsSchema.nullable(),
	all: z.int(),
	counts: z.partialRecord(state, z.int()),
	views: z.partialRecord(z.enum(orderViews), z.int()),
	next: z.string().nullable(),
	previous: z.string().nullable(),
})

export const orderActionSchema = z.strictObject({
	action: z.enum(orderActions),
	allowed: z.boolean(),
	reason: z.enum(refusalReasons).optional(),
	needs: z.enum(actionNeeds).nullable(),
})

export const timelineEntrySchema = z.strictObject({
	at: timeSchema,
	who: z.string().nullable(),
	event: z.enum(timelineEvents),
	from: z.enum(orderStatuses).optional(),
	to: z.enum(orderStatuses).optional(),
	motive: z.string().optional(),
	/** More of the event: an amount in cents, a date, a note's text. */
	data: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})

/** What it costs the viewer, in the order of `quote.lines`. */
export const costSchema = z.strictObject({
	lines: z.array(z.strictObject({ code: z.string(), amount: centsSchema })),
	goods: centsSchema,
	delivery: centsSchema,
	total: centsSchema,
})

export const orderPageSchema = orderRowSchema.extend({
	kind: z.enum(['order', 'offer']),
	/** Optimistic lock: send it back with an action. */
	revision: z.int(),
	language: languageSchema,
	actions: z.array(orderActionSchema),
	customer: customerSchema.extend({ type: z.enum(['Individual', 'Professional']) }),
	billingAddress: addressSchema.nullable(),
	delivery: z.strictObject({
		mode: z.enum(deliveryModes),
		address: addressSchema.nullable(),
		zone: z.string().nullable(),
		plannedAt: dateSchema.nullable(),
		supplierDays: z.int(),
		resellerDays: z.int(),
	}),
	remark: z.string().nullable(),
	motive: z.string().nullable(),
	promoCode: z.string().nullable(),
	externalReference: z.string().nullable(),
	/** As frozen; null for who may not see sale prices. */
	quote: quoteSchema.nullable(),
	cost: costSchema.nullable(),
	timeline: z.array(timelineEntrySchema),
	/** Each try to pay online, newest first. */
	payments: z.array(
		z.strictObject({
			id: z.uuid(),
			amount: centsSchema,
			status: z.enum(['open', 'pending', 'paid', 'failed', 'cancelled', 'expired']),
			refunded: centsSchema,
			at: timeSchema,
		}),
	),
	/** Counts the seller's revisions of an offer. */
	offerVersion: z.int(),
	/** The terms the buyer accepted, and when; null with an offer. */
	terms: z.strictObject({ version: z.string(), acceptedAt: timeSchema }).nullable(),
	notes: z.array(z.strictObject({ at: timeSchema, who: z.string(), text: z.string() })),
	documents: z.array(madeDocumentSchema.extend({ url: z.string() })),
	configuration: configurationSchema,
	catalogueVersion: z.string(),
	/** As frozen with the order. */
	furniture: furnitureSchema,
	room: roomSchema,
	/** The colours and handles that this furniture uses. */
	catalogue: catalogueSchema.extend({
		colors: z.array(catalogueSchema.shape.colors.element),
		handles: z.array(catalogueSchema.shape.handles.element),
	}),
})

const common = ['invalid_model', 'not_logged_in', 'not_allowed'] as const
/** What a 409 tells who came second: how the order stands now. */
export const changedSchema = z.object({
	revision: z.int(),
	state,
	by: z.string().nullable(),
	at: timeSchema,
})
const changed = { ...errorCodes.order_changed, data: changedSchema }
const write = (path: string) =>
	oc.route({
		method: 'POST',
		path: `/back-office/orders/{reference}/${path}`,
		tags: ['back-office'],
	})
const writing = {
	...errorsOf(...common, 'order_not_found', 'forbidden_operation', 'missing_path_parameter'),
	order_changed: changed,
}
const revision = z.int()
const deliveryPrice = centsSchema.nonnegative().max(100_000_00)
const words = z.string().trim().min(1).max(200)

/** Bytes. */
export const largestAttestation = 10 * 1024 * 1024

/** A seller's new version of an offer: one of the four at least. */
export const reviseOfferSchema = reference
	.extend({
		revision,
		validUntil: dateSchema.optional(),
		/** A line of its own on the offer, with its reason; null takes the present one away. */
		discount: z
			.union([
				z.strictObject({ reason: words, percentage: z.number().positive().max(100) }),
				z.strictObject({ reason: words, amount: centsSchema.positive() }),
			])
			.nullable()
			.optional(),
		configuration: configurationSchema.optional(),
		/** Of the seller's own, where the shop's flag allows one; null = the zone's again. */
		deliveryPrice: deliveryPrice.nullable().optional(),
	})
	.refine(
		(it) =>
			[it.validUntil, it.discount, it.configuration, it.deliveryPrice].some(
				(one) => one !== undefined,
			),
		{ message: 'validUntil, discount, configuration or deliveryPrice' },
	)

export const orders = {
	list: oc
		.route({ method: 'GET', path: '/back-office/orders', tags: ['back-office'] })
		.errors(errorsOf(...common))
		.input(orderListQuerySchema)
		.output(orderListSchema),
	get: oc
		.route({ method: 'GET', path: '/back-office/orders/{reference}', tags: ['back-office'] })
		.errors(errorsOf(...common, 'order_not_found'))
		.input(reference)
		.output(orderPageSchema),
	act: oc
		.route({
			method: 'POST',
			path: '/back-office/orders/{reference}/actions',
			tags: ['back-office'],
		})
		.errors({
			...errorsOf(...common, 'order_not_found', 'transition_not_allowed'),
			order_changed: changed,
		})
		.input(
			reference.extend({
				action: z.enum(orderActions),
				revision: z.int(),
				motive: z.string().trim().max(1000).optional(),
				deliveryDate: dateSchema.optional(),
			}),
		)
		/** The order as it stands now; null after `delete`. */
		.output(orderPageSchema.nullable()),
	/** The same step on several, each judged on its own as it stands now: what one refuses stops no other. */
	actOnMany: oc
		.route({ method: 'POST', path: '/back-office/orders/actions', tags: ['back-office'] })
		.errors(errorsOf(...common))
		.input(
			z.strictObject({
				references: z.array(reference.shape.reference).min(1).max(100),
				action: z.enum(orderActions),
				motive: z.string().trim().max(1000).optional(),
				deliveryDate: dateSchema.optional(),
			}),
		)
		/** In the order asked; `code` of the refusal, null where it was done. */
		.output(
			z.array(
				z.strictObject({
					reference: z.string(),
					code: z.string().nullable(),
					reason: z.enum(refusalReasons).nullable(),
				}),
			),
		),
	addNote: oc
		.route({ method: 'POST', path: '/back-office/orders/{reference}/notes', tags: ['back-office'] })
		.errors(errorsOf(...common, 'order_not_found'))
		.input(reference.extend({ text: z.string().trim().min(1).max(2000) }))
		.output(orderPageSchema),
	/** A new version of an offer: its last day, a discount of the seller's own, or another design. */
	revise: write('revise')
		.errors({
			...writing,
			...errorsOf('transition_not_allowed'),
			configuration_impossible: {
				...errorCodes.configuration_impossible,
				data: impossibleSchema,
			},
		})
		.input(reviseOfferSchema)
		.output(orderPageSchema),
	/**
	 * The reduced VAT rate, by the reseller's choice: with the attestation (PDF, JPEG or PNG) that allows it, on what
	 * we fit ourselves; an offer in progress, or an order that nobody paid yet.
	 */
	attest: write('attestation')
		.errors({
			...writing,
			...errorsOf('transition_not_allowed', 'vat_not_reducible', 'body_too_large'),
		})
		.input(
			reference.extend({
				// The field of a form is a text.
				revision: z.union([
					revision,
					z
						.string()
						.regex(/^\d{1,9}$/)
						.transform(Number),
				]),
				file: z.file().max(largestAttestation),
			}),
		)
		.output(orderPageSchema),
	/** To a seller of the shop, by his account's e-mail; null = to nobody. */
	assign: write('assign')
		.errors({ ...writing, ...errorsOf('user_not_found') })
		.input(reference.extend({ revision, seller: emailSchema.nullable() }))
		.output(orderPageSchema),
	/** Gives the order to the customer's account; without an e-mail, the one under the order's own. */
	link: write('link')
		.errors({ ...writing, ...errorsOf('customer_not_found') })
		.input(reference.extend({ revision, email: emailSchema.optional() }))
		.output(orderPageSchema),
	/** Mails the customer a fresh link to his page. */
	sendLink: write('send-link').errors(writing).input(reference).output(orderPageSchema),
	/** No link mailed so far opens the page any more. */
	revokeLinks: write('revoke-links').errors(writing).input(reference).output(orderPageSchema),
	/** Gives money back, all that is owed unless said otherwise; what came online goes back online. */
	refund: write('refund')
		.errors({
			...writing,
			...errorsOf('nothing_to_refund', 'refund_refused', 'payment_provider_unavailable'),
		})
		.input(reference.extend({ revision, amount: centsSchema.positive().optional() }))
		.output(orderPageSchema),
	/** Money that came outside the provider: a bank transfer, cash. */
	recordPayment: write('record-payment')
		.errors({ ...writing, ...errorsOf('transition_not_allowed') })
		.input(reference.extend({ revision, amount: centsSchema.positive() }))
		.output(orderPageSchema),
	/** How many pallets it goes on: an estimate at first, then as it was packed. */
	setPallets: write('pallets')
		.errors({ ...writing, ...errorsOf('transition_not_allowed') })
		.input(reference.extend({ revision, pallets: z.int().min(1).max(99) }))
		.output(orderPageSchema),
	/** Cents of the seller's own, on an order that waits and that nobody paid; of an offer, `revise`. */
	setDeliveryPrice: write('delivery-price')
		.errors({ ...writing, ...errorsOf('transition_not_allowed') })
		.input(reference.extend({ revision, deliveryPrice }))
		.output(orderPageSchema),
	document: oc
		.route({
			method: 'GET',
			path: '/back-office/orders/{reference}/documents/{id}',
			tags: ['back-office'],
			outputStructure: 'detailed',
		})
		.errors(errorsOf(...common, 'order_not_found'))
		.input(reference.extend({ id: z.string().min(1).max(60) }))
		.output(
			z.object({
				headers: z.record(z.string(), z.union([z.string(), z.array(z.string())])).optional(),
				body: z.file(),
			}),
		),
}

export type OrderListQuery = z.input<typeof orderListQuerySchema>
export type OrderList = z.infer<typeof orderListSchema>
export type OrderRow = z.infer<typeof orderRowSchema>
export type OrderPage = z.infer<typeof orderPageSchema>
export type OrderActionState = z.infer<typeof orderActionSchema>
export type TimelineEntry = z.infer<typeof timelineEntrySchema>
export type OrderCost = z.infer<typeof costSchema>
