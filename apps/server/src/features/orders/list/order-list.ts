import { type OrderList, type OrderRow, orderListQuerySchema } from '@gabarit/contract'
import type { z } from 'zod'
import { keysetOf, pageOf } from '../../../db/keyset.ts'
import type { CallContext } from '../../../lib/api.ts'
import { brusselsDay } from '../../../lib/calendar.ts'
import { requireAccess } from '../../../lib/permissions.ts'
import type { Viewer } from '../../../lib/viewer.ts'
import type { Order } from '../orders-table.ts'
import { moneyOf, requireBackOffice, scopeOf } from '../process/order-access.ts'
import { openAmountOf } from '../process/order-money.ts'
import { deliveryDayOf } from '../process/promised-day.ts'
import { countOrders, countView, sumOrders } from './order-count-table.ts'
import { findOrders, listOrders, type OrderFilter, sortTypeOf } from './order-list-table.ts'

type Query = z.output<typeof orderListQuerySchema>

export function rowOf(order: Order, viewer: Viewer): OrderRow {
	const { seesSale, seesSupply } = moneyOf(viewer, order.tenant)
	const { type, firstName, lastName, companyName } = order.customer
	return {
		reference: order.reference,
		resellerReference: order.resellerReference,
		tenant: order.tenant,
		code: order.code,
		type: order.type,
		state: order.state,
		status: order.status,
		toLink: order.toLink,
		customer: { type, firstName, lastName, company: companyName ?? null, city: order.city },
		seller: order.sellerName,
		orderedAt: order.orderedAt.toISOString(),
		deliveryAt: deliveryDayOf(order),
		validUntil: order.validUntil,
		payment: {
			type: order.paymentType,
			status: order.paymentStatus,
			paid: seesSale ? order.paid : null,
			balance: seesSale ? openAmountOf(order) : null,
			refundDue: seesSale ? order.refundDue : null,
		},
		pallets: order.pallets,
		total: seesSale ? order.total : null,
		amountToSupplier: seesSupply ? order.amountToSupplier : null,
	}
}

/** An invalid page key leads to the first page. */
export async function orderList(context: CallContext, query: Query): Promise<OrderList> {
	const { services, viewer } = context
	requireBackOffice(viewer)
	const scope = scopeOf(viewer, requireAccess(viewer, 'order', 'read'))
	const { seesSale } = moneyOf(viewer, viewer.tenant.code)
	const filter: OrderFilter = {
		kind: query.kind,
		view: query.view,
		states: query.states,
		types: query.types,
		seller: query.seller,
		today: brusselsDay(services.now()),
	}
	const page = keysetOf(query, sortTypeOf(query.sort))
	const found = await findOrders(services.db, scope, query.search)
	const listing = { ...filter, found, sort: query.sort }
	const listed = await listOrders(services.db, scope, listing, page)
	const { rows, next, previous } = pageOf(listed, page)
	const sums = await sumOrders(services.db, scope, filter, found)
	const { states, views } = await countOrders(services.db, scope, {
		kind: query.kind,
		today: filter.today,
	})
	return {
		rows: rows.map((order) => rowOf(order, viewer)),
		total: sums.count,
		sum: seesSale ? sums.sum : null,
		all: views.all,
		counts: states,
		views,
		next,
		previous,
	}
}

export async function waitingCounts({ services, viewer }: CallContext) {
	const scope = scopeOf(viewer, requireAccess(viewer, 'order', 'read'))
	const today = brusselsDay(services.now())
	const { db } = services
	return {
		orders: await countView(db, scope, { kind: 'order', view: 'toAccept', today }),
		offers: await countView(db, scope, { kind: 'offer', view: 'offersOpen', today }),
	}
}
