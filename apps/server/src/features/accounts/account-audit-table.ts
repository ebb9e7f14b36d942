// Append-only, without addresses, browsers and secrets.
import type { AccountEntry } from '@gabarit/contract'
import { and, desc, eq, inArray, notInArray } from 'drizzle-orm'
import { bigint, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../db/columns.ts'
import type { Queryable } from '../../db/open-database.ts'
import { type UserKey, users } from './accounts-table.ts'

export type AccountEvent = AccountEntry['event']

export const accountAudit = pgTable(
	'account_audit',
	{
		tenant: text().notNull(),
		id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
		at: time('at').notNull(),
		userId: uuid('user_id').notNull(),
		event: text().$type<AccountEvent>().notNull(),
		by: uuid(),
		/** Names of changed fields, never values. */
		fields: text().array(),
	},
	(table) => [
		primaryKey({ columns: [table.tenant, table.id] }),
		index('account_audit_user').on(table.tenant, table.userId, table.at),
	],
)

type Entry = {
	tenant: string
	userId: string
	event: AccountEvent
	at: Date
	by?: string | null
	fields?: string[]
}

export async function auditAccount(db: Queryable, entry: Entry): Promise<void> {
	await db.insert(accountAudit).values(entry)
}

/** Noted under who did it, of his shop and not of his account. */
const ofShop = [
	'resellerOpened',
	'resellerChanged',
	'resellerDisabled',
	'resellerEnabled',
] as const satisfies AccountEvent[]

type Happened = { at: Date; event: AccountEvent; by: string | null; fields: string[] | null }

/** Newest first. */
export function eventsOf(db: Queryable, user: UserKey, most: number): Promise<Happened[]> {
	const { at, event, by, fields } = accountAudit
	return db
		.select({ at, event, by, fields })
		.from(accountAudit)
		.where(
			and(
				eq(accountAudit.tenant, user.tenant),
				eq(accountAudit.userId, user.id),
				notInArray(event, [...ofShop]),
			),
		)
		.orderBy(desc(at), desc(accountAudit.id))
		.limit(most)
}

/** Of whichever shop: an administrator's account is in the operator's. */
export async function namesOf(db: Queryable, ids: string[]): Promise<Map<string, string>> {
	if (ids.length === 0) return new Map()
	const { id, firstName, lastName } = users
	const rows = await db.select({ id, firstName, lastName }).from(users).where(inArray(id, ids))
	return new Map(rows.map((row) => [row.id, `${row.lastName} ${row.firstName}`]))
}
