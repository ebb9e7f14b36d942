// What was sold in a period, added up several ways by one scan of its rows.
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/open-database.ts'
import {
	amountOf,
	countedAt,
	type DashboardScope,
	isOpenOffer,
	offered,
	ordered,
} from './dashboard-table.ts'
import type { Days } from './periods.ts'

/** By what rows are added up: the key of each group as text. */
const groups = {
	/** Of the date, so that the text is written once a day, not once a row. */
	day: sql`to_char(day, 'YYYY-MM-DD')`,
	seller: sql`seller::text`,
	shop: sql`shop`,
	colour: sql`colour`,
	racks: sql`racks::text`,
} as const
export type Group = keyof typeof groups

function dateOf(instant: SQL): SQL {
	return sql`(${instant} at time zone 'Europe/Brussels')::date`
}

const whose = sql`o.seller_id as seller, o.seller_name as name, o.tenant as shop`

type Keyed = { by: Group; key: string | null; name: string | null }

/** A row for each group of each kind; `rows` has the columns of their names. */
async function grouped<T>(
	db: Queryable,
	rows: SQL,
	by: readonly Group[],
	sums: SQL,
): Promise<(Keyed & T)[]> {
	const columns = by.map((group) => ({ group, column: sql.identifier(group) }))
	const isOf = (column: SQL | ReturnType<typeof sql.identifier>) => sql`grouping(${column}) = 0`
	const names = columns.map(({ group, column }) => sql`when ${isOf(column)} then ${group}::text`)
	const keys = columns.map(({ group, column }) => sql`when ${isOf(column)} then ${groups[group]}`)
	// With his name: looking for the greatest of a seller's names would read each row's text.
	const sets = columns.map(({ group, column }) =>
		group === 'seller' ? sql`(seller, name)` : sql`(${column})`,
	)
	const name = by.includes('seller') ? sql`name` : sql`null::text`
	const found = await db.execute<Keyed & Record<string, unknown>>(
		sql`select case ${sql.join(names, sql` `)} end as by, case ${sql.join(keys, sql` `)} end as key,
				${name} as name, ${sums}
			from (${rows}) o
			group by grouping sets (${sql.join(sets, sql`, `)})`,
	)
	return found.rows as unknown as (Keyed & T)[]
}

export type OrderGroup = Keyed & { orders: number; sum: number }

export async function orderGroups(
	db: Queryable,
	scope: DashboardScope,
	days: Days,
	by: readonly Group[],
): Promise<OrderGroup[]> {
	const rows = sql`select ${dateOf(countedAt(scope))} as day, ${whose}, o.colour, o.racks,
			${amountOf(scope)} as amount
		from orders o where ${ordered(scope, days)}`
	const sums = sql`count(*)::int as orders, sum(amount)::text as sum`
	// Sums come as text: they may pass what a number of the driver holds.
	const found = await grouped<{ orders: number; sum: string }>(db, rows, by, sums)
	return found.map((row) => ({ ...row, sum: Number(row.sum) }))
}

export type OfferGroup = Keyed & { ordered: number; open: number; lost: number; made: number }

export function offerGroups(
	db: Queryable,
	scope: DashboardScope,
	days: Days,
	by: readonly Exclude<Group, 'colour' | 'racks'>[],
): Promise<OfferGroup[]> {
	const rows = sql`select ${dateOf(sql`o.offered_at`)} as day, ${whose}, o.kind = 'order' as is_order,
			${isOpenOffer} as is_open, o.status = 'OfferRefused' as is_lost
		from orders o where ${offered(scope, days)}`
	return grouped(
		db,
		rows,
		by,
		sql`(count(*) filter (where is_order))::int as ordered, (count(*) filter (where is_open))::int as open,
			(count(*) filter (where is_lost))::int as lost, count(*)::int as made`,
	)
}
