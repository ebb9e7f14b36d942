// Row security is applied before conditions that are not leakproof, such as `like`, which therefore use no index.
// A word's beginning is searched as a range.
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/open-database.ts'
import { orders } from './orders-table.ts'

const mostLookedUp = {
	/** Entries of a word that are looked up; a more frequent word narrows too little. */
	ofWord: 10_000,
	/** With more matches a page along the list's order is faster. */
	found: 2000,
}

/** Sorts after every continuation of a word, by bytes. */
const last = '\u{10ffff}'

export type Found = {
	/** Null = too many to name. */
	orders: { tenant: string; id: string }[] | null
	/** Words still to be compared with each order. */
	rest: string[]
	/** The words are compared with what the supplier reads, but in this shop, whose sales he sees; null = in none. */
	asSupplierBut?: string | null
}

function entriesOf(tenant: string | null, word: string, most: number): SQL {
	const range = sql`w.word >= ${word} and w.word < ${word + last}`
	return tenant === null
		? sql`select e.tenant, e.order_id from tenants t cross join lateral (
				select w.tenant, w.order_id from order_words w
				where w.tenant = t.code and ${range} limit ${most + 1}) e limit ${most + 1}`
		: sql`select w.tenant, w.order_id from order_words w
				where w.tenant = ${tenant} and ${range} limit ${most + 1}`
}

async function countsOf(db: Queryable, entries: SQL[]): Promise<number[]> {
	const counts = entries.map(
		(of, place) => sql`select ${place}::int as place, count(*)::int as count from (${of}) e`,
	)
	const all = sql.join(counts, sql` union all `)
	const { rows } = await db.execute<{ count: number }>(sql`${all} order by place`)
	return rows.map((row) => row.count)
}

/** `tenant` null = every shop. */
export async function findByWords(
	db: Queryable,
	tenant: string | null,
	words: string[],
	{ ofWord, found } = mostLookedUp,
): Promise<Found> {
	const entries = words.map((word) => entriesOf(tenant, word, ofWord))
	const counts = await countsOf(db, entries)
	const isLookedUp = (place: number) => (counts[place] ?? 0) <= ofWord
	const named = entries.filter((_, place) => isLookedUp(place)).map((each) => sql`(${each})`)
	if (named.length === 0) return { orders: null, rest: words }
	const { rows } = await db.execute<{ tenant: string; id: string }>(
		sql`select distinct tenant, order_id as id from (${sql.join(named, sql` intersect `)}) e
			limit ${found + 1}`,
	)
	return rows.length > found
		? { orders: null, rest: words }
		: { orders: rows, rest: words.filter((_, place) => !isLookedUp(place)) }
}

type SearchScope = { tenant: string | null; sentOnly: boolean; orSent: boolean }

/**
 * Of what other shops sent the supplier reads neither e-mail nor billing address, so he finds nothing by them: the
 * index, which has them, only narrows.
 */
export async function findInScope(
	db: Queryable,
	{ tenant, sentOnly, orSent }: SearchScope,
	words: string[],
): Promise<Found> {
	const found = await findByWords(db, orSent ? null : tenant, words)
	if (!sentOnly && !orSent) return found
	return { orders: found.orders, rest: words, asSupplierBut: sentOnly ? null : tenant }
}

function textBefore(shop: string | null | undefined): SQL {
	if (shop === undefined) return sql`${orders.search}`
	if (shop === null) return sql`${orders.supplierSearch}`
	return sql`case when ${orders.tenant} = ${shop} then ${orders.search} else ${orders.supplierSearch} end`
}

/** The planner expects `strpos` to match often, unlike `like`, so it reads along the list's order. */
export function foundWhere({ orders: named, rest, asSupplierBut }: Found): SQL[] {
	const text = textBefore(asSupplierBut)
	const perRow = rest.map((word) => sql`strpos(' ' || (${text}), ${` ${word}`}) > 0`)
	if (named === null) return perRow
	const tenants = sql.param(named.map((it) => it.tenant))
	const ids = sql.param(named.map((it) => it.id))
	const within = sql`(${orders.tenant}, ${orders.id}) in (
		select * from unnest(${tenants}::text[], ${ids}::uuid[]))`
	return [within, ...perRow]
}
