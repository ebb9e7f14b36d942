// Designs as a viewer may list, search and open them, with what holds each.
import { type Count, codeLength } from '@gabarit/contract'
import type { FurnitureType } from '@gabarit/engine'
import { and, desc, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm'
import { onDays } from '../../../db/brussels-days.ts'
import { containing, containingCode } from '../../../db/containing.ts'
import { countUpTo } from '../../../db/count-up-to.ts'
import { type Keyset, type KeysetRow, keysetPage } from '../../../db/keyset.ts'
import type { Queryable } from '../../../db/open-database.ts'
import { type Found, foundWhere } from '../order-search-table.ts'
import { orders } from '../orders-table.ts'
import { type Design, designs } from './designs-table.ts'

type Look = (...asked: SQL[]) => SQL

function ofDesign(asked: SQL[]): SQL {
	const own = sql`o.tenant = ${designs.tenant} and o.code = ${designs.code}`
	return sql`from orders o where ${sql.join([own, ...asked], sql` and `)}`
}

/** One look at its order, whatever is asked of it: the planner thinks each further one rare, and reads all for it. */
const isHeldWhere: Look = (...asked) => sql`exists (select 1 ${ofDesign(asked)})`
/** Row by row along the list's order, where most are held so: a page is full soon. */
const isMostlyHeldWhere: Look = (...asked) => sql`(select true ${ofDesign(asked)} limit 1)`

const isSent = sql`o.sent_to_supplier_at is not null`
const wasSent = isHeldWhere(isSent)

/**
 * Offers are few beside the orders, so they are read once and hashed. Without `is true` the planner makes a join of it
 * and looks at the order of each design.
 */
function isOfferOf({ tenant, orSent }: DesignScope, asked: SQL[]): SQL {
	const own = sql`o.tenant = ${tenant}`
	const read = orSent ? sql`(${own} or ${isSent})` : own
	const where = [sql`o.kind = 'offer'`, ...(tenant === null ? [] : [read]), ...asked]
	return sql`((${designs.tenant}, ${designs.code}) in (
		select o.tenant, o.code from orders o where ${sql.join(where, sql` and `)})) is true`
}

/** In any shop, for the operator; `sentOnly` = what the supplier was sent. */
export async function designByCodeAnywhere(
	db: Queryable,
	code: string,
	sentOnly: boolean,
): Promise<Design | null> {
	const found = await db
		.select()
		.from(designs)
		.where(and(eq(designs.code, code), sentOnly ? wasSent : undefined))
		// Two shops may have the same code: the answer is always the same one.
		.orderBy(designs.createdAt, designs.tenant)
		.limit(1)
	return found[0] ?? null
}

/** `tenant` null = every tenant's; `owner` narrows to one person's; `orSent` adds what others sent. */
export type DesignScope = {
	tenant: string | null
	owner: string | null
	sentOnly: boolean
	orSent: boolean
}

/** Two shops may have the same code: the viewer's own first. */
export async function designInScope(
	db: Queryable,
	scope: DesignScope,
	here: string,
	code: string,
): Promise<ListedDesign | null> {
	const [found] = await db
		.select(listedColumns)
		.from(designs)
		.where(and(whereOf(scope, {}), eq(designs.code, code)))
		.orderBy(sql`${designs.tenant} <> ${here}`, designs.createdAt)
		.limit(1)
	return found ?? null
}

export type DesignFilter = {
	search?: string | undefined
	/** Orders whose customer or reference the search finds. */
	found?: Found | null
	types?: FurnitureType[] | undefined
	ordered?: 'order' | 'offer' | 'none' | undefined
	/** Days in Brussels. */
	updatedFrom?: string | undefined
	updatedUntil?: string | undefined
}

/** What holds the design; read for the rows of a page only. */
export type Holding = {
	reference: string
	kind: 'offer' | 'order'
	firstName: string
	lastName: string
	customerId: string | null
	isSent: boolean
}

const shortestStart = 4

const holding = sql<Holding | null>`(select json_build_object('reference', o.reference, 'kind', o.kind,
	'firstName', o.customer ->> 'firstName', 'lastName', o.customer ->> 'lastName',
	'customerId', o.customer_id, 'isSent', o.sent_to_supplier_at is not null)
	from orders o where o.tenant = designs.tenant and o.code = designs.code limit 1)`
const listedColumns = { ...getTableColumns(designs), holding }
export type ListedDesign = Design & { holding: Holding | null }

export async function listDesigns(
	db: Queryable,
	scope: DesignScope,
	filter: DesignFilter,
	page: Keyset,
): Promise<KeysetRow<ListedDesign>[]> {
	return keysetPage<ListedDesign>(db, {
		table: designs,
		columns: listedColumns,
		where: whereOf(scope, filter, isMostlyHeldWhere),
		sort: sql`${designs.updatedAt}`,
		type: 'timestamptz',
		key: sql`${designs.code}`,
		rowKey: sql`${designs.tenant}, ${designs.code}`,
		keysFirst: Boolean(filter.search),
		page,
	})
}

function newestDesigns(
	db: Queryable,
	scope: DesignScope,
	which: SQL,
	limit: number,
): Promise<ListedDesign[]> {
	return db
		.select(listedColumns)
		.from(designs)
		.where(and(whereOf(scope, {}), which))
		.orderBy(desc(designs.updatedAt), designs.code)
		.limit(limit)
}

/** Those that orders hold. */
export function designsOfOrders(
	db: Queryable,
	scope: DesignScope,
	holders: { tenant: string; code: string }[],
	limit: number,
): Promise<ListedDesign[]> {
	const tenants = sql.param(holders.map((it) => it.tenant))
	const codes = sql.param(holders.map((it) => it.code))
	const isHeld = sql`(${designs.tenant}, ${designs.code}) in (
		select * from unnest(${tenants}::text[], ${codes}::text[]))`
	return newestDesigns(db, scope, isHeld, limit)
}

/** Of few signs there are too many: none. */
export async function designsByStart(
	db: Queryable,
	scope: DesignScope,
	start: string,
	limit: number,
): Promise<ListedDesign[]> {
	if (start.length < shortestStart || !/^[\dA-Z]+$/.test(start)) return []
	// A range per shop reads the key of the table; `like` would read every design.
	const begins = sql`${designs.tenant} in (select t.code from tenants t)
		and ${designs.code} between ${start} and ${start.padEnd(codeLength, 'Z')}`
	return newestDesigns(db, scope, begins, limit)
}

export function countDesigns(
	db: Queryable,
	scope: DesignScope,
	filter: DesignFilter,
): Promise<Count> {
	return countUpTo(db, designs, whereOf(scope, filter))
}

function isOf(owner: string) {
	return sql`(${designs.ownerId} = ${owner} or exists (select 1 from orders o
		where o.tenant = ${designs.tenant} and o.code = ${designs.code} and o.customer_id = ${owner}))`
}

/** Named by their keys; of too many, by the words in them. */
function heldBy(found: Found | null): SQL {
	if (found === null) return sql`false`
	return sql`(${designs.tenant}, ${designs.code}) in (
		select ${orders.tenant}, ${orders.code} from ${orders} where ${and(...foundWhere(found)) ?? sql`false`})`
}

function tenantWhere({ tenant, orSent }: DesignScope) {
	if (tenant === null) return undefined
	const own = eq(designs.tenant, tenant)
	return orSent ? sql`(${own} or ${isMostlyHeldWhere(isSent)})` : own
}

/** What holds a design froze it. */
function orderedWhere(
	ordered: DesignFilter['ordered'],
	scope: DesignScope,
	look: Look,
): SQL | undefined {
	const { sentOnly } = scope
	const sent = sentOnly ? [isSent] : []
	if (ordered === undefined) return sentOnly ? look(isSent) : undefined
	if (ordered === 'none') return and(eq(designs.frozen, false), sentOnly ? look(isSent) : undefined)
	const isHeld =
		ordered === 'offer' ? isOfferOf(scope, sent) : look(sql`o.kind = ${ordered}`, ...sent)
	return and(eq(designs.frozen, true), isHeld)
}

/** Of what other shops sent the supplier reads no e-mail. */
function isNamed({ tenant, sentOnly, orSent }: DesignScope, search: string): SQL | undefined {
	const all = containingCode(designs.search, search)
	if (!sentOnly && !orSent) return all
	// Few are compared again: `lower` of each row costs more than the search.
	const named = or(
		containingCode(sql`lower(${designs.code})`, search),
		containing(sql`lower(${designs.externalReference})`, search),
		orSent && tenant !== null ? eq(designs.tenant, tenant) : undefined,
	)
	return and(all, named)
}

function whereOf(scope: DesignScope, filter: DesignFilter, look: Look = isHeldWhere) {
	const { search, types = [], ordered, updatedFrom, updatedUntil } = filter
	const { found = null } = filter
	return and(
		tenantWhere(scope),
		scope.owner === null ? undefined : isOf(scope.owner),
		types.length === 0 ? undefined : inArray(designs.type, types),
		orderedWhere(ordered, scope, look),
		...onDays(sql`${designs.updatedAt}`, { from: updatedFrom, until: updatedUntil }),
		search ? or(isNamed(scope, search), heldBy(found)) : undefined,
	)
}
