// Counts stop at 10,000 and read the lists' indexes, so that more orders cost no more.
import { type Count, mostCounted, type StateLabel, stateLabels } from '@gabarit/contract'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/open-database.ts'
import { sortedBy } from '../order-indexes-table.ts'
import type { Found } from '../order-search-table.ts'
import { orders } from '../orders-table.ts'
import { type OrderScope } from '../process/order-access.ts'
import { type OrderFilter, viewStates } from './order-filter-table.ts'
import { filterWhere, partsByKind, tenantParts } from './order-list-table.ts'

type View = OrderFilter['view']
type Counting = Omit<OrderFilter, 'view'>

const capped = (count: number, { most = mostCounted }: Counting): Count =>
	count > most ? null : count

function added(counts: Count[], counting: Counting): Count {
	const sum = counts.reduce<number>((all, count) => all + (count ?? Number.POSITIVE_INFINITY), 0)
	return capped(sum, counting)
}

type Rows = { columns: SQL; where: SQL | undefined }

/**
 * Each part of a scope and of its kinds has an index of its own. One row more than the limit: the second part is not
 * read where the first has as many.
 */
function upToMost(scope: OrderScope, { columns, where }: Rows, counting: Counting): SQL {
	const limit = (counting.most ?? mostCounted) + 1
	const wheres = tenantParts(scope).flatMap((part) =>
		partsByKind(counting).map((kind) => and(part, kind.where, where)),
	)
	const parts = wheres.map(
		(each) => sql`(select ${columns} from ${orders} where ${each} limit ${limit})`,
	)
	const joined = sql.join(parts, sql` union all `)
	return sql`(select * from (${joined}) as parts limit ${limit}) as counted`
}

type Sum = { count: number; amount: number }
/** In cents: sale prices where the viewer may see them, else what the supplier is paid. */
export type Sums = { count: Count; sale: Sum | null; supply: Sum | null; owed: Sum | null }

function sumOf(count: number, amount: string): Sum | null {
	return count === 0 ? null : { count, amount: Number(amount) }
}

/** Both of whom sells for one shop and makes for the others: never one sum of two kinds of price. */
export async function sumOrders(
	db: Queryable,
	scope: OrderScope,
	filter: OrderFilter,
	found: Found | null,
): Promise<Sums> {
	const tooMany = { count: null, sale: null, supply: null, owed: null }
	if (found?.orders === null) return tooMany
	const { tenant, sentOnly, orSent } = scope
	const isMixed = orSent && tenant !== null
	const isSale = isMixed ? sql`tenant = ${tenant}` : sql`${!sentOnly}`
	// What the supplier is paid is in no index of a list: it is read for whom it concerns.
	const paid = sentOnly || isMixed ? sortedBy.paid : sql`0`
	// Nor is what was received: it is read of the unpaid ones, which are few.
	const open = filter.unpaid ? sql`total - ${orders.paid} - ${orders.refunded}` : sql`0`
	const selected = {
		columns: sql`tenant, total, ${paid} as paid, ${open} as open`,
		where: filterWhere(scope, filter, found),
	}
	const { rows } = await db.execute<{
		count: number
		sales: number
		sale: string
		supply: string
		owed: string
	}>(
		sql`select count(*)::int as count, (count(*) filter (where ${isSale}))::int as sales,
			coalesce(sum(total) filter (where ${isSale}), 0)::text as sale,
			coalesce(sum(paid) filter (where not ${isSale}), 0)::text as supply,
			coalesce(sum(open) filter (where ${isSale}), 0)::text as owed
			from ${upToMost(scope, selected, filter)}`,
	)
	const [row] = rows
	if (!row) return { ...tooMany, count: 0 }
	const { count, sales } = row
	if (capped(count, filter) === null) return tooMany
	return {
		count,
		sale: sumOf(sales, row.sale),
		supply: sumOf(count - sales, row.supply),
		owed: filter.unpaid ? sumOf(sales, row.owed) : null,
	}
}

type Counted = { states: Map<StateLabel, Count>; views: Map<View, Count> }

/** One statement for all states and for views that are no sum of states. */
async function countEach(
	db: Queryable,
	scope: OrderScope,
	counting: Counting,
	{ states, views }: { states: readonly StateLabel[]; views: readonly View[] },
): Promise<Counted> {
	const countOf = (view: View, beside?: SQL) => {
		const where = and(filterWhere(scope, { ...counting, view }, null), beside)
		return sql`(select count(*)::int from ${upToMost(scope, { columns: sql`1`, where }, counting)})`
	}
	const ofState = countOf('all', eq(orders.state, sql`given.name`))
	const each = [
		sql`select given.name, ${ofState} as count from unnest(${sql.param(states)}::text[]) given (name)`,
		...views.map((view) => sql`select ${view}::text, ${countOf(view)}`),
	]
	const { rows } = await db.execute<{ name: string; count: number }>(
		sql.join(each, sql` union all `),
	)
	const counts = new Map(rows.map(({ name, count }) => [name, capped(count, counting)]))
	const pick = <Name extends string>(names: readonly Name[]) =>
		new Map(names.map((name) => [name, counts.get(name) ?? null]))
	return { states: pick(states), views: pick(views) }
}

export async function countView(
	db: Queryable,
	scope: OrderScope,
	filter: OrderFilter,
): Promise<Count> {
	const states = viewStates[filter.view] ?? stateLabels
	const counted = await countEach(db, scope, filter, { states, views: [] })
	return added([...counted.states.values()], filter)
}

export async function countOrders(
	db: Queryable,
	scope: OrderScope,
	counting: Counting,
): Promise<{ states: Partial<Record<StateLabel, Count>>; views: Record<View, Count> }> {
	const { states, views } = await countEach(db, scope, counting, {
		states: stateLabels,
		views: ['soon', 'toLink', 'toRefund'],
	})
	const countIn = (view: View) => {
		const shown = viewStates[view] ?? stateLabels
		return added(
			shown.map((state) => states.get(state) ?? null),
			counting,
		)
	}
	const viewOf = (view: View) => views.get(view) ?? null
	return {
		states: Object.fromEntries([...states].filter(([, count]) => count !== 0)),
		views: {
			all: countIn('all'),
			soon: viewOf('soon'),
			toAccept: countIn('toAccept'),
			toSend: countIn('toSend'),
			inProduction: countIn('inProduction'),
			toLink: viewOf('toLink'),
			toRefund: viewOf('toRefund'),
			offersOpen: countIn('offersOpen'),
		},
	}
}
