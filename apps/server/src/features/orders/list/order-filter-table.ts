// What a list of orders or offers is narrowed by, as SQL.
import { type OrderFilters, openOrderStates, type StateLabel } from '@gabarit/contract'
import { and, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { onDays } from '../../../db/brussels-days.ts'
import { sortedBy } from '../order-indexes-table.ts'
import { isOnItsWay, orders } from '../orders-table.ts'
import type { OrderScope } from '../process/order-access.ts'

/** `seller` is a user's id or `none`; the caller has put an id in the place of `me`. */
export type OrderFilter = Omit<OrderFilters, 'search' | 'tenant'> & {
	/** In Brussels. */
	today: string
	/** Of these alone. */
	references?: readonly string[] | undefined
	/** Limit of counts, 10,000 where absent. */
	most?: number
}

type View = OrderFilter['view']

/** Orders on their way, promised until this day, are in the view `soon`. */
export function lastSoonDay(today: string): SQL {
	return sql`${today}::date + 14`
}

export const viewStates: Partial<Record<View, readonly StateLabel[]>> = {
	toAccept: ['waiting'],
	toSend: ['confirmed'],
	inProduction: ['sent', 'inProduction'],
	offersOpen: ['offerInProgress', 'offerAccepted'],
}

const isToLink = sql`${orders.toLink}`
const isToRefund = sql`${orders.refundDue} > 0`
const deliveryDay = sql`coalesce(${orders.deliveryDate}, ${orders.plannedDate})`
const isUnpaid = and(
	eq(orders.kind, 'order'),
	eq(orders.status, 'Done'),
	sql`${orders.paid} + ${orders.refunded} < ${orders.total}`,
)

/** As `isSupplierLate` says of one order. */
export const isSupplierLateOn = (today: string) =>
	and(
		sql`${orders.state} in ('sent', 'inProduction')`,
		sql`${orders.supplierDate} < ${today}::date`,
	)

/** As `isLate` says of one order; the few states are found by an index of them. */
const isLateOn = (today: string) =>
	and(
		eq(orders.kind, 'order'),
		inArray(orders.state, openOrderStates),
		sql`${deliveryDay} < ${today}::date`,
	)

const viewsWhere: Partial<Record<View, (today: string) => SQL>> = {
	soon: (today) => sql`${isOnItsWay} and ${deliveryDay} <= ${lastSoonDay(today)}`,
	toLink: () => isToLink,
	toRefund: () => isToRefund,
}

export function statesOf({
	view,
	states = [],
}: Pick<OrderFilter, 'view' | 'states'>): readonly StateLabel[] | null {
	const shown = viewStates[view] ?? null
	if (states.length === 0) return shown
	return shown ? states.filter((it) => shown.includes(it)) : states
}

type Days = { from: string | undefined; until: string | undefined }

function within(day: SQL, { from, until }: Days): (SQL | undefined)[] {
	return [
		from === undefined ? undefined : sql`${day} >= ${from}::date`,
		until === undefined ? undefined : sql`${day} <= ${until}::date`,
	]
}

function sellerWhere(seller: OrderFilter['seller']): SQL | undefined {
	if (seller === undefined) return undefined
	return seller === 'none' ? isNull(orders.sellerId) : eq(orders.sellerId, seller)
}

function equals(value: string | undefined, column: SQL): SQL | undefined {
	return value === undefined ? undefined : sql`${column} = ${value}`
}

function moneyWhere({ paymentType, paymentStatus, ...flags }: OrderFilter): (SQL | undefined)[] {
	return [
		equals(paymentType, sql`${orders.paymentType}`),
		equals(paymentStatus, sql`${orders.paymentStatus}`),
		flags.unpaid ? isUnpaid : undefined,
		flags.toRefund ? isToRefund : undefined,
	]
}

function buyerWhere(filter: OrderFilter): (SQL | undefined)[] {
	const address = sql`coalesce(${orders.deliveryAddress}, ${orders.billingAddress})`
	return [
		equals(filter.customerType, sql`${orders.customer} ->> 'type'`),
		equals(filter.customer, sql`${orders.customerId}`),
		equals(filter.deliveryMode, sql`${orders.deliveryMode}`),
		equals(filter.country, sql`${address} ->> 'country'`),
		filter.toLink ? isToLink : undefined,
	]
}

/** Late is what the viewer is late with: a shop towards its customer, the supplier towards the shop. */
function lateWhere({ tenant, sentOnly, orSent }: OrderScope, today: string): SQL | undefined {
	if (sentOnly) return isSupplierLateOn(today)
	if (!orSent || tenant === null) return isLateOn(today)
	const own = eq(orders.tenant, tenant)
	return or(and(own, isLateOn(today)), and(ne(orders.tenant, tenant), isSupplierLateOn(today)))
}

/** Without the words searched. */
export function narrowedWhere(scope: OrderScope, filter: OrderFilter): SQL | undefined {
	const states = statesOf(filter)
	const { offeredFrom, offeredUntil, doneFrom, doneUntil } = filter
	const { orderedFrom, orderedUntil, deliveryFrom, deliveryUntil, validFrom, validUntil } = filter
	const { supplierFrom, supplierUntil, readyFrom, readyUntil } = filter
	return and(
		viewsWhere[filter.view]?.(filter.today),
		filter.references ? inArray(orders.reference, [...filter.references]) : undefined,
		states ? inArray(orders.state, [...states]) : undefined,
		filter.types?.length ? inArray(orders.type, filter.types) : undefined,
		equals(filter.colour, sql`${orders.colour}`),
		filter.rack === undefined ? undefined : sql`${orders.racks} ? ${filter.rack}`,
		sellerWhere(filter.seller),
		filter.late ? lateWhere(scope, filter.today) : undefined,
		filter.supplierLate ? isSupplierLateOn(filter.today) : undefined,
		...moneyWhere(filter),
		...buyerWhere(filter),
		...onDays(sql`${orders.orderedAt}`, { from: orderedFrom, until: orderedUntil }),
		...onDays(sql`${orders.offeredAt}`, { from: offeredFrom, until: offeredUntil }),
		...onDays(sql`${orders.doneAt}`, { from: doneFrom, until: doneUntil }),
		...within(sortedBy.deliveryAt, { from: deliveryFrom, until: deliveryUntil }),
		...within(sortedBy.supplierAt, { from: supplierFrom, until: supplierUntil }),
		supplierFrom === undefined ? undefined : isNotNull(orders.supplierDate),
		...onDays(sql`${orders.readyAt}`, { from: readyFrom, until: readyUntil }),
		...within(sql`${orders.validUntil}`, { from: validFrom, until: validUntil }),
	)
}
