// The lists of orders and offers: sorted, filtered and paged in SQL.
import type { OrderListQuery, StateLabel } from '@gabarit/contract'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type Keyset, type KeysetRow, keysetPage, type SortType } from '../../db/keyset.ts'
import type { Queryable } from '../../db/open-database.ts'
import { type Order, orders } from './orders-table.ts'

/** `tenant` null = every tenant; `orSent` adds what others sent to the supplier; `customer` = his own only. */
export type OrderScope = {
	tenant: string | null
	sentOnly: boolean
	orSent: boolean
	customer: string | null
}

export type OrderFilter = {
	kind: 'order' | 'offer'
	view: NonNullable<OrderListQuery['view']>
	search?: string | undefined
	states?: StateLabel[] | undefined
	seller?: string | undefined
	/** Today in Brussels. */
	today: string
}

const sorts: Record<NonNullable<OrderListQuery['sort']>, { sort: SQL; type: SortType }> = {
	reference: { sort: sql`${orders.reference}`, type: 'text' },
	customer: { sort: sql`${orders.sortName}`, type: 'text' },
	seller: { sort: sql`coalesce(${orders.sellerName}, '')`, type: 'text' },
	orderedAt: { sort: sql`${orders.orderedAt}`, type: 'timestamptz' },
	deliveryAt: {
		sort: sql`coalesce(${orders.deliveryDate}, ${orders.plannedDate}, ${orders.validUntil}, '9999-12-31'::date)`,
		type: 'date',
	},
	state: { sort: sql`${orders.state}`, type: 'text' },
	total: { sort: sql`${orders.total}`, type: 'bigint' },
}

export function sortTypeOf(sort: NonNullable<OrderListQuery['sort']>): SortType {
	return sorts[sort].type
}

const viewsWhere: Record<OrderFilter['view'], (today: string) => SQL | undefined> = {
	all: () => undefined,
	soon: (today) =>
		sql`${orders.state} in ('confirmed', 'sent', 'inProduction', 'ready', 'scheduled', 'undelivered') and coalesce(${orders.deliveryDate}, ${orders.plannedDate}) <= ${today}::date + 14`,
	toAccept: () => sql`${orders.state} = 'waiting'`,
	toSend: () => sql`${orders.state} = 'confirmed'`,
	inProduction: () => sql`${orders.state} in ('sent', 'inProduction')`,
	toLink: () => sql`${orders.toLink}`,
	toRefund: () => sql`${orders.refundDue} > 0`,
	offersOpen: () => sql`${orders.state} in ('offerInProgress', 'offerAccepted')`,
}

function tenantWhere({ tenant, orSent }: OrderScope): SQL | undefined {
	if (tenant === null) return undefined
	const own = eq(orders.tenant, tenant)
	return orSent ? sql`(${own} or ${orders.sentToSupplierAt} is not null)` : own
}

function scopeWhere(scope: OrderScope, kind: 'order' | 'offer'): SQL | undefined {
	return and(
		eq(orders.kind, kind),
		tenantWhere(scope),
		scope.sentOnly ? sql`${orders.sentToSupplierAt} is not null` : undefined,
		scope.customer === null ? undefined : sql`${orders.customerId} = ${scope.customer}`,
	)
}

function filterWhere(scope: OrderScope, filter: OrderFilter): SQL | undefined {
	const words = (filter.search ?? '').split(/\s+/).filter((word) => word !== '')
	return and(
		scopeWhere(scope, filter.kind),
		viewsWhere[filter.view](filter.today),
		filter.states && filter.states.length > 0 ? inArray(orders.state, filter.states) : undefined,
		filter.seller === undefined ? undefined : eq(orders.sellerName, filter.seller),
		...words.map((word) => sql`${orders.search} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`),
	)
}

export function listOrders(
	db: Queryable,
	scope: OrderScope,
	filter: OrderFilter,
	sort: NonNullable<OrderListQuery['sort']>,
	page: Keyset,
): Promise<KeysetRow<Order>[]> {
	return keysetPage<Order>(db, {
		table: orders,
		where: filterWhere(scope, filter),
		...sorts[sort],
		key: sql`${orders.reference}`,
		page,
	})
}

/** Rows of a selection, and cents of those whose sale price is the viewer's to see. */
export async function sumOrders(
	db: Queryable,
	scope: OrderScope,
	filter: OrderFilter,
): Promise<{ count: number; sum: number }> {
	const [row] = await db
		.select({
			count: sql<number>`count(*)::int`,
			sum: sql<string>`coalesce(sum(${orders.total}) filter (where ${saleWhere(scope)}), 0)::text`,
		})
		.from(orders)
		.where(filterWhere(scope, filter))
	return { count: row?.count ?? 0, sum: Number(row?.sum ?? 0) }
}

function saleWhere({ tenant, orSent }: OrderScope): SQL {
	return tenant === null || !orSent ? sql`true` : eq(orders.tenant, tenant)
}

/** How many of each state, and how many in each ready-made view. */
export async function countOrders(
	db: Queryable,
	scope: OrderScope,
	kind: 'order' | 'offer',
	today: string,
) {
	const countIn = (view: OrderFilter['view']) =>
		sql<number>`(count(*) filter (where ${viewsWhere[view](today) ?? sql`true`}))::int`
	const states = await db
		.select({ state: orders.state, count: sql<number>`count(*)::int` })
		.from(orders)
		.where(scopeWhere(scope, kind))
		.groupBy(orders.state)
	const [views] = await db
		.select({
			all: countIn('all'),
			soon: countIn('soon'),
			toAccept: countIn('toAccept'),
			toSend: countIn('toSend'),
			inProduction: countIn('inProduction'),
			toLink: countIn('toLink'),
			toRefund: countIn('toRefund'),
			offersOpen: countIn('offersOpen'),
		})
		.from(orders)
		.where(scopeWhere(scope, kind))
	return { states, views: views ?? null }
}
