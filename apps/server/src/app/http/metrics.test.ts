import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../../testing/test-database.ts'
import { openShop, type Shop } from '../../testing/test-shop.ts'

const metricsToken = 'a-token-of-the-metrics-test'

describe.each(testDatabases)('metrics on $name', (database) => {
	let shop: Shop
	beforeAll(async () => {
		shop = await openShop(database, { metricsToken })
	})
	afterAll(() => shop.close())
	const ask = (authorization?: string) =>
		shop.browse().ask('GET', '/metrics', undefined, authorization ? { authorization } : {})

	test('metrics need the token; without it the address is not found', async () => {
		for (const wrong of [undefined, 'Bearer wrong', `Basic ${metricsToken}`])
			expect((await ask(wrong)).status).toBe(404)
		for (const scheme of ['Bearer', 'bearer'])
			expect((await ask(`${scheme} ${metricsToken}`)).status).toBe(200)
	})

	test('metrics count requests by route, without parameters', async () => {
		await shop.browse().ask('GET', '/api/discount/promo/SECRETCODE')
		await shop.browse().ask('GET', '/api/dressing/configuration/K7MP4XQD9RTW')
		const { text } = await ask(`Bearer ${metricsToken}`)
		expect(text).toContain('route="/api/discount/promo/:code",status="400"')
		expect(text).not.toMatch(/SECRETCODE|K7MP4XQD9RTW/)
		expect(text).toMatch(/gabarit_database_connections\{state="total"\} \d+/)
		expect(text).toContain('process_cpu_seconds_total')
	})

	test('metrics have the names of docs/self-hosting.md', async () => {
		const page = readFileSync(
			new URL('../../../../../docs/self-hosting.md', import.meta.url),
			'utf8',
		)
		const { text } = await ask(`Bearer ${metricsToken}`)
		const documented = [...page.matchAll(/^\| `(gabarit_\w+)` \|/gm)].map(([, name = '']) => name)
		const served = [...text.matchAll(/^# TYPE (gabarit_\w+)/gm)].map(([, name = '']) => name)
		expect(documented.toSorted()).toEqual(served.toSorted())
	})

	test('metrics have known addresses only', async () => {
		const visitor = shop.browse()
		for (const path of ['made-up/a/b', 'made-up/c', 'dressing/door-handle/made-up'])
			await visitor.ask('GET', `/api/${path}`)
		await visitor.ask('GET', '/api/back-office/resellers/made-up')
		const { text } = await ask(`Bearer ${metricsToken}`)
		expect(text).not.toContain('made-up')
		for (const route of ['unknown', '/api/dressing/door-handle/…', '/api/back-office/resellers/…'])
			expect(text).toContain(`route="${route}"`)
	})

	test('metrics count waiting messages of the outbox', async () => {
		const tenant = 'atelier'
		const mail = { kind: 'passwordChanged' as const }
		await shop.services.mails.post(shop.services.db, { tenant, to: 'a@b.be', language: 'fr', mail })
		const { text } = await ask(`Bearer ${metricsToken}`)
		expect(text).toMatch(/gabarit_outbox_messages\{state="waiting"\} 1/)
	})
})

test('without METRICS_TOKEN the metrics have no address', async () => {
	const [database] = testDatabases
	if (!database) throw new Error('no database')
	const shop = await openShop(database)
	expect(shop.routes).not.toContain('GET /metrics')
	expect((await shop.browse().ask('GET', '/metrics')).status).toBe(404)
	await shop.close()
})
