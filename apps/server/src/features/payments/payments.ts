// From what is asked to what came: a payment is written with its order, made at the provider when somebody
// goes to pay, and settled by what the provider answers. Notices and returns only make us ask.
import { isDatabaseAway } from '../../db/is-database-away.ts'
import type { Queryable } from '../../db/open-database.ts'
import { everywhere } from '../../db/tenant-scope.ts'
import type { OrderKey, Services } from '../../lib/services.ts'
import { askProvider } from './ask-provider.ts'
import type { Cash } from './cash.ts'
import {
	insertPayment,
	insertStray,
	isPaymentOfAnyShop,
	lockPayment,
	type Payment,
	paymentById,
	paymentByProviderId,
	paymentsOf,
	unlinkPayments,
	unsettledPayments,
	updatePayment,
} from './payments-table.ts'
import {
	ProviderAway,
	type ProviderPayment,
	ProviderRefused,
	type ProviderStatus,
} from './provider.ts'
import { makeRefund, planRefunds } from './refunds.ts'

/** How far a payment is: an answer that was under way longer never takes it back. */
const progress: Record<ProviderStatus, number> = {
	open: 0,
	pending: 1,
	failed: 2,
	cancelled: 2,
	expired: 2,
	paid: 3,
}

type Held = NonNullable<Awaited<ReturnType<Services['orders']['hold']>>>

function isOver({ status }: Pick<Payment, 'status'>): boolean {
	return progress[status] >= progress.failed
}

/** How an order stands of whose payments none counts: one on its way is waited for, else the newest says it. */
function standingOf(payments: readonly Payment[]): Exclude<ProviderStatus, 'paid'> {
	const unpaid = payments.flatMap(({ status }) => (status === 'paid' ? [] : status))
	return unpaid.find((status) => status === 'pending') ?? unpaid[0] ?? 'open'
}

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

/** The deposit or all: what an order asks to be paid now. */
function isDue({ due }: Pick<Held, 'due'>, amount: number): boolean {
	return amount === due.next || amount === due.all
}

/**
 * Writes what the provider says of a payment; a payment counts once, in whichever order answers come. Answers whether
 * its order still asks for it.
 */
async function settle(cash: Cash, payment: Payment, told: ProviderPayment): Promise<boolean> {
	const { services } = cash
	const { tenant, id, orderId } = payment
	return services.db.transaction(async (tx) => {
		// The order first, then its payment: everywhere, so that two never wait for each other.
		const order = orderId === null ? null : await services.orders.hold(tx, { tenant, id: orderId })
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
async function checkPayment(cash: Cash, payment: Payment): Promise<void> {
	const { providerId, tenant, provider } = payment
	if (providerId === null || provider !== cash.provider.name) return
	const told = await cash.provider.find(tenant, providerId)
	if (!told) {
		await updatePayment(cash.services.db, payment, { changedAt: cash.services.now() })
		return
	}
	const isAsked = await settle(cash, payment, told)
	if (!isAsked && told.status === 'open' && told.isCancelable) await takeBack(cash, payment, told)
}

/** Where it is too late it stays: what then comes is counted, and what is too much of it given back. */
async function takeBack(cash: Cash, payment: Payment, { id }: ProviderPayment): Promise<void> {
	const told = await cash.provider.cancel(payment.tenant, id).catch((error: unknown) => {
		if (error instanceof ProviderRefused) return null
		throw error
	})
	if (told) await settle(cash, payment, told)
}

/** A notice: whatever it claims, the provider is asked; what neither of us knows is nothing. */
async function takeNotice(cash: Cash, tenant: string, providerId: string): Promise<void> {
	const { services, provider } = cash
	const known = await paymentByProviderId(services.db, tenant, provider.name, providerId)
	if (known) {
		await checkPayment(cash, known)
		return
	}
	const told = await provider.find(tenant, providerId)
	if (told?.status !== 'paid') return
	// Another shop's, sent to the wrong address: the same money must not be there twice.
	if (await everywhere(() => isPaymentOfAnyShop(services.db, provider.name, told.id))) return
	const at = services.now()
	// Money that no order asked for: an admin links it.
	await insertStray(services.db, {
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

async function checkOrder(cash: Cash, { tenant, id }: OrderKey): Promise<void> {
	for (const payment of await paymentsOf(cash.services.db, tenant, id))
		if (!isOver(payment)) await checkPayment(cash, payment)
}

/** Away, it is asked again by the clock. */
async function checkIfThere(cash: Cash, key: OrderKey): Promise<void> {
	await checkOrder(cash, key).catch((error: unknown) => {
		if (!(error instanceof ProviderAway)) throw error
	})
}

/** Of payments whose notice may be lost; how many were asked about. */
async function checkUnsettled(cash: Cash, olderThan: number): Promise<number> {
	const before = new Date(cash.services.now().getTime() - olderThan)
	const payments = await unsettledPayments(cash.services.db, before)
	const faults: unknown[] = []
	for (const payment of payments)
		try {
			await checkPayment(cash, payment)
		} catch (error) {
			// Away for one is away for all; what one payment meets must not keep the others waiting.
			if (error instanceof ProviderAway || isDatabaseAway(error)) throw error
			faults.push(error)
			await updatePayment(cash.services.db, payment, { changedAt: cash.services.now() })
		}
	if (faults.length > 0)
		throw new Error(`${faults.length} payments could not be asked about`, { cause: faults[0] })
	return payments.length
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

type Asked = OrderKey & { reference: string; amount: number }

/** Inside a transaction that holds the order: its open payment of the amount, else a new one; null where nothing is due. */
async function openPayment(
	tx: Queryable,
	{ services, provider }: Cash,
	{ tenant, id: orderId, reference, amount }: Asked,
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
		ask: async (tx, asked) => {
			await openPayment(tx, on(), asked)
		},
		urlOf: async ({ tenant, id }) => {
			const found = cash()
			if (!found) return null
			const [newest] = await paymentsOf(found.services.db, tenant, id)
			return newest ? urlOf(found, newest) : null
		},
		openUrl: async (key, share) => {
			const found = on()
			const { db, orders } = found.services
			const payment = await db.transaction(async (tx) => {
				const order = await orders.hold(tx, key)
				if (!order) return null
				const { reference, due } = order
				return openPayment(tx, found, { ...key, reference, amount: due[share] })
			})
			return payment && urlOf(found, payment)
		},
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
