// What migrations make of orders that older versions wrote.
import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../../../testing/test-database.ts'
import { type Browser, noon, openShop, orderOf, type Shop } from '../../../testing/test-shop.ts'
import { orders } from '../orders-table.ts'

const migration = new URL('../../../db/migrations/0015_dates_by_hand.sql', import.meta.url)

describe.each(testDatabases)('an order of an older version, on $name', (database) => {
	let shop: Shop
	let seller: Browser
	beforeAll(async () => {
		shop = await openShop(database)
		seller = await shop.enter('sofie.maes@atelier.example')
	})
	afterAll(() => shop.close())

	const migrate = async () => {
		const statements = readFileSync(migration, 'utf8').split('--> statement-breakpoint')
		for (const statement of statements.filter((it) => it.trim().startsWith('UPDATE')))
			await shop.services.db.execute(sql.raw(statement))
	}
	const place = async (code?: string) => {
		const browser = shop.browse()
		return browser.client.dressing.configuration.order(
			await orderOf(browser, code === undefined ? {} : { code }),
		)
	}
	const rowOf = async (reference: string) => {
		const { db } = shop.services
		const [row] = await db.select().from(orders).where(eq(orders.reference, reference))
		if (!row) throw new Error(`no order ${reference}`)
		return row
	}
	const change = (reference: string, columns: Partial<typeof orders.$inferInsert>) =>
		shop.services.db.update(orders).set(columns).where(eq(orders.reference, reference))

	test('has the colour of its furniture', async () => {
		const { reference } = await place()
		const { colour } = await rowOf(reference)
		await change(reference, { colour: 'of the configuration' })
		await migrate()
		expect((await rowOf(reference)).colour).toBe(colour)
		expect(colour).not.toBeNull()
	})

	test('has the times of its own life, not of one that was deleted before', async () => {
		const { orders: calls } = seller.client.backOffice
		const { db } = shop.services
		const former = await place()
		await db.execute(sql`insert into audit (tenant, code, event, after)
			values ('atelier', ${former.code}, 'orderConfirmed', 'Confirmed')`)
		const { revision } = await calls.get({ reference: former.reference })
		await calls.act({ reference: former.reference, action: 'delete', revision })
		const { reference } = await place(former.code)
		await change(reference, { confirmedAt: noon })
		await migrate()
		expect((await rowOf(reference)).confirmedAt).toBeNull()
	})

	test('keeps the day of the supplier that somebody set', async () => {
		const { orders: calls } = seller.client.backOffice
		const [counted, agreed] = [await place(), await place()]
		const { reference } = agreed
		const { revision } = await calls.get({ reference })
		await calls.setSupplierDate({ reference, revision, supplierDate: '2027-02-12' })
		await change(reference, { supplierDateByHand: false })
		await migrate()
		expect((await rowOf(reference)).supplierDateByHand).toBe(true)
		expect((await rowOf(counted.reference)).supplierDateByHand).toBe(false)
	})
})
