// The timelines of all offers and orders as one list, newest first.
import type { AuditChange, AuditEntry } from '@gabarit/contract'
import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { onDays } from '../../db/brussels-days.ts'
import { type Keyset, type KeysetRow, keysetPage } from '../../db/keyset.ts'
import type { Queryable } from '../../db/open-database.ts'
import type { AuditQuestion, AuditSource } from '../audit/service.ts'
import { type AuditRow, audit } from './audit-table.ts'
import { wantedWords } from './order-search.ts'
import { findInScope, foundWhere } from './order-search-table.ts'
import { orders } from './orders-table.ts'

/** Byte order, as JavaScript compares it with the keys of other lists. */
const key = sql`('o' || lpad(${audit.id}::text, 15, '0')) collate "C"`

/** Row security keeps the row comparison of a page from the index; the instant alone uses it. */
function nearPage({ from }: Keyset): SQL | undefined {
	if (from === null) return undefined
	const side = from.side === 'after' ? sql`<=` : sql`>=`
	return sql`${audit.at} ${side} ${from.value}::timestamptz`
}

async function searched(db: Queryable, { scope, filter }: AuditQuestion): Promise<SQL | undefined> {
	const words = wantedWords(filter.search ?? '')
	if (words.length === 0) return undefined
	// What the supplier did is found by what he reads of the order.
	const [sentOnly, orSent] = [scope.by !== undefined, scope.orBy !== undefined]
	const found = await findInScope(db, { tenant: scope.tenant, sentOnly, orSent }, words)
	const code = (filter.search ?? '').replace(/[\s-]/g, '').toUpperCase()
	// An order that was deleted is found by its code alone.
	const isOrder = sql`(${audit.tenant}, ${audit.code}) in (
		select ${orders.tenant}, ${orders.code} from ${orders} where ${and(...foundWhere(found))}
		union select t.code, ${code}::text from tenants t)`
	const actors = filter.actors ?? []
	return actors.length === 0 ? isOrder : or(isOrder, inArray(audit.userId, [...actors]))
}

function inShop({ tenant, orBy }: AuditQuestion['scope']): SQL | undefined {
	if (tenant === null) return undefined
	const here = eq(audit.tenant, tenant)
	return orBy === undefined ? here : or(here, eq(audit.userId, orBy))
}

async function whereOf(db: Queryable, question: AuditQuestion): Promise<SQL | undefined> {
	const { scope, filter } = question
	return and(
		// A design that is saved changes nobody's order.
		ne(audit.event, 'designSaved'),
		inShop(scope),
		scope.by === undefined ? undefined : eq(audit.userId, scope.by),
		filter.actor === undefined ? undefined : eq(audit.userId, filter.actor),
		...onDays(sql`${audit.at}`, { from: filter.atFrom, until: filter.atUntil }),
		await searched(db, question),
	)
}

type Named = Pick<
	typeof orders.$inferSelect,
	'tenant' | 'code' | 'kind' | 'reference' | 'deliveryMode'
>

async function ordersOf(db: Queryable, rows: readonly AuditRow[]): Promise<Map<string, Named>> {
	if (rows.length === 0) return new Map()
	const { tenant, code, kind, reference, deliveryMode } = orders
	const found = await db
		.select({ tenant, code, kind, reference, deliveryMode })
		.from(orders)
		.where(
			and(
				inArray(tenant, [...new Set(rows.map((row) => row.tenant))]),
				inArray(code, [...new Set(rows.map((row) => row.code))]),
			),
		)
	return new Map(found.map((row) => [`${row.tenant} ${row.code}`, row]))
}

const whole = { palletsCounted: 'pallets', assigned: 'seller', supplierDateSet: 'supplierDate' }

function changesOf({ event, before, after, data }: AuditRow): AuditChange[] {
	const values = data ?? {}
	const field = Object.entries(whole).find(([name]) => name === event)?.[1]
	if (field !== undefined)
		return [{ field, before: values['before'] ?? null, after: values['after'] ?? null }]
	const corrected = Object.keys(values).flatMap((name) => /^(.+)\.after$/.exec(name)?.[1] ?? [])
	const { totalBefore, total, mail } = values
	const isRepriced = totalBefore !== undefined && total !== undefined && totalBefore !== total
	return [
		...(after !== null && before !== after ? [{ field: 'status', before, after }] : []),
		...corrected.map((name) => ({
			field: name,
			before: values[`${name}.before`] ?? null,
			after: values[`${name}.after`] ?? null,
		})),
		...(mail === undefined ? [] : [{ field: 'mail', before: mail, after: mail }]),
		...(isRepriced ? [{ field: 'total', before: totalBefore, after: total }] : []),
	]
}

function entryOf(row: AuditRow, order: Named | undefined): AuditEntry {
	const amount = row.data?.['amount']
	const { reference } = order ?? row.data ?? {}
	return {
		id: `order-${row.id}`,
		at: row.at.toISOString(),
		tenant: row.tenant,
		actor: { kind: row.actorKind ?? 'user', name: row.who },
		subject: {
			kind: order?.kind ?? 'order',
			key: order?.reference ?? null,
			name: reference === undefined ? null : String(reference),
		},
		deliveryMode: order?.deliveryMode ?? null,
		event: row.event,
		changes: changesOf(row),
		motive: row.motive,
		amount: typeof amount === 'number' ? amount : null,
	}
}

async function pageOfAudit(
	db: Queryable,
	question: AuditQuestion,
	page: Keyset,
): Promise<KeysetRow<AuditEntry>[]> {
	const found = await keysetPage<AuditRow>(db, {
		table: audit,
		where: and(await whereOf(db, question), nearPage(page)),
		sort: sql`${audit.at}`,
		type: 'timestamptz',
		key,
		page,
	})
	const named = await ordersOf(
		db,
		found.map(({ row }) => row),
	)
	return found.map(({ row, ...at }) => ({
		...at,
		row: entryOf(row, named.get(`${row.tenant} ${row.code}`)),
	}))
}

async function countAudit(db: Queryable, question: AuditQuestion, most: number): Promise<number> {
	const some = db
		.select({ id: audit.id })
		.from(audit)
		.where(await whereOf(db, question))
		.limit(most)
		.as('counted')
	const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some)
	return row?.count ?? 0
}

export const auditOfOrders: AuditSource = { page: pageOfAudit, count: countAudit }
