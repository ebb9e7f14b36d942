import type { TestOutcome, TestPaymentPage } from '@gabarit/contract'
import { ORPCError } from '@orpc/server'
import { inScope } from '../../db/tenant-scope.ts'
import type { CallContext } from '../../lib/api.ts'
import { failure } from '../../lib/failure.ts'
import { requireAccess } from '../../lib/rights/permissions.ts'
import type { ProviderStatus } from './provider.ts'
import { type TestPayment, testPaymentById, updateTestPayment } from './test-payments-table.ts'
import { statusNow } from './test-provider.ts'

/** Anyone with the address may pay; the amount is the order's. */
export async function goToPay(context: CallContext, key: PaymentKey) {
	requireAccess(context.viewer, 'payment', 'create')
	return inShop(context, key, () => leadToPay(context, key))
}

/** The payment's address names its shop, whichever host it is opened at. */
async function inShop<T>(
	{ services }: CallContext,
	{ tenant }: PaymentKey,
	run: () => Promise<T>,
): Promise<T> {
	if (!(await services.tenants.isKnown(tenant))) throw failure('payment_not_found')
	return inScope(tenant, run)
}

async function leadToPay({ services, request }: CallContext, key: PaymentKey) {
	const { payments } = services
	const location =
		payments.provider &&
		(await payments.checkoutRedirect(key.tenant, key.id).catch(async (error: unknown) => {
			// The payer is in a browser: he is sent back to his order, which shows the problem and offers a retry.
			request.log.error({ err: error }, 'the payment could not be started')
			const back = await payments.returnUrlOf(key.tenant, key.id)
			return back && `${back}&payment=${isAway(error) ? 'unavailable' : 'failed'}`
		}))
	if (location === null) throw failure('payment_not_found')
	return { headers: { location } }
}

function isAway(error: unknown): boolean {
	return error instanceof ORPCError && error.code === 'payment_provider_unavailable'
}

type PaymentKey = { tenant: string; id: string }

/** Where asking the provider fails, its notice gets an error and comes again. */
export async function heedNotice(context: CallContext, key: PaymentKey): Promise<void> {
	const { viewer, services } = context
	requireAccess(viewer, 'payment', 'create')
	if (services.payments.provider === null || !(await services.tenants.isKnown(key.tenant))) return
	await inShop(context, key, () => services.payments.notice(key.tenant, key.id))
}

async function pageOf({ services }: CallContext, payment: TestPayment): Promise<TestPaymentPage> {
	const shop = await services.tenants.byCode(payment.tenant)
	const { amount, description, returnUrl } = payment
	const status = statusNow(payment, services.now())
	return { amount, description, shop: shop.name, status, returnUrl }
}

async function testPayment({ services }: CallContext, key: PaymentKey) {
	const isTest = services.payments.provider === 'test'
	const found = isTest ? await testPaymentById(services.db, key.tenant, key.id) : null
	if (!found) throw failure('payment_not_found')
	return found
}

export async function testPage(context: CallContext, key: PaymentKey): Promise<TestPaymentPage> {
	requireAccess(context.viewer, 'payment', 'create')
	return inShop(context, key, async () => pageOf(context, await testPayment(context, key)))
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
	requireAccess(context.viewer, 'payment', 'create')
	return inShop(context, key, () => finishInShop(context, key, outcome))
}

async function finishInShop(context: CallContext, key: PaymentKey, outcome: TestOutcome) {
	const { services } = context
	const payment = await testPayment(context, key)
	const status = statusNow(payment, services.now())
	if (status !== 'open' && status !== 'pending') return pageOf(context, payment)
	const change = { status: statusOf[outcome] }
	await updateTestPayment(services.db, payment, change)
	await services.payments.notice(payment.tenant, payment.id)
	return pageOf(context, { ...payment, ...change })
}
