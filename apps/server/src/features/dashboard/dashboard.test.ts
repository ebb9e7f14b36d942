import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusal } from '../../testing/refused.ts'
import { testDatabases } from '../../testing/test-database.ts'
import { newCode, niche, noon, openShop, orderOf, type Shop } from '../../testing/test-shop.ts'

describe.each(testDatabases)('the dashboard on $name', (database) => {
	let shop: Shop
	beforeAll(async () => {
		shop = await openShop(database)
	})
	afterAll(() => shop.close())

	test('orders, offers and turnover add up, day by day in Brussels, each shop its own', async () => {
		const place = async (at: string, tenant = 'atelier') => {
			shop.setNow(new Date(at))
			const browser = shop.browse(tenant)
			return (await browser.client.dressing.configuration.order(await orderOf(browser))).total
		}
		const late = await place('2026-11-19T23:30:00Z')
		const early = await place('2026-11-20T08:00:00Z')
		await place('2026-11-20T08:00:00Z', 'meubles-dupont')
		shop.setNow(noon)
		const sofie = await shop.enter('sofie.maes@atelier.example')
		const seen = await sofie.client.backOffice.dashboard.get({ from: '2026-11-19' })
		expect(seen).toMatchObject({
			from: '2026-11-19',
			until: '2026-11-21',
			orders: 2,
			turnover: late + early,
			offers: 0,
			days: [{ day: '2026-11-20', orders: 2, offers: 0, turnover: late + early }],
			states: [{ state: 'waiting', count: 2 }],
			types: [{ type: 'wardrobe', orders: 2, turnover: late + early }],
		})
		const admin = await shop.enter('admin@gabarit.example')
		expect((await admin.client.backOffice.dashboard.get({})).orders).toBe(3)
		const supplier = await shop.enter('fournisseur@gabarit.example', 'meubles-dupont')
		expect(await supplier.client.backOffice.dashboard.get({})).toMatchObject({
			orders: 0,
			turnover: 0,
		})
		for (const days of [{ from: '2026-11-22' }, { from: '2020-01-01' }])
			expect(await refusal(sofie.client.backOffice.dashboard.get(days))).toBe('400 invalid_model')
	})

	test('steps are counted per shop and day, and nothing else is kept', async () => {
		const visitor = shop.browse()
		const count = visitor.client.configurator.statistics.step
		for (const step of ['Room', 'Room', 'TheEnd'] as const) await count({ step, kind: 'dressing' })
		await count({ step: 'Room', kind: 'desk' })
		const elsewhere = shop.browse('meubles-dupont').client.configurator.statistics
		await elsewhere.step({ step: 'Room', kind: 'dressing' })
		shop.setNow(new Date('2026-11-21T23:30:00Z'))
		await count({ step: 'Room', kind: 'dressing' })
		shop.setNow(noon)
		const sofie = await shop.enter('sofie.maes@atelier.example')
		const { steps } = await sofie.client.backOffice.dashboard.get({})
		expect(steps).toEqual([
			{ kind: 'desk', step: 'Room', count: 1 },
			{ kind: 'dressing', step: 'Room', count: 2 },
			{ kind: 'dressing', step: 'TheEnd', count: 1 },
		])
		const { rows } = await shop.services.db.execute(sql`select * from step_counts order by 1, 2, 3`)
		expect(rows.map((row) => Object.keys(row))).toEqual(
			rows.map(() => ['tenant', 'day', 'kind', 'step', 'count']),
		)
		expect([...visitor.cookies.keys()]).toEqual([])
		expect(
			(
				await visitor.ask('POST', '/api/configurator/statistics/step', {
					step: 'Nowhere',
					kind: 'dressing',
				})
			).status,
		).toBe(400)
	})

	test('the end of flow of a saved design is posted to the shop’s system once', async () => {
		const browser = shop.browse('rangements-martin')
		const code = newCode()
		const ended = () => browser.client.configurator.statistics.ended({ code })
		expect(await refusal(ended())).toBe('404 configuration_not_found')
		await browser.client.dressing.configuration.send({
			kind: 'save',
			code,
			configuration: niche,
			language: 'fr',
		})
		const julie = await shop.enter('julie@rangements-martin.example', 'rangements-martin')
		const { technical } = julie.client.backOffice
		const { revision } = await technical.get()
		await technical.update({
			revision,
			useExternalApi: true,
			orderUrl: null,
			configurationEndUrl: 'https://erp.example.com/end',
			method: 'POST',
			parameters: [],
			authentication: { mode: 'none', key: null, tokenUrl: null, scope: null },
		})
		await ended()
		await ended()
		const admin = await shop.enter('admin@gabarit.example')
		const { rows } = await admin.client.backOffice.outbox.list({ channel: 'webhook' })
		expect(rows.map((it) => [it.tenant, it.kind, it.state])).toEqual([
			['rangements-martin', 'configurationEnded', 'waiting'],
		])
	})

	test('dead letters are counted, and sent again by an admin only', async () => {
		const { db, mails } = shop.services
		const mail = { kind: 'passwordChanged' as const }
		await mails.post(db, { tenant: 'atelier', to: 'an@example.be', language: 'fr', mail })
		await db.execute(sql`update outbox set state = 'dead' where "to" = 'an@example.be'`)
		const sofie = await shop.enter('sofie.maes@atelier.example')
		expect((await sofie.client.backOffice.dashboard.get({})).deadLetters).toBe(1)
		const { rows } = await sofie.client.backOffice.outbox.list({ states: ['dead'] })
		const ids = rows.map((it) => it.id)
		expect(await refusal(sofie.client.backOffice.outbox.replay({ ids }))).toBe('403 not_allowed')
		const admin = await shop.enter('admin@gabarit.example')
		expect(await admin.client.backOffice.outbox.replay({ ids })).toEqual({ replayed: 1 })
		expect((await sofie.client.backOffice.dashboard.get({})).deadLetters).toBe(0)
	})
})
