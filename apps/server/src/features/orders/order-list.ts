// The lists of orders and of offers.
import { type OrderList, type OrderRow, orderListQuerySchema } from '@gabarit/contract'
import type { z } from 'zod'
import { keysetOf, pageOf } from '../../db/keyset.ts'
import type { CallContext } from '../../lib/api.ts'
import { brusselsDay } from '../../lib/calendar.ts'
import { plainText } from '../../lib/hash.ts'
import { requireAccess } from '../../lib/permissions.ts'
import type { Viewer } from '../../lib/viewer.ts'
import { moneyOf, requireBackOffice, scopeOf } from './order-access.ts'
import {
	countOrders,
	listOrders,
	type OrderFilter,
	sortTypeOf,
	sumOrders,
} from './order-list-table.ts'
import type { Order } from './orders-table.ts'

type Query = z.output<typeof orderListQuerySchema>

/** What lists and pages share of an order, as far as this viewer may see it. */
export function rowOf(order: Order, viewer: Viewer): OrderRow {
	const { seesSale, seesSupply } = moneyOf(viewer, order.tenant)
	const { type, firstName, lastName, companyName } = order.customer
	return {
		reference: order.reference,
		resellerReference: order.resellerReference,
		tenant: order.tenant,
		code: order.code,
		state: order.state,
		status: order.status,
		toLink: order.toLink,
		customer: { type, firstName, lastName, company: companyName ?? null, city: order.city },
		seller: order.sellerName,
		orderedAt: order.orderedAt.toISOString(),
		deliveryAt: order.deliveryDate ?? order.plannedDate,
		validUntil: order.validUntil,
		payment: {
			type: order.paymentType,
			status: order.paymentStatus,
			paid: order.paid,
			refundDue: order.refundDue,
		},
		pallets: order.pallets,
		total: seesSale ? order.total : null,
		amountToSupplier: seesSupply ? order.amountToSupplier : null,
	}
}

/** A spoilt key is the first page. */
export async function orderList(context: CallContext, query: Query): Promise<OrderList> {
	const { services, viewer } = context
	requireBackOffice(viewer)
	const scope = scopeOf(viewer, requireAccess(viewer, 'order', 'read'))
	const { seesSale } = moneyOf(viewer, viewer.tenant.code)
	const filter: OrderFilter = {
		kind: query.kind,
		view: query.view,
		search: query.search === undefined ? undefined : plainText(query.search),
		states: query.states,
		seller: query.seller,
		today: brusselsDay(services.now()),
	}
	const page = keysetOf(query, sortTypeOf(query.sort))
	const found = await listOrders(services.db, scope, filter, query.sort, page)
	const { rows, next, previous } = pageOf(found, page)
	const { count, sum } = await sumOrders(services.db, scope, filter)
	const { states, views } = await countOrders(services.db, scope, query.kind, filter.today)
	return {
		rows: rows.map((order) => rowOf(order, viewer)),
		total: count,
		sum: seesSale ? sum : null,
		all: views?.all ?? 0,
		counts: Object.fromEntries(states.map(({ state, count: of }) => [state, of])),
		views: views ?? {},
		next,
		previous,
	}
}

/** Open tasks, as the menu counts them: orders to accept, offers to follow. */
export async function waitingCounts({ services, viewer }: CallContext) {
	const scope = scopeOf(viewer, requireAccess(viewer, 'order', 'read'))
	const today = brusselsDay(services.now())
	const orders = await countOrders(services.db, scope, 'order', today)
	const offers = await countOrders(services.db, scope, 'offer', today)
	return { orders: orders.views?.toAccept ?? 0, offers: offers.views?.offersOpen ?? 0 }
}
