import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type StandIn, startMollie } from '../../testing/mollie-stand-in.ts'
import { mollieProvider } from './mollie.ts'
import { type Provider, ProviderAway, ProviderRefused } from './provider.ts'

describe('Mollie, by its documented API', () => {
	let mollie: StandIn
	let provider: Provider
	beforeAll(async () => {
		mollie = await startMollie()
		provider = mollieProvider({ key: mollie.key, baseUrl: mollie.url })
	})
	afterAll(() => mollie.close())

	const paymentOf = (key: string, amount = 141_203) => ({
		tenant: 'atelier',
		key,
		amount,
		description: '26-00417',
		returnUrl: 'https://atelier.example/configurator?order=26-00417',
		noticeUrl: 'https://atelier.example/api/payments/notice/atelier',
		language: 'nl' as const,
	})

	test('a payment is made with its amount to the cent, and where to go', async () => {
		const made = await provider.create(paymentOf('a', 141_203))
		expect(made).toMatchObject({ status: 'open', amount: 141_203, description: '26-00417' })
		expect(made.checkoutUrl).toBe(`https://pay.example/${made.id}`)
		expect(mollie.payments.get(made.id)).toMatchObject({
			amount: { currency: 'EUR', value: '1412.03' },
			locale: 'nl_BE',
			redirectUrl: 'https://atelier.example/configurator?order=26-00417',
			webhookUrl: 'https://atelier.example/api/payments/notice/atelier',
		})
	})

	test.each([1, 5, 10, 99, 100, 101, 123_456_789])(
		'%i cents are sent to Mollie as the same amount',
		async (amount) => {
			expect((await provider.create(paymentOf(`cents-${amount}`, amount))).amount).toBe(amount)
		},
	)

	test('the same idempotency key again is the same payment', async () => {
		const made = await Promise.all([1, 2, 3].map(() => provider.create(paymentOf('same'))))
		expect(new Set(made.map((it) => it.id)).size).toBe(1)
	})

	test('no notice URL is set where Mollie cannot reach it', async () => {
		const noticeUrl = 'http://localhost:3000/api/payments/notice/atelier'
		const made = await provider.create({ ...paymentOf('local'), noticeUrl })
		expect(mollie.payments.get(made.id)).not.toHaveProperty('webhookUrl')
	})

	test.each([
		['open', 'open'],
		['pending', 'pending'],
		['authorized', 'pending'],
		['paid', 'paid'],
		['canceled', 'cancelled'],
		['expired', 'expired'],
		['failed', 'failed'],
	])('a payment that Mollie calls %s is %s', async (theirs, ours) => {
		const { id } = await provider.create(paymentOf(`status-${theirs}`))
		const payment = mollie.payments.get(id)
		if (!payment) throw new Error('no payment')
		payment.status = theirs
		expect((await provider.find('atelier', id))?.status).toBe(ours)
	})

	test('a payment in another currency is worth nothing', async () => {
		const { id } = await provider.create(paymentOf('pounds'))
		const payment = mollie.payments.get(id)
		if (payment) payment.amount = { currency: 'GBP', value: '1412.03' }
		expect((await provider.find('atelier', id))?.amount).toBe(0)
	})

	test('an unknown payment is none, and an id that is no id is not even asked for', async () => {
		expect(await provider.find('atelier', 'tr_nobody')).toBeNull()
		const before = mollie.asked.length
		for (const id of ['../methods', 'tr_a/../b', 'tr_', '', 'ord_123', `tr_${'a'.repeat(100)}`])
			expect(await provider.find('atelier', id)).toBeNull()
		expect(mollie.asked.length).toBe(before)
	})

	test('a refund is made once under its key, and never more than was paid', async () => {
		const { id } = await provider.create(paymentOf('refund', 10_000))
		const ask = (key: string, amount: number) =>
			provider.refund({ tenant: 'atelier', paymentId: id, key, amount, description: 'x' })
		await expect(ask('early', 10_000)).rejects.toBeInstanceOf(ProviderRefused)
		const payment = mollie.payments.get(id)
		if (payment) payment.status = 'paid'
		const first = await ask('r1', 6000)
		expect(await ask('r1', 6000)).toEqual(first)
		expect(payment?.refunded).toBe(6000)
		await expect(ask('r2', 6000)).rejects.toBeInstanceOf(ProviderRefused)
	})

	test('an open payment is cancelled, and what may not be is refused', async () => {
		const { id, isCancelable } = await provider.create(paymentOf('cancel'))
		expect(isCancelable).toBe(true)
		expect(await provider.cancel('atelier', id)).toMatchObject({
			id,
			status: 'cancelled',
			isCancelable: false,
		})
		expect(mollie.asked.at(-1)).toBe(`DELETE /v2/payments/${id}`)
		await expect(provider.cancel('atelier', id)).rejects.toBeInstanceOf(ProviderRefused)
		expect(await provider.cancel('atelier', 'tr_nobody')).toBeNull()
	})

	test('a server that is down is no refusal: it may be asked again', async () => {
		for (const status of [500, 503, 429, 409]) {
			mollie.failNext(status)
			const error: unknown = await provider
				.create(paymentOf(`down-${status}`))
				.catch((it: unknown) => it)
			expect(error).toBeInstanceOf(ProviderAway)
		}
		mollie.failNext(401)
		await expect(provider.create(paymentOf('denied'))).rejects.toBeInstanceOf(ProviderRefused)
	})
	test('an unreachable server and a truncated answer are no refusal', async () => {
		const nobody = mollieProvider({ key: 'x', baseUrl: 'http://127.0.0.1:9/v2' })
		await expect(nobody.find('atelier', 'tr_a')).rejects.toBeInstanceOf(ProviderAway)
		const { id } = await provider.create(paymentOf('torn', 10_000))
		mollie.tearNext()
		await expect(provider.find('atelier', id)).rejects.toBeInstanceOf(ProviderAway)
		const payment = mollie.payments.get(id)
		if (payment) payment.status = 'paid'
		const ask = () =>
			provider.refund({
				tenant: 'atelier',
				paymentId: id,
				key: 'r',
				amount: 4000,
				description: 'x',
			})
		mollie.tearNext()
		await expect(ask()).rejects.toBeInstanceOf(ProviderAway)
		await ask()
		expect(payment?.refunded).toBe(4000)
	})

	test('an unexpected answer is neither a refusal nor an outage, but a bug', async () => {
		const { id } = await provider.create(paymentOf('odd'))
		const payment = mollie.payments.get(id)
		if (payment) payment.status = 'unheard_of'
		const error: unknown = await provider.find('atelier', id).catch((it: unknown) => it)
		expect(error).toBeInstanceOf(Error)
		for (const kind of [ProviderAway, ProviderRefused]) expect(error).not.toBeInstanceOf(kind)
	})
})
