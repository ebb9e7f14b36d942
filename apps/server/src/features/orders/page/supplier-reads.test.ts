// What the supplier reads of a customer: what a delivery needs, wherever the order is shown, written or searched.
import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendAll } from '../../../testing/mails.ts'
import { testDatabases } from '../../../testing/test-database.ts'
import { type Browser, home, openShop, orderOf, type Shop } from '../../../testing/test-shop.ts'

const email = 'adele.moulin@example.be'
const newEmail = 'a.moulin@example.be'
const phoneNumber = '+32 470 11 22 33'
const customer = { firstName: 'Adèle', lastName: 'Moulin', email, phoneNumber }
const billingAddress = {
	...home,
	street: 'Rue de la Facture',
	postalCode: '4500',
	city: 'Huy',
}
const deliveryAddress = { ...home, street: 'Quai de Livraison' }
const kept = /moulin@example|Rue de la Facture|Huy/

/** E-mails of an answer's fields `email` and `to`, at any depth. */
function addressesIn(value: unknown, name = ''): string[] {
	if (typeof value === 'string')
		return /^(?:email|to)\b/.test(name) && value.includes('@') ? [value] : []
	if (Array.isArray(value)) return value.flatMap((each) => addressesIn(each, name))
	if (typeof value !== 'object' || value === null) return []
	return Object.entries(value).flatMap(([key, each]) => addressesIn(each, key))
}

/** The shop's and the supplier's own: who is mailed about the order. */
const known = ['info@meubles-dupont.example', 'bonjour@atelier.example']

