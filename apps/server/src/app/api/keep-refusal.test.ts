// A page that is unloaded sends what still waited in it: a refusal is news for who asked, and for nobody else.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetRefusals } from '../../features/notifications/unseen-refusals-table.ts'
import { testDatabases } from '../../testing/test-database.ts'
import { type Browser, noon, openShop, orderOf, type Shop } from '../../testing/test-shop.ts'
import { timedTasks } from '../jobs/timed-work.ts'

const what = 'Commande acceptée, « chêne ».'
const leaving = { 'x-page-left': encodeURIComponent(what) }

describe.each(testDatabases)('refusals that no page sees on $name', (database) => {
	let shop: Shop
	let sofie: Browser
	let lien: Browser
	let reference: string
	beforeAll(async () => {
		shop = await openShop(database)
		sofie = await shop.enter('sofie.maes@atelier.example')
		lien = await shop.enter('lien.claes@atelier.example')
		const browser = shop.browse()
		const body = await orderOf(browser, { deliveryMode: 'pickUp' })
		reference = (await browser.client.dressing.configuration.order(body)).reference
	})
	afterAll(() => shop.close())

	/** No order is marked ready before it is produced. */
	const setReady = { action: 'setReady', revision: 1 }
	const act = (headers: Record<string, string>, body: object = setReady) =>
		sofie.ask('POST', `/api/back-office/orders/${reference}/actions`, body, headers)
	const refusedOf = async ({ client }: Browser) => {
		const { rows } = await client.backOffice.notifications.list({})
		return rows.flatMap((row) =>
			row.refused === null ? [] : [{ ...row.refused, kind: row.kind, reference: row.reference }],
		)
	}
	const forgetAll = () => forgetRefusals(shop.services.db, new Date('2030-01-01'))

	test('a refusal is news of who left the page, with the order and the error', async () => {
		const { code } = (await act(leaving)).json() as { code: string }
		expect(code).toBe('transition_not_allowed')
		expect(await refusedOf(sofie)).toEqual([{ kind: 'refused', what, code, reference }])
		expect(await refusedOf(lien)).toEqual([])
		const { rows } = await sofie.client.backOffice.notifications.list({ unreadOnly: true })
		const ids = rows.map(({ id }) => id)
		expect(await sofie.client.backOffice.notifications.markRead({ ids })).toEqual({ unread: 0 })
	})

	test('a refusal that its page sees is none', async () => {
		await forgetAll()
		await act({})
		await act({ 'x-page-left': '' })
		expect(await refusedOf(sofie)).toEqual([])
	})

	test('of several orders each refusal is', async () => {
		await forgetAll()
		const body = { references: [reference, '26-99999'], action: 'setReady' }
		await sofie.ask('POST', '/api/back-office/orders/actions', body, leaving)
		expect((await refusedOf(sofie)).toSorted((a, b) => a.code.localeCompare(b.code))).toEqual([
			{ kind: 'refused', what, code: 'order_not_found', reference: '26-99999' },
			{ kind: 'refused', what, code: 'transition_not_allowed', reference },
		])
	})

	test('what was done is none', async () => {
		await forgetAll()
		const note = await sofie.ask(
			'POST',
			`/api/back-office/orders/${reference}/notes`,
			{ text: 'Sonner deux fois.' },
			leaving,
		)
		expect([note.status, await refusedOf(sofie)]).toEqual([200, []])
	})

	test('a call about no order, and one that is not readable, are kept as well', async () => {
		await forgetAll()
		await sofie.ask('POST', '/api/back-office/users', { email: 'no e-mail' }, leaving)
		expect(await refusedOf(sofie)).toEqual([
			{ kind: 'refused', what, code: 'invalid_model', reference: null },
		])
	})

	test('words that nobody can read keep nothing, words without end are cut', async () => {
		await forgetAll()
		expect((await act({ 'x-page-left': '%E0%A4%A' })).status).toBe(409)
		expect(await refusedOf(sofie)).toEqual([])
		await act({ 'x-page-left': '%20%00' })
		expect(await refusedOf(sofie)).toEqual([])
		await act({ 'x-page-left': encodeURIComponent('🪚'.repeat(300)) })
		expect((await refusedOf(sofie)).map((it) => it.what)).toEqual(['🪚'.repeat(200)])
	})

	test('a professional reads his own', async () => {
		const professional = await shop.enter('bureau@studio-hetre.example')
		await professional.ask(
			'POST',
			'/api/back-office/orders/26-99999/actions',
			{ ...setReady, action: 'acceptOffer' },
			leaving,
		)
		expect(await refusedOf(professional)).toEqual([
			{ kind: 'refused', what, code: 'order_not_found', reference: '26-99999' },
		])
	})

	test('of a call that only reads none is kept', async () => {
		await forgetAll()
		expect(
			(await sofie.ask('GET', '/api/back-office/orders/26-99999', undefined, leaving)).status,
		).toBe(404)
		expect(await refusedOf(sofie)).toEqual([])
	})

	test('who sees every shop has his kept at each of their addresses', async () => {
		const admin = await shop.enter('admin@gabarit.example', 'meubles-dupont')
		await admin.ask('POST', '/api/dressing/2d-plan/save', {}, leaving)
		await admin.ask('POST', '/api/account/profile', { phone: 1 }, leaving)
		await admin.ask('POST', `/api/back-office/orders/${reference}/actions`, setReady, leaving)
		expect((await refusedOf(admin)).length).toBe(3)
	})

	test('the newest two hundred of a user are kept, for 90 days', async () => {
		await forgetAll()
		const references = Array.from({ length: 100 }, (_, at) => `26-8${String(at).padStart(4, '0')}`)
		const several = { references, action: 'setReady' }
		for (const minutes of [0, 1, 2]) {
			shop.setNow(new Date(noon.getTime() + minutes * 60_000))
			await sofie.ask('POST', '/api/back-office/orders/actions', several, leaving)
		}
		const stored = async () => {
			const { rows } = await shop.services.db.execute<{ count: number; oldest: string }>(
				sql`select count(*)::int as count, min(at)::text as oldest from unseen_refusals`,
			)
			return rows[0]
		}
		expect((await stored())?.count).toBe(200)
		expect(new Date((await stored())?.oldest ?? '')).toEqual(new Date(noon.getTime() + 60_000))
		shop.setNow(new Date(noon.getTime() + 91 * 24 * 3600_000))
		expect(await refusedOf(await shop.enter('sofie.maes@atelier.example'))).toEqual([])
		await timedTasks.find(({ name }) => name === 'clear-up')?.run(shop.services)
		expect((await stored())?.count).toBe(0)
		shop.setNow(noon)
		sofie = await shop.enter('sofie.maes@atelier.example')
	})

	test('a visitor keeps none', async () => {
		await forgetAll()
		const { ask } = shop.browse()
		await ask('POST', `/api/back-office/orders/${reference}/actions`, setReady, leaving)
		expect(await refusedOf(sofie)).toEqual([])
	})

	test('erased with the person', async () => {
		await forgetAll()
		const email = 'bureau@studio-hetre.example'
		const professional = await shop.enter(email)
		const path = '/api/back-office/orders/26-99999/actions'
		await professional.ask('POST', path, setReady, leaving)
		const kept = async () => {
			const { rows } = await shop.services.db.execute(sql`select id from unseen_refusals`)
			return rows.length
		}
		expect(await kept()).toBe(1)
		const admin = await shop.enter('admin@gabarit.example')
		await admin.client.backOffice.people.erase({ email, resellerReference: 'atelier' })
		expect(await kept()).toBe(0)
	})
})
