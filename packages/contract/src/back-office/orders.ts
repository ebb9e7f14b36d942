// What may be asked of orders and offers by their sellers, the supplier and the admins.
import { configurationSchema } from '@gabarit/engine'
import { oc } from '@orpc/contract'
import { z } from 'zod'
import { orderActions, refusalReasons } from '../enumerations.ts'
import { errorsOf } from '../errors.ts'
import { centsSchema, dateSchema, emailSchema } from '../person.ts'
import {
	orderListQuerySchema,
	orderListSchema,
	orderPageSchema,
	orderReference as reference,
} from './order-schemas.ts'

const common = ['invalid_model', 'not_logged_in', 'not_allowed'] as const
const write = (path: string) =>
	oc.route({
		method: 'POST',
		path: `/back-office/orders/{reference}/${path}`,
		tags: ['back-office'],
	})
const writing = errorsOf(
	...common,
	'order_not_found',
	'order_changed',
	'forbidden_operation',
	'missing_path_parameter',
)
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
		.errors(errorsOf(...common, 'order_not_found', 'order_changed', 'transition_not_allowed'))
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
		.errors({ ...writing, ...errorsOf('transition_not_allowed', 'configuration_impossible') })
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
