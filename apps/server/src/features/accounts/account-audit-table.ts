// Append-only, without addresses, browsers and secrets.
import type { AccountEntry, AuditChange, UserRole } from '@gabarit/contract'
import { and, arrayOverlaps, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../db/columns.ts'
import type { Queryable } from '../../db/open-database.ts'
import { type UserKey, users } from './accounts-table.ts'

/** A customer without an account, whose data were exported or erased. */
export const noAccount = '00000000-0000-0000-0000-000000000000'
/** The field under which the numbers of his orders are kept. */
export const ordersField = 'orders'

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
		/** Names of changed fields. */
		fields: text().array(),
		/** Their values, of those that are no secret. */
		changes: jsonb().$type<AuditChange[]>(),
	},
	(table) => [
		primaryKey({ columns: [table.tenant, table.id] }),
		index('account_audit_user').on(table.tenant, table.userId, table.at),
		index('account_audit_at').on(table.at),
	],
)

type Entry = {
	tenant: string
	userId: string
	event: AccountEvent
	at: Date
	by?: string | null
	changes?: readonly AuditChange[]
}

export async function auditAccount(
	db: Queryable,
	{ changes = [], ...entry }: Entry,
): Promise<void> {
	const fields = changes.map(({ field }) => field)
	const kept = changes.length === 0 ? {} : { fields, changes: [...changes] }
	await db.insert(accountAudit).values({ ...entry, ...kept })
}

/** What was changed stays; the values, a person's own, go. */
export async function forgetAccountChanges(tx: Queryable, user: UserKey): Promise<void> {
	await tx
		.update(accountAudit)
		.set({ changes: null })
		.where(
			and(
				eq(accountAudit.tenant, user.tenant),
				eq(accountAudit.userId, user.id),
				notInArray(accountAudit.event, [...ofShop]),
			),
		)
}

/** Noted under who did it, of his shop and not of his account. */
export const ofShop = [
	'resellerOpened',
	'resellerChanged',
	'resellerDisabled',
	'resellerEnabled',
	'samplesChanged',
	'mailSentAgain',
] as const satisfies AccountEvent[]

/** `named`: where a shop has several of the first field, as of promo codes. */
export type Edited = { tenant: string; fields: readonly string[]; named?: string }

/** Who last changed one of these of a shop. */
export async function shopEditor(db: Queryable, edited: Edited): Promise<string | null> {
	const { tenant, event, fields, changes, userId, id } = accountAudit
	const [field] = edited.fields
	const isNamed = sql`${changes} @> ${JSON.stringify([{ field, after: edited.named }])}::jsonb`
	const [last] = await db
		.select({ by: userId })
		.from(accountAudit)
		.where(
			and(
				eq(tenant, edited.tenant),
				eq(event, 'resellerChanged'),
				arrayOverlaps(fields, [...edited.fields]),
				edited.named === undefined ? undefined : isNamed,
			),
		)
		.orderBy(desc(id))
		.limit(1)
	if (!last) return null
	return (await accountsNamed(db, [last.by])).get(last.by)?.name ?? null
}

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

export type NamedAccount = { name: string; role: UserRole; tenant: string }

/** Of whichever shop: an administrator's account is in the operator's. */
export async function accountsNamed(
	db: Queryable,
	ids: readonly string[],
): Promise<Map<string, NamedAccount>> {
	if (ids.length === 0) return new Map()
	const { id, tenant, role, firstName, lastName } = users
	const rows = await db
		.select({ id, tenant, role, firstName, lastName })
		.from(users)
		.where(inArray(id, [...ids]))
	return new Map(
		rows.map((row) => [
			row.id,
			{ name: `${row.lastName} ${row.firstName}`, role: row.role, tenant: row.tenant },
		]),
	)
}
