// A payment is written with its order, created at the provider when the payer opens the checkout, and settled by
// the provider's answer (check-payments.ts). Notices and returns only make us ask.
import type { Queryable } from '../../db/open-database.ts'
import type { Services } from '../../lib/services.ts'
import type { OrderKey } from '../orders/service.ts'
import { askProvider } from './ask-provider.ts'
import {
	checkIfThere,
	checkOrder,
	checkPayment,
	checkUnsettled,
	isDue,
	isOver,
	takeNotice,
} from './check-payments.ts'
import {
	deleteHandPayments,
	forgetHandNotes,
	handPaymentsOf,
	insertHandPayment,
} from './hand-payments-table.ts'
import type { PaymentContext } from './payment-context.ts'
import {
	insertPayment,
	type Payment,
	paymentById,
	paymentsOf,
	unlinkPayments,
	updatePayment,
} from './payments-table.ts'
import { makeRefund, planRefunds } from './refunds.ts'
import type { PaymentRequest } from './service.ts'

async function shopUrl({ services }: PaymentContext, tenant: string): Promise<string> {
	return services.addressOf(await services.tenants.byCode(tenant))
}

/** Our own address, which stays valid whatever happens to the payment behind it. */
async function urlOf(
	context: PaymentContext,
	{ tenant, id }: Pick<Payment, 'tenant' | 'id'>,
): Promise<string> {
	return `${await shopUrl(context, tenant)}/api/payments/${tenant}/${id}`
}

async function backUrl(
	context: PaymentContext,
	{ tenant, reference }: Pick<Payment, 'tenant' | 'reference'>,
) {
	return `${await shopUrl(context, tenant)}/configurator?order=${encodeURIComponent(reference)}`
}

/** Idempotent: the provider knows the payment by our id. */
async function startPayment(context: PaymentContext, payment: Payment): Promise<string> {
	const { services, provider } = context
	const { tenant, id, reference, amount, orderId } = payment
	const language = await services.orders.languageOf({ tenant, id: orderId ?? '' })
	const made = await provider.create({
		tenant,
		key: id,
		amount,
		description: reference,
		returnUrl: await backUrl(context, payment),
		noticeUrl: `${await shopUrl(context, tenant)}/api/payments/notice/${tenant}`,
		language,
	})
	const { id: providerId, checkoutUrl } = made
	await updatePayment(services.db, payment, { providerId, checkoutUrl, changedAt: services.now() })
	if (checkoutUrl === null) throw new Error('the provider made a payment without a page')
	return checkoutUrl
}

/** This payment while it can be paid and its amount is asked for; else one for the amount due. */
async function payable(context: PaymentContext, payment: Payment): Promise<Payment | null> {
	const { services, provider } = context
	const { tenant, orderId } = payment
	if (orderId === null) return null
	return services.db.transaction(async (tx) => {
		const order = await services.orders.lock(tx, { tenant, id: orderId })
		if (!order) return null
		const now = await paymentById(tx, tenant, payment.id)
		const isOpen = now && !isOver(now) && now.provider === provider.name
		if (isOpen && isDue(order, now.amount)) return now
		const { reference, due } = order
		return openPayment(tx, context, { tenant, id: orderId, reference, amount: due.next })
	})
}

/** Inside a transaction that holds the order. null where nothing is due. */
async function openPayment(
	tx: Queryable,
	{ services, provider }: PaymentContext,
	{ tenant, id: orderId, reference, amount }: PaymentRequest,
): Promise<Payment | null> {
	if (amount <= 0) return null
	const all = await paymentsOf(tx, tenant, orderId)
	const open = all.find(
		(it) => !isOver(it) && it.amount === amount && it.provider === provider.name,
	)
	if (open) return open
	const at = services.now()
	const row = { tenant, orderId, reference, amount, provider: provider.name }
	return insertPayment(tx, { ...row, createdAt: at, changedAt: at })
}

async function openUrl(
	context: PaymentContext,
	key: OrderKey,
	share: 'next' | 'all',
): Promise<string | null> {
	const { db, orders } = context.services
	const payment = await db.transaction(async (tx) => {
		const order = await orders.lock(tx, key)
		if (!order) return null
		const { reference, due } = order
		return openPayment(tx, context, { ...key, reference, amount: due[share] })
	})
	return payment && urlOf(context, payment)
}

async function checkoutRedirect(
	context: PaymentContext,
	tenant: string,
	id: string,
): Promise<string | null> {
	const found = await paymentById(context.services.db, tenant, id)
	if (!found) return null
	if (!isOver(found)) await checkPayment(context, found)
	const payment = await payable(context, found)
	if (payment === null) return backUrl(context, found)
	return payment.checkoutUrl ?? startPayment(context, payment)
}

export function paymentsService(context: () => PaymentContext | null): Services['payments'] {
	const on = () => {
		const found = context()
		if (!found) throw new Error('no payment provider is set up')
		return found
	}
	return {
		get provider() {
			return context()?.provider.name ?? null
		},
		ask: async (tx, request) => {
			await openPayment(tx, on(), request)
		},
		urlOf: async ({ tenant, id }) => {
			const found = context()
			if (!found) return null
			const [newest] = await paymentsOf(found.services.db, tenant, id)
			return newest ? urlOf(found, newest) : null
		},
		openUrl: (key, share) => openUrl(on(), key, share),
		checkoutRedirect: (tenant, id) => askProvider(() => checkoutRedirect(on(), tenant, id)),
		returnUrlOf: async (tenant, id) => {
			const found = await paymentById(on().services.db, tenant, id)
			return found && backUrl(on(), found)
		},
		notice: (tenant, id) => askProvider(() => takeNotice(on(), tenant, id)),
		check: async (key) => {
			const found = context()
			if (found) await askProvider(() => checkOrder(found, key))
		},
		cancelOutdated: async (key) => {
			const found = context()
			if (found) await checkIfThere(found, key)
		},
		checkUnsettled: async (olderThan) => {
			const found = context()
			return found ? checkUnsettled(found, olderThan) : 0
		},
		refund: async (tx, key, part) => {
			const found = context()
			if (!found) return []
			const planned = await planRefunds(tx, found, key, part)
			return planned.map((it) => ({
				amount: it.refund.amount,
				make: (done) => askProvider(() => makeRefund(found, it, done)),
			}))
		},
		unlink: unlinkPayments,
		of: (db, { tenant, id }) => paymentsOf(db, tenant, id),
		recordByHand: (tx, { tenant, id }, recorded) =>
			insertHandPayment(tx, { ...recorded, tenant, orderId: id }),
		byHand: handPaymentsOf,
		forgetByHand: (tx, order, part) =>
			part === 'all' ? deleteHandPayments(tx, order) : forgetHandNotes(tx, order),
	}
}
