import {
	mostReferences,
	type OrderList,
	type OrderRow,
	orderActions,
	type orderListQuerySchema,
	type orderReferencesQuerySchema,
} from '@gabarit/contract'
import type { z } from 'zod'
import { keysetOf, pageOf } from '../../../db/keyset.ts'
import type { CallContext } from '../../../lib/api.ts'
import { brusselsDay, daysBetween } from '../../../lib/calendar.ts'
import { requireAccess, rightScopeOf } from '../../../lib/rights/permissions.ts'
import { rolesIn, type Viewer } from '../../../lib/rights/viewer.ts'
import { wantedWords } from '../order-search.ts'
import { isOpenOffer } from '../order-status.ts'
import type { Order } from '../orders-table.ts'
import { type LateDays, lateDaysOf } from '../process/late-days.ts'
import { cityFor, moneyOf, scopeOf } from '../process/order-access.ts'
import { openAmountOf } from '../process/order-money.ts'
import { judgeAction } from '../process/order-process.ts'
import { deliveryDayOf, isLate } from '../process/promised-day.ts'
import { isSupplierLate } from '../process/supplier-date.ts'
import { type ColourName, colourNames } from './colour-names.ts'
import { nearestWord } from './nearest-word-table.ts'
import { countOrders, countView, sumOrders } from './order-count-table.ts'
import { findOrders, listOrders, listReferences, sortTypeOf } from './order-list-table.ts'
import { type Listing, listingOf, shopScopeOf } from './order-listing.ts'

type Query = z.output<typeof orderListQuerySchema>
type ReferencesQuery = z.output<typeof orderReferencesQuerySchema>

type Shown = { today: string; colourName: ColourName; lateDays: LateDays }

/** What these orders' rows are written with. */
export async function shownOf(
	context: CallContext,
	orders: readonly Order[],
	colourName?: ColourName,
): Promise<Shown> {
	const { db, now } = context.services
	const today = brusselsDay(now())
	const late = orders.filter((order) => isSupplierLate(order, today))
	return {
		today,
		colourName: colourName ?? (await colourNames(context)),
		lateDays: await lateDaysOf(db, late, today),
	}
}

export function nameOf({ customer }: Pick<Order, 'customer'>): string {
	return customer.companyName ?? `${customer.lastName} ${customer.firstName}`.trim()
}

export function rowOf(
	order: Order,
	viewer: Viewer,
	{ today, colourName, lateDays }: Shown,
): OrderRow {
	const { seesSale, seesSupply } = moneyOf(viewer, order.tenant)
	const { type, firstName, lastName, companyName } = order.customer
	const viewerRoles = rolesIn(viewer, order.tenant)
	const supplierLate = seesSupply && isSupplierLate(order, today)
	return {
		reference: order.reference,
		resellerReference: order.resellerReference,
		tenant: order.tenant,
		code: order.code,
		type: order.type,
		colour: colourName(order.colour),
		state: order.state,
		status: order.status,
		toLink: order.toLink,
		customer: {
			type,
			firstName,
			lastName,
			company: companyName ?? null,
			city: cityFor(viewer, order),
		},
		seller: order.sellerName,
		orderedAt: order.orderedAt.toISOString(),
		deliveryAt: deliveryDayOf(order),
		late: seesSale ? isLate(order, today) : isSupplierLate(order, today),
		supplierAt: seesSupply && order.kind === 'order' ? order.supplierDate : null,
		supplierLate,
		supplierLateDays:
			supplierLate && order.supplierDate !== null ? lateDays(order, order.supplierDate) : null,
		deliveryMode: order.deliveryMode,
		validUntil: order.validUntil,
		daysLeft: isOpenOffer(order) && order.validUntil ? daysBetween(today, order.validUntil) : null,
		payment: {
			type: order.paymentType,
			status: order.paymentStatus,
			paid: seesSale ? order.paid : null,
			balance: seesSale ? openAmountOf(order) : null,
			refundDue: seesSale ? order.refundDue : null,
		},
		pallets: order.pallets,
		boards: order.boards,
		weight: order.weight,
		total: seesSale ? order.total : null,
		amountToSupplier: seesSupply ? order.amountToSupplier : null,
		allowed: orderActions.flatMap((action) => {
			const judged = judgeAction(action, order, viewerRoles, today)
			return judged.allowed ? [{ action, needs: judged.transition.needs ?? null }] : []
		}),
	}
}

/** Only where it finds something by the same filters. */
async function nearestOf(
	{ services: { db } }: CallContext,
	{ search, sort, direction }: Query,
	{ scope, filter }: Pick<Listing, 'scope' | 'filter'>,
): Promise<string | null> {
	const nearest = await nearestWord(db, scope, wantedWords(search ?? ''))
	const found = nearest === null ? null : await findOrders(db, scope, nearest)
	if (found === null) return null
	const page = { limit: 1, direction, from: null }
	const listed = await listOrders(db, scope, { ...filter, found, sort }, page)
	return listed.length > 0 ? nearest : null
}

/** An invalid page key leads to the first page. */
export async function orderList(context: CallContext, query: Query): Promise<OrderList> {
	const { services, viewer } = context
	const { scope, filter, found } = await listingOf(context, query)
	const page = keysetOf(query, sortTypeOf(query.sort))
	const listed = await listOrders(services.db, scope, { ...filter, found, sort: query.sort }, page)
	const { rows, next, previous } = pageOf(listed, page)
	const sums = await sumOrders(services.db, scope, filter, found)
	const { states, views } = await countOrders(services.db, scope, {
		kind: query.kind,
		today: filter.today,
	})
	const shown = await shownOf(context, rows)
	return {
		rows: rows.map((order) => rowOf(order, viewer, shown)),
		nearest: rows.length === 0 ? await nearestOf(context, query, { scope, filter }) : null,
		total: sums.count,
		sale: sums.sale,
		supply: sums.supply,
		owed: sums.owed,
		all: views.all,
		counts: states,
		views,
		next,
		previous,
	}
}

export async function orderReferences(
	context: CallContext,
	query: ReferencesQuery,
): Promise<string[]> {
	const { scope, filter, found } = await listingOf(context, query)
	const page = { limit: mostReferences, direction: query.direction, from: null }
	const listing = { ...filter, found, sort: query.sort }
	const listed = await listReferences(context.services.db, scope, listing, page)
	return listed.slice(0, mostReferences)
}

export async function waitingCounts({ services, viewer }: CallContext, shop: string | undefined) {
	const whole = scopeOf(viewer, requireAccess(viewer, 'order', 'read'))
	const scope = await shopScopeOf(services, whole, shop)
	const today = brusselsDay(services.now())
	const { db } = services
	const makes = rightScopeOf(viewer, 'production', 'read') !== null
	const sent = { ...scopeOf(viewer, 'sent'), tenant: shop ?? null, orSent: false }
	const toStart = { kind: 'order', view: 'all', states: ['sent'], today } as const
	return {
		orders: await countView(db, scope, { kind: 'order', view: 'toAccept', today }),
		offers: await countView(db, scope, { kind: 'offer', view: 'offersOpen', today }),
		/** What the workshop has not begun. */
		production: makes
			? (await sumOrders(db, sent, { ...toStart, states: ['sent'] }, null)).count
			: 0,
	}
}
