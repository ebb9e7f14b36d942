import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendOffer } from '../../testing/orders/send-offer.ts'
import { refusal } from '../../testing/refused.ts'
import { everyDatabase } from '../../testing/test-database.ts'
import { newCode, niche, noon, openShop, orderOf, type Shop } from '../../testing/test-shop.ts'

describe.each(everyDatabase)('the dashboard on $name', (database) => {
	let shop: Shop
	beforeAll(async () => {
		shop = await openShop(database)
	})
	afterAll(() => shop.close())

	test('orders and their sum are those of the list, a period beside the one before, each shop its own', async () => {
		const place = async (at: string, tenant = 'atelier') => {
			shop.setNow(new Date(at))
			const browser = shop.browse(tenant)
			return (await browser.client.dressing.configuration.order(await orderOf(browser))).reference
		}
		const late = await place('2026-11-19T23:30:00Z')
		await place('2026-11-20T08:00:00Z')
		await place('2026-11-20T08:00:00Z', 'meubles-dupont')
		await place('2026-11-18T08:00:00Z')
		shop.setNow(noon)
		const sofie = await shop.enter('sofie.maes@atelier.example')
		const { dashboard, orders } = sofie.client.backOffice
		const days = { from: '2026-11-20', until: '2026-11-21' }
		const seen = await dashboard.get(days)
		const listed = await orders.list({
			kind: 'order',
			orderedFrom: days.from,
			orderedUntil: days.until,
		})
		const net = (await orders.get({ reference: late })).quote?.totalExcluding ?? 0
		expect(seen).toMatchObject({
			...days,
			before: { from: '2026-11-18', until: '2026-11-19' },
			by: 'day',
			orders: { value: 2, before: 1 },
			sum: { value: 2 * net, before: net },
			offers: { value: 0, before: 0 },
			spans: [
				{ from: '2026-11-20', orders: 2, ordersBefore: 1 },
				{ from: '2026-11-21', orders: 0, ordersBefore: 0 },
			],
			states: [{ state: 'waiting', count: 3, sum: 3 * net }],
			sellers: [{ seller: null, orders: 2 }],
			shops: [],
		})
		expect(listed.total).toBe(2)
		const ofRack = { kind: 'order', orderedFrom: days.from, rack: seen.racks[0]?.rack } as const
		expect((await orders.list(ofRack)).total).toBe(seen.racks[0]?.value)
		const ofColour = { ...ofRack, rack: undefined, colour: seen.colours[0]?.colour } as const
		expect((await orders.list(ofColour)).total).toBe(seen.colours[0]?.value)
		const admin = await shop.enter('admin@gabarit.example')
		const all = await admin.client.backOffice.dashboard.get(days)
		expect(all.orders.value).toBe(3)
		expect(all.shops.map((row) => [row.shop, row.orders])).toEqual([
			['atelier', 2],
			['meubles-dupont', 1],
		])
		const one = await admin.client.backOffice.dashboard.get({ ...days, tenant: 'meubles-dupont' })
		expect(one.orders.value).toBe(1)
		for (const tenant of ['meubles-dupont', 'nowhere'])
			expect(await refusal(dashboard.get({ tenant }))).toBe('404 reseller_not_found')
		for (const wrong of [{ from: '2026-11-22' }, { from: '2020-01-01' }])
			expect(await refusal(dashboard.get(wrong))).toBe('400 invalid_model')
	})

	test('an offer counts on the day it was made, as what became of it', async () => {
		shop.setNow(new Date('2026-10-05T10:00:00Z'))
		const made = async () => (await sendOffer(shop)).reference
		const [kept, lost] = [await made(), await made(), await made()]
		shop.setNow(new Date('2026-10-07T10:00:00Z'))
		const sofie = await shop.enter('sofie.maes@atelier.example')
		const { orders, dashboard } = sofie.client.backOffice
		const act = async (reference: string, action: 'refuseOffer' | 'acceptOffer' | 'placeOrder') =>
			orders.act({
				reference,
				action,
				revision: (await orders.get({ reference })).revision,
				...(action === 'placeOrder' && { paymentType: 'Bill', agreement: 'au téléphone' }),
			})
		await act(lost, 'refuseOffer')
		await act(kept, 'acceptOffer')
		await act(kept, 'placeOrder')
		const seen = await dashboard.get({ from: '2026-10-05', until: '2026-10-05' })
		expect(seen).toMatchObject({
			offers: { value: 3, before: 0 },
			outcomes: { ordered: 1, open: 1, lost: 1 },
			orders: { value: 0, before: 0 },
			openOffers: { count: 1, ages: [{ count: 1 }, { count: 0 }, { count: 0 }, { count: 0 }] },
		})
		const converted = await orders.list({
			kind: 'order',
			offeredFrom: '2026-10-05',
			offeredUntil: '2026-10-05',
		})
		expect(converted.rows.map(({ reference }) => reference)).toEqual([kept])
		const offeredThen = (more = {}) =>
			orders.list({
				kind: 'offer',
				converted: true,
				offeredFrom: '2026-10-05',
				offeredUntil: '2026-10-05',
				...more,
			})
		expect((await offeredThen()).total).toBe(3)
		const pages = [await offeredThen({ limit: 2 })]
		pages.push(await offeredThen({ limit: 2, after: pages[0]?.next ?? undefined }))
		expect(new Set(pages.flatMap(({ rows }) => rows.map(({ reference }) => reference))).size).toBe(
			3,
		)
		shop.setNow(noon)
	})

	test('lead times are days from the confirmation to the end, stage by stage', async () => {
		const day = (date: string) => shop.setNow(new Date(`${date}T10:00:00Z`))
		day('2026-09-01')
		const browser = shop.browse()
		const { reference } = await browser.client.dressing.configuration.order(await orderOf(browser))
		const go = async (
			email: string,
			action:
				| 'acceptOrder'
				| 'sendToSupplier'
				| 'sendToProduction'
				| 'setReady'
				| 'schedule'
				| 'setDone',
			date: string,
		) => {
			day(date)
			const { client } = await shop.enter(email)
			const { revision } = await client.backOffice.orders.get({ reference })
			await client.backOffice.orders.act({
				reference,
				action,
				revision,
				...(action === 'schedule' && { deliveryDate: '2026-09-21' }),
			})
		}
		await go('sofie.maes@atelier.example', 'acceptOrder', '2026-09-02')
		await go('sofie.maes@atelier.example', 'sendToSupplier', '2026-09-03')
		await go('fournisseur@gabarit.example', 'sendToProduction', '2026-09-07')
		await go('fournisseur@gabarit.example', 'setReady', '2026-09-17')
		await go('sofie.maes@atelier.example', 'schedule', '2026-09-18')
		await go('sofie.maes@atelier.example', 'setDone', '2026-09-21')
		const sofie = await shop.enter('sofie.maes@atelier.example')
		const { leadTimes } = await sofie.client.backOffice.dashboard.get({
			from: '2026-09-21',
			until: '2026-09-21',
		})
		expect(leadTimes).toEqual({
			orders: { value: 1, before: 0 },
			whole: { median: 19, most: 19 },
			wholeBefore: null,
			stages: [
				{ stage: 'confirmed', delay: { median: 1, most: 1 } },
				{ stage: 'sent', delay: { median: 4, most: 4 } },
				{ stage: 'inProduction', delay: { median: 10, most: 10 } },
				{ stage: 'ready', delay: { median: 1, most: 1 } },
				{ stage: 'scheduled', delay: { median: 3, most: 3 } },
			],
		})
		shop.setNow(noon)
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
			{ kind: 'desk', step: 'Room', value: 1, before: 0 },
			{ kind: 'dressing', step: 'Room', value: 2, before: 0 },
			{ kind: 'dressing', step: 'TheEnd', value: 1, before: 0 },
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

	test('dead letters are counted, and sent again by their shop, by no other', async () => {
		const { db, mails } = shop.services
		const mail = { kind: 'passwordChanged' as const }
		await mails.post(db, { tenant: 'atelier', to: 'an@example.be', language: 'fr', mail })
		await db.execute(sql`update outbox set state = 'dead' where "to" = 'an@example.be'`)
		const sofie = await shop.enter('sofie.maes@atelier.example')
		expect((await sofie.client.backOffice.dashboard.get({})).deadLetters).toBe(1)
		const lien = await shop.enter('lien.claes@atelier.example')
		expect((await lien.client.backOffice.dashboard.get({})).deadLetters).toBe(0)
		expect((await lien.client.backOffice.outbox.list({ view: 'dead' })).total).toBe(0)
		const { rows } = await sofie.client.backOffice.outbox.list({ states: ['dead'] })
		const ids = rows.map((it) => it.id)
		const paul = await shop.enter('paul@meubles-dupont.example', 'meubles-dupont')
		expect(await paul.client.backOffice.outbox.replay({ ids })).toEqual({ replayed: 0 })
		expect(await sofie.client.backOffice.outbox.replay({ ids })).toEqual({ replayed: 1 })
		expect((await sofie.client.backOffice.dashboard.get({})).deadLetters).toBe(0)
	})
})
