// Which orders hold the words looked for. A row policy comes before any condition that the database does not know
// to leak nothing, `like` among them: such a one never uses an index. What begins with a word is asked as a range.
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/open-database.ts'
import { orders } from '../orders-table.ts'

const mostLookedUp = {
	/** Entries of a word, of which an order has a few; one that has more narrows too little to be looked up. */
	ofWord: 10_000,
	/** More are read along the list's own order instead: among so many, a page is found at once. */
	found: 2000,
}

/** Behind every continuation of a word, by bytes. */
const last = '\u{10ffff}'

export type Found = {
	/** Null = too many to name. */
	orders: { tenant: string; id: string }[] | null
	/** Words that the orders themselves are still to be asked for. */
	rest: string[]
}

/** Every order with a word that begins so; of every shop, each shop's by its own part of the index. */
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

/** `tenant` null = of every shop. */
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

/**
 * The same question asked of a row: a word stands at the start, or behind a space. By `strpos`, of which the planner
 * thinks that it is often true (of `like` it does not): it then reads along the list's order and soon has a page.
 */
export function foundWhere({ orders: named, rest }: Found): SQL[] {
	const asked = rest.map((word) => sql`strpos(' ' || ${orders.search}, ${` ${word}`}) > 0`)
	if (named === null) return asked
	const tenants = sql.param(named.map((it) => it.tenant))
	const ids = sql.param(named.map((it) => it.id))
	const within = sql`(${orders.tenant}, ${orders.id}) in (
		select * from unnest(${tenants}::text[], ${ids}::uuid[]))`
	return [within, ...asked]
}
