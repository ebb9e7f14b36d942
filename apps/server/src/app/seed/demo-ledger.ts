// Steps that follow each other are played on the order in memory, by the rules of the product, and written together:
// a statement for each would make a start of the demo three times as long.
import { type NewAuditRow, writeAudits } from '../../features/orders/audit-table.ts'
import {
	insertNotes,
	type NewNote,
	type Order,
	updateOrder,
} from '../../features/orders/orders-table.ts'
import {
	auditRowOf,
	isWithoutSale,
	wholeChange,
} from '../../features/orders/process/change-order.ts'
import { type Actor, notify } from '../../features/orders/process/notify.ts'
import { withPayment } from '../../features/orders/process/order-money.ts'
import { judgeTransition, type Transition } from '../../features/orders/process/order-process.ts'
import {
	insertHandPayments,
	type NewHandPayment,
} from '../../features/payments/hand-payments-table.ts'
import { brusselsDay } from '../../lib/calendar.ts'
import type { Services } from '../../lib/services.ts'

export type Ledger = { audits: NewAuditRow[]; handPayments: NewHandPayment[]; notes: NewNote[] }

const rowsAtOnce = 400

export async function writeLedger({ db }: Services, ledger: Ledger): Promise<void> {
	const { audits, handPayments, notes } = ledger
	while (audits.length > 0) await writeAudits(db, audits.splice(0, rowsAtOnce))
	while (handPayments.length > 0) await insertHandPayments(db, handPayments.splice(0, rowsAtOnce))
	while (notes.length > 0) await insertNotes(db, notes.splice(0, rowsAtOnce))
}

/** What differs from the row as it was read. */
export async function writeOrderRow({ db }: Services, read: Order, now: Order): Promise<void> {
	if (read.revision === now.revision) return
	const changed = Object.entries(now).filter(([key, value]) => value !== read[key as keyof Order])
	await updateOrder(db, { ...now, revision: now.revision - 1 }, Object.fromEntries(changed))
}

function rewritten(actor: Actor, order: Order, change: Partial<Order>): Order {
	return { ...order, ...wholeChange(actor, order, change), revision: order.revision + 1 }
}

type Applied = {
	transition: Transition
	change?: Partial<Order>
	motive?: string | undefined
	deliveryDate?: string | undefined
	/** An online order that is accepted before its payment waits on. */
	waits?: boolean
}

/** As `applyTransition`, without a database. */
export async function transit(
	ledger: Ledger,
	actor: Actor,
	order: Order,
	{ transition, change, motive, deliveryDate, waits }: Applied,
): Promise<Order> {
	const { db, discounts } = actor.services
	const to = waits === true ? 'None' : transition.to
	const event = waits === true ? 'orderAccepted' : transition.event
	if (to === null) throw new Error('no order of the demo is deleted')
	const data = deliveryDate === undefined ? null : { deliveryDate }
	const noted = { event, before: order.status, after: to, motive: motive ?? null, data }
	ledger.audits.push(auditRowOf(actor, order, noted))
	const changed = rewritten(actor, order, { ...change, status: to })
	const news = { event, motive: motive ?? null, to: transition.notifies }
	await notify(db, actor, changed, news)
	if (!isWithoutSale(changed)) return changed
	if (order.promoCode !== null) await discounts.giveUse(db, order.tenant, order.promoCode)
	if (changed.paid === 0) return changed
	const owed = { event: 'refundOpened' as const, data: { amount: changed.paid } }
	ledger.audits.push(auditRowOf(actor, order, owed))
	return { ...changed, refundDue: changed.paid, revision: changed.revision + 1 }
}

const byPayment = new Set(['payment'] as const)

/** As `receive`, without a database. */
export async function receiveInto(
	ledger: Ledger,
	actor: Actor,
	order: Order,
	amount: number,
): Promise<Order> {
	const event = 'paymentReceived' as const
	ledger.audits.push(auditRowOf(actor, order, { event, data: { amount } }))
	const counted = rewritten(actor, order, withPayment(order, amount))
	const today = brusselsDay(actor.services.now())
	const judged = judgeTransition('pay', counted, byPayment, today)
	if (judged.allowed) return transit(ledger, actor, counted, { transition: judged.transition })
	await notify(actor.services.db, actor, counted, { event, amount, to: ['customer', 'seller'] })
	return counted
}
