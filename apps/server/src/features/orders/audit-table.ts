// Append-only.
import type { ActorKind, TimelineEvent } from '@gabarit/contract'
import { and, desc, eq, sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { time } from '../../db/columns.ts'
import type { Queryable } from '../../db/open-database.ts'
import { preparedInsert } from '../../db/prepared.ts'

export const audit = pgTable(
	'audit',
	{
		tenant: text().notNull(),
		id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
		/** Design code: a timeline starts with the design, before there is an order. */
		code: text().notNull(),
		at: time('at').notNull().defaultNow(),
		/** Name in the timeline; null of who has none, or was erased. */
		who: text(),
		/** Null in entries that are older than the column. */
		actorKind: text('actor_kind').$type<ActorKind>(),
		userId: text('user_id'),
		event: text().$type<TimelineEvent>().notNull(),
		before: text(),
		after: text(),
		motive: text(),
		data: jsonb().$type<Record<string, string | number>>(),
	},
	(table) => [
		primaryKey({ columns: [table.tenant, table.id] }),
		index('audit_code').on(table.tenant, table.code, table.at),
		index('audit_at').on(table.at),
		index('audit_tenant_at').on(table.tenant, table.at),
		index('audit_user').on(table.userId, table.at),
		index('audit_news')
			.on(table.tenant, table.at)
			.where(sql`event in ('orderPlaced', 'paymentReceived', 'paymentLinked', 'sentToSupplier')`),
	],
)

export type AuditRow = typeof audit.$inferSelect
export type NewAuditRow = typeof audit.$inferInsert

const insertAudit = preparedInsert(audit, { returns: false })

export async function writeAudit(tx: Queryable, row: NewAuditRow): Promise<void> {
	await insertAudit(tx, row)
}

export async function writeAudits(tx: Queryable, rows: readonly NewAuditRow[]): Promise<void> {
	await tx.insert(audit).values([...rows])
}

export function timelineOf(db: Queryable, tenant: string, code: string): Promise<AuditRow[]> {
	return db
		.select()
		.from(audit)
		.where(and(eq(audit.tenant, tenant), eq(audit.code, code)))
		.orderBy(desc(audit.at), desc(audit.id))
}

/** What was corrected stays; the values, a person's own, go. */
export async function forgetCorrections(
	tx: Queryable,
	{ tenant, code }: { tenant: string; code: string },
): Promise<void> {
	const isValue = sql`key like '%.before' or key like '%.after'`
	await tx
		.update(audit)
		.set({
			data: sql`(select jsonb_object_agg(key, case when ${isValue} then '"–"'::jsonb else value end)
				from jsonb_each(${audit.data}))`,
		})
		.where(and(eq(audit.tenant, tenant), eq(audit.code, code), eq(audit.event, 'corrected')))
}

export async function lastRevision(
	db: Queryable,
	tenant: string,
	code: string,
): Promise<string | null> {
	const [found] = await db
		.select({ motive: audit.motive })
		.from(audit)
		.where(and(eq(audit.tenant, tenant), eq(audit.code, code), eq(audit.event, 'offerRevised')))
		.orderBy(desc(audit.at), desc(audit.id))
		.limit(1)
	return found?.motive ?? null
}

/** The reference of the offer that renewed this one at that revision. */
export async function renewalOf(
	tx: Queryable,
	{ tenant, code }: { tenant: string; code: string },
	revision: number,
): Promise<string | null> {
	const [found] = await tx
		.select({ to: sql<string | null>`${audit.data} ->> 'to'` })
		.from(audit)
		.where(
			and(
				eq(audit.tenant, tenant),
				eq(audit.code, code),
				eq(audit.event, 'offerRenewed'),
				sql`(${audit.data} ->> 'revision')::int = ${revision}`,
			),
		)
		.limit(1)
	return found?.to ?? null
}
