import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startWorkers } from '../../app/jobs/workers.ts'
import { jobQueueOf, mostAttempts } from '../../db/job-queue.ts'
import { sendAll } from '../../testing/mails.ts'
import { refusal } from '../../testing/refused.ts'
import { everyDatabase } from '../../testing/test-database.ts'
import { newCode, niche, noon, openShop, orderOf, type Shop } from '../../testing/test-shop.ts'
import { replayMessages } from './message-list-table.ts'
import { deleteDoneMessages, type OutboxRow, relayMessages, requeueLost } from './outbox-table.ts'

type Transport = Parameters<typeof startWorkers>[0]['transport']
type Letter = Parameters<Transport>[0]

const hour = 3600
const day = 24 * hour
/** More of them in `npm run faults`. */
const mailsOfADay = Number(process.env['MAILS_OF_A_DAY'] ?? 2)
const silent = { error: () => undefined }

describe.each(everyDatabase)('the outbox on $name', (database) => {
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

	const save = (email?: string) =>
		shop.browse('atelier').client.dressing.configuration.send({
			kind: 'save',
			code: newCode(),
			configuration: niche,
			language: 'fr',
			...(email !== undefined && { email }),
		})
	const mailTo = (to: string, tenant = 'atelier') => ({
		tenant,
		to,
		language: 'fr' as const,
		mail: { kind: 'passwordChanged' as const },
	})
	const post = (to: string) => shop.services.mails.post(shop.services.db, mailTo(to))
	const relay = () => relayMessages(shop.services.db, noon, 100)
	const kindsOf = (letters: Letter[]) => letters.map((it) => `${it.kind} ${it.to}`).toSorted()
	const work = (transport: Transport) => startWorkers({ ...shop, transport, log: silent })
	const rows = async () =>
		(await shop.services.db.execute<OutboxRow>(sql`select * from outbox order by created_at`)).rows
	const jobs = async () => {
		const found = await shop.services.db.execute<{ state: string; wait: number }>(
			sql`select state::text, extract(epoch from start_after - now())::float8 as wait
				from pgboss.job where name = 'mails'`,
		)
		return found.rows
	}
	/** So many seconds pass for everything that waits in the queue. */
	const pass = (seconds: number) =>
		shop.services.db.execute(
			sql`update pgboss.job set start_after = start_after - ${seconds} * interval '1s',
				started_on = started_on - ${seconds} * interval '1s'`,
		)
	/** Each message has been tried so often. */
	const attempted = async (times: number) => {
		const least = async () => Math.min(...(await rows()).map((it) => it.attempts))
		await expect.poll(least, { timeout: 60_000 }).toBe(times)
	}

	test('shops take turns: two hundred mails of one delay another by those in hand', async () => {
		const { db, mails } = shop.services
		for (let i = 0; i < 200; i++) await post(`buyer-${i}@example.be`)
		await relayMessages(db, noon, 200)
		for (const to of ['first@example.be', 'second@example.be'])
			await mails.post(db, mailTo(to, 'meubles-dupont'))
		await relay()
		const sent: string[] = []
		const inHand = Promise.withResolvers<void>()
		const workers = await work(async (letter) => {
			if (sent.push(letter.to) === 10) inHand.resolve()
			// Neither loop takes a second batch before the other has its first.
			await inHand.promise
		})
		try {
			await expect.poll(() => sent.length, { timeout: 60_000 }).toBe(202)
		} finally {
			await workers.stop()
		}
		// Two batches of five are taken at once.
		expect(sent.indexOf('first@example.be')).toBeLessThan(10)
		expect(sent.indexOf('second@example.be')).toBeLessThan(12)
	})

	test.each(['sent', 'dead'] as const)(
		'mails of an order reach each reader in the order of events: the next goes when one is %s',
		async (state) => {
			const { db } = shop.services
			await shop.browse().client.dressing.configuration.order(await orderOf(shop.browse()))
			await db.execute(sql`delete from outbox where kind not in ('orderPlaced', 'sellerNotice')`)
			await db.execute(sql`insert into outbox (tenant, "to", language, mail, created_at)
				select tenant, "to", language, jsonb_set(mail, '{kind}', '"orderChanged"'),
					created_at + interval '1 second'
				from outbox`)
			const queued = async () => {
				await relay()
				const waiting = await db.execute<{ kind: string }>(sql`select kind from outbox
					where queued_at is not null and state = 'waiting' order by kind`)
				return waiting.rows.map((it) => it.kind)
			}
			expect(await queued()).toEqual(['orderPlaced', 'sellerNotice'])
			await db.execute(sql`update outbox set state = ${state} where kind = 'orderPlaced'`)
			expect(await queued()).toEqual(['orderChanged', 'sellerNotice'])
		},
	)

	test('an order writes to its customer and its seller, and offers an account, once', async () => {
		const browser = shop.browse()
		const customer = {
			type: 'Individual' as const,
			firstName: 'An',
			lastName: 'Peeters',
			email: 'an.peeters@example.be',
		}
		const order = await orderOf(browser, { customer })
		await browser.client.dressing.configuration.order(order)
		await browser.client.dressing.configuration.order(order)
		expect(kindsOf(await sendAll(shop.services))).toEqual([
			'activation an.peeters@example.be',
			'orderPlaced an.peeters@example.be',
			'sellerNotice bonjour@atelier.example',
		])
		expect(await sendAll(shop.services)).toEqual([])
	})

	test('customers with an account are not invited, and a refused request sends no mail', async () => {
		const browser = shop.browse()
		const order = await orderOf(browser)
		const spoilt = browser.client.dressing.configuration.order({ ...order, total: 1 })
		expect(await refusal(spoilt)).toBe('409 price_changed')
		expect(await jobs()).toEqual([])
		await browser.client.dressing.configuration.order(order)
		expect(kindsOf(await sendAll(shop.services))).toEqual([
			'orderPlaced t.lambert@example.be',
			'sellerNotice bonjour@atelier.example',
		])
	})

	test('a transaction that is rolled back takes its mail with it', async () => {
		const { db, mails } = shop.services
		const attempt = db.transaction(async (tx) => {
			await mails.post(tx, mailTo('an@example.be'))
			throw new Error('no')
		})
		await expect(attempt).rejects.toThrow('no')
		await relay()
		expect([await rows(), await jobs()]).toEqual([[], []])
	})

	test('the relay makes one job of each message, however many relay', async () => {
		for (let i = 0; i < 30; i++) await post(`p${i}@example.be`)
		const moved = await Promise.all([1, 2, 3].map(() => relayMessages(shop.services.db, noon, 20)))
		expect(moved.reduce((sum, it) => sum + it)).toBe(30)
		expect(await relay()).toBe(0)
		expect(await jobs()).toHaveLength(30)
	})

	test('a save writes to the address it names, and to none where none is named', async () => {
		await save()
		await save('an@example.be')
		expect(kindsOf(await sendAll(shop.services))).toEqual(['designSaved an@example.be'])
	})

	test('a mail server that is down for a day loses nothing: all is sent after', async () => {
		const sent: string[] = []
		let isDown = true
		const workers = await work((letter) => {
			if (isDown) throw new Error('no route')
			sent.push(letter.to)
			return Promise.resolve()
		})
		const readers = Array.from({ length: mailsOfADay }, (_, i) => `p${i}@example.be`)
		for (const to of readers) await post(to)
		let passed = 0
		for (let attempt = 1; passed < day; attempt++) {
			await attempted(attempt)
			await expect
				.poll(async () => (await jobs()).filter((it) => it.state === 'retry').length, {
					timeout: 60_000,
				})
				.toBe(mailsOfADay)
			const wait = Math.max(...(await jobs()).map((it) => it.wait))
			expect(wait).toBeLessThanOrEqual(6 * hour)
			passed += wait
			if (passed >= day) isDown = false
			await pass(wait + 1)
		}
		await expect.poll(() => sent.toSorted(), { timeout: 60_000 }).toEqual(readers.toSorted())
		await workers.stop()
		expect(new Set((await rows()).map((it) => it.state))).toEqual(new Set(['sent']))
	}, 600_000)

	test('a message that fails too often waits for a replay, which only its shop can order', async () => {
		const { db } = shop.services
		const refuse = () => Promise.reject(new Error('no route'))
		const workers = await work(refuse)
		await post('an@example.be')
		for (let attempt = 1; attempt <= mostAttempts; attempt++) {
			await attempted(attempt)
			if (attempt < mostAttempts)
				await expect.poll(async () => (await jobs())[0]?.state, { timeout: 60_000 }).toBe('retry')
			await pass(day)
		}
		await workers.stop()
		const [dead] = await rows()
		expect(dead).toMatchObject({
			state: 'dead',
			attempts: mostAttempts,
			last_error: 'no route',
			problem: 'other',
		})
		const ids = [dead?.id ?? '']
		expect(
			await replayMessages(
				db,
				{ shop: { tenant: 'meubles-dupont', ofOrders: false }, supplier: null },
				ids,
				noon,
			),
		).toEqual([])
		expect(await sendAll(shop.services)).toEqual([])
		expect(
			await replayMessages(
				db,
				{ shop: { tenant: 'atelier', ofOrders: false }, supplier: null },
				ids,
				noon,
			),
		).toHaveLength(1)
		const sent: string[] = []
		const again = await work((letter) => Promise.resolve(void sent.push(letter.to)))
		await expect.poll(() => sent, { timeout: 60_000 }).toEqual(['an@example.be'])
		await again.stop()
	}, 600_000)

	test('a permanently refused mail is dead at once, and the others leave', async () => {
		await post('nobody@example.be')
		await post('an@example.be')
		const sent: string[] = []
		const workers = await work((letter) => {
			if (letter.to.startsWith('nobody'))
				throw Object.assign(new Error('550 no such user'), { responseCode: 550 })
			sent.push(letter.to)
			return Promise.resolve()
		})
		await expect
			.poll(async () => (await rows()).map((it) => it.state).toSorted(), { timeout: 60_000 })
			.toEqual(['dead', 'sent'])
		await workers.stop()
		expect(sent).toEqual(['an@example.be'])
	})

	test('a mail of a dead worker is sent by the next one, once', async () => {
		await post('an@example.be')
		await relay()
		const dying = jobQueueOf(shop.pool, true)
		await dying.start()
		expect(await dying.fetch('mails')).toHaveLength(1)
		await dying.stop({ graceful: false, close: false })
		await shop.services.db.execute(
			sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null`,
		)
		await pass(hour)
		const letters: Letter[] = []
		const workers = await work((letter) => Promise.resolve(void letters.push(letter)))
		const next = jobQueueOf(shop.pool, true)
		await next.start()
		await next.supervise('mails')
		await next.stop({ graceful: false, close: false })
		// The worker may have found the dead one's job itself, a moment later: its next try waits again.
		const sentAfterAnHour = async () => {
			await pass(hour)
			return letters.length
		}
		await expect.poll(sentAfterAnHour, { timeout: 60_000 }).toBe(1)
		await workers.stop()
		expect((await rows()).map((it) => [it.id, it.state])).toEqual([[letters[0]?.id, 'sent']])
	})

	test('a repeated job sends once', async () => {
		const { db } = shop.services
		await post('an@example.be')
		await relay()
		await db.execute(sql`insert into pgboss.job (name, data) select name, data from pgboss.job`)
		const sent: string[] = []
		const workers = await work((letter) => Promise.resolve(void sent.push(letter.to)))
		await expect
			.poll(async () => (await jobs()).map((it) => it.state), { timeout: 60_000 })
			.toContain('completed')
		await workers.stop()
		expect(sent).toEqual(['an@example.be'])
		expect((await rows()).map((it) => it.state)).toEqual(['sent'])
	})

	test('workers beside each other send every mail once, a backlog quickly', async () => {
		const wanted = Array.from({ length: 60 }, (_, i) => `p${i}@example.be`)
		for (const to of wanted) await post(to)
		const sent: string[] = []
		const transport: Transport = (letter) => Promise.resolve(void sent.push(letter.to))
		const workers = await Promise.all([work(transport), work(transport)])
		await expect.poll(() => sent.length, { timeout: 60_000 }).toBe(60)
		await Promise.all(workers.map((it) => it.stop()))
		expect(sent.toSorted()).toEqual(wanted.toSorted())
	})

	test('a message without a job gets one again, one with a job no second', async () => {
		const { db } = shop.services
		await post('an@example.be')
		await post('bo@example.be')
		await relay()
		await db.execute(sql`delete from pgboss.job where data ->> 'id' in
			(select id::text from outbox where "to" = 'an@example.be')`)
		const later = new Date(noon.getTime() + 600_000)
		expect(await requeueLost(db, noon)).toBe(0)
		expect(await requeueLost(db, later)).toBe(1)
		await relay()
		expect(await requeueLost(db, later)).toBe(0)
		expect(await jobs()).toHaveLength(2)
	})

	test('a message sent long ago is deleted, one that failed or waits is not', async () => {
		const { db } = shop.services
		await post('an@example.be')
		await sendAll(shop.services)
		await post('bo@example.be')
		expect(await deleteDoneMessages(db, noon)).toBe(0)
		expect(await deleteDoneMessages(db, new Date(noon.getTime() + 1))).toBe(1)
		expect((await rows()).map((it) => it.to)).toEqual(['bo@example.be'])
	})
})
