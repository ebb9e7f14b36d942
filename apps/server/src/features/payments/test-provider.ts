// A provider on this server, with a page that plays the payer. Like Mollie it knows payments only, no orders.
import { randomBytes } from 'node:crypto'
import type { Database } from '../../db/open-database.ts'
import {
	type Provider,
	type ProviderPayment,
	ProviderRefused,
	type ProviderStatus,
} from './provider.ts'
import {
	insertTestPayment,
	type TestPayment,
	testPaymentById,
	updateTestPayment,
} from './test-payments-table.ts'

const hour = 3600_000
const lastsFor = hour

type Options = {
	db: Database
	now: () => Date
	pageOf: (tenant: string, id: string) => Promise<string>
}

/** An unfinished payment expires by the clock, without a job. */
export function statusNow(payment: TestPayment, now: Date): ProviderStatus {
	const isOpen = payment.status === 'open' || payment.status === 'pending'
	return isOpen && payment.expiresAt <= now ? 'expired' : payment.status
}

export function testProvider({ db, now, pageOf }: Options): Provider {
	const answerOf = async (payment: TestPayment): Promise<ProviderPayment> => {
		const status = statusNow(payment, now())
		return {
			id: payment.id,
			status,
			amount: payment.amount,
			description: payment.description,
			checkoutUrl: await pageOf(payment.tenant, payment.id),
			isCancelable: status === 'open',
		}
	}
	const find: Provider['find'] = async (tenant, id) => {
		const found = await testPaymentById(db, tenant, id)
		return found && answerOf(found)
	}
	return {
		name: 'test',
		create: async ({ tenant, key, amount, description, returnUrl }) => {
			const id = `test_${key.replaceAll('-', '')}`
			await insertTestPayment(db, {
				tenant,
				id,
				amount,
				description,
				returnUrl,
				expiresAt: new Date(now().getTime() + lastsFor),
			})
			const made = await find(tenant, id)
			if (!made) throw new Error('the payment was not written')
			return made
		},
		find,
		cancel: async (tenant, id) => {
			const payment = await testPaymentById(db, tenant, id)
			if (!payment) return null
			if (statusNow(payment, now()) !== 'open') throw new ProviderRefused('it is not open')
			await updateTestPayment(db, payment, { status: 'cancelled' })
			return find(tenant, id)
		},
		refund: async ({ tenant, paymentId, amount }) => {
			const payment = await testPaymentById(db, tenant, paymentId)
			if (payment?.status !== 'paid') throw new ProviderRefused('the payment is not paid')
			if (payment.refunded + amount > payment.amount)
				throw new ProviderRefused('more than was paid')
			await updateTestPayment(db, payment, { refunded: payment.refunded + amount })
			return { id: `refund_${randomBytes(8).toString('hex')}` }
		},
	}
}
