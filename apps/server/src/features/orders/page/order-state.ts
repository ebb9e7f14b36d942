import type { OrderState } from '@gabarit/contract'
import type { CallContext } from '../../../lib/api.ts'
import { failure } from '../../../lib/failure.ts'
import { requireAccess } from '../../../lib/rights/permissions.ts'
import { isSeller } from '../../../lib/rights/viewer.ts'
import { browserHashOf, isMaker } from '../design/designs.ts'
import { designByCode } from '../design/designs-table.ts'
import { type Order, orderByReference } from '../orders-table.ts'
import { isErased } from '../person/erased-person.ts'
import { ownLink } from '../process/order-links.ts'
import { amountDue } from '../process/order-money.ts'
import { promisedDayOf } from '../process/promised-day.ts'

/** By the customer's account or the browser that ordered. Older orders know the maker of their design only. */
async function isOrderedBy(context: CallContext, order: Order): Promise<boolean> {
	const { viewer, services } = context
	if (viewer.user !== null && viewer.user.id === order.customerId) return true
	if (order.browserHash !== null) return order.browserHash === browserHashOf(context)
	if (isErased(order)) return false
	const design = await designByCode(services.db, order.tenant, order.code)
	return design !== null && isMaker(design, context)
}

async function confirmationOf({ services }: CallContext, order: Order) {
	const mail = await services.mails.confirmation(order)
	if (mail === null) return {}
	return { mail: { to: mail.to, sentAt: mail.sentAt?.toISOString() ?? null } }
}

export async function orderState(context: CallContext, reference: string): Promise<OrderState> {
	const { services, viewer } = context
	requireAccess(viewer, 'orderState', 'read')
	const order = await orderByReference(services.db, viewer.tenant.code, reference)
	const isOwn = order !== null && (await isOrderedBy(context, order))
	if (!order || (!isOwn && !isSeller(viewer))) throw failure('order_not_found')
	const shown = order.priceShared || isSeller(viewer)
	const due = shown ? amountDue(order) : 0
	const [newest] = await services.payments.of(services.db, order)
	const paymentUrl = due > 0 ? await services.payments.urlOf(order) : null
	// A seller acts for his customer in the back-office, where he says how the customer agreed.
	const token = isOwn && !isSeller(viewer) ? await ownLink(services, order) : null
	return {
		reference: order.reference,
		code: order.code,
		kind: order.kind,
		state: order.state,
		total: shown ? order.total : null,
		payment: {
			type: order.paymentType,
			status: order.paymentStatus,
			lastTry: newest?.status ?? null,
			paid: shown ? order.paid : 0,
			due,
		},
		...(paymentUrl !== null && { paymentUrl }),
		plannedDate: promisedDayOf(order),
		...(await confirmationOf(context, order)),
		...(token !== null && { token }),
	}
}

/** The redirect proves nothing: the provider is asked. An unknown order gets the same answer. */
export async function completePayment(context: CallContext, reference: string): Promise<void> {
	const { services, viewer } = context
	requireAccess(viewer, 'payment', 'create')
	const order = await orderByReference(services.db, viewer.tenant.code, reference)
	if (order) await services.payments.check(order)
}
