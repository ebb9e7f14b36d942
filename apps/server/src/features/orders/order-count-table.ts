// How many orders there are of each state and in each view, and what they come to: added up from the tallies, so
// that it costs the same however many orders there are. What a search found is counted one by one.
import type { StateLabel } from '@gabarit/contract'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/open-database.ts'
import { orderTallies } from './order-index-table.ts'
import { filterWhere, type OrderFilter, type OrderScope, soonWhere } from './order-list-table.ts'
import type { Found } from './order-search-table.ts'
import { orders } from './orders-table.ts'

type View = OrderFilter['view']
/** Orders that are alike in what views ask. */
type Tally = {
	state: StateLabel
	toLink: boolean
	toRefund: boolean
	/** On its way, and promised for these two weeks. */
	soon: boolean
	count: number
}

const isOf =
	(...states: StateLabel[]) =>
	(tally: Tally) =>
		states.includes(tally.state)

const talliedViews: Record<View, (tally: Tally) => boolean> = {
	all: () => true,
	soon: ({ soon }) => soon,
	toAccept: isOf('waiting'),
	toSend: isOf('confirmed'),
	inProduction: isOf('sent', 'inProduction'),
	toLink: ({ toLink }) => toLink,
	toRefund: ({ toRefund }) => toRefund,
	offersOpen: isOf('offerInProgress', 'offerAccepted'),
}

function tallyScope(scope: OrderScope, kind: OrderFilter['kind']): SQL | undefined {
	const { tenant, orSent, sentOnly } = scope
	const own = tenant === null ? undefined : eq(orderTallies.tenant, tenant)
	return and(
		eq(orderTallies.kind, kind),
		own && orSent ? sql`(${own} or ${orderTallies.sent})` : own,
		sentOnly ? eq(orderTallies.sent, true) : undefined,
	)
}

type Counting = Omit<OrderFilter, 'view'>

function tallies(db: Queryable, scope: OrderScope, filter: Counting) {
	const { kind, states, seller, today } = filter
	const isSoon = sql`coalesce(${orderTallies.due} <= ${today}::date + 14, false)`
	const isSale = scope.tenant === null || !scope.orSent
	const seen = isSale ? sql`true` : eq(orderTallies.tenant, scope.tenant ?? '')
	return db
		.select({
			state: sql<StateLabel>`${orderTallies.state}`,
			toLink: orderTallies.toLink,
			toRefund: orderTallies.toRefund,
			soon: sql<boolean>`${isSoon}`.as('soon'),
			count: sql<number>`sum(${orderTallies.count})::int`,
			/** Cents of those whose sale price is the viewer's to see. */
			sum: sql<string>`coalesce(sum(${orderTallies.total}) filter (where ${seen}), 0)::text`,
		})
		.from(orderTallies)
		.where(
			and(
				tallyScope(scope, kind),
				states && states.length > 0 ? inArray(orderTallies.state, states) : undefined,
				seller === undefined ? undefined : eq(orderTallies.sellerName, seller),
			),
		)
		.groupBy(orderTallies.state, orderTallies.toLink, orderTallies.toRefund, sql`soon`)
}

/** The few of one customer, of whom no tally knows. */
function ownTallies(db: Queryable, scope: OrderScope, filter: Counting) {
	return db
		.select({
			state: orders.state,
			toLink: orders.toLink,
			toRefund: sql<boolean>`${orders.refundDue} > 0`,
			soon: sql<boolean>`${soonWhere(filter.today)}`,
			count: sql<number>`count(*)::int`,
			sum: sql<string>`sum(${orders.total})::text`,
		})
		.from(orders)
		.where(filterWhere(scope, { ...filter, view: 'all' }, null))
		.groupBy(orders.state, orders.toLink, sql`3`, sql`4`)
}

const talliesOf = ({ customer }: OrderScope) => (customer === null ? tallies : ownTallies)
const added = (numbers: number[]) => numbers.reduce((sum, it) => sum + it, 0)

/** One by one. */
async function sumOneByOne(
	db: Queryable,
	scope: OrderScope,
	filter: OrderFilter,
	found: Found,
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
	if (found !== null) return sumOneByOne(db, scope, filter, found)
	const rows = (await talliesOf(scope)(db, scope, filter)).filter(talliedViews[view])
	return {
		count: added(rows.map((row) => row.count)),
		sum: added(rows.map((row) => Number(row.sum))),
	}
}

/** How many of each state, and how many in each ready-made view. */
export async function countOrders(
	db: Queryable,
	scope: OrderScope,
	kind: OrderFilter['kind'],
	today: string,
): Promise<{ states: Partial<Record<StateLabel, number>>; views: Record<View, number> }> {
	const rows = await talliesOf(scope)(db, scope, { kind, today })
	const countIn = (of: (tally: Tally) => boolean) => added(rows.filter(of).map((it) => it.count))
	const states: Partial<Record<StateLabel, number>> = {}
	for (const { state, count } of rows) if (count !== 0) states[state] = (states[state] ?? 0) + count
	const views = Object.entries(talliedViews).map(([view, of]) => [view, countIn(of)] as const)
	return { states, views: Object.fromEntries(views) as Record<View, number> }
}
