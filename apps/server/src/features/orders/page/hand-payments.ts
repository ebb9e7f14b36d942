// Money that a seller records: counted like a payment of the provider, but it confirms online orders only.
import { firstPaymentDay, type HandPaymentKind, type OrderPage } from '@gabarit/contract'
import type { Queryable } from '../../../db/open-database.ts'
import type { CallContext } from '../../../lib/api.ts'
import { brusselsDay } from '../../../lib/calendar.ts'
import { failure } from '../../../lib/failure.ts'
import { wrongField } from '../../../lib/wrong-field.ts'
import type { Order } from '../orders-table.ts'
import { auditOrder, rewriteOrder, whoOf, wrongState } from '../process/change-order.ts'
import { notify } from '../process/notify.ts'
import { receive } from '../process/order-lock.ts'
import { openAmountOf, withoutPayment } from '../process/order-money.ts'
import { changeHeld, withoutOutdated } from './manage-order.ts'
import { pageOfOrder } from './order-page.ts'

type OrderRef = { reference: string; revision: number }
type RecordedPayment = {
	amount: number
	kind: HandPaymentKind
	day?: string | undefined
	note?: string | undefined
}

export async function recordPayment(
	context: CallContext,
	input: OrderRef & RecordedPayment,
): Promise<OrderPage> {
	const { services, language } = context
	const today = brusselsDay(services.now())
	const { amount, kind, day = today, note = null } = input
	if (day > today) throw wrongField(language, 'day', 'dateTooLate')
	if (day < firstPaymentDay(today)) throw wrongField(language, 'day', 'dateBeforeFiveYears')
	const changed = await changeHeld(context, input, async (tx, order) => {
		if (amount > openAmountOf(order)) throw wrongState(order)
		const at = services.now()
		const recorded = { kind, amount, day, note, who: whoOf(context), at }
		await services.payments.recordByHand(tx, order, recorded)
		return receive(tx, context, order, amount)
	})
	return pageOfOrder(context, await withoutOutdated(context, changed))
}

/** The row stays, and one against it says why. */
export async function cancelPayment(
	context: CallContext,
	input: OrderRef & { id: string; reason: string },
): Promise<OrderPage> {
	const { services } = context
	const changed = await changeHeld(context, input, async (tx, order) => {
		const rows = await services.payments.byHand(tx, order)
		const found = rows.find((it) => it.id === input.id)
		if (!found || found.amount <= 0) throw failure('payment_not_found')
		const isCancelled = rows.some((it) => it.cancels === found.id)
		// What was given back since cannot be taken back too.
		if (isCancelled || found.amount > order.paid) throw wrongState(order)
		await services.payments.recordByHand(tx, order, {
			kind: found.kind,
			amount: -found.amount,
			day: brusselsDay(services.now()),
			note: input.reason,
			who: whoOf(context),
			at: services.now(),
			cancels: found.id,
		})
		return takeBack(tx, context, order, { amount: found.amount, motive: input.reason })
	})
	return pageOfOrder(context, changed)
}

async function takeBack(
	tx: Queryable,
	context: CallContext,
	order: Order,
	{ amount, motive }: { amount: number; motive: string },
): Promise<Order> {
	const online = await context.services.payments.of(tx, order)
	const isPending = online.some((it) => it.status === 'pending')
	const change = withoutPayment(order, { amount, isPending })
	const changed = await rewriteOrder(tx, context, order, change)
	const event = 'paymentCancelled' as const
	await auditOrder(tx, context, order, { event, motive, data: { amount } })
	await notify(tx, context, changed, { event, amount, to: ['customer', 'seller'] })
	return changed
}
