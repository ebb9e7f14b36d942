// What payers and the provider call: the way to pay, the notice, the embedded provider's page.
import type { TestOutcome, TestPaymentPage } from '@gabarit/contract'
import type { CallContext } from '../../lib/api.ts'
import { failure } from '../../lib/failure.ts'
import { requireAccess } from '../../lib/permissions.ts'
import type { ProviderStatus } from './provider.ts'
import { type TestPayment, testPaymentById, updateTestPayment } from './test-payments-table.ts'
import { statusNow } from './test-provider.ts'

/** Whoever has the address may pay; what he pays is the order's. */
export async function goToPay({ viewer, services, request }: CallContext, key: PaymentKey) {
	requireAccess(viewer, 'payment', 'create')
	try {
		const location = await services.payments.wayToPay(key.tenant, key.id)
		if (location !== null) return { headers: { location } }
	} catch (error) {
		// The payer is a person in a browser: he goes back to his order, which offers to try again.
		request.log.error({ err: error }, 'the payment could not be started')
		const back = await services.payments.wayBack(key.tenant, key.id)
		if (back !== null) return { headers: { location: `${back}&payment=unavailable` } }
	}
	throw failure('payment_not_found')
}

type PaymentKey = { tenant: string; id: string }

/** Asks the provider; where that fails, the provider is to tell again later. */
export async function heedNotice(
	{ viewer, services, request }: CallContext,
	{ tenant, id }: PaymentKey,
): Promise<void> {
	requireAccess(viewer, 'payment', 'create')
	if (!(await services.tenants.isKnown(tenant))) return
	try {
		await services.payments.notice(tenant, id)
	} catch (error) {
		request.log.error({ err: error }, 'the payment provider could not be asked')
		throw failure('payment_provider_unavailable')
	}
}

async function pageOf({ services }: CallContext, payment: TestPayment): Promise<TestPaymentPage> {
	const shop = await services.tenants.byCode(payment.tenant)
	const { amount, description, returnUrl } = payment
	const status = statusNow(payment, services.now())
	return { amount, description, shop: shop.name, status, returnUrl }
}

async function testPayment({ services, viewer }: CallContext, key: PaymentKey) {
	requireAccess(viewer, 'payment', 'create')
	const isTest = services.payments.provider === 'test'
	const found = isTest ? await testPaymentById(services.db, key.tenant, key.id) : null
	if (!found) throw failure('payment_not_found')
	return found
}

export async function testPage(context: CallContext, key: PaymentKey): Promise<TestPaymentPage> {
	return pageOf(context, await testPayment(context, key))
}

const statusOf: Record<TestOutcome, ProviderStatus> = {
	pay: 'paid',
	refuse: 'failed',
	cancel: 'cancelled',
	expire: 'expired',
	pending: 'pending',
}

/** Plays the payer: what is over stays as it is; the shop hears of it as from any provider. */
export async function finishTest(
	context: CallContext,
	{ outcome, ...key }: PaymentKey & { outcome: TestOutcome },
): Promise<TestPaymentPage> {
	const { services } = context
	const payment = await testPayment(context, key)
	const status = statusNow(payment, services.now())
	if (status !== 'open' && status !== 'pending') return pageOf(context, payment)
	const change = { status: statusOf[outcome] }
	await updateTestPayment(services.db, payment, change)
	await services.payments.notice(payment.tenant, payment.id)
	return pageOf(context, { ...payment, ...change })
}
