import { configurationSchema, furnitureTypes } from '@gabarit/engine'
import { quoteSchema } from '@gabarit/price'
import { z } from 'zod'
import {
	frozenCatalogueSchema,
	furnitureSchema,
	roomSchema,
} from '../../design/furniture-schemas.ts'
import {
	actionNeeds,
	actorKinds,
	deliveryModes,
	handPaymentKinds,
	orderActions,
	orderParties,
	orderStatuses,
	paymentStatuses,
	paymentTypes,
	refusalReasons,
	stateLabels,
	timelineEvents,
} from '../../enumerations.ts'
import { shownTexts } from '../../form/order-text-fields.ts'
import {
	addressSchema,
	centsSchema,
	customerSchema,
	dateSchema,
	emailSchema,
	languageSchema,
	serviceSchema,
	timeSchema,
} from '../../person.ts'
import { madeDocumentSchema } from '../documents.ts'
import { countSchema } from '../page-query.ts'
import { correctionStateSchema, mailedSchema } from './corrections.ts'
import { customerTypes, orderViews } from './order-query.ts'

const state = z.enum(stateLabels)
export const orderReference = z.strictObject({ reference: z.string().min(1).max(40) })

const paymentSchema = z.strictObject({
	type: z.enum(paymentTypes),
	status: z.enum(paymentStatuses),
	/** Cents received; these three are null for viewers who may not see sale prices. */
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
	type: z.enum(furnitureTypes),
	/** Of its fronts, named; null where it has none. */
	colour: z.string().nullable(),
	state,
	status: z.enum(orderStatuses),
	/** The customer's e-mail has no account, or a payment has no order. */
	toLink: z.boolean(),
	customer: z.strictObject({
		type: z.enum(customerTypes),
		firstName: z.string(),
		lastName: z.string(),
		company: z.string().nullable(),
		city: z.string().nullable(),
	}),
	seller: z.string().nullable(),
	orderedAt: timeSchema,
	deliveryAt: dateSchema.nullable(),
	/** Its day is past, and it is not final; for the supplier, his own day before it is ready. */
	late: z.boolean(),
	/** When the supplier has it ready; null of an offer, and for a customer. */
	supplierAt: dateSchema.nullable(),
	supplierLate: z.boolean(),
	/** Working days since then, as its delays are counted; 0 where only days off passed, null where it is not late. */
	supplierLateDays: z.int().nullable(),
	deliveryMode: z.enum(deliveryModes),
	validUntil: dateSchema.nullable(),
	/** Of an open offer: 0 on its last day, negative once it is past. */
	daysLeft: z.int().nullable(),
	payment: paymentSchema,
	pallets: z.int(),
	boards: z.int(),
	/** Kilograms. */
	weight: z.number(),
	/** Cents including VAT; null for viewers who may not see it (the supplier sees what he is paid). */
	total: centsSchema.nullable(),
	amountToSupplier: centsSchema.nullable(),
	/** What the viewer may do with it now, and what each asks for. */
	allowed: z.array(
		z.strictObject({ action: z.enum(orderActions), needs: z.enum(actionNeeds).nullable() }),
	),
})

const sumSchema = z.strictObject({ count: z.int(), amount: centsSchema }).nullable()

export const orderListSchema = z.strictObject({
	rows: z.array(orderRowSchema),
	/** Of a search that finds nothing: the word of the shop's orders nearest to it, by which something is found. */
	nearest: z.string().nullable(),
	/** Rows of the selection, null too where a search finds too many to count. */
	total: countSchema,
	/** Of those whose sale price the viewer sees, including VAT; null where there are none or too many. */
	sale: sumSchema,
	/** Of the others: what the supplier is paid. */
	supply: sumSchema,
	/** Of those of `sale`: what their customers still owe, where only unpaid ones were asked for. */
	owed: sumSchema,
	/** Rows of that kind in all. */
	all: countSchema,
	counts: z.partialRecord(state, countSchema),
	views: z.partialRecord(z.enum(orderViews), countSchema),
	next: z.string().nullable(),
	previous: z.string().nullable(),
})

const orderActionSchema = z.strictObject({
	action: z.enum(orderActions),
	allowed: z.boolean(),
	reason: z.enum(refusalReasons).optional(),
	/** Of one that waits for another state: the states after which it opens, in their order. */
	after: z.array(state),
	/** Whose it is. */
	by: z.array(z.enum(orderParties)),
	/** `payment`: how it is paid and, of a seller, how the customer agreed. */
	needs: z.enum(actionNeeds).nullable(),
	/** Of one that is allowed. */
	mails: mailedSchema,
})

