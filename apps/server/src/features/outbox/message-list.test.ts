import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { jobQueueOf } from '../../db/job-queue.ts'
import { sendAll, tokenOf } from '../../testing/mails.ts'
import { refusal } from '../../testing/refused.ts'
import { testDatabases } from '../../testing/test-database.ts'
import { noon, openShop, orderOf, type Shop } from '../../testing/test-shop.ts'
import { deliver, type Senders } from './deliver.ts'
import { outbox as outboxRows, relayMessages } from './outbox-table.ts'

describe.each(testDatabases)('what was sent, on $name', (database) => {
	let shop: Shop
	beforeAll(async () => {
		shop = await openShop(database)
	})
	afterAll(() => shop.close())
	beforeEach(async () => {
		shop.setNow(noon)
		for (const table of ['outbox', 'mailbox', 'pgboss.job'])
			await shop.services.db.execute(sql.raw(`delete from ${table}`))
	})

	const placed = async (email: string) => {
		const browser = shop.browse('meubles-dupont')
		const names = { firstName: 'An', lastName: 'Peeters' }
		const customer = { type: 'Individual' as const, ...names, email }
		return browser.client.dressing.configuration.order(await orderOf(browser, { customer }))
	}
	const enter = async (email: string) => {
		const home = /@(.+)\.example/.exec(email)?.[1] ?? ''
		const tenant = home === 'gabarit' ? 'atelier' : home
		return (await shop.enter(email, tenant)).client.backOffice
	}
	const seller = () => enter('claire@meubles-dupont.example')
	const ofShop = () => enter('paul@meubles-dupont.example')
	const admin = () => enter('admin@gabarit.example')

	test('the mails of an order are found by its reference, as they were sent, without their links', async () => {
		const { reference } = await placed('an.peeters@example.be')
		await placed('another@example.be')
		const letters = await sendAll(shop.services)
		const link = letters
			.filter(({ kind }) => kind === 'orderPlaced')
			.map(({ text }) => /\/order\/\S+/.exec(text)?.[0])
			.find(Boolean)
		expect(link).toBeDefined()
		const { outbox, mailbox } = await seller()
		const found = await outbox.list({ reference })
		expect(found.rows.map(({ kind }) => kind).toSorted()).toEqual(['orderPlaced', 'sellerNotice'])
		expect(found.total).toBe(2)
		const own = found.rows.find(({ kind }) => kind === 'orderPlaced')
		expect(own).toMatchObject({ state: 'sent', reference, attempts: 1, nextTryAt: null })
		expect(own?.subject).toContain(reference)
		expect(own?.milliseconds).toBeGreaterThanOrEqual(0)
		const id = own?.id ?? ''
		for (const mail of [await outbox.get({ id }), await mailbox.get({ id })]) {
			expect(mail.text).toContain(reference)
			expect(mail.text).not.toMatch(/\/order\//)
			expect(mail.html).not.toMatch(/\/order\/|<a href/)
		}
		expect((await outbox.list({ reference, kinds: ['sellerNotice'] })).rows).toHaveLength(1)
		expect((await mailbox.list({ reference, kinds: ['orderPlaced'] })).total).toBe(1)
	})

	test('a seller reads mails about orders, his admin those of accounts too, none of another shop', async () => {
		await placed('els.maes@example.be')
		await shop.services.mails.post(shop.services.db, {
			tenant: 'atelier',
			to: 'p@example.be',
			language: 'fr',
			mail: { kind: 'passwordChanged' },
		})
		await sendAll(shop.services)
		const kinds = async (of: Awaited<ReturnType<typeof enter>>, tenant?: string) => {
			const asked = tenant === undefined ? {} : { tenant }
			const sent = (await of.outbox.list(asked)).rows.map(({ kind }) => kind as string).toSorted()
			const kept = (await of.mailbox.list(asked)).rows.map(({ kind }) => kind as string).toSorted()
			expect(kept).toEqual(sent)
			return sent
		}
		expect(await kinds(await seller())).toEqual(['orderPlaced', 'sellerNotice'])
		expect(await kinds(await ofShop())).toEqual(['activation', 'orderPlaced', 'sellerNotice'])
		expect(await kinds(await admin())).toHaveLength(4)
		expect(await kinds(await admin(), 'atelier')).toEqual(['passwordChanged'])
		const { outbox } = await ofShop()
		expect(await refusal(outbox.list({ tenant: 'atelier' }))).toBe('404 reseller_not_found')
		const activation = (await outbox.list({ kinds: ['activation'] })).rows[0]?.id ?? ''
		expect((await outbox.get({ id: activation })).text).not.toContain('#activate=')
		expect(await refusal((await seller()).outbox.get({ id: activation }))).toBe(
			'404 mail_not_found',
		)
		const foreign = (await (await admin()).outbox.list({ tenant: 'atelier' })).rows[0]?.id ?? ''
		expect(await refusal(outbox.get({ id: foreign }))).toBe('404 mail_not_found')
	})

	test('the supplier reads what any shop wrote to him about its order, and nothing else of it', async () => {
		const { reference } = await placed('jan.wouters@example.be')
		const { orders, outbox } = await seller()
		for (const action of ['acceptOrder', 'sendToSupplier'] as const) {
			const { revision } = await orders.get({ reference })
			await orders.act({ reference, action, revision })
		}
		await sendAll(shop.services)
		expect((await outbox.list({ reference })).total).toBeGreaterThan(2)
		expect((await orders.get({ reference })).deliveries).toBe('write')
		for (const tenant of ['atelier', 'meubles-dupont']) {
			const email = 'fournisseur@gabarit.example'
			const supplier = (await shop.enter(email, tenant)).client.backOffice
			const { rows } = await supplier.outbox.list({ reference })
			expect(rows.map(({ kind }) => kind)).toEqual(['supplierNotice'])
			const [{ id } = { id: '' }] = rows
			expect((await supplier.outbox.get({ id })).text).toContain(reference)
			const kept = await supplier.mailbox.list({ reference })
			expect(kept.rows.map((it) => it.kind)).toEqual(['supplierNotice'])
			expect((await supplier.mailbox.get({ id })).text).toContain(reference)
			const all = await supplier.mailbox.list({})
			expect(all.rows.filter((it) => it.kind !== 'supplierNotice' && it.to !== email)).toEqual([])
			expect((await supplier.orders.get({ reference })).deliveries).toBe('read')
			await shop.services.db.execute(sql`update outbox set state = 'dead' where id = ${id}`)
			const replayed = await supplier.outbox.replay({ ids: [id] }).catch(() => ({ replayed: 0 }))
			expect(replayed).toEqual({ replayed: 0 })
		}
	})

	test('the supplier reads his own account’s mails wherever he works; a seller of the shop does not', async () => {
		const email = 'fournisseur@gabarit.example'
		const { mails, db } = shop.services
		for (const to of [email, 'lien.claes@atelier.example'])
			await mails.post(db, {
				tenant: 'atelier',
				to,
				language: 'fr',
				mail: { kind: 'passwordChanged' },
			})
		await sendAll(shop.services)
		for (const tenant of ['atelier', 'meubles-dupont']) {
			const { mailbox, outbox } = (await shop.enter(email, tenant)).client.backOffice
			for (const list of [mailbox.list, outbox.list]) {
				const { rows, total } = await list({})
				expect(rows.map((it) => [it.kind, it.to])).toEqual([['passwordChanged', email]])
				expect(total).toBe(1)
			}
		}
		const lien = (await shop.enter('lien.claes@atelier.example')).client.backOffice
		for (const list of [lien.mailbox.list, lien.outbox.list])
			expect((await list({})).rows).toEqual([])
	})

	test('of a webhook’s address a seller sees the origin, and his search finds nothing in the rest', async () => {
		const { reference } = await placed('lea.maes@example.be')
		const to = 'https://erp.example.com/o?token=kept-secret'
		await shop.services.db.execute(sql`update outbox set channel = 'webhook', "to" = ${to}
			where kind = 'sellerNotice' and reference = ${reference}`)
		const read = async ({ outbox }: Awaited<ReturnType<typeof enter>>) => {
			const { rows } = await outbox.list({ reference, channel: 'webhook' })
			const found = await outbox.list({ reference, search: 'kept-sec' })
			const message = await outbox.get({ id: rows[0]?.id ?? '' })
			return [rows[0]?.to, message.to, found.total]
		}
		expect(await read(await ofShop())).toEqual([to, to, 1])
		const origin = 'https://erp.example.com'
		expect(await read(await seller())).toEqual([origin, origin, 0])
	})

	test('a notice is sent again as it was, a mail beside the first, and its sender stands in the timeline', async () => {
		const { reference } = await placed('ann.maes@example.be')
		const [first] = (await sendAll(shop.services)).filter(({ kind }) => kind === 'sellerNotice')
		const { outbox, orders, audit } = await seller()
		const listed = async () => (await outbox.list({ reference, kinds: ['sellerNotice'] })).rows
		const [sent] = await listed()
		const id = sent?.id ?? ''
		const again = { how: 'same', to: first?.to }
		expect((await outbox.get({ id })).again).toEqual(again)
		expect((await (await seller()).mailbox.get({ id })).again).toEqual(again)
		shop.setNow(new Date(noon.getTime() + 3_600_000))
		await (await seller()).outbox.sendAgain({ id })
		const [letter, ...others] = await sendAll(shop.services)
		expect(others).toEqual([])
		expect(letter).toMatchObject({ to: first?.to, subject: first?.subject, text: first?.text })
		expect(letter?.id).not.toBe(first?.id)
		expect((await listed()).map((row) => row.id)).toEqual([letter?.id, first?.id])
		const [entry] = (await orders.get({ reference })).timeline
		expect(entry).toMatchObject({ event: 'noticeSentAgain', actor: { name: 'Lejeune Claire' } })
		const [noted] = (await audit.list({})).rows
		const changes = [{ field: 'mail', before: 'sellerNotice', after: 'sellerNotice' }]
		expect(noted).toMatchObject({ event: 'noticeSentAgain', changes })
	})

	test('a mail with a link to the customer’s page goes with a new link only, to his address of today', async () => {
		const { reference } = await placed('bea.maes@example.be')
		await sendAll(shop.services)
		const { outbox, orders } = await seller()
		const [own] = (await outbox.list({ reference, kinds: ['orderPlaced'] })).rows
		const id = own?.id ?? ''
		expect((await outbox.get({ id })).again).toEqual({
			how: 'orderLink',
			to: 'bea.maes@example.be',
		})
		expect(await refusal(outbox.sendAgain({ id }))).toBe('409 cannot_send_again')
		const { revision } = await orders.get({ reference })
		await orders.change({ reference, revision, email: 'bea.claes@example.be' })
		expect((await outbox.get({ id })).again?.to).toBe('bea.claes@example.be')
		await shop.changeTenant('meubles-dupont', { sendMailsToCustomers: false })
		expect((await outbox.get({ id })).again).toBeNull()
		await shop.changeTenant('meubles-dupont', { sendMailsToCustomers: true })
	})

	test('the mail of an account is sent again by who manages accounts, with a new link, and noted', async () => {
		await placed('cis.maes@example.be')
		const letters = await sendAll(shop.services)
		const first = tokenOf(letters.find(({ kind }) => kind === 'activation'))
		const { outbox, audit } = await ofShop()
		const [invitation] = (await outbox.list({ kinds: ['activation'] })).rows
		const id = invitation?.id ?? ''
		expect((await outbox.get({ id })).again).toMatchObject({ how: 'accountLink' })
		expect(await refusal((await seller()).outbox.sendAgain({ id }))).toBe('404 mail_not_found')
		await outbox.sendAgain({ id })
		const [letter] = await sendAll(shop.services)
		expect(letter).toMatchObject({ kind: 'activation', to: 'cis.maes@example.be' })
		expect(tokenOf(letter)).not.toBe(first)
		const [noted] = (await audit.list({ parts: ['shop'] })).rows
		const changes = [{ field: 'mail', before: 'activation', after: 'activation' }]
		expect(noted).toMatchObject({ event: 'mailSentAgain', tenant: 'meubles-dupont', changes })
	})

	test('a changed password keeps its day in the mail that is sent again', async () => {
		const mail = { kind: 'passwordChanged' as const }
		const to = 'claire@meubles-dupont.example'
		await shop.services.mails.post(shop.services.db, {
			tenant: 'meubles-dupont',
			to,
			language: 'fr',
			mail,
		})
		const [first] = await sendAll(shop.services)
		shop.setNow(new Date(noon.getTime() + 3 * 24 * 3_600_000))
		const { outbox } = await ofShop()
		await outbox.sendAgain({ id: first?.id ?? '' })
		const [letter] = await sendAll(shop.services)
		expect(letter?.text).toBe(first?.text)
		await outbox.sendAgain({ id: letter?.id ?? '' })
		expect((await sendAll(shop.services))[0]?.text).toBe(first?.text)
	})

	test('nobody sends again what is not of his shop, waits or is a call; the supplier nothing', async () => {
		const { reference } = await placed('dirk.maes@example.be')
		const { outbox } = await seller()
		const [waits] = (await outbox.list({ reference, kinds: ['sellerNotice'] })).rows
		const id = waits?.id ?? ''
		expect((await outbox.get({ id })).again).toBeNull()
		expect(await refusal(outbox.sendAgain({ id }))).toBe('409 cannot_send_again')
		await sendAll(shop.services)
		const other = await enter('julie@rangements-martin.example')
		expect(await refusal(other.outbox.sendAgain({ id }))).toBe('404 mail_not_found')
		const supplier = await shop.enter('fournisseur@gabarit.example', 'meubles-dupont')
		expect(await refusal(supplier.client.backOffice.outbox.sendAgain({ id }))).toBe(
			'403 not_allowed',
		)
		const { db } = shop.services
		await db.execute(sql`update outbox set channel = 'webhook', mail = null,
			webhook = '{"kind":"orderPlaced","order":{}}' where id = ${id}`)
		expect(await refusal((await ofShop()).outbox.sendAgain({ id }))).toBe('409 cannot_send_again')
	})

	test('what is sent again stands first in the list, by the day of its last try', async () => {
		const { reference } = await placed('eva.maes@example.be')
		await sendAll(shop.services)
		await shop.services.db.execute(
			sql`update outbox set state = 'dead' where kind = 'orderPlaced' and reference = ${reference}`,
		)
		shop.setNow(new Date(noon.getTime() + 24 * 3_600_000))
		await placed('fien.maes@example.be')
		await sendAll(shop.services)
		const later = new Date(noon.getTime() + 48 * 3_600_000)
		shop.setNow(later)
		const { outbox } = await seller()
		const [dead] = (await outbox.list({ view: 'dead' })).rows
		expect((await outbox.list({})).rows[0]?.id).not.toBe(dead?.id)
		expect((await outbox.get({ id: dead?.id ?? '' })).again?.how).toBe('replay')
		await outbox.replay({ ids: [dead?.id ?? ''] })
		const first = async () => (await outbox.list({})).rows[0]
		const lastAt = later.toISOString()
		expect(await first()).toMatchObject({ id: dead?.id, state: 'waiting', lastAt })
		await sendAll(shop.services)
		expect(await first()).toMatchObject({ id: dead?.id, state: 'sent', lastAt })
	})

	test('a body that is not shown says why: withheld, dropped, not made, none, not sent yet', async () => {
		const { reference } = await placed('noor.claes@example.be')
		const { db } = shop.services
		const set = (change: string) =>
			db.execute(sql`update outbox set ${sql.raw(change)}
				where kind = 'sellerNotice' and reference = ${reference}`)
		const contentFor = async ({ outbox }: Awaited<ReturnType<typeof enter>>) => {
			const { rows } = await outbox.list({ reference, channel: 'webhook' })
			const { content, text } = await outbox.get({ id: rows[0]?.id ?? '' })
			return [content, text]
		}
		await set(`channel = 'webhook', attempts = 1, state = 'sent'`)
		await set(`"to" = 'https://erp.example.com/', text = '{"a":1}'`)
		expect(await contentFor(await seller())).toEqual(['withheld', null])
		expect(await contentFor(await ofShop())).toEqual(['shown', '{"a":1}'])
		const changes = {
			none: 'text = null',
			dropped: `"to" = '', state = 'dropped'`,
			notMade: `state = 'dead'`,
			waiting: `state = 'waiting', attempts = 0`,
		}
		for (const [content, change] of Object.entries(changes)) {
			await set(change)
			for (const who of [await seller(), await ofShop()])
				expect(await contentFor(who)).toEqual([content, null])
		}
	})

	test('each try has its row: what the receiver answered is read by whom the body is', async () => {
		const { reference } = await placed('lou.maes@example.be')
		const { db } = shop.services
		await db.execute(sql`update outbox set mail = null, webhook = mail, channel = 'webhook'
			where kind = 'sellerNotice' and reference = ${reference}`)
		const [row] = await db.select().from(outboxRows).where(eq(outboxRows.channel, 'webhook'))
		const job = { tenant: row?.tenant ?? '', id: row?.id ?? '' }
		const tried = (status: number, attempt: number) => {
			const webhook: Senders['webhook'] = (_, note) => {
				note({ to: 'https://erp.example.com/', text: '{}', status, answer: `said ${status}` })
				if (status < 300) return Promise.resolve('sent')
				note({ problem: 'answered' })
				return Promise.reject(new Error('no'))
			}
			const senders = { mail: () => Promise.resolve('sent' as const), webhook }
			return deliver(shop.services, senders, job, attempt).catch(() => undefined)
		}
		await tried(422, 1)
		shop.setNow(new Date(noon.getTime() + 60_000))
		await tried(200, 2)
		const { outbox } = await ofShop()
		const { tries, state, problem } = await outbox.get({ id: job.id })
		expect([state, problem]).toEqual(['sent', null])
		const first = { at: noon.toISOString(), status: 422, problem: 'answered', answer: 'said 422' }
		expect(tries).toMatchObject([{ status: 200, problem: null, answer: 'said 200' }, first])
		const seen = (await (await seller()).outbox.get({ id: job.id })).tries
		expect(seen.map(({ status, answer }) => [status, answer])).toEqual([
			[200, null],
			[422, null],
		])
		await db.execute(sql`delete from outbox where id = ${job.id}`)
		const left = await db.execute(sql`select from outbox_tries where message = ${job.id}`)
		expect(left.rows).toEqual([])
	})

	test('of a failure a code is read, never the sentence of a library', async () => {
		const { reference } = await placed('eva.maes@example.be')
		await shop.services.db.execute(sql`update outbox set state = 'dead', problem = 'timeout',
			last_error = 'Greeting never received' where reference = ${reference}`)
		const { outbox } = await seller()
		const { rows } = await outbox.list({ reference })
		expect(new Set(rows.map(({ problem }) => problem))).toEqual(new Set(['timeout']))
		const message = await outbox.get({ id: rows[0]?.id ?? '' })
		expect(message.problem).toBe('timeout')
		expect(JSON.stringify([rows, message])).not.toContain('Greeting')
	})

	test('what waits says when it is tried next; a shop sends again only what is its own', async () => {
		const { reference } = await placed('tom.claes@example.be')
		const { db } = shop.services
		const boss = jobQueueOf(shop.pool, false)
		await boss.start()
		await relayMessages(db, noon, 100)
		await boss.stop({ graceful: false, close: false })
		await db.execute(sql`update pgboss.job set start_after = '2026-11-27T08:00:00Z'`)
		const { outbox } = await ofShop()
		const { rows } = await outbox.list({ states: ['waiting'] })
		expect(new Set(rows.map(({ nextTryAt }) => nextTryAt))).toEqual(
			new Set(['2026-11-27T08:00:00.000Z']),
		)
		await db.execute(sql`update outbox set state = 'dead', done_at = ${noon.toISOString()}`)
		expect((await outbox.list({})).views.dead).toBe(3)
		expect((await outbox.list({ view: 'dead' })).total).toBe(3)
		const ids = rows.map(({ id }) => id)
		shop.setNow(new Date(noon.getTime() + 5 * 24 * 3_600_000))
		const other = await enter('julie@rangements-martin.example')
		expect(await other.outbox.replay({ ids })).toEqual({ replayed: 0 })
		const orders = await seller()
		expect(await orders.outbox.replay({ ids })).toEqual({ replayed: 2 })
		const paul = await ofShop()
		expect(await paul.outbox.replay({ ids })).toEqual({ replayed: 1 })
		const { timeline } = await orders.orders.get({ reference })
		const noted = timeline.filter(({ event }) => event === 'noticeSentAgain')
		expect(noted.map(({ actor }) => actor.name)).toEqual(['Lejeune Claire', 'Lejeune Claire'])
		const [ofAccount] = (await paul.audit.list({ parts: ['shop'] })).rows
		const changes = [{ field: 'mail', before: 'activation', after: 'activation' }]
		expect(ofAccount).toMatchObject({ event: 'mailSentAgain', changes })
	})

	test('the session says which parts of the technical section are open, and with what right', async () => {
		const technicalOf = async (of: Promise<Awaited<ReturnType<typeof enter>>>) =>
			(await (await of).session.me()).technical
		const reads = { settings: null, deliveries: 'read', mails: 'read', mailsLeave: false }
		const sends = { ...reads, deliveries: 'write' }
		const all = { ...sends, settings: 'write' }
		expect(await technicalOf(seller())).toEqual(sends)
		expect(await technicalOf(ofShop())).toEqual(all)
		expect(await technicalOf(admin())).toEqual(all)
		const supplier = shop.enter('fournisseur@gabarit.example', 'meubles-dupont')
		expect(await technicalOf(supplier.then(({ client }) => client.backOffice))).toEqual(reads)
		shop.services.keepsMails = false
		expect(await technicalOf(seller())).toEqual({ ...sends, mails: null, mailsLeave: true })
		const bureau = shop.enter('bureau@studio-hetre.example')
		expect(await technicalOf(bureau.then(({ client }) => client.backOffice))).toEqual({
			settings: null,
			deliveries: null,
			mails: null,
			mailsLeave: false,
		})
		shop.services.keepsMails = true
	})
})
