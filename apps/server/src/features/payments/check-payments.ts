// What the provider says of payments, asked because somebody said that there is news, or because nobody did: it is
// written under the locks of order and payment, and what an order asks no more is taken back.
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

/** How far a payment is: an answer that was under way longer never takes it back. */
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

/** How an order stands of whose payments none counts: one on its way is waited for, else the newest says it. */
function standingOf(payments: readonly Payment[]): Exclude<ProviderStatus, 'paid'> {
	const unpaid = payments.flatMap(({ status }) => (status === 'paid' ? [] : status))
	return unpaid.find((status) => status === 'pending') ?? unpaid[0] ?? 'open'
}

/** The deposit or all: what an order asks to be paid now. */
export function isDue({ due }: Pick<Locked, 'due'>, amount: number): boolean {
	return amount === due.next || amount === due.all
}

/**
 * Writes what the provider says of a payment; a payment counts once, in whichever order answers come. Answers whether
 * its order still asks for it.
 */
async function settle(
	context: PaymentContext,
	payment: Payment,
	told: ProviderPayment,
): Promise<boolean> {
	const { services } = context
	const { tenant, id, orderId } = payment
	return services.db.transaction(async (tx) => {
		// The order first, then its payment: everywhere, so that two never wait for each other.
		const order = orderId === null ? null : await services.orders.lock(tx, { tenant, id: orderId })
		const now = await lockPayment(tx, tenant, id)
		if (!now) return false
		const isAsked = order !== null && now.orderId === orderId && isDue(order, now.amount)
		const at = services.now()
		if (progress[told.status] <= progress[now.status]) {
			// Asked about now: others are waiting for their turn.
			if (!isOver(now)) await updatePayment(tx, now, { changedAt: at })
			return isAsked
		}
		const isPaid = told.status === 'paid'
		const hasOrder = orderId !== null && order !== null && now.orderId === orderId
		await updatePayment(tx, now, {
			status: told.status,
			changedAt: at,
			// The provider knows what came; what was asked is only what we asked for.
			...(isPaid && { paidAt: at, amount: told.amount }),
			...(!hasOrder && { orderId: null }),
		})
		if (!hasOrder) return false
		if (told.status === 'paid') await order.receive(told.amount)
		else await order.notePayment(standingOf(await paymentsOf(tx, tenant, orderId)))
		return isAsked
	})
}

/** Asks the provider how a payment stands, and keeps the answer; an amount that nobody asks any more is taken back. */
export async function checkPayment(context: PaymentContext, payment: Payment): Promise<void> {
	const { providerId, tenant, provider } = payment
	if (providerId === null || provider !== context.provider.name) return
	const told = await context.provider.find(tenant, providerId)
	if (!told) {
		await updatePayment(context.services.db, payment, { changedAt: context.services.now() })
		return
	}
	const isAsked = await settle(context, payment, told)
	if (!isAsked && told.status === 'open' && told.isCancelable)
		await takeBack(context, payment, told)
}

/** Where it is too late it stays: what then comes is counted, and what is too much of it given back. */
async function takeBack(
	context: PaymentContext,
	payment: Payment,
	{ id }: ProviderPayment,
): Promise<void> {
	const told = await context.provider.cancel(payment.tenant, id).catch((error: unknown) => {
		if (error instanceof ProviderRefused) return null
		throw error
	})
	if (told) await settle(context, payment, told)
}

/** A notice: whatever it claims, the provider is asked; what neither of us knows is nothing. */
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
	const told = await provider.find(tenant, providerId)
	if (told?.status !== 'paid') return
	// Another shop's, sent to the wrong address: the same money must not be there twice.
	if (await everywhere(() => isPaymentOfAnyShop(services.db, provider.name, told.id))) return
	const at = services.now()
	// Money that no order asked for: an admin links it.
	await insertUnmatched(services.db, {
		tenant,
		reference: told.description.slice(0, 100),
		amount: told.amount,
		status: 'paid',
		provider: provider.name,
		providerId: told.id,
		createdAt: at,
		changedAt: at,
		paidAt: at,
	})
}

export async function checkOrder(context: PaymentContext, { tenant, id }: OrderKey): Promise<void> {
	for (const payment of await paymentsOf(context.services.db, tenant, id))
		if (!isOver(payment)) await checkPayment(context, payment)
}

/** Away, it is asked again by the clock. */
export async function checkIfThere(context: PaymentContext, key: OrderKey): Promise<void> {
	await checkOrder(context, key).catch((error: unknown) => {
		if (!(error instanceof ProviderAway)) throw error
	})
}

/** Of payments whose notice may be lost; how many were asked about. */
export async function checkUnsettled(context: PaymentContext, olderThan: number): Promise<number> {
	const before = new Date(context.services.now().getTime() - olderThan)
	const payments = await unsettledPayments(context.services.db, before)
	const faults: unknown[] = []
	for (const payment of payments)
		try {
			await checkPayment(context, payment)
		} catch (error) {
			// Away for one is away for all; what one payment meets must not keep the others waiting.
			if (error instanceof ProviderAway || isDatabaseAway(error)) throw error
			faults.push(error)
			await updatePayment(context.services.db, payment, { changedAt: context.services.now() })
		}
	if (faults.length > 0)
		throw new Error(`${faults.length} payments could not be asked about`, { cause: faults[0] })
	return payments.length
}
