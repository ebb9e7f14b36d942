// A link opens one offer or order without an account, until some time after its end or until a seller revokes it.
import type { Queryable } from '../../../db/open-database.ts'
import { addDays, brusselsDay } from '../../../lib/calendar.ts'
import { failure } from '../../../lib/failure.ts'
import { hashOf, newSecret } from '../../../lib/hash.ts'
import type { Viewer } from '../../../lib/rights/viewer.ts'
import type { Services } from '../../../lib/services.ts'
import type { Tenant } from '../../tenants/service.ts'
import { insertLink, orderIdOfLink, revokeLinks } from '../order-links-table.ts'
import { isClosed, isOpenOffer } from '../order-status.ts'
import { lockOrder, type Order, orderByCode, orderById } from '../orders-table.ts'

/** Days after the end. */
const shownAfter = { offer: 30, order: 365 }

/** Counted back from today, since a last day may be the last that a date can hold. */
function hasEnded(order: Order, today: string): boolean {
	if (order.kind === 'offer') {
		const last = isOpenOffer(order) ? order.validUntil : brusselsDay(order.changedAt)
		return last !== null && last < addDays(today, -shownAfter.offer)
	}
	return isClosed(order) && brusselsDay(order.changedAt) < addDays(today, -shownAfter.order)
}

/** The token exists in the address only. Null where the order is another customer's by now. */
export async function linkUrl(
	services: Services,
	tenant: Tenant,
	{ code, email }: { code: string; email: string },
): Promise<{ url: string | null } | null> {
	const found = await orderByCode(services.db, tenant.code, code)
	if (!found) return { url: null }
	// Locked, so that a change of customer at the same time also revokes this link.
	return services.db.transaction(async (tx) => {
		const order = await lockOrder(tx, found.tenant, found.id)
		if (!order) return { url: null }
		if (!isSameEmail(order.customer.email, email)) return null
		const token = newSecret()
		await insertLink(tx, {
			tenant: tenant.code,
			tokenHash: hashOf(token),
			orderId: order.id,
			createdAt: services.now(),
		})
		return { url: `${services.addressOf(tenant)}/order/${token}` }
	})
}

/**
 * The link of the browser or the account that ordered: one for an order, however often it is asked for. Null once
 * it was revoked.
 */
export async function ownLink(services: Services, order: Order): Promise<string | null> {
	if (hasEnded(order, brusselsDay(services.now()))) return null
	const { token, row } = derivedLink(services, order)
	const find = () => orderIdOfLink(services.db, order.tenant, row.tokenHash)
	if ((await find()) !== null) return token
	// Nothing where it was revoked.
	await insertLink(services.db, row)
	return (await find()) === null ? null : token
}

function derivedLink(services: Services, { tenant, id: orderId }: Pick<Order, 'tenant' | 'id'>) {
	const token = services.secretBox.derive(`order link ${tenant} ${orderId}`)
	return { token, row: { tenant, tokenHash: hashOf(token), orderId, createdAt: services.now() } }
}

/** Of those that exist, and of the one that who ordered could still ask for; how many. */
export async function endLinksOf(
	tx: Queryable,
	services: Services,
	order: Pick<Order, 'tenant' | 'id'>,
): Promise<number> {
	await insertLink(tx, derivedLink(services, order).row)
	return revokeLinks(tx, order.tenant, order.id, services.now())
}

export function isSameEmail(one: string, other: string): boolean {
	return one.toLowerCase() === other.toLowerCase()
}

/** Refuses any other token. */
export async function openLink(
	services: Services,
	tenant: Tenant,
	token: string,
): Promise<{ order: Order; viewer: Viewer }> {
	const id = await orderIdOfLink(services.db, tenant.code, hashOf(token))
	const order = id === null ? null : await orderById(services.db, tenant.code, id)
	if (!order || hasEnded(order, brusselsDay(services.now()))) throw failure('link_unknown')
	return { order, viewer: { user: null, tenant, holds: order.id } }
}
