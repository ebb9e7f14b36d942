// Passwords are argon2id; of session tokens only hashes are stored.
import type { UserRole } from '@gabarit/contract'
import type { Language } from '@gabarit/i18n'
import { and, desc, eq, getTableColumns, gt, lt, ne, sql } from 'drizzle-orm'
import {
	boolean,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { time } from '../../db/columns.ts'
import type { Queryable } from '../../db/open-database.ts'
import { type Put, preparedSelect } from '../../db/prepared.ts'
import { dialled } from '../../lib/dialled.ts'
import { plainText } from '../../lib/hash.ts'

export const users = pgTable(
	'users',
	{
		tenant: text().notNull(),
		id: uuid().notNull().defaultRandom(),
		email: text().notNull(),
		/** Name for the login; a column, since under row security no index of `lower(…)` is used (ADR 13). */
		login: text().generatedAlwaysAs(sql`lower(email)`),
		firstName: text('first_name').notNull(),
		lastName: text('last_name').notNull(),
		phoneNumber: text('phone_number'),
		role: text().$type<UserRole>().notNull(),
		isAdmin: boolean('is_admin').notNull().default(false),
		/** Null until activation. */
		passwordHash: text('password_hash'),
		companyName: text('company_name'),
		vatNumber: text('vat_number'),
		language: text().$type<Language>().notNull().default('fr'),
		/** His own, an exact decimal; null = the shop's. */
		rating: text(),
		lastLoginAt: time('last_login_at'),
		/** Lower case, without accents. */
		search: text().notNull().default(''),
		revision: integer().notNull().default(1),
		disabledAt: time('disabled_at'),
		createdAt: time('created_at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.tenant, table.id] }),
		uniqueIndex('users_login').on(table.tenant, table.login),
	],
)

export const sessions = pgTable(
	'sessions',
	{
		tenant: text().notNull(),
		tokenHash: text('token_hash').notNull(),
		/** Public id, since the token is secret. */
		id: uuid().notNull().defaultRandom(),
		userId: uuid('user_id').notNull(),
		browser: text(),
		createdAt: time('created_at').notNull().defaultNow(),
		lastSeenAt: time('last_seen_at').notNull().defaultNow(),
		expiresAt: time('expires_at').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.tenant, table.tokenHash] }),
		index('sessions_user').on(table.tenant, table.userId),
	],
)

export type User = typeof users.$inferSelect

const readByEmail = preparedSelect(getTableColumns(users), (db, value: Put<'tenant' | 'email'>) =>
	db
		.select()
		.from(users)
		.where(and(eq(users.tenant, value('tenant')), eq(users.login, value('email')))),
)

export async function userByEmail(
	db: Queryable,
	tenant: string,
	email: string,
): Promise<User | null> {
	const [found] = await readByEmail(db, { tenant, email: email.toLowerCase() })
	return found ?? null
}

export type NewUser = Omit<typeof users.$inferInsert, 'search'>

export function searchOf(
	row: Pick<
		NewUser,
		'firstName' | 'lastName' | 'email' | 'companyName' | 'phoneNumber' | 'vatNumber'
	>,
): string {
	const { firstName, lastName, email, companyName, vatNumber } = row
	const texts = [lastName, firstName, lastName, email, companyName, vatNumber]
	return plainText([...texts, ...dialled(row.phoneNumber)].filter(Boolean).join(' '))
}

export async function insertUser(db: Queryable, row: NewUser): Promise<User> {
	const [user] = await db
		.insert(users)
		.values({ ...row, search: searchOf(row) })
		.returning()
	if (!user) throw new Error('the user was not written')
	return user
}

/** Those of whom there is no account yet. */
export function insertUsers(db: Queryable, rows: readonly NewUser[]): Promise<User[]> {
	return db
		.insert(users)
		.values(rows.map((row) => ({ ...row, search: searchOf(row) })))
		.onConflictDoNothing()
		.returning()
}

export async function addUser(db: Queryable, row: NewUser): Promise<User | null> {
	const [user] = await db
		.insert(users)
		.values({ ...row, search: searchOf(row) })
		.onConflictDoNothing()
		.returning()
	return user ?? null
}

