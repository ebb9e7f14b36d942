import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sendAll } from '../../testing/mails.ts'
import { refusal } from '../../testing/refused.ts'
import { testDatabases } from '../../testing/test-database.ts'
import { newCode, niche, noon, openShop, orderOf, type Shop } from '../../testing/test-shop.ts'
import { claimMail, deadMails, replayMails } from './outbox-table.ts'
import type { Letter } from './transport.ts'
import { mostAttempts, sendNextMail, startMailWorker, waitAfter } from './worker.ts'

const minute = 60_000

describe.each(testDatabases)('the outbox on $name', (database) => {
	let shop: Shop
	beforeAll(async () => {
		shop = await openShop(database)
	})
	afterAll(() => shop.close())
	beforeEach(async () => {
		shop.setNow(noon)
		await shop.services.db.execute(sql`truncate outbox, mailbox`)
	})

	const save = (email?: string, tenant = 'atelier') =>
		shop.browse(tenant).client.dressing.configuration.send({
			kind: 'save',
			code: newCode(),
			configuration: niche,
			language: 'fr',
			...(email !== undefined && { email }),
		})
	const post = (to: string) =>
		shop.services.mails.post(shop.services.db, {
			tenant: 'atelier',
			to,
			language: 'fr',
			mail: { kind: 'passwordChanged' },
		})
	const kindsOf = (letters: Letter[]) => letters.map((it) => `${it.kind} ${it.to}`).toSorted()
	const fail = (problem: Error) => (): Promise<void> => {
		throw problem
	}

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

	test('who has an account is not offered one; an order that is refused writes to nobody', async () => {
		const browser = shop.browse()
		const order = await orderOf(browser)
		const spoilt = browser.client.dressing.configuration.order({ ...order, total: 1 })
		expect(await refusal(spoilt)).toBe('409 price_changed')
		expect(await sendAll(shop.services)).toEqual([])
		await browser.client.dressing.configuration.order(order)
		expect(kindsOf(await sendAll(shop.services))).toEqual([
			'orderPlaced t.lambert@example.be',
			'sellerNotice bonjour@atelier.example',
		])
	})

	test('a transaction that is rolled back takes its mail with it', async () => {
		const { db, mails } = shop.services
		const attempt = db.transaction(async (tx) => {
			await mails.post(tx, {
				tenant: 'atelier',
				to: 'an@example.be',
				language: 'fr',
				mail: { kind: 'passwordChanged' },
			})
			throw new Error('no')
		})
		await expect(attempt).rejects.toThrow('no')
		expect(await sendAll(shop.services)).toEqual([])
	})

	test('a save writes to the address it names, and to none where none is named', async () => {
		await save()
		await save('an@example.be')
		expect(kindsOf(await sendAll(shop.services))).toEqual(['designSaved an@example.be'])
	})

	test('a failure is tried again later and later, for a day, then waits for a replay', async () => {
		const { services } = shop
		await post('an@example.be')
		let at = noon.getTime()
		for (let attempt = 1; attempt <= mostAttempts; attempt++) {
			expect(await sendNextMail(services, fail(new Error('no route')))).toBe('failed')
			expect(await sendNextMail(services, fail(new Error('too early')))).toBeNull()
			at += waitAfter(attempt)
			shop.setNow(new Date(at))
		}
		expect(at - noon.getTime()).toBeGreaterThan(24 * 60 * minute)
		expect(await sendAll(services)).toEqual([])
		const dead = await deadMails(services.db, 'atelier')
		expect(dead.map((it) => [it.to, it.attempts, it.lastError])).toEqual([
			['an@example.be', mostAttempts, 'no route'],
		])
		const ids = dead.map((it) => it.id)
		expect(await replayMails(services.db, 'meubles-dupont', ids, services.now())).toBe(0)
		expect(await replayMails(services.db, 'atelier', ids, services.now())).toBe(1)
		expect(kindsOf(await sendAll(services))).toEqual(['passwordChanged an@example.be'])
		expect(await deadMails(services.db, 'atelier')).toEqual([])
	})

	test('what a mail server refuses for good is dead at once', async () => {
		await post('nobody@example.be')
		const refused = Object.assign(new Error('550 no such user'), { responseCode: 550 })
		expect(await sendNextMail(shop.services, fail(refused))).toBe('failed')
		expect(await deadMails(shop.services.db, 'atelier')).toHaveLength(1)
	})

	test('a mail that fails does not hold up those behind it', async () => {
		await post('first@example.be')
		await sendNextMail(shop.services, fail(new Error('busy')))
		await post('second@example.be')
		expect(kindsOf(await sendAll(shop.services))).toEqual(['passwordChanged second@example.be'])
	})

	test('who dies after sending leaves the mail to the next, and it arrives once', async () => {
		const { db } = shop.services
		await post('an@example.be')
		await claimMail(db, noon, new Date(noon.getTime() + 2 * minute))
		expect(await sendAll(shop.services)).toEqual([])
		shop.setNow(new Date(noon.getTime() + 3 * minute))
		const [letter] = await sendAll(shop.services)
		await db.execute(sql`update outbox set state = 'waiting', due_at = ${noon.toISOString()}`)
		const [again] = await sendAll(shop.services)
		expect(again?.id).toBe(letter?.id)
		const { rows } = await db.execute(sql`select id from mailbox`)
		expect(rows).toHaveLength(1)
	})

	test('workers beside each other send every mail once', async () => {
		for (let i = 0; i < 20; i++) await post(`p${i}@example.be`)
		const sent: string[] = []
		const transport = (letter: Letter) => {
			sent.push(letter.to)
			return Promise.resolve()
		}
		const log = { error: (details: object) => expect(details).toBeUndefined() }
		const workers = [1, 2, 3].map(() => startMailWorker(shop.services, transport, log, 10))
		await expect.poll(() => sent.length, { timeout: 10_000 }).toBe(20)
		await Promise.all(workers.map((it) => it.stop()))
		expect(new Set(sent).size).toBe(20)
	})
})
