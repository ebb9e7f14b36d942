// The restore drill: a shop with orders, its backup, an empty machine, equal counts and checksums; also from one
// kind of database to the other.
import {
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	truncateSync,
	writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawPlans } from '../testing/orders/plans.ts'
import { everyDatabase, type OpenTestDatabase } from '../testing/test-database.ts'
import { openShop, orderOf, type Shop } from '../testing/test-shop.ts'
import { readBackup, sumsOf, type TableSum, writeBackup } from './backup.ts'

const folder = mkdtempSync(join(tmpdir(), 'gabarit-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.each(everyDatabase)('a backup of $name', (database) => {
	const file = join(folder, `${database.name}.gz`)
	let shop: Shop
	let written: TableSum[]
	beforeAll(async () => {
		shop = await openShop(database)
		const { client } = shop.browse()
		for (let i = 0; i < 3; i++) {
			const body = await orderOf(shop.browse(), { remark: 'é "’\\ \n €' })
			await client.dressing.configuration.order(body)
			const seller = await shop.enter('sofie.maes@atelier.example')
			await seller.client.dressing.plan.save({ code: body.code })
		}
		await drawPlans(shop.services)
		written = await writeBackup(shop.pool, file)
	})
	afterAll(() => shop.close())

	const onEmpty = async (
		to: (typeof everyDatabase)[number],
		check: (it: OpenTestDatabase) => Promise<void>,
	) => {
		const empty = await to.open()
		try {
			await check(empty)
		} finally {
			await empty.close()
		}
	}

	test('a backup has all rows, readable by its owner only', async () => {
		expect(written).toEqual(await sumsOf(shop.pool))
		const counts = Object.fromEntries(written.map(({ table, count }) => [table, count]))
		expect([counts['orders'], counts['order_snapshots'], counts['documents']]).toEqual([3, 3, 3])
		expect(statSync(file).mode & 0o777).toBe(0o600)
	})

	test('a backup replaces the former one only when complete', async () => {
		const own = join(folder, `${database.name} again.gz`)
		writeFileSync(own, 'yesterday', { mode: 0o644 })
		const breaking = {
			connect: async () => {
				const client = await shop.pool.connect()
				return {
					query: (text: string) =>
						text.startsWith('fetch') ? Promise.reject(new Error('gone')) : client.query(text),
					release: () => client.release(),
				}
			},
		}
		await expect(writeBackup(breaking as unknown as Shop['pool'], own)).rejects.toThrow('gone')
		expect(readFileSync(own, 'utf8')).toBe('yesterday')
		expect(await writeBackup(shop.pool, own)).toEqual(written)
		expect(statSync(own).mode & 0o777).toBe(0o600)
		expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
	})

	test.each(everyDatabase)(
		'a backup comes back on $name: equal counts and checksums, and it goes on',
		(to) =>
			onEmpty(to, async (empty) => {
				expect(await readBackup(empty.pool, file)).toEqual(written)
				expect(await sumsOf(empty.pool)).toEqual(written)
				// Not in the file: the restored orders bring their words again.
				const words = 'select tenant, word, order_id from order_words order by 1, 2, 3'
				const before = await shop.pool.query(words)
				expect(before.rowCount).toBeGreaterThan(20)
				expect((await empty.pool.query(words)).rows).toEqual(before.rows)
				const next = `select nextval('order_numbers')::int as next`
				expect((await empty.pool.query(next)).rows).toEqual([{ next: 4 }])
				await empty.pool.query(
					`insert into account_audit (tenant, at, user_id, event) select tenant, now(), id, 'loggedIn' from users limit 1`,
				)
			}),
	)

	test('a restore into a database with rows is refused', async () => {
		await expect(readBackup(shop.pool, file)).rejects.toThrow('notEmpty')
		expect(await sumsOf(shop.pool)).toEqual(written)
	})

	test('a damaged, truncated or other version’s backup is refused as a whole', () =>
		onEmpty(database, async (empty) => {
			const before = await sumsOf(empty.pool)
			const text = gunzipSync(readFileSync(file)).toString()
			const changed = join(folder, 'changed.gz')
			writeFileSync(changed, gzipSync(text.replace('t.lambert@', 'x.lambert@')))
			await expect(readBackup(empty.pool, changed)).rejects.toThrow('spoilt')
			// Rows that the database takes for no JSON, and for no bytes.
			for (const flipped of [text.replace('"{', '"z'), text.replace(/(\\\\x)\w/, '$1g')]) {
				expect(flipped).not.toBe(text)
				writeFileSync(changed, gzipSync(flipped))
				await expect(readBackup(empty.pool, changed)).rejects.toThrow('spoilt')
			}
			writeFileSync(changed, gzipSync(text.replace(/"migration":"\w/, '"migration":"-')))
			await expect(readBackup(empty.pool, changed)).rejects.toThrow('otherVersion')
			writeFileSync(changed, readFileSync(file))
			truncateSync(changed, Math.floor(statSync(file).size / 2))
			await expect(readBackup(empty.pool, changed)).rejects.toThrow('spoilt')
			expect(await sumsOf(empty.pool)).toEqual(before)
		}))
})
