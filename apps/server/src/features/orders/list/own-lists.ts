// What stands under the caller's own account in this shop (`/account`).
import type { OwnDesign, OwnOrder } from '@gabarit/contract'
import { parseConfiguration } from '@gabarit/engine'
import { keysetOf, pageOf } from '../../../db/keyset.ts'
import type { CallContext } from '../../../lib/api.ts'
import { brusselsDay } from '../../../lib/calendar.ts'
import { failure } from '../../../lib/failure.ts'
import { requireAccess } from '../../../lib/rights/permissions.ts'
import { isMaker } from '../design/designs.ts'
import { listDesigns } from '../design/designs-list-table.ts'
import { type Design } from '../design/designs-table.ts'
import type { Order } from '../orders-table.ts'
import { isExpired } from '../process/order-process.ts'
import { promisedDayOf } from '../process/promised-day.ts'
import { listOrders } from './order-list-table.ts'

type Page = { after?: string | undefined; before?: string | undefined; limit: number }

function ownerOf({ viewer }: CallContext): string {
	requireAccess(viewer, 'account', 'read')
	if (viewer.user === null) throw failure('not_logged_in')
	return viewer.user.id
}

/** None where it can no longer be read. */
function designRows(design: Design, context: CallContext): OwnDesign[] {
	const { code, version, frozen, type, configuration, updatedAt } = design
	const read = parseConfiguration(configuration)
	if (!read.ok) return []
	const row = { code, version, frozen, type, configuration: read.value }
	const mayShare = isMaker(design, context)
	return [{ ...row, updatedAt: updatedAt.toISOString(), mayShare }]
}

function orderRow(order: Order, today: string): OwnOrder {
	return {
		reference: order.reference,
		code: order.code,
		type: order.type,
		state: order.state,
		orderedAt: order.orderedAt.toISOString(),
		deliveryDate: promisedDayOf(order),
		deliveryMode: order.deliveryMode,
		validUntil: order.validUntil,
		isExpired: isExpired(order, today),
		total: order.priceShared ? order.total : null,
	}
}

export async function ownDesigns(context: CallContext, query: Page) {
	const owner = ownerOf(context)
	const { services, viewer } = context
	const page = keysetOf({ ...query, direction: 'desc' }, 'timestamptz')
	const scope = { tenant: viewer.tenant.code, owner, sentOnly: false, orSent: false }
	const { rows, ...keys } = pageOf(await listDesigns(services.db, scope, {}, page), page)
	return { rows: rows.flatMap((design) => designRows(design, context)), ...keys }
}

export async function ownOrders(context: CallContext, query: Page & { kind: 'offer' | 'order' }) {
	const customer = ownerOf(context)
	const { services, viewer } = context
	const today = brusselsDay(services.now())
	const page = keysetOf({ ...query, direction: 'desc' }, 'timestamptz')
	const scope = { tenant: viewer.tenant.code, customer, sentOnly: false, orSent: false }
	const listing = { kind: query.kind, view: 'all', today, found: null, sort: 'orderedAt' } as const
	const { rows, ...keys } = pageOf(await listOrders(services.db, scope, listing, page), page)
	return { rows: rows.map((order) => orderRow(order, today)), ...keys }
}
