// State of the test provider, which a real one keeps on its own machines.
import { and, eq } from 'drizzle-orm'
import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { time } from '../../db/columns.ts'
import type { Queryable } from '../../db/open-database.ts'
import type { ProviderStatus } from './provider.ts'

export const testPayments = pgTable(
	'test_payments',
	{
		tenant: text().notNull(),
		id: text().notNull(),
		amount: bigint({ mode: 'number' }).notNull(),
		description: text().notNull(),
		status: text().$type<ProviderStatus>().notNull().default('open'),
		returnUrl: text('return_url').notNull(),
		refunded: bigint({ mode: 'number' }).notNull().default(0),
		expiresAt: time('expires_at').notNull(),
	},
	(table) => [primaryKey({ columns: [table.tenant, table.id] })],
)

export type TestPayment = typeof testPayments.$inferSelect

const is = (tenant: string, id: string) =>
	and(eq(testPayments.tenant, tenant), eq(testPayments.id, id))

export async function insertTestPayment(
	db: Queryable,
	row: typeof testPayments.$inferInsert,
): Promise<void> {
	await db.insert(testPayments).values(row).onConflictDoNothing()
}

export async function testPaymentById(
	db: Queryable,
	tenant: string,
	id: string,
): Promise<TestPayment | null> {
	const [found] = await db.select().from(testPayments).where(is(tenant, id))
	return found ?? null
}

export async function updateTestPayment(
	db: Queryable,
	{ tenant, id }: Pick<TestPayment, 'tenant' | 'id'>,
	change: Partial<TestPayment>,
): Promise<void> {
	await db.update(testPayments).set(change).where(is(tenant, id))
}
