// How many orders there are of each state and in each view, and what they come to: added up from the tallies, so
// that it costs the same however many orders there are. What a search found is counted one by one.
import type { StateLabel } from '@gabarit/contract'
import { and, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/open-database.ts'
import { orderDues, orderTallies } from './order-index-table.ts'
import {
	filterWhere,
	lastSoonDay,
	type OrderFilter,
	type OrderScope,
	viewStates,
} from './order-list-table.ts'
import type { Found } from './order-search-table.ts'
import { orders } from './orders-table.ts'

type View = OrderFilter['view']
/** Orders that are alike in what views ask. */
type Tally = {
	state: StateLabel
	toLink: boolean
	toRefund: boolean
	count: number
}

const isOf = (view: View) => (tally: Tally) => viewStates[view]?.includes(tally.state) ?? true

/** `soon` is no property of a tally: its days are tallied apart. */
const talliedViews: Record<Exclude<View, 'soon'>, (tally: Tally) => boolean> = {
	all: isOf('all'),
	toAccept: isOf('toAccept'),
	toSend: isOf('toSend'),
	inProduction: isOf('inProduction'),
	toLink: ({ toLink }) => toLink,
	toRefund: ({ toRefund }) => toRefund,
	offersOpen: isOf('offersOpen'),
}

function tallyScope(
	table: typeof orderTallies | typeof orderDues,
	{ tenant, orSent, sentOnly }: OrderScope,
	kind: OrderFilter['kind'],
): SQL | undefined {
	const own = tenant === null ? undefined : eq(table.tenant, tenant)
	return and(
		eq(table.kind, kind),
		own && orSent ? sql`(${own} or ${table.sent})` : own,
		sentOnly ? eq(table.sent, true) : undefined,
	)
}

type Counting = Omit<OrderFilter, 'view'>

function tallies(db: Queryable, scope: OrderScope, filter: Counting) {
	const { kind, states, seller } = filter
	const isSale = scope.tenant === null || !scope.orSent
	const seen = isSale ? sql`true` : eq(orderTallies.tenant, scope.tenant ?? '')
	return db
		.select({
			state: sql<StateLabel>`${orderTallies.state}`,
			toLink: orderTallies.toLink,
			toRefund: orderTallies.toRefund,
			count: sql<number>`sum(${orderTallies.count})::int`,
			/** Cents of those whose sale price is the viewer's to see. */
			sum: sql<string>`coalesce(sum(${orderTallies.total}) filter (where ${seen}), 0)::text`,
		})
		.from(orderTallies)
		.where(
			and(
				tallyScope(orderTallies, scope, kind),
				states && states.length > 0 ? inArray(orderTallies.state, states) : undefined,
				seller === undefined ? undefined : eq(orderTallies.sellerName, seller),
			),
		)
		.groupBy(orderTallies.state, orderTallies.toLink, orderTallies.toRefund)
}

/** The few of one customer, of whom no tally knows. */
function ownTallies(db: Queryable, scope: OrderScope, filter: Counting) {
	return db
		.select({
			state: orders.state,
			toLink: orders.toLink,
			toRefund: sql<boolean>`${orders.refundDue} > 0`,
			count: sql<number>`count(*)::int`,
			sum: sql<string>`sum(${orders.total})::text`,
		})
		.from(orders)
		.where(filterWhere(scope, { ...filter, view: 'all' }, null))
		.groupBy(orders.state, orders.toLink, sql`3`)
}

const talliesOf = ({ customer }: OrderScope) => (customer === null ? tallies : ownTallies)
const added = (numbers: number[]) => numbers.reduce((sum, it) => sum + it, 0)

/** One by one. */
async function sumOneByOne(
	db: Queryable,
	scope: OrderScope,
	filter: OrderFilter,
	found: Found | null,
): Promise<Sum> {
	const isSale = scope.tenant === null || !scope.orSent
	const seen = isSale ? sql`true` : eq(orders.tenant, scope.tenant ?? '')
	const [row] = await db
		.select({
			count: sql<number>`count(*)::int`,
			sum: sql<string>`coalesce(sum(${orders.total}) filter (where ${seen}), 0)::text`,
		})
		.from(orders)
		.where(filterWhere(scope, filter, found))
	return { count: row?.count ?? 0, sum: Number(row?.sum ?? 0) }
}

type Sum = { count: number; sum: number }

/** Rows of a selection, and cents of those whose sale price is the viewer's to see; null = too many to count. */
export async function sumOrders(
	db: Queryable,
	scope: OrderScope,
	filter: OrderFilter,
	found: Found | null,
): Promise<Sum | null> {
	const { view } = filter
	if (found?.orders === null) return null
	if (found !== null || view === 'soon') return sumOneByOne(db, scope, filter, found)
	const rows = (await talliesOf(scope)(db, scope, filter)).filter(talliedViews[view])
	return {
		count: added(rows.map((row) => row.count)),
		sum: added(rows.map((row) => Number(row.sum))),
	}
}

async function countSoon(
	db: Queryable,
	scope: OrderScope,
	kind: OrderFilter['kind'],
	today: string,
): Promise<number> {
	if (scope.customer !== null)
		return (await sumOneByOne(db, scope, { kind, view: 'soon', today }, null)).count
	const [row] = await db
		.select({ count: sql<number>`coalesce(sum(${orderDues.count}), 0)::int` })
		.from(orderDues)
		.where(and(tallyScope(orderDues, scope, kind), lte(orderDues.due, lastSoonDay(today))))
	return row?.count ?? 0
}

/** How many of each state, and how many in each ready-made view. */
export async function countOrders(
	db: Queryable,
	scope: OrderScope,
	kind: OrderFilter['kind'],
	today: string,
): Promise<{ states: Partial<Record<StateLabel, number>>; views: Record<View, number> }> {
	const [rows, soon] = await Promise.all([
		talliesOf(scope)(db, scope, { kind, today }),
		countSoon(db, scope, kind, today),
	])
	const countIn = (of: (tally: Tally) => boolean) => added(rows.filter(of).map((it) => it.count))
	const states: Partial<Record<StateLabel, number>> = {}
	for (const { state, count } of rows) if (count !== 0) states[state] = (states[state] ?? 0) + count
	const views = Object.entries(talliedViews).map(([view, of]) => [view, countIn(of)] as const)
	return { states, views: { ...Object.fromEntries(views), soon } as Record<View, number> }
}