export type UserKey = { tenant: string; id: string }

export async function userById(db: Queryable, tenant: string, id: string): Promise<User | null> {
	const found = await db
		.select()
		.from(users)
		.where(and(eq(users.tenant, tenant), eq(users.id, id)))
	return found[0] ?? null
}

export async function setPassword(db: Queryable, user: UserKey, hash: string): Promise<void> {
	await db
		.update(users)
		.set({ passwordHash: hash })
		.where(and(eq(users.tenant, user.tenant), eq(users.id, user.id)))
}

/** No change of the account: its revision stays. */
export async function noteLogin(db: Queryable, user: UserKey, at: Date): Promise<void> {
	await db
		.update(users)
		.set({ lastLoginAt: at })
		.where(and(eq(users.tenant, user.tenant), eq(users.id, user.id)))
}

export async function setPasswords(
	db: Queryable,
	accounts: readonly { tenant: string; email: string }[],
	hash: string,
): Promise<void> {
	for (const { tenant, email } of accounts)
		await db
			.update(users)
			.set({ passwordHash: hash })
			.where(and(eq(users.tenant, tenant), eq(users.email, email)))
}

export async function insertSession(
	db: Queryable,
	row: typeof sessions.$inferInsert,
): Promise<void> {
	await db.insert(sessions).values(row)
}

export async function userOfSession(
	db: Queryable,
	tenant: string,
	tokenHash: string,
	now: Date,
): Promise<{ user: User; lastSeenAt: Date } | null> {
	const found = await db
		.select({ user: users, lastSeenAt: sessions.lastSeenAt })
		.from(sessions)
		.innerJoin(users, and(eq(users.tenant, sessions.tenant), eq(users.id, sessions.userId)))
		.where(
			and(
				eq(sessions.tenant, tenant),
				eq(sessions.tokenHash, tokenHash),
				gt(sessions.expiresAt, now),
			),
		)
	return found[0] ?? null
}

export async function touchSession(
	db: Queryable,
	tenant: string,
	tokenHash: string,
	now: Date,
): Promise<void> {
	await db
		.update(sessions)
		.set({ lastSeenAt: now })
		.where(and(eq(sessions.tenant, tenant), eq(sessions.tokenHash, tokenHash)))
}

export async function deleteSession(
	db: Queryable,
	tenant: string,
	tokenHash: string,
): Promise<void> {
	await db
		.delete(sessions)
		.where(and(eq(sessions.tenant, tenant), eq(sessions.tokenHash, tokenHash)))
}

export async function deleteExpiredSessions(db: Queryable, now: Date): Promise<void> {
	await db.delete(sessions).where(lt(sessions.expiresAt, now))
}

export type Session = typeof sessions.$inferSelect

export function sessionsOf(
	db: Queryable,
	user: UserKey,
	now: Date,
	idleSince: Date,
): Promise<Session[]> {
	return db
		.select()
		.from(sessions)
		.where(
			and(
				eq(sessions.tenant, user.tenant),
				eq(sessions.userId, user.id),
				gt(sessions.expiresAt, now),
				gt(sessions.lastSeenAt, idleSince),
			),
		)
		.orderBy(desc(sessions.lastSeenAt))
}

export async function deleteSessionById(db: Queryable, user: UserKey, id: string): Promise<void> {
	await db
		.delete(sessions)
		.where(and(eq(sessions.tenant, user.tenant), eq(sessions.userId, user.id), eq(sessions.id, id)))
}

export async function deleteSessionsOf(
	db: Queryable,
	user: UserKey,
	keep: string | null,
): Promise<void> {
	await db
		.delete(sessions)
		.where(
			and(
				eq(sessions.tenant, user.tenant),
				eq(sessions.userId, user.id),
				keep === null ? undefined : ne(sessions.tokenHash, keep),
			),
		)
}

export async function deleteSessionsOfTenant(db: Queryable, tenant: string): Promise<void> {
	await db.delete(sessions).where(eq(sessions.tenant, tenant))
}
