import { type OrderListQuery, type StateLabel, stateLabels } from '@gabarit/contract'
import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import {
	type Keyset,
	type KeysetRow,
	keysetPage,
	type PartOfPage,
	type SortType,
} from '../../../db/keyset.ts'
import type { Queryable } from '../../../db/open-database.ts'
import { sortedBy } from '../order-indexes-table.ts'
import { wantedWords } from '../order-search.ts'
import { type Found, findInScope, foundWhere } from '../order-search-table.ts'
import { type Order, orders } from '../orders-table.ts'
import type { OrderScope } from '../process/order-access.ts'
import { narrowedWhere, type OrderFilter, statesOf, viewStates } from './order-filter-table.ts'

type Sorting = { sort: SQL; type: SortType; oneOf?: PartOfPage[] }

const sorts: Record<NonNullable<OrderListQuery['sort']>, Sorting> = {
	reference: { sort: sql`${orders.reference}`, type: 'text' },
	customer: { sort: sql`${orders.sortName}`, type: 'text' },
	seller: { sort: sortedBy.seller, type: 'text' },
	orderedAt: { sort: sql`${orders.orderedAt}`, type: 'timestamptz' },
	deliveryAt: { sort: sortedBy.deliveryAt, type: 'date' },
	supplierAt: { sort: sortedBy.supplierAt, type: 'date' },
	validUntil: { sort: sortedBy.validUntil, type: 'date' },
	state: { sort: sortedBy.state, type: 'bigint' },
	total: { sort: sql`${orders.total}`, type: 'bigint' },
}

export function sortTypeOf(sort: NonNullable<OrderListQuery['sort']>): SortType {
	return sorts[sort].type
}

/**
 * Only totals that this scope may see: sort order and page keys would reveal a sale price. The operator's seller
 * sorts his shop's orders by total, and those of others by purchase price.
 */
function sortOf(sort: keyof typeof sorts, { tenant, sentOnly, orSent }: OrderScope): Sorting {
	const { type } = sorts[sort]
	if (sort !== 'total' || !(sentOnly || orSent)) return sorts[sort]
	if (sentOnly || tenant === null) return { sort: sortedBy.paid, type }
	const [own, sent] = partsOf(tenant)
	return {
		sort: sql`(case when ${own} then ${orders.total} else ${sortedBy.paid} end)`,
		type,
		oneOf: [
			{ where: own, sort: sorts.total.sort },
			{ where: sent, sort: sortedBy.paid },
		],
	}
}

/** Of the operator's seller: his shop's, and what others sent. Each has an index of its own. */
function partsOf(tenant: string): [SQL, SQL] {
	const sent = sql`${orders.tenant} <> ${tenant} and ${orders.sentToSupplierAt} is not null`
	return [eq(orders.tenant, tenant), sent]
}

export function tenantParts({ tenant, orSent }: OrderScope): (SQL | undefined)[] {
	if (tenant === null) return [undefined]
	return orSent ? partsOf(tenant) : [eq(orders.tenant, tenant)]
}

type Kinds = Pick<OrderFilter, 'kind' | 'converted'>

/** An order that was an offer once is found beside the offers where they are asked for. */
export function partsByKind({ kind, converted }: Kinds): PartOfPage[] {
	const own = eq(orders.kind, kind)
	if (kind !== 'offer' || converted !== true) return [{ where: own }]
	return [{ where: own }, { where: and(eq(orders.kind, 'order'), isNotNull(orders.offeredAt)) }]
}

function scopeWhere(scope: OrderScope, kinds: Kinds): SQL | undefined {
	const parts = partsByKind(kinds)
	return and(
		// By both kinds, with which the index of all shops' references begins.
		parts.length > 1 ? inArray(orders.kind, ['offer', 'order']) : undefined,
		or(...parts.map(({ where }) => where)),
		or(...tenantParts(scope)),
		scope.sentOnly ? sql`${orders.sentToSupplierAt} is not null` : undefined,
		scope.customer === null ? undefined : sql`${orders.customerId} = ${scope.customer}`,
	)
}

/** `found`: result of the search, null without one. */
export function filterWhere(
	scope: OrderScope,
	filter: OrderFilter,
	found: Found | null,
): SQL | undefined {
	return and(
		scopeWhere(scope, filter),
		narrowedWhere(scope, filter),
		...(found ? foundWhere(found) : []),
	)
}

export async function findOrders(
	db: Queryable,
	scope: OrderScope,
	search: string | undefined,
): Promise<Found | null> {
	if (search === undefined || search.trim() === '') return null
	const words = wantedWords(search)
	if (words.length === 0) return { orders: [], rest: [] }
	return findInScope(db, scope, words)
}

function anyState({ view, states: _states, ...rest }: OrderFilter): OrderFilter {
	return { ...rest, view: viewStates[view] ? 'all' : view }
}

/** Each state is read by an index of its own; one query over many would look for a rare one in all orders. */
function partsByState(states: readonly StateLabel[], sort: keyof typeof sorts): PartOfPage[] {
	if (sort === 'reference' || sort === 'state')
		return states.map((state) => ({
			where: sql`${sortedBy.state} = ${stateLabels.indexOf(state)}`,
		}))
	if (sort !== 'orderedAt' || states.length < 2) return []
	return states.map((state) => ({ where: eq(orders.state, state) }))
}

type Listing = OrderFilter & { found: Found | null; sort: NonNullable<OrderListQuery['sort']> }

function questionOf(scope: OrderScope, { found, sort, ...filter }: Listing, page: Keyset) {
	const states = partsByState(statesOf(filter) ?? [], sort)
	const isByState = states.length > 0
	const kinds = partsByKind(filter)
	const parts = isByState || kinds.length < 2 ? states : kinds
	return {
		table: orders,
		where: filterWhere(scope, isByState ? anyState(filter) : filter, found),
		...(parts.length > 0 && { oneOf: parts }),
		...sortOf(sort, scope),
		// The index of this order holds what is filtered; a search names its rows itself.
		keysFirst: sort === 'orderedAt' && found === null,
		key: sql`${orders.reference}`,
		page,
	}
}

export function listOrders(
	db: Queryable,
	scope: OrderScope,
	listing: Listing,
	page: Keyset,
): Promise<KeysetRow<Order>[]> {
	return keysetPage<Order>(db, questionOf(scope, listing, page))
}

export async function listReferences(
	db: Queryable,
	scope: OrderScope,
	listing: Listing,
	page: Keyset,
): Promise<string[]> {
	const { reference } = orders
	const question = { ...questionOf(scope, listing, page), columns: { reference } }
	return (await keysetPage<Pick<Order, 'reference'>>(db, question)).map(({ row }) => row.reference)
}
