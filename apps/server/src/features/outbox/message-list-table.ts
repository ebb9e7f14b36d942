import type { Count } from '@gabarit/contract'
import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { containing } from '../../db/containing.ts'
import { countUpTo } from '../../db/count-up-to.ts'
import { type Keyset, type KeysetRow, keysetPage } from '../../db/keyset.ts'
import type { Queryable } from '../../db/open-database.ts'
import { plainText } from '../../lib/hash.ts'
import { type OutboxRow, outbox } from './outbox-table.ts'

/** `tenant` null = every shop's. */
export type OutboxScope = {
	/** The messages of a shop, or those about an order; null = none. */
	shop: { tenant: string | null; ofOrders: boolean } | null
	/** What is written to the supplier: notices, and mails to his own address; null = it is not added. */
	supplier: { tenant: string | null; email: string } | null
	/** A search finds nothing in the addresses of webhooks. */
	hidesAddresses?: boolean
}

export type OutboxFilter = {
	search?: string | undefined
	reference?: string | undefined
	kinds?: NonNullable<OutboxRow['kind']>[] | undefined
	states?: OutboxRow['state'][] | undefined
	channel?: OutboxRow['channel'] | undefined
	view: 'all' | 'dead'
}

function ofTenant(tenant: string | null): SQL {
	return tenant === null ? sql`true` : eq(outbox.tenant, tenant)
}

function inScope({ shop, supplier }: OutboxScope): SQL | undefined {
	const ofShop =
		shop && and(ofTenant(shop.tenant), shop.ofOrders ? isNotNull(outbox.reference) : undefined)
	const toSupplier =
		supplier &&
		and(
			ofTenant(supplier.tenant),
			or(eq(outbox.kind, 'supplierNotice'), eq(outbox.to, supplier.email)),
		)
	return or(ofShop ?? undefined, toSupplier ?? undefined) ?? sql`false`
}

function isFound({ hidesAddresses = false }: OutboxScope, search: string): SQL | undefined {
	const inAddress = and(eq(outbox.channel, 'webhook'), containing(sql`lower(${outbox.to})`, search))
	return or(containing(outbox.search, plainText(search)), hidesAddresses ? undefined : inAddress)
}

function whereOf(scope: OutboxScope, filter: OutboxFilter): SQL | undefined {
	const { search, reference, kinds = [], states = [], channel, view } = filter
	return and(
		inScope(scope),
		search ? isFound(scope, search) : undefined,
		reference === undefined ? undefined : eq(outbox.reference, reference),
		kinds.length === 0 ? undefined : inArray(outbox.kind, kinds),
		states.length === 0 ? undefined : inArray(outbox.state, states),
		channel && eq(outbox.channel, channel),
		view === 'dead' ? eq(outbox.state, 'dead') : undefined,
	)
}

export function listMessages(
	db: Queryable,
	scope: OutboxScope,
	filter: OutboxFilter,
	page: Keyset,
): Promise<KeysetRow<OutboxRow>[]> {
	return keysetPage<OutboxRow>(db, {
		table: outbox,
		where: whereOf(scope, filter),
		sort: sql`${outbox.lastAt}`,
		type: 'timestamptz',
		key: sql`${outbox.id}::text`,
		rowKey: sql`${outbox.id}`,
		keysFirst: Boolean(filter.search),
		page,
	})
}

export function countListed(
	db: Queryable,
	scope: OutboxScope,
	filter: OutboxFilter,
): Promise<Count> {
	return countUpTo(db, outbox, whereOf(scope, filter))
}

export async function messageById(
	db: Queryable,
	scope: OutboxScope,
	id: string,
): Promise<OutboxRow | null> {
	const [found] = await db
		.select()
		.from(outbox)
		.where(and(inScope(scope), eq(outbox.id, id)))
	return found ?? null
}

/** Those that were given up, and wait now. */
export function replayMessages(
	db: Queryable,
	scope: OutboxScope,
	ids: string[],
	now: Date,
): Promise<Pick<OutboxRow, 'tenant' | 'reference' | 'kind'>[]> {
	const { tenant, reference, kind } = outbox
	return db
		.update(outbox)
		.set({ state: 'waiting', attempts: 0, doneAt: null, queuedAt: null, triedAt: now })
		.where(and(inScope(scope), eq(outbox.state, 'dead'), inArray(outbox.id, ids)))
		.returning({ tenant, reference, kind })
}

/** When the queue tries each of them next, by id. */
export async function nextTriesOf(db: Queryable, ids: string[]): Promise<Map<string, Date>> {
	if (ids.length === 0) return new Map()
	const { rows } = await db.execute<{ id: string; at: string }>(sql`
		select data ->> 'id' as id, start_after as at from pgboss.job
		where name in ('mails', 'webhooks') and state < 'active' and data ->> 'id' in ${ids}`)
	return new Map(rows.map(({ id, at }) => [id, new Date(at)]))
}
