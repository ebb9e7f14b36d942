import { configurationSchema } from '@gabarit/engine'
import { oc } from '@orpc/contract'
import { z } from 'zod'
import { pdfFileSchema } from '../../design/plan.ts'
import {
	handPaymentKinds,
	orderActions,
	orderParties,
	paymentTypes,
	refusalReasons,
	stateLabels,
} from '../../enumerations.ts'
import { errorsOf } from '../../errors/errors.ts'
import { centsSchema, dateSchema, emailSchema, languageSchema } from '../../person.ts'
import { mostInCall } from '../values.ts'
import {
	correctedSchema,
	correctionSchema,
	deliveryPriceSchema,
	manualDiscountSchema,
} from './corrections.ts'
import { orderListQuerySchema, orderReferencesQuerySchema } from './order-query.ts'
import { orderListSchema, orderPageSchema, orderReference as reference } from './order-schemas.ts'
import { production } from './production.ts'

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

/** Beside a file, numbers and booleans come as text. */
const formNumber = z.union([
	z.int(),
	z
		.string()
		.regex(/^\d{1,9}$/)
		.transform(Number),
])
const formBoolean = z.union([
	z.boolean(),
	z.enum(['true', 'false']).transform((text) => text === 'true'),
])

const revising = {
	...writing,
	...errorsOf(
		'transition_not_allowed',
		'configuration_impossible',
		'configuration_not_found',
		'code_format_invalid',
		'postal_code_mismatch',
		'not_deliverable',
		'price_changed',
	),
}

const words = z.string().trim().min(1).max(200)

export const largestAttestation = 10 * 1024 * 1024

const sellerSchema = z.strictObject({
	id: z.uuid(),
	name: z.string(),
	email: emailSchema,
	tenant: z.string(),
	/** He sells no more, but an order or offer still names him. */
	left: z.boolean(),
})

export const reviseOfferSchema = reference
	.extend({
		revision,
		validUntil: dateSchema.optional(),
		discount: manualDiscountSchema.optional(),
		configuration: configurationSchema.optional(),
		/** A saved version in its place, of any design of the shop. */
		design: z.strictObject({ code: z.string().min(1).max(40), version: z.int() }).optional(),
		/** The seller's own, where the shop's flag allows one; null = the zone's again. */
		deliveryPrice: deliveryPriceSchema.nullable().optional(),
		/** As it was shown; nothing is written where it is another by now. */
		total: centsSchema.optional(),
	})
	.refine(
		(it) =>
			[it.validUntil, it.discount, it.configuration, it.design, it.deliveryPrice].some(
				(one) => one !== undefined,
			),
		{ message: 'validUntil, discount, configuration, design or deliveryPrice' },
	)

