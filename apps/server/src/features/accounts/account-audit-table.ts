// Append-only, without addresses, browsers and secrets.
import { bigint, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../db/columns.ts'
import type { Queryable } from '../../db/open-database.ts'

const accountEvents = [
	'loggedIn',
	'loginRefused',
	'loggedOut',
	'resetSent',
	'passwordReset',
	'passwordChanged',
	'passwordMismatch',
	'activated',
	'sessionsEnded',
	'otpRefused',
	'recoveryCodeUsed',
	'secondFactorOn',
	'secondFactorOff',
	'recoveryCodesMade',
	'created',
	'changed',
	'disabled',
	'enabled',
	'turnedIntoReseller',
	'exported',
	'erased',
	'resellerOpened',
	'resellerChanged',
	'resellerDisabled',
	'resellerEnabled',
] as const
export type AccountEvent = (typeof accountEvents)[number]

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