/** Without a name: the customer by his link, the clock, the provider, or an account that was erased. */
const actorSchema = z.strictObject({ kind: z.enum(actorKinds), name: z.string().nullable() })

const timelineEntrySchema = z.strictObject({
	at: timeSchema,
	actor: actorSchema,
	event: z.enum(timelineEvents),
	from: z.enum(orderStatuses).optional(),
	to: z.enum(orderStatuses).optional(),
	motive: z.string().optional(),
	/** An amount in cents, a date, a note's text. */
	data: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})

/** What it costs the viewer, in the order of `quote.lines`. */
const costSchema = z.strictObject({
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
	/** Of whom it is assigned to, for who may see that; `seller` has the name. */
	sellerId: z.uuid().nullable(),
	actions: z.array(orderActionSchema),
	/** Whom each change beside the actions mails; empty where it mails nobody. */
	mails: z.strictObject({
		supplierDate: mailedSchema,
		/** One by hand, or the row against it. */
		payment: mailedSchema,
		refund: mailedSchema,
		/** Of an offer: another last day. */
		revision: mailedSchema,
		renewal: mailedSchema,
		link: mailedSchema,
	}),
	corrections: z.array(correctionStateSchema),
	/** The supplier reads what a delivery needs: no e-mail, VAT number or billing address. */
	customer: customerSchema.extend({ type: z.enum(customerTypes), email: emailSchema.nullable() }),
	billingAddress: addressSchema.nullable(),
	delivery: z.strictObject({
		mode: z.enum(deliveryModes),
		address: addressSchema.nullable(),
		zone: z.string().nullable(),
		plannedAt: dateSchema.nullable(),
		supplierDays: z.int(),
		resellerDays: z.int(),
		/** The reseller's days after the supplier's date end later than the customer's. */
		isTight: z.boolean(),
		/** Why the viewer may not set the supplier's date; null where he may. */
		supplierDateStands: z.enum(refusalReasons).nullable(),
	}),
	services: z.array(serviceSchema),
	/** What the shop offers today. */
	servicesOffered: z.array(z.enum(['fitting', 'carryIn'])),
	...shownTexts,
	motive: z.string().nullable(),
	promoCode: z.string().nullable(),
	externalReference: z.string().nullable(),
	/** As frozen; null for viewers who may not see sale prices. */
	quote: quoteSchema.nullable(),
	cost: costSchema.nullable(),
	timeline: z.array(timelineEntrySchema),
	/** What it may be ordered by, or changed to. */
	paymentTypes: z.array(z.enum(paymentTypes)),
	payments: z.array(
		z.strictObject({
			id: z.uuid(),
			/** `refund`: given back by hand. */
			kind: z.enum(['online', ...handPaymentKinds, 'refund']),
			/** Negative where it is given back, or against another row. */
			amount: centsSchema,
			status: z.enum(['open', 'pending', 'paid', 'failed', 'cancelled', 'expired']),
			refunded: centsSchema,
			at: timeSchema,
			/** Of one by hand: the day the money moved. */
			day: dateSchema.nullable(),
			note: z.string().nullable(),
			who: z.string().nullable(),
			/** The row that this one is against. */
			cancels: z.uuid().nullable(),
		}),
	),
	offerVersion: z.int(),
	/** An offer that ended, which the viewer may make again at today's prices. */
	isRenewable: z.boolean(),
	/** Whether it can be given to a customer's account; not once its customer was erased. */
	isLinkable: z.boolean(),
	/** E-mail of the account in which its customer finds it; null where none, or where it is not linkable. */
	linkedTo: z.string().nullable(),
	/** The terms the buyer accepted, and when; null with an offer. */
	terms: z
		.strictObject({
			version: z.string(),
			privacyVersion: z.string().nullable(),
			acceptedAt: timeSchema,
		})
		.nullable(),
	notes: z.array(z.strictObject({ at: timeSchema, who: z.string(), text: z.string() })),
	documents: z.array(madeDocumentSchema.extend({ url: z.string() })),
	/** Whether the viewer reads what was sent about it, and may send it again. */
	deliveries: z.enum(['read', 'write']).nullable(),
	configuration: configurationSchema,
	catalogueVersion: z.string(),
	/** As frozen with the order. */
	furniture: furnitureSchema,
	room: roomSchema,
	catalogue: frozenCatalogueSchema,
})

export type OrderList = z.infer<typeof orderListSchema>
export type OrderRow = z.infer<typeof orderRowSchema>
export type OrderPage = z.infer<typeof orderPageSchema>
export type OrderActionState = z.infer<typeof orderActionSchema>
export type TimelineEntry = z.infer<typeof timelineEntrySchema>
export type OrderCost = z.infer<typeof costSchema>
