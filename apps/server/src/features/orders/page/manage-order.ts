// What a seller changes beside the transitions. Each change is audited and checks the revision.
import type { OrderPage } from '@gabarit/contract'
import type { Queryable } from '../../../db/open-database.ts'
import type { CallContext } from '../../../lib/api.ts'
import { brusselsDay } from '../../../lib/calendar.ts'
import { failure } from '../../../lib/failure.ts'
import { requireAccess } from '../../../lib/rights/permissions.ts'
import { rolesIn } from '../../../lib/rights/viewer.ts'
import { wrongField } from '../../../lib/wrong-field.ts'
import { isClosed } from '../order-status.ts'
import { lockOrder, type Order, orderById, orderByReference } from '../orders-table.ts'
import { isErased } from '../person/erased-person.ts'
import { auditOrder, requireRevision, rewriteOrder, wrongState } from '../process/change-order.ts'
import { mailsTo, notify } from '../process/notify.ts'
import { findOrder, moneyOf } from '../process/order-access.ts'
import { endLinksOf } from '../process/order-links.ts'
import { plannedDayProblem, promisedNow } from '../process/promised-day.ts'
import { whySupplierDateStands } from '../process/supplier-date.ts'
import { pageOfOrder } from './order-page.ts'

type OrderRef = { reference: string; revision?: number }

/** One transaction: lock, compare the revision, `change`. */
export async function changeHeld(
	context: CallContext,
	{ reference, revision }: OrderRef,
	change: (tx: Queryable, order: Order) => Promise<Order>,
): Promise<Order> {
	requireAccess(context.viewer, 'orderManagement', 'write')
	return changeFound(context, await findManaged(context, reference), revision, change)
}

/** For another shop's order the operator's seller is only the supplier. */
export async function findManaged(
	{ services, viewer }: CallContext,
	reference: string,
): Promise<Order> {
	const found = await findOrder(services, viewer, reference, 'write')
	if (!moneyOf(viewer, found.tenant).seesCost) throw failure('order_not_found')
	return found
}

/** After the lock, so that nobody changes the order in between. */
function changeFound(
	{ services }: CallContext,
	found: Order,
	revision: number | undefined,
	change: (tx: Queryable, order: Order) => Promise<Order>,
): Promise<Order> {
	return services.db.transaction(async (tx) => {
		const order = await lockOrder(tx, found.tenant, found.id)
		if (!order) throw failure('order_not_found')
		if (revision !== undefined) requireRevision(order, revision)
		return change(tx, order)
	})
}

/** The order as it stands once the checkouts that it no longer asks for are cancelled: that changes it again. */
export async function withoutOutdated({ services }: CallContext, order: Order): Promise<Order> {
	await services.payments.cancelOutdated(order)
	return (await orderById(services.db, order.tenant, order.id)) ?? order
}

export async function setPallets(
	context: CallContext,
	{ reference, revision, pallets }: OrderRef & { pallets: number },
): Promise<OrderPage> {
	const { services, viewer } = context
	requireAccess(viewer, 'orderPacking', 'write')
	const found = await findOrder(services, viewer, reference, 'write')
	const changed = await changeFound(context, found, revision, async (tx, order) => {
		if (order.kind !== 'order' || isClosed(order)) throw wrongState(order)
		const data = { before: order.pallets, after: pallets }
		await auditOrder(tx, context, order, { event: 'palletsCounted', data })
		return rewriteOrder(tx, context, order, { pallets })
	})
	return pageOfOrder(context, changed)
}

type Dated = { supplierDate: string; reason?: string | undefined }

export async function setSupplierDate(
	context: CallContext,
	{ reference, revision, supplierDate, reason }: OrderRef & Dated,
): Promise<OrderPage> {
	const { services, viewer, language } = context
	const motive = reason ?? null
	requireAccess(viewer, 'orderPacking', 'write')
	const found = await findOrder(services, viewer, reference, 'write')
	const changed = await changeFound(context, found, revision, async (tx, order) => {
		const stands = whySupplierDateStands(order, rolesIn(viewer, order.tenant))
		if (stands !== null)
			throw failure('transition_not_allowed', { data: { state: order.state, reason: stands } })
		if (supplierDate === order.supplierDate && order.supplierDateByHand) return order
		const problem = plannedDayProblem(supplierDate, brusselsDay(services.now()))
		if (problem !== null) throw wrongField(language, 'supplierDate', problem)
		const event = 'supplierDateSet' as const
		const data = { before: order.supplierDate ?? '', after: supplierDate }
		await auditOrder(tx, context, order, { event, data, motive })
		const dated = await rewriteOrder(tx, context, order, {
			supplierDate,
			supplierDateByHand: true,
		})
		await notify(tx, context, dated, { event, motive, to: ['seller', 'supplier'] })
		return dated
	})
	return pageOfOrder(context, changed)
}

export async function linkCustomer(
	context: CallContext,
	input: OrderRef & { email?: string | undefined },
): Promise<OrderPage> {
	const changed = await changeHeld(context, input, async (tx, order) => {
		if (isErased(order)) throw failure('customer_not_found')
		const email = input.email ?? order.customer.email
		const { accounts } = context.services
		const customerId = await accounts.activeCustomerIdOf(tx, order.tenant, email)
		if (customerId === null) throw failure('customer_not_found')
		await auditOrder(tx, context, order, { event: 'customerLinked' })
		return rewriteOrder(tx, context, order, { customerId, toLink: false })
	})
	return pageOfOrder(context, changed)
}

/** Shares the price with a customer who has not seen it. */
export async function sendLink(context: CallContext, reference: string): Promise<OrderPage> {
	const changed = await changeHeld(context, { reference }, async (tx, order) => {
		const change = { ...(await promisedNow(tx, context.services, order)), priceShared: true }
		const sent = await rewriteOrder(tx, context, order, change)
		await auditOrder(tx, context, order, { event: 'linkSent' })
		await notify(tx, context, sent, { event: 'linkSent', to: ['customer'] })
		return sent
	})
	return pageOfOrder(context, changed)
}

/** To whom `sendLink` would mail; null where nobody may be. */
export async function linkReader(
	context: CallContext,
	{ tenant, reference }: { tenant: string; reference: string },
): Promise<string | null> {
	const order = await orderByReference(context.services.db, tenant, reference)
	if (!order) return null
	const [mailed] = await mailsTo(context, order, ['customer'])
	return mailed?.to ?? null
}

/** Nothing where the order was deleted. */
export async function noteSentAgain(
	tx: Queryable,
	context: CallContext,
	{ tenant, reference, mail }: { tenant: string; reference: string; mail: string },
): Promise<void> {
	const order = await orderByReference(tx, tenant, reference)
	if (order) await auditOrder(tx, context, order, { event: 'noticeSentAgain', data: { mail } })
}

export async function endLinks(context: CallContext, reference: string): Promise<OrderPage> {
	const changed = await changeHeld(context, { reference }, async (tx, order) => {
		const count = await endLinksOf(tx, context.services, order)
		await auditOrder(tx, context, order, { event: 'linksRevoked', data: { count } })
		return order
	})
	return pageOfOrder(context, changed)
}
