// One real order, put into any state by its rows: what stands in the database before a call, and after it.
import type { OrderStatus } from '@gabarit/contract'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { audit } from '../../features/orders/audit-table.ts'
import { orderLinks } from '../../features/orders/order-links-table.ts'
import { orderSnapshots, type Snapshot } from '../../features/orders/order-snapshots-table.ts'
import { soldStatuses } from '../../features/orders/order-status.ts'
import { type Order, orders } from '../../features/orders/orders-table.ts'
import { stateOf } from '../../features/orders/process/order-process.ts'
import { outbox } from '../../features/outbox/outbox-table.ts'
import type { Services } from '../../lib/services.ts'

/** What stands against no step beside its state: billed, addressed, in time, its amount to the supplier known. */
const ready: Partial<Order> = {
	paymentType: 'Bill',
	paymentStatus: 'open',
	amountToSupplier: 240_000,
	validUntil: null,
	toLink: false,
	acceptedAt: null,
	sentToSupplierAt: null,
	deliveryDate: null,
}

const offers: readonly OrderStatus[] = ['OfferInProgress', 'OfferAccepted', 'OfferRefused']

/** How an order of this status stands when it came there step by step; Confirmed may be sent or not. */
export function factsAt(status: OrderStatus, now: Date): Partial<Order> {
	const isSent = soldStatuses.includes(status) && status !== 'Confirmed'
	const isScheduled = ['Scheduled', 'Undelivered', 'Done'].includes(status)
	return {
		...ready,
		status,
		kind: offers.includes(status) ? 'offer' : 'order',
		validUntil: offers.includes(status) ? '2026-12-31' : null,
		acceptedAt: soldStatuses.includes(status) ? now : null,
		sentToSupplierAt: isSent ? now : null,
		deliveryDate: isScheduled ? '2026-12-15' : null,
	}
}

/** The rows of one order, to be put back whatever a call did to them. */
export type Kept = {
	order: Order
	snapshot: Snapshot
	links: (typeof orderLinks.$inferSelect)[]
}

export async function keep({ db }: Services, reference: string): Promise<Kept> {
	const [order] = await db.select().from(orders).where(eq(orders.reference, reference))
	if (!order) throw new Error(`no order ${reference}`)
	const ofOrder = eq(orderSnapshots.orderId, order.id)
	const [snapshot] = await db.select().from(orderSnapshots).where(ofOrder)
	if (!snapshot) throw new Error(`order ${reference} has no snapshot`)
	const links = await db.select().from(orderLinks).where(eq(orderLinks.orderId, order.id))
	return { order, snapshot, links }
}

const idOf = ({ order }: Kept) => and(eq(orders.tenant, order.tenant), eq(orders.id, order.id))

/** Writes the order back as it was kept, with the changed columns; removes its audit and its messages. */
export async function setOrderFields(
	{ db }: Services,
	kept: Kept,
	change: Partial<Order>,
): Promise<Order> {
	const { order, snapshot, links } = kept
	const row = { ...order, ...change }
	return db.transaction(async (tx) => {
		await tx.delete(orders).where(idOf(kept))
		await tx.insert(orders).values({ ...row, state: stateOf(row) })
		await tx.insert(orderSnapshots).values(snapshot).onConflictDoNothing()
		await tx.insert(orderLinks).values(links).onConflictDoNothing()
		await tx.delete(audit).where(eq(audit.code, order.code))
		await tx.delete(outbox).where(inArray(outbox.tenant, [order.tenant, 'atelier']))
		const [put] = await tx.select().from(orders).where(idOf(kept))
		if (!put) throw new Error('the order was not put back')
		return put
	})
}

/** Everything that a step may touch. */
export async function seen({ db }: Services, kept: Kept) {
	const { code, tenant } = kept.order
	const [order] = await db.select().from(orders).where(idOf(kept))
	const [snapshot] = await db
		.select()
		.from(orderSnapshots)
		.where(eq(orderSnapshots.orderId, kept.order.id))
	const steps = await db
		.select({ event: audit.event, before: audit.before, after: audit.after, who: audit.who })
		.from(audit)
		.where(and(eq(audit.tenant, tenant), eq(audit.code, code)))
		.orderBy(asc(audit.id))
	const rows = await db
		.select({ channel: outbox.channel, to: outbox.to, mail: outbox.mail, webhook: outbox.webhook })
		.from(outbox)
	const messages = rows.map(({ channel, to, mail, webhook }) =>
		channel === 'mail' ? `${mail?.kind} to ${to}` : `webhook ${webhook?.kind}`,
	)
	return { order: order ?? null, snapshot: snapshot ?? null, steps, messages: messages.toSorted() }
}
