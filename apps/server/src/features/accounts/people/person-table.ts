import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../../../db/open-database.ts'
import { accountAudit, forgetAccountChanges } from '../account-audit-table.ts'
import { deleteSessionsOf, sessions, type User, users } from '../accounts-table.ts'
import { deleteSecondFactor } from '../second-factor/second-factor-table.ts'
import type { PersonKey, PersonTraces } from '../service.ts'
import { accountTokens } from '../tokens-table.ts'

export async function exportAccount(db: Queryable, user: User) {
	const { passwordHash: _hash, search: _search, login: _login, ...account } = user
	const open = await db
		.select({
			browser: sessions.browser,
			createdAt: sessions.createdAt,
			lastSeenAt: sessions.lastSeenAt,
		})
		.from(sessions)
		.where(and(eq(sessions.tenant, user.tenant), eq(sessions.userId, user.id)))
	const history = await db
		.select({ at: accountAudit.at, event: accountAudit.event, changes: accountAudit.changes })
		.from(accountAudit)
		.where(and(eq(accountAudit.tenant, user.tenant), eq(accountAudit.userId, user.id)))
	return { account: [account], sessions: open, history }
}

/** The audit stays with an id that nothing else has any more. */
export async function deleteAccount(tx: Queryable, user: User): Promise<void> {
	await deleteSessionsOf(tx, user, null)
	await deleteSecondFactor(tx, user)
	await forgetAccountChanges(tx, user)
	await tx.delete(users).where(and(eq(users.tenant, user.tenant), eq(users.id, user.id)))
}

export async function deleteTokensOf(
	tx: Queryable,
	{ tenant, addresses }: PersonTraces,
): Promise<void> {
	await tx
		.delete(accountTokens)
		.where(and(eq(accountTokens.tenant, tenant), inArray(accountTokens.email, [...addresses])))
}

/** Those of these addresses, in lower case, under which another has an account. */
export async function addressesOfOthers(
	db: Queryable,
	{ tenant, userId }: PersonKey,
	addresses: readonly string[],
): Promise<string[]> {
	const isUnder = and(eq(users.tenant, tenant), inArray(users.login, [...addresses]))
	const found = await db.select({ id: users.id, login: users.login }).from(users).where(isUnder)
	return found.flatMap(({ id, login }) => (login === null || id === userId ? [] : [login]))
}
