import type { CorrectionField, TimelineEvent } from '@gabarit/contract'
import type { Queryable } from '../../../db/open-database.ts'
import type { CallContext } from '../../../lib/api.ts'
import { replaceSnapshot } from '../order-snapshots-table.ts'
import type { Order } from '../orders-table.ts'
import { reviseInside } from '../page/revise-offer.ts'
import { personColumns } from '../place/new-order.ts'
import { askPayment, depositFor } from '../place/payment-request.ts'
import { applyTransition, auditOrder, rewriteOrder } from '../process/change-order.ts'
import { readersOf } from '../process/corrections.ts'
import { inviteToJoin, notify } from '../process/notify.ts'
import { endLinksOf, isSameEmail } from '../process/order-links.ts'
import { transitionOf } from '../process/order-process.ts'
import type { Plan } from './correct-order.ts'
import { auditText, type Change } from './corrected-order.ts'

export async function writeCorrection(
	tx: Queryable,
	context: CallContext,
	order: Order,
	plan: Plan,
): Promise<Order> {
	const columns = await columnsOf(tx, context, order, plan)
	const event: TimelineEvent = plan.paper ? 'vatReduced' : 'corrected'
	await auditOrder(tx, context, order, { event, data: auditDataOf(order, plan) })
	await keepAttestation(tx, context, order, plan)
	if (plan.recounted && order.kind === 'offer')
		return reviseInside(tx, context, order, {
			snapshot: plan.recounted.snapshot,
			change: columns,
			motive: reasonOf(plan),
		})
	if (plan.recounted) await replaceSnapshot(tx, order, plan.recounted.snapshot)
	const changed = await rewriteOrder(tx, context, order, columns)
	const corrected = plan.changes.map((it) => ({ field: it.field, value: lineOf(it) }))
	const fields = plan.changes.map((it) => it.field)
	const to = readersOf(fields, plan.recounted !== null)
	await notify(tx, context, changed, { event, ...(!plan.paper && { corrected }), to })
	if (!isSameEmail(order.customer.email, changed.customer.email))
		await inviteToJoin(tx, context, changed)
	return settled(tx, context, changed, order)
}

/** One at a time: the former goes with what replaces it, or with its reason. */
async function keepAttestation(
	tx: Queryable,
	{ services }: CallContext,
	{ tenant, code, language, revision: version }: Order,
	{ changes, paper }: Plan,
): Promise<void> {
	if (!changes.some((it) => it.field === 'attestation')) return
	const { documents, now } = services
	const kind = 'attestation' as const
	await documents.remove(tx, { tenant, codes: [code], kinds: [kind] })
	if (paper === null) return
	await documents.attach(tx, { ...paper, tenant, code, language, version, kind, createdAt: now() })
}

const inTheFacts: readonly CorrectionField[] = ['deliveryMode', 'deliveryDate', 'paymentType']

/** For the mail; what it says anyway, and amounts, need no line. */
function lineOf({ field, after }: Change): string | null {
	const isText =
		typeof after === 'string' || (typeof after === 'object' && after && 'street' in after)
	return isText && !inTheFacts.includes(field) ? String(auditText(after)) : null
}

function reasonOf({ changes }: Plan): string | null {
	const discount = changes.find((it) => it.field === 'discount')?.after
	return typeof discount === 'object' && discount !== null && 'reason' in discount
		? discount.reason
		: null
}

async function columnsOf(
	tx: Queryable,
	context: CallContext,
	order: Order,
	{ next, recounted }: Plan,
): Promise<Partial<Order>> {
	const { remark, externalReference, resellerReference, paymentType, deliveryDate } = next
	const { deliveryMode, services } = next
	const priced = recounted?.columns ?? {}
	const total = recounted?.columns.total ?? order.total
	// What was asked stays asked, whatever the shop asks of new orders by now.
	const isPaidOtherwise = paymentType !== order.paymentType
	const isAskedAnew = isPaidOtherwise || total !== order.total
	const owed = { ...next, total }
	return {
		...personColumns(next),
		...(await accountUnder(tx, context, order, next)),
		remark,
		externalReference,
		resellerReference,
		paymentType,
		// A try that failed is of the former type.
		...(isPaidOtherwise && { paymentStatus: 'open' as const }),
		deliveryDate,
		deliveryMode,
		services,
		...priced,
		...(order.kind === 'order' && isAskedAnew && { deposit: await depositFor(tx, context, owed) }),
	}
}

/** The links mailed to the former address end; the new one may have an account. */
async function accountUnder(
	tx: Queryable,
	{ services }: CallContext,
	order: Order,
	{ customer: { email }, tenant }: Order,
): Promise<Partial<Order>> {
	if (email === order.customer.email) return {}
	await endLinksOf(tx, services, order)
	const customerId = await services.accounts.activeCustomerIdOf(tx, tenant, email)
	return { customerId, toLink: customerId === null }
}

function auditDataOf(order: Order, { changes, recounted, agreement }: Plan) {
	const fields = changes.flatMap(({ field, before, after }) => [
		[`${field}.before`, auditText(before)],
		[`${field}.after`, auditText(after)],
	])
	return {
		...Object.fromEntries(fields),
		...(recounted && { totalBefore: order.total, total: recounted.columns.total }),
		...(recounted && agreement !== undefined && { agreement }),
	}
}

/** Asks for what is to be paid online now; an accepted order that awaits no payment any more is confirmed. */
async function settled(
	tx: Queryable,
	context: CallContext,
	order: Order,
	before: Order,
): Promise<Order> {
	if (order.kind !== 'order') return order
	const isOther = order.paymentType !== before.paymentType
	if (isOther || order.total !== before.total) await askPayment(tx, context, order)
	const isWaiting = order.status === 'None' && order.acceptedAt !== null
	if (!isOther || !isWaiting || order.paymentType === 'Online') return order
	const transition = transitionOf('acceptOrder')
	return (await applyTransition(tx, context, order, { transition })) ?? order
}
