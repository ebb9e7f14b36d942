// Money that went back before orders counted it: migration 0020 reads it from the audit.
import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeAudit } from '../features/orders/audit-table.ts'
import { orderByCode, orders, updateOrder } from '../features/orders/orders-table.ts'
import { testDatabases } from '../testing/test-database.ts'
import { openShop, orderOf, type Shop } from '../testing/test-shop.ts'

const migration = readFileSync(
	new URL('./migrations/0020_refunds_of_before.sql', import.meta.url),
	'utf8',
)
const tenant = 'atelier'
const figures = { total: 1000, deposit: 400, paymentStatus: 'partlyPaid' } as const

describe.each(testDatabases)('refunds of before on $name', (database) => {
	let shop: Shop
	beforeAll(async () => {
		shop = await openShop(database)
	})
	afterAll(() => shop.close())

	/** An order with such figures, and in its timeline what went back. */
	const standing = async (change: Partial<typeof orders.$inferSelect>, back: number[]) => {
		const { db, now } = shop.services
		const browser = shop.browse()
		const body = await orderOf(browser)
		await browser.client.dressing.configuration.order(body)
		const order = await orderByCode(db, tenant, body.code)
		if (!order) throw new Error('no order was written')
		await updateOrder(db, order, { ...figures, status: 'Confirmed', ...change })
		for (const amount of back)
			await writeAudit(db, {
				tenant,
				code: body.code,
				at: now(),
				event: 'refunded',
				data: { amount },
			})
		return body.code
	}

	/** As migrate.ts runs it: the tables' owner, who means every shop. */
	const migrate = async () => {
		const client = await shop.pool.connect()
		try {
			await client.query("select set_config('gabarit.tenant', '*', false)")
			await client.query(migration)
			await client.query("select set_config('gabarit.tenant', '', false)")
		} finally {
			client.release()
		}
	}

	const kept = async () => {
		const { rows } = await shop.services.db.execute<Record<string, string | number>>(
			sql`select code, refunded::int as refunded, payment_status as status from ${orders}`,
		)
		return new Map(rows.map(({ code, refunded, status }) => [code, [refunded, status]]))
	}

	test('gifts are counted once, by shop and code; what was paid twice is none', async () => {
		const wanted = new Map([
			[await standing({ paid: 340 }, [50, 10]), [60, 'partlyPaid']],
			[await standing({ paid: 950 }, [50]), [50, 'paid']],
			[await standing({ paid: 400 }, [400]), [0, 'partlyPaid']],
			[
				await standing({ paid: 0, status: 'Refused', paymentStatus: 'refunded' }, [400]),
				[400, 'refunded'],
			],
			[await standing({ paid: 390, refunded: 10 }, [10]), [10, 'partlyPaid']],
			[await standing({ paid: 400 }, []), [0, 'partlyPaid']],
		])
		const anew = await standing({ paid: 350, orderedAt: new Date('2027-01-01') }, [50])
		await writeAudit(shop.services.db, {
			tenant: 'dupont',
			code: [...wanted.keys()][5] ?? '',
			event: 'refunded',
			data: { amount: 70 },
		})
		for (const _ of ['once', 'again']) {
			await migrate()
			const found = await kept()
			expect(found.get(anew)).toEqual([0, 'partlyPaid'])
			for (const [code, columns] of wanted) expect(found.get(code)).toEqual(columns)
		}
	})
})
