// What was done to accounts and shops, newest first; that somebody logged in is no change.
import type { AuditEntry } from '@gabarit/contract'
import { and, eq, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { onDays } from '../../db/brussels-days.ts'
import { containing, withoutAccents } from '../../db/containing.ts'
import { type Keyset, type KeysetRow, keysetPage } from '../../db/keyset.ts'
import type { Queryable } from '../../db/open-database.ts'
import { everywhere } from '../../db/tenant-scope.ts'
import { namesOnly } from '../../lib/audit-changes.ts'
import { wordsOf } from '../../lib/hash.ts'
import type { AuditQuestion, AuditSource } from '../audit/service.ts'
import {
	type AccountEvent,
	accountAudit,
	accountsNamed,
	type NamedAccount,
	noAccount,
	ofShop,
	ordersField,
} from './account-audit-table.ts'
import { users } from './accounts-table.ts'

const noChange = [
	'loggedIn',
	'loginRefused',
	'loggedOut',
	'resetSent',
	'passwordMismatch',
	'otpRefused',
] as const satisfies AccountEvent[]

type Parts = Parameters<typeof auditOfAccounts>[0]
type Row = typeof accountAudit.$inferSelect

const key = sql`('a' || lpad(${accountAudit.id}::text, 15, '0')) collate "C"`
const isOfShop = inArray(accountAudit.event, [...ofShop])
/** Of a shop, whose account it is; of an account, who did it where that was another. */
const actor = sql<string>`coalesce(${accountAudit.by}, ${accountAudit.userId})`

/** What stood and what stands: numbers of a customer's orders, a promo code. */
const values = withoutAccents(sql`(
	select string_agg(concat_ws(' ', change ->> 'before', change ->> 'after'), ' ')
	from jsonb_array_elements(${accountAudit.changes}) as change)`)

function nearPage({ from }: Keyset): SQL | undefined {
	if (from === null) return undefined
	const side = from.side === 'after' ? sql`<=` : sql`>=`
	return sql`${accountAudit.at} ${side} ${from.value}::timestamptz`
}

function searched({ filter: { search, shops = [], actors = [] } }: AuditQuestion): SQL | undefined {
	const words = wordsOf(search ?? '')
	if (words.length === 0) return undefined
	const likes = words.map((word) => containing(users.search, word))
	const inValues = words.map((word) => containing(values, word))
	const isCustomer = and(eq(accountAudit.userId, noAccount), ...inValues)
	const isPerson = sql`(${accountAudit.tenant}, ${accountAudit.userId}) in (
		select ${users.tenant}, ${users.id} from ${users} where ${and(...likes)})`
	return or(
		and(notInArray(accountAudit.event, [...ofShop]), isPerson),
		isCustomer,
		actors.length === 0 ? undefined : inArray(actor, [...actors]),
		and(isOfShop, or(inArray(accountAudit.tenant, [...shops]), and(...inValues))),
	)
}

function whereOf(parts: Parts, question: AuditQuestion): SQL | undefined {
	const { scope, filter } = question
	return and(
		notInArray(accountAudit.event, [...noChange]),
		parts.includes('account') ? undefined : isOfShop,
		parts.includes('shop') ? undefined : notInArray(accountAudit.event, [...ofShop]),
		scope.tenant === null ? undefined : eq(accountAudit.tenant, scope.tenant),
		scope.by === undefined ? undefined : sql`${actor} = ${scope.by}::uuid`,
		filter.actor === undefined ? undefined : sql`${actor} = ${filter.actor}::uuid`,
		...onDays(sql`${accountAudit.at}`, { from: filter.atFrom, until: filter.atUntil }),
		searched(question),
	)
}

const buyers: readonly NamedAccount['role'][] = ['IndividualCustomer', 'ProfessionalCustomer']

const isShopEvent = (event: AccountEvent) => ofShop.some((it) => it === event)

function numbersOf({ changes }: Row): string | null {
	const numbers = changes?.find(({ field }) => field === ordersField)?.after
	return typeof numbers === 'string' ? numbers : null
}

function changesOf({ userId, changes, fields }: Row): AuditEntry['changes'] {
	if (userId === noAccount) return []
	return changes ?? namesOnly(fields ?? [])
}

function subjectOf(row: Row, account: NamedAccount | undefined): AuditEntry['subject'] {
	if (isShopEvent(row.event)) return { kind: 'shop', key: row.tenant, name: null }
	if (row.userId === noAccount) return { kind: 'customer', key: null, name: numbersOf(row) }
	const kind = account?.role === 'ProfessionalCustomer' ? 'professional' : 'user'
	return { kind, key: account ? row.userId : null, name: account?.name ?? null }
}

function entryOf(row: Row, named: ReadonlyMap<string, NamedAccount>): AuditEntry {
	const who = named.get(row.by ?? row.userId)
	const isBuyer = who !== undefined && buyers.includes(who.role)
	return {
		id: `account-${row.id}`,
		at: row.at.toISOString(),
		tenant: row.tenant,
		actor: { kind: isBuyer ? 'customer' : 'user', name: who?.name ?? null },
		subject: subjectOf(row, named.get(row.userId)),
		deliveryMode: null,
		event: row.event,
		changes: changesOf(row),
		motive: null,
		amount: null,
	}
}

async function pageOfAudit(
	db: Queryable,
	parts: Parts,
	question: AuditQuestion,
	page: Keyset,
): Promise<KeysetRow<AuditEntry>[]> {
	const found = await keysetPage<Row>(db, {
		table: accountAudit,
		where: and(whereOf(parts, question), nearPage(page)),
		sort: sql`${accountAudit.at}`,
		type: 'timestamptz',
		key,
		page,
	})
	const ids = found.flatMap(({ row }) => [row.userId, ...(row.by === null ? [] : [row.by])])
	// The operator's people act in every shop; their names stand in orders as well.
	const named = await everywhere(() => accountsNamed(db, [...new Set(ids)]))
	return found.map(({ row, ...at }) => ({ ...at, row: entryOf(row, named) }))
}

async function countAudit(
	db: Queryable,
	parts: Parts,
	question: AuditQuestion,
	most: number,
): Promise<number> {
	const some = db
		.select({ id: accountAudit.id })
		.from(accountAudit)
		.where(whereOf(parts, question))
		.limit(most)
		.as('counted')
	const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some)
	return row?.count ?? 0
}

export function auditOfAccounts(parts: readonly ('account' | 'shop')[]): AuditSource {
	return {
		page: (db, question, page) => pageOfAudit(db, parts, question, page),
		count: (db, question, most) => countAudit(db, parts, question, most),
	}
}
