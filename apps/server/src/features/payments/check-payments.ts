// The provider's state of payments, fetched after a notice or on schedule, is written under the locks of order and
// payment; payments that the order no longer asks for are cancelled.
import { isDatabaseAway } from '../../db/is-database-away.ts'
import { everywhere } from '../../db/tenant-scope.ts'
import type { Services } from '../../lib/services.ts'
import type { OrderKey } from '../orders/service.ts'
import type { PaymentContext } from './payment-context.ts'
import {
	insertUnmatched,
	isPaymentOfAnyShop,
	lockPayment,
	type Payment,
	paymentByProviderId,
	paymentsOf,
	unsettledPayments,
	updatePayment,
} from './payments-table.ts'
import {
	ProviderAway,
	type ProviderPayment,
	ProviderRefused,
	type ProviderStatus,
} from './provider.ts'

/** Order of states: a late answer never moves a payment back. */
const progress: Record<ProviderStatus, number> = {
	open: 0,
	pending: 1,
	failed: 2,
	cancelled: 2,
	expired: 2,
	paid: 3,
}

type Locked = NonNullable<Awaited<ReturnType<Services['orders']['lock']>>>

export function isOver({ status }: Pick<Payment, 'status'>): boolean {
	return progress[status] >= progress.failed
}

/** Payment status of an order without a successful payment: pending if one is on its way, else the newest one's. */
function standingOf(payments: readonly Payment[]): Exclude<ProviderStatus, 'paid'> {
	const unpaid = payments.flatMap(({ status }) => (status === 'paid' ? [] : status))
	return unpaid.find((status) => status === 'pending') ?? unpaid[0] ?? 'open'
}

export function isDue({ due }: Pick<Locked, 'due'>, amount: number): boolean {
	return amount === due.next || amount === due.all
}

/** Counts a payment once, in whichever order answers come. Returns whether its order still asks for it. */
async function settle(
	context: PaymentContext,
	payment: Payment,
	answer: ProviderPayment,
): Promise<boolean> {
	const { services } = context
	const { tenant, id, orderId } = payment
	return services.db.transaction(async (tx) => {
		// Always the order's lock before the payment's, to avoid deadlocks.
		const order = orderId === null ? null : await services.orders.lock(tx, { tenant, id: orderId })
		const now = await lockPayment(tx, tenant, id)
		if (!now) return false
		const isDueNow = order !== null && now.orderId === orderId && isDue(order, now.amount)
		const at = services.now()
		if (progress[answer.status] <= progress[now.status]) {
			// Marks the check, so that the schedule goes on to others.
			if (!isOver(now)) await updatePayment(tx, now, { changedAt: at })
			return isDueNow
		}
		const isPaid = answer.status === 'paid'
		const hasOrder = orderId !== null && order !== null && now.orderId === orderId
		await updatePayment(tx, now, {
			status: answer.status,
			changedAt: at,
			// The amount that came, which may differ from the amount asked.
			...(isPaid && { paidAt: at, amount: answer.amount }),
			...(!hasOrder && { orderId: null }),
		})
		if (!hasOrder) return false
		if (answer.status === 'paid') await order.receive(answer.amount)
		else await order.notePayment(standingOf(await paymentsOf(tx, tenant, orderId)))
		return isDueNow
	})
}

export async function checkPayment(context: PaymentContext, payment: Payment): Promise<void> {
	const { providerId, tenant, provider } = payment
	if (providerId === null || provider !== context.provider.name) return
	const answer = await context.provider.find(tenant, providerId)
	if (!answer) {
		await updatePayment(context.services.db, payment, { changedAt: context.services.now() })
		return
	}
	const isDueNow = await settle(context, payment, answer)
	if (!isDueNow && answer.status === 'open' && answer.isCancelable)
		await takeBack(context, payment, answer)
}

/** Too late to cancel: a payment that still comes is counted, and an excess refunded. */
async function takeBack(
	context: PaymentContext,
	payment: Payment,
	{ id }: ProviderPayment,
): Promise<void> {
	const answer = await context.provider.cancel(payment.tenant, id).catch((error: unknown) => {
		if (error instanceof ProviderRefused) return null
		throw error
	})
	if (answer) await settle(context, payment, answer)
}

/** Nothing in the notice is trusted: the provider is asked. Unknown ids are ignored. */
export async function takeNotice(
	context: PaymentContext,
	tenant: string,
	providerId: string,
): Promise<void> {
	const { services, provider } = context
	const known = await paymentByProviderId(services.db, tenant, provider.name, providerId)
	if (known) {
		await checkPayment(context, known)
		return
	}
	const answer = await provider.find(tenant, providerId)
	if (answer?.status !== 'paid') return
	// A notice sent to another shop's address must not count the same money twice.
	if (await everywhere(() => isPaymentOfAnyShop(services.db, provider.name, answer.id))) return
	const at = services.now()
	await insertUnmatched(services.db, {
		tenant,
		reference: answer.description.slice(0, 100),
		amount: answer.amount,
		status: 'paid',
		provider: provider.name,
		providerId: answer.id,
		createdAt: at,
		changedAt: at,
		paidAt: at,
	})
}

export async function checkOrder(context: PaymentContext, { tenant, id }: OrderKey): Promise<void> {
	for (const payment of await paymentsOf(context.services.db, tenant, id))
		if (!isOver(payment)) await checkPayment(context, payment)
}

export async function checkIfThere(context: PaymentContext, key: OrderKey): Promise<void> {
	await checkOrder(context, key).catch((error: unknown) => {
		if (!(error instanceof ProviderAway)) throw error
	})
}

export async function checkUnsettled(context: PaymentContext, olderThan: number): Promise<number> {
	const before = new Date(context.services.now().getTime() - olderThan)
	const payments = await unsettledPayments(context.services.db, before)
	const faults: unknown[] = []
	for (const payment of payments)
		try {
			await checkPayment(context, payment)
		} catch (error) {
			// An unreachable provider or database fails for all; another payment's error must not stop the rest.
			if (error instanceof ProviderAway || isDatabaseAway(error)) throw error
			faults.push(error)
			await updatePayment(context.services.db, payment, { changedAt: context.services.now() })
		}
	if (faults.length > 0)
		throw new Error(`${faults.length} payments could not be asked about`, { cause: faults[0] })
	return payments.length
}
