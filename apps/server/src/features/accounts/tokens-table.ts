import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../db/columns.ts'
import type { Queryable } from '../../db/open-database.ts'
import type { Person } from '../mails/service.ts'

export const accountTokens = pgTable(
	'account_tokens',
	{
		tenant: text().notNull(),
		tokenHash: text('token_hash').notNull(),
		kind: text().$type<'reset' | 'activation'>().notNull(),
		/** Null where the account is created with its first password. */
		userId: uuid('user_id'),
		email: text().notNull(),
		person: jsonb().$type<Person>(),
		createdAt: time('created_at').notNull(),
		expiresAt: time('expires_at').notNull(),
		usedAt: time('used_at'),
	},
	(table) => [
		primaryKey({ columns: [table.tenant, table.tokenHash] }),
		index('account_tokens_email').on(table.tenant, table.email),
	],
)

export type AccountToken = typeof accountTokens.$inferSelect

export async function insertToken(
	db: Queryable,
	row: typeof accountTokens.$inferInsert,
): Promise<void> {
	await db.insert(accountTokens).values(row)
}

export async function deleteExpiredTokens(db: Queryable, now: Date): Promise<void> {
	await db.delete(accountTokens).where(lt(accountTokens.expiresAt, now))
}

/** Whether an invitation to open an account can still be used. */
export async function hasOpenInvitation(
	db: Queryable,
	{ tenant, email, now }: { tenant: string; email: string; now: Date },
): Promise<boolean> {
	const [found] = await db
		.select({ at: accountTokens.createdAt })
		.from(accountTokens)
		.where(
			and(
				eq(accountTokens.tenant, tenant),
				eq(accountTokens.email, email.toLowerCase()),
				eq(accountTokens.kind, 'activation'),
				isNull(accountTokens.usedAt),
				gt(accountTokens.expiresAt, now),
			),
		)
		.limit(1)
	return found !== undefined
}

function isOpen(tenant: string, tokenHash: string, now: Date) {
	return and(
		eq(accountTokens.tenant, tenant),
		eq(accountTokens.tokenHash, tokenHash),
		isNull(accountTokens.usedAt),
		gt(accountTokens.expiresAt, now),
	)
}

export async function openToken(
	db: Queryable,
	tenant: string,
	tokenHash: string,
	now: Date,
): Promise<AccountToken | null> {
	const [found] = await db
		.select()
		.from(accountTokens)
		.where(isOpen(tenant, tokenHash, now))
	return found ?? null
}

/** Also spends all other tokens of the same person. */
export async function spendToken(
	tx: Queryable,
	tenant: string,
	tokenHash: string,
	now: Date,
): Promise<AccountToken | null> {
	const [used] = await tx
		.update(accountTokens)
		.set({ usedAt: now })
		.where(isOpen(tenant, tokenHash, now))
		.returning()
	if (!used) return null
	await endTokens(tx, tenant, used.email, now)
	return used
}

export async function endTokens(
	tx: Queryable,
	tenant: string,
	email: string,
	now: Date,
): Promise<void> {
	await tx
		.update(accountTokens)
		.set({ usedAt: now })
		.where(
			and(
				eq(accountTokens.tenant, tenant),
				eq(accountTokens.email, email.toLowerCase()),
				isNull(accountTokens.usedAt),
			),
		)
}
