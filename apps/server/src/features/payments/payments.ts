// The door of payments: one is written with its order, made at the provider when somebody goes to pay, and settled by
// what the provider answers (check-payments.ts). Notices and returns only make us ask.
import type { Queryable } from '../../db/open-database.ts'
import type { AskedPayment, OrderKey, Services } from '../../lib/services.ts'
import { askProvider } from './ask-provider.ts'
import type { Cash } from './cash.ts'
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
	insertPayment,
	type Payment,
	paymentById,
	paymentsOf,
	unlinkPayments,
	updatePayment,
} from './payments-table.ts'
import { makeRefund, planRefunds } from './refunds.ts'

async function shopUrl({ services }: Cash, tenant: string): Promise<string> {
	return services.addressOf(await services.tenants.byCode(tenant))
}

/** Where one goes to pay it: the address holds for good, whatever becomes of the payment behind it. */
async function urlOf(cash: Cash, { tenant, id }: Pick<Payment, 'tenant' | 'id'>): Promise<string> {
	return `${await shopUrl(cash, tenant)}/api/payments/${tenant}/${id}`
}

/** The last screen of the configurator: what became of the order. */
async function backUrl(cash: Cash, { tenant, reference }: Pick<Payment, 'tenant' | 'reference'>) {
	return `${await shopUrl(cash, tenant)}/configurator?order=${encodeURIComponent(reference)}`
}

/** Makes it at the provider, once: asked again under its own id, that answers the same payment. */
async function startPayment(cash: Cash, payment: Payment): Promise<string> {
	const { services, provider } = cash
	const { tenant, id, reference, amount, orderId } = payment
	const language = await services.orders.languageOf({ tenant, id: orderId ?? '' })
	const made = await provider.create({
		tenant,
		key: id,
		amount,
		description: reference,
		returnUrl: await backUrl(cash, payment),
		noticeUrl: `${await shopUrl(cash, tenant)}/api/payments/notice/${tenant}`,
		language,
	})
	const { id: providerId, checkoutUrl } = made
	await updatePayment(services.db, payment, { providerId, checkoutUrl, changedAt: services.now() })
	if (checkoutUrl === null) throw new Error('the provider made a payment without a page')
	return checkoutUrl
}

/** The payment to go on with: this one while it can be paid, the deposit or all; else what is due first. */
async function payable(cash: Cash, payment: Payment): Promise<Payment | null> {
	const { services, provider } = cash
	const { tenant, orderId } = payment
	if (orderId === null) return null
	return services.db.transaction(async (tx) => {
		const order = await services.orders.hold(tx, { tenant, id: orderId })
		if (!order) return null
		const now = await paymentById(tx, tenant, payment.id)
		const isOpen = now && !isOver(now) && now.provider === provider.name
		if (isOpen && isDue(order, now.amount)) return now
		const { reference, due } = order
		return openPayment(tx, cash, { tenant, id: orderId, reference, amount: due.next })
	})
}

/** Inside a transaction that holds the order: its open payment of the amount, else a new one; null where nothing is due. */
async function openPayment(
	tx: Queryable,
	{ services, provider }: Cash,
	{ tenant, id: orderId, reference, amount }: AskedPayment,
	{ isNew = false } = {},
): Promise<Payment | null> {
	if (amount <= 0) return null
	const all = isNew ? [] : await paymentsOf(tx, tenant, orderId)
	const open = all.find(
		(it) => !isOver(it) && it.amount === amount && it.provider === provider.name,
	)
	if (open) return open
	const at = services.now()
	const row = { tenant, orderId, reference, amount, provider: provider.name }
	return insertPayment(tx, { ...row, createdAt: at, changedAt: at })
}

/** Where what is due now, or all of it, is paid; null where nothing is due. */
async function openUrl(cash: Cash, key: OrderKey, share: 'next' | 'all'): Promise<string | null> {
	const { db, orders } = cash.services
	const payment = await db.transaction(async (tx) => {
		const order = await orders.hold(tx, key)
		if (!order) return null
		const { reference, due } = order
		return openPayment(tx, cash, { ...key, reference, amount: due[share] })
	})
	return payment && urlOf(cash, payment)
}

/** Where the payer goes from our address: to the provider, or back where nothing is due. */
async function wayToPay(cash: Cash, tenant: string, id: string): Promise<string | null> {
	const found = await paymentById(cash.services.db, tenant, id)
	if (!found) return null
	if (!isOver(found)) await checkPayment(cash, found)
	const payment = await payable(cash, found)
	if (payment === null) return backUrl(cash, found)
	return payment.checkoutUrl ?? startPayment(cash, payment)
}

/** The door for everyone else; without a provider nothing is asked and nothing comes. */
export function paymentsService(cash: () => Cash | null): Services['payments'] {
	const on = () => {
		const found = cash()
		if (!found) throw new Error('no payment provider is set up')
		return found
	}
	return {
		get provider() {
			return cash()?.provider.name ?? null
		},
		ask: async (tx, asked, order) => {
			await openPayment(tx, on(), asked, order)
		},
		urlOf: async ({ tenant, id }) => {
			const found = cash()
			if (!found) return null
			const [newest] = await paymentsOf(found.services.db, tenant, id)
			return newest ? urlOf(found, newest) : null
		},
		openUrl: (key, share) => openUrl(on(), key, share),
		wayToPay: (tenant, id) => askProvider(() => wayToPay(on(), tenant, id)),
		wayBack: async (tenant, id) => {
			const found = await paymentById(on().services.db, tenant, id)
			return found && backUrl(on(), found)
		},
		notice: (tenant, id) => askProvider(() => takeNotice(on(), tenant, id)),
		check: async (key) => {
			const found = cash()
			if (found) await askProvider(() => checkOrder(found, key))
		},
		reviewAsked: async (key) => {
			const found = cash()
			if (found) await checkIfThere(found, key)
		},
		checkUnsettled: async (olderThan) => {
			const found = cash()
			return found ? checkUnsettled(found, olderThan) : 0
		},
		refund: async (tx, key, wish) => {
			const found = cash()
			if (!found) return []
			const planned = await planRefunds(tx, found, key, wish)
			return planned.map((it) => ({
				amount: it.refund.amount,
				make: (done) => askProvider(() => makeRefund(found, it, done)),
			}))
		},
		unlink: unlinkPayments,
		of: (db, { tenant, id }) => paymentsOf(db, tenant, id),
	}
}
