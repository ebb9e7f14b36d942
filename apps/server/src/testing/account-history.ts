// What an account's audit holds, newest first.
import { and, desc, eq } from 'drizzle-orm'
import type { Queryable } from '../db/open-database.ts'
import { type AccountEvent, accountAudit } from '../features/accounts/account-audit-table.ts'

export async function accountHistory(
	db: Queryable,
	tenant: string,
	userId: string,
): Promise<AccountEvent[]> {
	const rows = await db
		.select({ event: accountAudit.event })
		.from(accountAudit)
		.where(and(eq(accountAudit.tenant, tenant), eq(accountAudit.userId, userId)))
		.orderBy(desc(accountAudit.id))
	return rows.map((row) => row.event)
}
