// Who logs in, or orders, is found by an index, however many accounts a shop has: under a row policy only a plain
// comparison uses one.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertUser, userByEmail, users } from '../features/accounts/accounts-table.ts'
import { insertTenant } from '../features/tenants/tenants-table.ts'
import { everyDatabase, type OpenTestDatabase } from '../testing/test-database.ts'
import { inScope } from './tenant-scope.ts'

describe.each(everyDatabase)('accounts by e-mail on $name', (database) => {
	let opened: OpenTestDatabase
	beforeAll(async () => {
		opened = await database.open()
		await insertTenant(opened.db, { code: 'one', name: 'one' })
		await insertUser(opened.db, {
			tenant: 'one',
			email: 'Ada.Rabot@Client.example',
			firstName: 'Ada',
			lastName: 'Rabot',
			role: 'IndividualCustomer',
			passwordHash: '-',
		})
	})
	afterAll(() => opened.close())

	test('capitals do not matter, and keep as they were written', async () => {
		const found = await userByEmail(opened.db, 'one', 'ADA.rabot@client.EXAMPLE')
		expect(found?.email).toBe('Ada.Rabot@Client.example')
	})

	test('the index finds them under the policy of a shop', async () => {
		const plan = await inScope('one', () =>
			opened.db.transaction(async (tx) => {
				// As with many accounts: of one, reading all is quicker.
				await tx.execute(sql`set local enable_seqscan = off`)
				const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(
					sql`explain select * from ${users} where tenant = 'one' and login = 'ada.rabot@client.example'`,
				)
				return rows.map((row) => row['QUERY PLAN']).join('\n')
			}),
		)
		expect(plan).toMatch(/Index Cond: .*login = 'ada\.rabot@client\.example'/)
	})
})
