// Notifications are read from the audit and the outbox, so that an order writes no further row, and from the
// refusals that are kept for a user. Stored here are only the read marks of each user.
import type { Notification } from '@gabarit/contract'
import { and, eq, lt, or, type SQL, sql } from 'drizzle-orm'
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../db/columns.ts'
import type { Keyset, KeysetRow } from '../../db/keyset.ts'
import type { Queryable } from '../../db/open-database.ts'

export const notificationReads = pgTable(
	'notification_reads',
	{
		tenant: text().notNull(),
		userId: uuid('user_id').notNull(),
		/** Id of a notification; `*` = all up to that instant. */
		notification: text().notNull(),
		at: time('at').notNull(),
	},
	(table) => [primaryKey({ columns: [table.tenant, table.userId, table.notification] })],
)

const all = '*'

export type Reader = { tenant: string; id: string }

/** `shop` null = every shop; `sells` and `supplies` select the kinds; `ofOrders`: no dead letters of accounts. */
export type NewsScope = {
	shop: string | null
	sells: boolean
	supplies: boolean
	ofOrders: boolean
	since: Date
}

function newsOf({ shop, sells, supplies, ofOrders, since }: NewsScope, reader: Reader): SQL {
	const from = sql`${since.toISOString()}::timestamptz`
	const here = (tenant: SQL) => (shop === null ? sql`true` : sql`${tenant} = ${shop}`)
	const sold = sql`a.event in ('orderPlaced', 'paymentReceived', 'paymentLinked') and ${here(sql`a.tenant`)}`
	const supplied = sql`a.event = 'sentToSupplier'`
	const kinds = [...(sells ? [sold] : []), ...(supplies ? [supplied] : [])]
	return sql`select 'audit-' || a.id as id, a.tenant,
			case when a.event in ('orderPlaced', 'sentToSupplier') then 'order' else 'payment' end as kind,
			a.at, o.reference, (a.data ->> 'amount')::bigint as amount, null as what, null as refusal
		from audit a join orders o on o.tenant = a.tenant and o.code = a.code
		where a.at > ${from} and a.user_id is distinct from ${reader.id}
			and ${or(...kinds) ?? sql`false`}
		union all
		select 'outbox-' || m.id, m.tenant, 'deadLetter', coalesce(m.done_at, m.created_at), null, null, null, null
		from outbox m where ${sells} and m.state = 'dead' and coalesce(m.done_at, m.created_at) > ${from}
			and ${here(sql`m.tenant`)} and ${ofOrders ? sql`m.reference is not null` : sql`true`}
		union all
		select 'refused-' || r.id, r.tenant, 'refused', r.at, r.reference, null, r.what, r.code
		from unseen_refusals r
		where r.tenant = ${reader.tenant} and r.user_id = ${reader.id} and r.at > ${from}`
}

/** Read if the user marked it, or all, after it happened: a message given up again is unread again. */
function isRead({ tenant, id }: Reader): SQL {
	return sql`exists (select 1 from notification_reads r
		where r.tenant = ${tenant} and r.user_id = ${id}
		and r.notification in (n.id, ${all}) and r.at >= n.at)`
}

type News = Omit<Notification, 'at' | 'kind'> & { kind: Notification['kind']; at: Date }

export async function listNews(
	db: Queryable,
	scope: NewsScope,
	reader: Reader,
	{ page, unreadOnly }: { page: Keyset; unreadOnly: boolean },
): Promise<KeysetRow<News>[]> {
	const { from } = page
	const back = from?.side === 'before'
	const order = back ? sql`asc` : sql`desc`
	const behind = from
		? sql`(n.at, n.id) ${back ? sql`>` : sql`<`} (${from.value}::timestamptz, ${from.key})`
		: sql`true`
	const { rows } = await db.execute<{
		id: string
		tenant: string
		kind: Notification['kind']
		value: string
		at: string | Date
		reference: string | null
		amount: string | null
		what: string | null
		refusal: string | null
		read: boolean
	}>(sql`select n.*, n.at::text as value, ${isRead(reader)} as read from (${newsOf(scope, reader)}) n
		where ${behind} and (not ${unreadOnly} or not ${isRead(reader)})
		order by n.at ${order}, n.id ${order} limit ${page.limit + 1}`)
	return rows.map(({ value, at, amount, what, refusal, ...row }) => ({
		row: {
			...row,
			at: new Date(at),
			amount: amount === null ? null : Number(amount),
			refused: what === null || refusal === null ? null : { what, code: refusal },
		},
		value,
		key: row.id,
	}))
}

export async function countUnread(
	db: Queryable,
	scope: NewsScope,
	reader: Reader,
): Promise<number> {
	const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from (
		select 1 from (${newsOf(scope, reader)}) n where not ${isRead(reader)} limit 100) u`)
	return rows[0]?.count ?? 0
}

export async function markRead(
	db: Queryable,
	{ tenant, id: userId }: Reader,
	ids: string[] | 'all',
	at: Date,
): Promise<void> {
	const marked = ids === 'all' ? [all] : [...new Set(ids)]
	await db
		.insert(notificationReads)
		.values(marked.map((notification) => ({ tenant, userId, notification, at })))
		.onConflictDoUpdate({
			target: [notificationReads.tenant, notificationReads.userId, notificationReads.notification],
			set: { at: sql`greatest(${notificationReads.at}, excluded.at)` },
		})
}

export async function forgetReads(db: Queryable, before: Date): Promise<void> {
	await db.delete(notificationReads).where(lt(notificationReads.at, before))
}

export async function forgetReadsOf(db: Queryable, { tenant, id }: Reader): Promise<void> {
	await db
		.delete(notificationReads)
		.where(and(eq(notificationReads.tenant, tenant), eq(notificationReads.userId, id)))
}
