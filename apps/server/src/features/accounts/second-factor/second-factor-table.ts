// Recovery codes are stored as hashes.
import { and, count, eq, inArray, isNotNull, lt, lte, or, sql } from 'drizzle-orm'
import { bigint, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../../db/columns.ts'
import type { Queryable } from '../../../db/open-database.ts'
import type { UserKey } from '../accounts-table.ts'

export const secondFactors = pgTable(
	'second_factors',
	{
		tenant: text().notNull(),
		userId: uuid('user_id').notNull(),
		/** Encrypted: reading the table is not enough to make codes. */
		secret: text().notNull(),
		/** Null until a first code was right. */
		confirmedAt: time('confirmed_at'),
		/** Time step of the last used code; earlier ones are spent too. */
		lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
		failures: integer().notNull().default(0),
		failedAt: time('failed_at'),
		createdAt: time('created_at').notNull(),
	},
	(table) => [primaryKey({ columns: [table.tenant, table.userId] })],
)

export const recoveryCodes = pgTable(
	'recovery_codes',
	{
		tenant: text().notNull(),
		userId: uuid('user_id').notNull(),
		codeHash: text('code_hash').notNull(),
	},
	(table) => [primaryKey({ columns: [table.tenant, table.userId, table.codeHash] })],
)

export type SecondFactor = typeof secondFactors.$inferSelect

function factorOf(user: UserKey) {
	return and(eq(secondFactors.tenant, user.tenant), eq(secondFactors.userId, user.id))
}

function codesOf(user: UserKey) {
	return and(eq(recoveryCodes.tenant, user.tenant), eq(recoveryCodes.userId, user.id))
}

export async function secondFactorOf(db: Queryable, user: UserKey): Promise<SecondFactor | null> {
	const [found] = await db.select().from(secondFactors).where(factorOf(user))
	return found ?? null
}

export function encryptedSecrets(
	db: Queryable,
): Promise<Pick<SecondFactor, 'tenant' | 'userId' | 'secret'>[]> {
	const { tenant, userId, secret } = secondFactors
	return db.select({ tenant, userId, secret }).from(secondFactors)
}

export async function usersWithSecondFactor(db: Queryable, ids: string[]): Promise<Set<string>> {
	if (ids.length === 0) return new Set()
	const rows = await db
		.select({ userId: secondFactors.userId })
		.from(secondFactors)
		.where(and(inArray(secondFactors.userId, ids), isNotNull(secondFactors.confirmedAt)))
	return new Set(rows.map((row) => row.userId))
}

/** Waits for its first code; an active one is never replaced. */
export async function beginSecondFactor(
	tx: Queryable,
	user: UserKey,
	secret: string,
	now: Date,
): Promise<boolean> {
	const written = await tx
		.insert(secondFactors)
		.values({ tenant: user.tenant, userId: user.id, secret, createdAt: now })
		.onConflictDoUpdate({
			target: [secondFactors.tenant, secondFactors.userId],
			set: { secret, createdAt: now },
			setWhere: sql`${secondFactors.confirmedAt} is null`,
		})
		.returning({ userId: secondFactors.userId })
	return written.length === 1
}

/** False where this or a later step was used before. */
export async function spendStep(
	db: Queryable,
	user: UserKey,
	step: number,
	now: Date,
): Promise<boolean> {
	const spent = await db
		.update(secondFactors)
		.set({
			lastStep: step,
			failures: 0,
			confirmedAt: sql`coalesce(${secondFactors.confirmedAt}, ${now.toISOString()}::timestamptz)`,
		})
		.where(and(factorOf(user), lt(secondFactors.lastStep, step)))
		.returning({ userId: secondFactors.userId })
	return spent.length === 1
}

/**
 * Counts a try before its code is checked, so that parallel tries respect `most`. False where too many failed and
 * the last one came after `since`. A right code resets the count.
 */
export async function claimTry(
	db: Queryable,
	user: UserKey,
	{ now, since, most }: { now: Date; since: Date; most: number },
): Promise<boolean> {
	const claimed = await db
		.update(secondFactors)
		.set({ failures: sql`${secondFactors.failures} + 1`, failedAt: now })
		.where(
			and(factorOf(user), or(lt(secondFactors.failures, most), lte(secondFactors.failedAt, since))),
		)
		.returning({ userId: secondFactors.userId })
	return claimed.length === 1
}

export async function forgetFailures(db: Queryable, user: UserKey): Promise<void> {
	await db.update(secondFactors).set({ failures: 0 }).where(factorOf(user))
}

export async function replaceRecoveryCodes(
	tx: Queryable,
	user: UserKey,
	hashes: readonly string[],
): Promise<void> {
	await tx.delete(recoveryCodes).where(codesOf(user))
	await tx
		.insert(recoveryCodes)
		.values(hashes.map((codeHash) => ({ tenant: user.tenant, userId: user.id, codeHash })))
}

export async function spendRecoveryCode(
	db: Queryable,
	user: UserKey,
	codeHash: string,
): Promise<boolean> {
	const spent = await db
		.delete(recoveryCodes)
		.where(and(codesOf(user), eq(recoveryCodes.codeHash, codeHash)))
		.returning({ userId: recoveryCodes.userId })
	return spent.length === 1
}

export async function recoveryCodesLeft(db: Queryable, user: UserKey): Promise<number> {
	const [row] = await db.select({ left: count() }).from(recoveryCodes).where(codesOf(user))
	return row?.left ?? 0
}

export async function deleteSecondFactor(tx: Queryable, user: UserKey): Promise<void> {
	await tx.delete(recoveryCodes).where(codesOf(user))
	await tx.delete(secondFactors).where(factorOf(user))
}