export const orders = {
	list: oc
		.route({ method: 'GET', path: '/back-office/orders', tags: ['back-office'] })
		.errors(errorsOf(...common, 'reseller_not_found'))
		.input(orderListQuerySchema)
		.output(orderListSchema),
	/** The first `mostReferences` of the list's query, for `actOnMany`. */
	references: oc
		.route({ method: 'GET', path: '/back-office/orders/references', tags: ['back-office'] })
		.errors(errorsOf(...common, 'reseller_not_found'))
		.input(orderReferencesQuerySchema)
		.output(z.array(z.string())),
	/** Who sells, by name: of the caller's shop; for an administrator, of every shop or of one. */
	sellers: oc
		.route({ method: 'GET', path: '/back-office/orders/sellers', tags: ['back-office'] })
		.errors(errorsOf(...common, 'reseller_not_found'))
		.input(z.strictObject({ tenant: z.string().min(1).max(40).optional() }))
		.output(z.array(sellerSchema)),
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
		.errors(
			errorsOf(
				...common,
				'order_not_found',
				'order_changed',
				'transition_not_allowed',
				'terms_not_accepted',
			),
		)
		.input(
			reference.extend({
				action: z.enum(orderActions),
				revision: z.int(),
				motive: z.string().trim().max(1000).optional(),
				deliveryDate: dateSchema.optional(),
				/** Of an offer that becomes an order. */
				paymentType: z.enum(paymentTypes).optional(),
				/** How the customer agreed, where a seller orders for him. */
				agreement: words.optional(),
				/** The terms of sale and the data protection in force, where the customer orders himself. */
				termsAccepted: z.boolean().optional(),
			}),
		)
		.output(orderPageSchema.nullable()),
	/** The same action on several orders, each judged on its own: a refusal stops no other. */
	actOnMany: oc
		.route({ method: 'POST', path: '/back-office/orders/actions', tags: ['back-office'] })
		.errors(errorsOf(...common))
		.input(
			z.strictObject({
				references: z.array(reference.shape.reference).min(1).max(mostInCall),
				action: z.enum(orderActions),
				motive: z.string().trim().max(1000).optional(),
				deliveryDate: dateSchema.optional(),
			}),
		)
		/**
		 * In the order asked; `code` of the refusal, null where it succeeded. Of a refused transition: after which states it
		 * opens, and whose it is.
		 */
		.output(
			z.array(
				z.strictObject({
					reference: z.string(),
					code: z.string().nullable(),
					reason: z.enum(refusalReasons).nullable(),
					after: z.array(z.enum(stateLabels)),
					by: z.array(z.enum(orderParties)),
				}),
			),
		),
	addNote: oc
		.route({ method: 'POST', path: '/back-office/orders/{reference}/notes', tags: ['back-office'] })
		.errors(errorsOf(...common, 'order_not_found'))
		.input(reference.extend({ text: z.string().trim().min(1).max(2000) }))
		.output(orderPageSchema),
	/**
	 * Corrects what is wrong; `orders.get` says which fields are open. A dry run changes nothing, and answers the totals
	 * and who would be mailed. `total`: the one that was shown; nothing is written where it is another by now.
	 */
	change: write('change')
		.errors({
			...writing,
			...errorsOf(
				'transition_not_allowed',
				'reference_empty',
				'postal_code_mismatch',
				'not_deliverable',
				'price_changed',
			),
		})
		.input(
			correctionSchema.extend({
				...reference.shape,
				revision,
				dryRun: z.boolean().optional(),
				agreement: words.optional(),
				total: centsSchema.optional(),
			}),
		)
		.output(correctedSchema.extend({ order: orderPageSchema.nullable() })),
	revise: write('revise').errors(revising).input(reviseOfferSchema).output(orderPageSchema),
	/** What `revise` would change: both totals and whom it mails. Nothing is written. */
	revisionEffect: write('revision-effect')
		.errors(revising)
		.input(reviseOfferSchema)
		.output(correctedSchema),
	/** Of one that ended: a new offer under a new code, mailed to the customer. The same revision again answers it again. */
	renew: write('renew')
		.errors({
			...writing,
			...errorsOf(
				'transition_not_allowed',
				'configuration_impossible',
				'postal_code_mismatch',
				'not_deliverable',
			),
		})
		.input(reference.extend({ revision }))
		.output(orderPageSchema),
	/**
	 * Reduced VAT by the reseller's choice, with its attestation (PDF, JPEG, PNG): for installed
	 * goods, before any payment. `dryRun`, `agreement` and `total` as for `change`.
	 */
	attest: write('attestation')
		.errors({
			...writing,
			...errorsOf(
				'transition_not_allowed',
				'vat_not_reducible',
				'body_too_large',
				'postal_code_mismatch',
				'not_deliverable',
				'price_changed',
			),
		})
		.input(
			reference.extend({
				revision: formNumber,
				file: z.file().max(largestAttestation),
				dryRun: formBoolean.optional(),
				agreement: words.optional(),
				total: formNumber.optional(),
			}),
		)
		.output(correctedSchema.extend({ order: orderPageSchema.nullable() })),
	/** By the e-mail of a seller's account in the shop; null = to nobody. */
	assign: write('assign')
		.errors({ ...writing, ...errorsOf('user_not_found', 'transition_not_allowed') })
		.input(reference.extend({ revision, seller: emailSchema.nullable() }))
		.output(orderPageSchema),
	/** Several at once by a seller's id, each checked on its own: a refusal stops no other. */
	assignMany: oc
		.route({ method: 'POST', path: '/back-office/orders/assign', tags: ['back-office'] })
		.errors(errorsOf(...common))
		.input(
			z.strictObject({
				references: z.array(reference.shape.reference).min(1).max(mostInCall),
				seller: z.uuid().nullable(),
				/** An undo: only of orders that are still his. */
				from: z.uuid().nullable().optional(),
			}),
		)
		/** In the order asked; `code` of the refusal; `former`: whose it was, by id. */
		.output(
			z.array(
				z.strictObject({
					reference: z.string(),
					code: z.string().nullable(),
					former: z.uuid().nullable(),
				}),
			),
		),
	/** Gives the order to the customer's account; without an e-mail, the one under the order's own. */
	link: write('link')
		.errors({ ...writing, ...errorsOf('customer_not_found') })
		.input(reference.extend({ revision, email: emailSchema.optional() }))
		.output(orderPageSchema),
	sendLink: write('send-link').errors(writing).input(reference).output(orderPageSchema),
	/** Links mailed so far stop working. */
	revokeLinks: write('revoke-links').errors(writing).input(reference).output(orderPageSchema),
	/** All that is owed by default; online payments go back online. */
	refund: write('refund')
		.errors({
			...writing,
			...errorsOf('nothing_to_refund', 'refund_refused', 'payment_provider_unavailable'),
		})
		.input(reference.extend({ revision, amount: centsSchema.positive().optional(), reason: words }))
		.output(orderPageSchema),
	recordPayment: write('record-payment')
		.errors({ ...writing, ...errorsOf('transition_not_allowed') })
		.input(
			reference.extend({
				revision,
				amount: centsSchema.positive(),
				kind: z.enum(handPaymentKinds).default('transfer'),
				/** Today where it is absent; never later. */
				day: dateSchema.optional(),
				note: words.optional(),
			}),
		)
		.output(orderPageSchema),
	/** Of one that a seller noted: a row against it, with the reason; nothing is taken out of the books. */
	cancelPayment: write('cancel-payment')
		.errors({ ...writing, ...errorsOf('transition_not_allowed', 'payment_not_found') })
		.input(reference.extend({ revision, id: z.uuid(), reason: words }))
		.output(orderPageSchema),
	setPallets: write('pallets')
		.errors({ ...writing, ...errorsOf('transition_not_allowed') })
		.input(reference.extend({ revision, pallets: z.int().min(1).max(99) }))
		.output(orderPageSchema),
	/**
	 * A seller sets it until the order is sent, the supplier from then on, until it is ready; the other is mailed, with
	 * the reason. No customer reads it.
	 */
	setSupplierDate: write('supplier-date')
		.errors({ ...writing, ...errorsOf('transition_not_allowed') })
		.input(reference.extend({ revision, supplierDate: dateSchema, reason: words.optional() }))
		.output(orderPageSchema),
	...production,
	plan: oc
		.route({
			method: 'GET',
			path: '/back-office/orders/{reference}/plan',
			tags: ['back-office'],
			outputStructure: 'detailed',
		})
		.errors(errorsOf(...common, 'order_not_found', 'too_many_requests', 'drawing_unavailable'))
		.input(reference.extend({ language: languageSchema.optional() }))
		.output(pdfFileSchema),
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
