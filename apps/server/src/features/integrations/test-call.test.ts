import { webhookBodySchema } from '@gabarit/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openReceiver, type Receiver } from '../../testing/receiver.ts'
import { refusal } from '../../testing/refused.ts'
import { testDatabases } from '../../testing/test-database.ts'
import { type Browser, openShop, type Shop } from '../../testing/test-shop.ts'

describe.each(testDatabases)('a test call on $name', (database) => {
	let shop: Shop
	let receiver: Receiver
	let admin: Browser
	beforeAll(async () => {
		shop = await openShop(database)
		receiver = await openReceiver()
		admin = await shop.enter('admin@gabarit.example')
	})
	afterAll(async () => {
		await receiver.close()
		await shop.close()
	})

	type Update = Parameters<Browser['client']['backOffice']['technical']['update']>[0]
	const tenant = 'meubles-dupont'
	const configure = async (change: Partial<Update>) => {
		const { technical } = admin.client.backOffice
		const { revision } = await technical.get({ tenant })
		return technical.update({
			revision,
			tenant,
			useExternalApi: true,
			orderUrl: `${receiver.address}/orders`,
			configurationEndUrl: null,
			method: 'POST',
			parameters: [],
			authentication: { mode: 'none', key: null, tokenUrl: null, scope: null, value: null },
			...change,
		})
	}
	const asked = (kind: 'orderPlaced' | 'configurationEnded' = 'orderPlaced') =>
		admin.client.backOffice.technical.test({ kind, tenant })

	test('sends the documented example, marked, by the settings of the chosen shop', async () => {
		const { technical } = admin.client.backOffice
		await configure({
			authentication: {
				mode: 'bearer',
				key: null,
				tokenUrl: null,
				scope: null,
				value: 'much-too-secret',
			},
		})
		expect((await technical.get()).orderUrl).toBeNull()
		receiver.behave(({ headers }, response) => {
			response.statusCode = 418
			response.end(`you sent ${headers.authorization ?? ''}`)
		})
		const made = await asked()
		const [received] = receiver.received.splice(0)
		expect(received?.headers.authorization).toBe('Bearer much-too-secret')
		const body: unknown = JSON.parse(received?.body ?? '')
		expect(webhookBodySchema.parse(body)).toMatchObject({
			test: true,
			type: 'order.placed',
			data: { reference: '26-00417' },
		})
		expect(made).toMatchObject({
			status: 418,
			problem: null,
			request: { method: 'POST', headers: { authorization: 'Bearer ••••' } },
		})
		expect(JSON.stringify(made)).not.toContain('much-too-secret')
		const { rows } = await admin.client.backOffice.outbox.list({ tenant, channel: 'webhook' })
		expect(rows).toEqual([])
	})

	test('a GET is marked in its query; what no answer came of is said', async () => {
		await configure({ method: 'GET' })
		receiver.behave((_, response) => response.end('ok'))
		expect((await asked()).request.url).toBe(`${receiver.address}/orders?test=true`)
		expect(receiver.received.splice(0)[0]?.path).toBe('/orders?test=true')
		const gone = await openReceiver()
		await gone.close()
		await configure({ orderUrl: gone.address })
		expect(await asked()).toMatchObject({ status: null, problem: 'refused', response: null })
		await configure({ orderUrl: 'https://192-168-1-1.example.invalid/' })
		expect(await asked()).toMatchObject({ status: null, problem: 'unknownHost' })
		expect(await asked('configurationEnded')).toMatchObject({ status: null, problem: 'noAddress' })
	})

	test('a shop’s admin has his own settings, another shop’s are not found', async () => {
		await configure({ method: 'GET' })
		const paul = await shop.enter('paul@meubles-dupont.example', tenant)
		const { technical } = paul.client.backOffice
		expect((await technical.get({ tenant })).method).toBe('GET')
		for (const call of [
			() => technical.get({ tenant: 'atelier' }),
			() => technical.test({ kind: 'orderPlaced', tenant: 'atelier' }),
			() => technical.regenerate({ key: 'api', revision: 0, tenant: 'atelier' }),
		])
			expect(await refusal(call())).toBe('404 reseller_not_found')
	})
})