describe.each(testDatabases)('a customer before the supplier on $name', (database) => {
	let shop: Shop
	let seller: Browser
	/** At another shop's address: only the supplier's cells of the rights are his there. */
	let supplier: Browser
	/** At the operator's own: there he also sells. */
	let atHome: Browser
	let brought: string
	let fetched: string

	const sent = async (change: Parameters<typeof orderOf>[1]) => {
		const visitor = shop.browse('meubles-dupont')
		const order = await orderOf(visitor, { customer, billingAddress, ...change })
		const { reference } = await visitor.client.dressing.configuration.order(order)
		const { orders } = seller.client.backOffice
		for (const action of ['acceptOrder', 'sendToSupplier'] as const) {
			const { revision } = await orders.get({ reference })
			await orders.act({ reference, action, revision })
		}
		return reference
	}

	const make = async (reference: string) => {
		const { orders } = supplier.client.backOffice
		const { revision } = await orders.get({ reference })
		await orders.act({ reference, action: 'sendToProduction', revision })
	}

	beforeAll(async () => {
		shop = await openShop(database)
		seller = await shop.enter('claire@meubles-dupont.example', 'meubles-dupont')
		brought = await sent({ deliveryAddress })
		fetched = await sent({ deliveryMode: 'pickUp', deliveryAddress: undefined })
		const { orders } = seller.client.backOffice
		const { revision } = await orders.get({ reference: brought })
		const corrected = { email: newEmail, deliveryAddress: { ...deliveryAddress, box: '7' } }
		await orders.change({ reference: brought, revision, ...corrected })
		supplier = await shop.enter('fournisseur@gabarit.example', 'meubles-dupont')
		atHome = await shop.enter('fournisseur@gabarit.example')
		for (const reference of [brought, fetched]) await make(reference)
		const renard = {
			...customer,
			lastName: 'Renard',
			email: 'b.renard@proximus.test',
			phoneNumber: '02 511 22 33',
		}
		const visitor = shop.browse()
		const order = await orderOf(visitor, { customer: renard, billingAddress })
		await visitor.client.dressing.configuration.order(order)
		await sendAll(shop.services)
	})
	afterAll(() => shop.close())

	test('the order has name, telephones and the place, no e-mail and no billing address', async () => {
		const { orders } = supplier.client.backOffice
		const page = await orders.get({ reference: brought })
		expect(page).toMatchObject({
			customer: { firstName: 'Adèle', lastName: 'Moulin', phoneNumber, email: null },
			billingAddress: null,
			delivery: { address: { street: 'Quai de Livraison', box: '7' } },
		})
		expect(page.timeline.map(({ event }) => event)).toContain('corrected')
		const own = await orders.get({ reference: fetched })
		expect(own.delivery.address).toBeNull()
		for (const read of [page, own]) {
			expect(JSON.stringify(read)).not.toMatch(kept)
			expect(addressesIn(read).filter((it) => !known.includes(it))).toEqual([])
		}
		expect(addressesIn(page)).not.toEqual([])
		const sold = await seller.client.backOffice.orders.get({ reference: brought })
		expect(addressesIn(sold)).toContain(newEmail)
	})

	test('lists, files, designs and notices have none of it either', async () => {
		const { orders, configurations, outbox } = supplier.client.backOffice
		const { rows } = await orders.list({ kind: 'order', search: 'moulin' })
		const cities = new Map(rows.map((row) => [row.reference, row.customer.city]))
		expect([cities.get(brought), cities.get(fetched)]).toEqual([home.city, null])
		const columns = 'columns=reference&columns=email&columns=city'
		const path = `/api/back-office/exports/orders/csv?search=moulin&${columns}`
		const file = await supplier.ask('GET', path)
		expect([file.status, file.text]).toEqual([200, expect.stringContaining(brought) as string])
		const designs = await configurations.list({ search: 'moulin' })
		expect(designs.rows.map((row) => row.reference)).toContain(brought)
		const notices = []
		for (const { id } of (await outbox.list({ reference: brought })).rows)
			notices.push((await outbox.get({ id })).text)
		expect(notices).toHaveLength(2)
		for (const text of notices) expect(text).toContain(phoneNumber)
		const everywhere = await supplier.client.backOffice.search({ words: 'moulin' })
		const audit = await supplier.client.backOffice.audit.list({ search: 'moulin' })
		const mailbox = await supplier.client.backOffice.mailbox.list({ reference: brought })
		const answers = [rows, designs, everywhere, audit, mailbox]
		expect(JSON.stringify([answers, file.text, notices])).not.toMatch(kept)
		expect(addressesIn(answers).filter((it) => !known.includes(it))).toEqual([])
	})

	/** Whatever is found in each of the calls that search. */
	const foundBy = async (browser: Browser, search: string) => {
		const { orders, configurations, audit, search: everywhere } = browser.client.backOffice
		const { rows } = await orders.list({ kind: 'order', search })
		const references = await orders.references({ kind: 'order', search })
		const designs = (await configurations.list({ search })).rows
		const acts = (await audit.list({ search, parts: ['order'] })).rows
		const { orders: found, customers, configurations: held } = await everywhere({ words: search })
		return {
			list: rows.map((row) => row.reference),
			references,
			designs: designs.flatMap((row) => row.reference ?? []),
			audit: [...new Set(acts.flatMap(({ subject }) => subject.key ?? []))],
			everywhere: found.map((row) => row.reference),
			customers: customers.map((row) => row.reference),
			held: held.flatMap((row) => row.reference ?? []),
		}
	}
	/** Before the column there was no such text; the migration writes it of the row. */
	const backfill = async () => {
		const url = new URL('../../../db/migrations/0017_supplier_search.sql', import.meta.url)
		const update = readFileSync(url, 'utf8').split('--> statement-breakpoint').at(-1) ?? ''
		await shop.services.db.execute(sql.raw(update))
	}

	const nothing = {
		list: [],
		references: [],
		designs: [],
		audit: [],
		everywhere: [],
		customers: [],
		held: [],
	}
	const hidden = [newEmail, 'a.moulin@', 'example', 'huy', '4500', 'facture', 'moulin huy']

	test.each([email, ...hidden])(
		'by %s, which he does not read, he finds nothing',
		async (search) => {
			expect(await foundBy(supplier, search)).toEqual(nothing)
			const others = Object.values(await foundBy(atHome, search)).flat()
			expect(others).not.toContain(brought)
			expect(others).not.toContain(fetched)
		},
	)

	test.each(['moulin', 'adele moul', '0470112233'])(
		'by %s he finds both orders',
		async (search) => {
			const both = new Set([brought, fetched])
			for (const browser of [supplier, atHome]) {
				const found = await foundBy(browser, search)
				for (const references of Object.values(found)) expect(new Set(references)).toEqual(both)
			}
		},
	)

	test('by the place of a delivery he finds it', async () => {
		for (const browser of [supplier, atHome])
			for (const references of Object.values(await foundBy(browser, 'quai de livraison')))
				expect(references).toEqual([brought])
	})

	test('a seller of the shop finds it by all of them', async () => {
		for (const search of hidden) {
			const { rows } = await seller.client.backOffice.orders.list({ kind: 'order', search })
			expect(rows.map((row) => row.reference)).toContain(brought)
		}
		const { orders } = seller.client.backOffice
		expect((await orders.get({ reference: brought })).customer.email).toBe(newEmail)
	})

	test('of earlier orders the migration makes the same text', async () => {
		const texts = async () => {
			const { rows } = await shop.services.db.execute<{ text: string }>(
				sql`select supplier_search as text from orders order by reference`,
			)
			return rows.map(({ text }) => text.split(' '))
		}
		const written = await texts()
		await shop.services.db.execute(sql`update orders set supplier_search = ''`)
		await backfill()
		const made = await texts()
		expect(made).toHaveLength(3)
		for (const [at, words] of written.entries()) {
			const again = made[at] ?? []
			expect(words.filter((word) => !again.includes(word))).toEqual([])
			const isBegun = (word: string) => words.some((it) => it.startsWith(word))
			expect(again.filter((word) => !isBegun(word))).toEqual([])
		}
	})

	test('what he sells himself he finds by e-mail and billing address', async () => {
		for (const search of ['b.renard@proximus.test', 'proximus', 'huy', '4500']) {
			const { list, customers } = await foundBy(atHome, search)
			expect([list.length, customers]).toEqual([1, list])
			expect(await foundBy(supplier, search)).toEqual(nothing)
		}
	})
})
