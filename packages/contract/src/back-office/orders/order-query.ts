// What the lists of orders and offers are filtered and sorted by; exports and `references` take the same query.
import { furnitureTypes } from '@gabarit/engine'
import { z } from 'zod'
import {
	countries,
	deliveryModes,
	paymentStatuses,
	paymentTypes,
	stateLabels,
} from '../../enumerations.ts'
import { dateSchema } from '../../person.ts'
import { flagSchema, oneOrMany, pageQuery, searchSchema } from '../page-query.ts'

export const orderSorts = [
	'reference',
	'customer',
	'seller',
	'orderedAt',
	'deliveryAt',
	'supplierAt',
	'validUntil',
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

export const customerTypes = ['Individual', 'Professional'] as const

/** Days in Brussels, both included. */
const days = {
	orderedFrom: dateSchema.optional(),
	orderedUntil: dateSchema.optional(),
	/** The agreed day, else the planned one. */
	deliveryFrom: dateSchema.optional(),
	deliveryUntil: dateSchema.optional(),
	/** When the supplier has it ready. */
	supplierFrom: dateSchema.optional(),
	supplierUntil: dateSchema.optional(),
	/** When he said it was ready. */
	readyFrom: dateSchema.optional(),
	readyUntil: dateSchema.optional(),
	/** When it was made as an offer, also of what is an order by now. */
	offeredFrom: dateSchema.optional(),
	offeredUntil: dateSchema.optional(),
	/** When it was delivered or fetched. */
	doneFrom: dateSchema.optional(),
	doneUntil: dateSchema.optional(),
	/** The last day of an offer. */
	validFrom: dateSchema.optional(),
	validUntil: dateSchema.optional(),
}

export const orderFilters = {
	view: z.enum(orderViews).default('all'),
	search: searchSchema.optional(),
	states: oneOrMany(z.enum(stateLabels)).optional(),
	types: oneOrMany(z.enum(furnitureTypes)).optional(),
	/** With this rack in one of its bays. */
	rack: z.string().min(1).max(10).optional(),
	/** The reference of its fronts' colour. */
	colour: z.string().min(1).max(40).optional(),
	/** A shop's code, for who sees several. */
	tenant: z.string().min(1).max(40).optional(),
	/** The id of a seller (`orders.sellers`); those of nobody. */
	seller: z.union([z.enum(['me', 'none']), z.uuid()]).optional(),
	...days,
	paymentType: z.enum(paymentTypes).optional(),
	paymentStatus: z.enum(paymentStatuses).optional(),
	/** Delivered or fetched, with a balance. */
	unpaid: flagSchema.optional(),
	customerType: z.enum(customerTypes).optional(),
	/** The id of a customer's account. */
	customer: z.uuid().optional(),
	deliveryMode: z.enum(deliveryModes).optional(),
	/** Of the delivery address, else of the invoice's. */
	country: z.enum(countries).optional(),
	/** The customer's day is past, and the order not final; of orders whose supplier asks, as `supplierLate`. */
	late: flagSchema.optional(),
	/** The supplier's day is past, and it is not ready. */
	supplierLate: flagSchema.optional(),
	/** Of offers: those that are orders by now as well. */
	converted: flagSchema.optional(),
	toLink: flagSchema.optional(),
	toRefund: flagSchema.optional(),
}

export const orderSorting = {
	sort: z.enum(orderSorts).default('orderedAt'),
	direction: z.enum(['asc', 'desc']).default('desc'),
}

const kind = z.enum(['order', 'offer'])

export const orderListQuerySchema = z.strictObject({
	kind,
	...orderFilters,
	...orderSorting,
	...pageQuery,
})

/** Every order that the list's query finds, in its order. */
export const orderReferencesQuerySchema = z.strictObject({
	kind,
	...orderFilters,
	...orderSorting,
})

export type OrderListQuery = z.input<typeof orderListQuerySchema>
export type OrderFilters = Omit<z.output<typeof orderReferencesQuerySchema>, 'sort' | 'direction'>
