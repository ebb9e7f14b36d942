import type { Count } from '@gabarit/contract'
import {
	and,
	desc,
	eq,
	getTableColumns,
	gt,
	inArray,
	isNotNull,
	isNull,
	lt,
	or,
	type SQL,
	sql,
} from 'drizzle-orm'
import { bigint, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../db/columns.ts'
import { containing, withoutAccents } from '../../db/containing.ts'
import { countUpTo } from '../../db/count-up-to.ts'
import { type Keyset, type KeysetRow, keysetPage } from '../../db/keyset.ts'
import type { Queryable } from '../../db/open-database.ts'
import { plainText } from '../../lib/hash.ts'
import type { ProviderName, ProviderStatus } from './provider.ts'

const cents = (name: string) => bigint(name, { mode: 'number' })

export const payments = pgTable(
	'payments',
	{
		tenant: text().notNull(),
		/** Also the idempotency key at the provider. */
		id: uuid().notNull().defaultRandom(),
		orderId: uuid('order_id'),
		reference: text().notNull(),
		amount: cents('amount').notNull(),
		status: text().$type<ProviderStatus>().notNull().default('open'),
		provider: text().$type<ProviderName>().notNull(),
		/** null until the payer opens the checkout. */
		providerId: text('provider_id'),
		checkoutUrl: text('checkout_url'),
		refunded: cents('refunded').notNull().default(0),
		createdAt: time('created_at').notNull(),
		changedAt: time('changed_at').notNull(),
		paidAt: time('paid_at'),
	},
	(table) => [
		primaryKey({ columns: [table.tenant, table.id] }),
		uniqueIndex('payments_provider').on(table.tenant, table.provider, table.providerId),
		index('payments_order').on(table.tenant, table.orderId),
		index('payments_to_link').on(table.tenant).where(sql`order_id is null and status = 'paid'`),
	],
)

export const refunds = pgTable(
	'refunds',
	{
		tenant: text().notNull(),
		id: uuid().notNull().defaultRandom(),
		paymentId: uuid('payment_id').notNull(),
		amount: cents('amount').notNull(),
		/** `asked`: it may have reached the provider; a retry under the same key is safe. */
		status: text().$type<'asked' | 'done' | 'refused'>().notNull(),
		providerId: text('provider_id'),
		who: text(),
		at: time('at').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.tenant, table.id] }),
		index('refunds_payment').on(table.tenant, table.paymentId),
	],
)

export type Payment = typeof payments.$inferSelect
export type Refund = typeof refunds.$inferSelect
const is = (tenant: string, id: string) => and(eq(payments.tenant, tenant), eq(payments.id, id))

export async function insertPayment(
	tx: Queryable,
	row: typeof payments.$inferInsert,
): Promise<Payment> {
	const [payment] = await tx.insert(payments).values(row).returning()
	if (!payment) throw new Error('the payment was not written')
	return payment
}

export async function paymentById(
	db: Queryable,
	tenant: string,
	id: string,
): Promise<Payment | null> {
	const [found] = await db.select().from(payments).where(is(tenant, id))
	return found ?? null
}

export async function lockPayment(
	tx: Queryable,
	tenant: string,
	id: string,
): Promise<Payment | null> {
	const [found] = await tx.select().from(payments).where(is(tenant, id)).for('update')
	return found ?? null
}

export async function paymentByProviderId(
	db: Queryable,
	tenant: string,
	provider: ProviderName,
	providerId: string,
): Promise<Payment | null> {
	const [found] = await db
		.select()
		.from(payments)
		.where(
			and(
				eq(payments.tenant, tenant),
				eq(payments.provider, provider),
				eq(payments.providerId, providerId),
			),
		)
	return found ?? null
}

export async function isPaymentOfAnyShop(
	db: Queryable,
	provider: ProviderName,
	providerId: string,
): Promise<boolean> {
	const isIt = and(eq(payments.provider, provider), eq(payments.providerId, providerId))
	const found = await db.select({ id: payments.id }).from(payments).where(isIt).limit(1)
	return found.length > 0
}

export function paymentsOf(db: Queryable, tenant: string, orderId: string): Promise<Payment[]> {
	return db
		.select()
		.from(payments)
		.where(and(eq(payments.tenant, tenant), eq(payments.orderId, orderId)))
		.orderBy(desc(payments.createdAt), desc(payments.id))
}

export async function updatePayment(
	tx: Queryable,
	{ tenant, id }: Pick<Payment, 'tenant' | 'id'>,
	change: Partial<Payment>,
): Promise<void> {
	await tx.update(payments).set(change).where(is(tenant, id))
}

export async function insertUnmatched(
	tx: Queryable,
	row: typeof payments.$inferInsert,
): Promise<boolean> {
	const written = await tx.insert(payments).values(row).onConflictDoNothing().returning()
	return written.length > 0
}

export async function unlinkPayments(
	tx: Queryable,
	tenant: string,
	orderId: string,
): Promise<void> {
	await tx
		.update(payments)
		.set({ orderId: null })
		.where(and(eq(payments.tenant, tenant), eq(payments.orderId, orderId)))
}

/** Paid and not refunded. A refund without an answer may not have reached the provider, and is retried. */
// Names written out: in a select of one table drizzle drops the table names.
const left = sql<number>`(payments.amount - payments.refunded + coalesce((
	select sum(r.amount) from refunds r
	where r.tenant = payments.tenant and r.payment_id = payments.id and r.status = 'asked'), 0))`.mapWith(
	Number,
)
const isUnmatched = and(isNull(payments.orderId), eq(payments.status, 'paid'), gt(left, 0))

export type UnmatchedPayment = Payment & { left: number }

export type UnmatchedFilter = {
	/** Null = every shop's. */
	tenant: string | null
	search: string
}

/** `600`, `1250,5` or `1 250,00 €`; null where it is no amount. */
function centsIn(search: string): number | null {
	const amount = search.replace(/[\s€]/g, '')
	return /^\d{1,7}(?:[.,]\d{1,2})?$/.test(amount)
		? Math.round(Number(amount.replace(',', '.')) * 100)
		: null
}

function whereOf({ tenant, search }: UnmatchedFilter): SQL | undefined {
	const words = plainText(search.trim())
	const amount = centsIn(search)
	return and(
		isUnmatched,
		tenant === null ? undefined : eq(payments.tenant, tenant),
		or(
			containing(withoutAccents(payments.reference), words),
			containing(sql`lower(${payments.providerId})`, words),
			amount === null ? undefined : sql`${left} = ${amount}`,
		),
	)
}

/** Paid, without an order, and not wholly refunded. */
export function unmatchedPayments(
	db: Queryable,
	filter: UnmatchedFilter,
	page: Keyset,
): Promise<KeysetRow<UnmatchedPayment>[]> {
	return keysetPage<UnmatchedPayment>(db, {
		table: payments,
		columns: { ...getTableColumns(payments), left },
		where: whereOf(filter),
		sort: sql`${payments.createdAt}`,
		type: 'timestamptz',
		key: sql`${payments.id}::text`,
		page,
	})
}

export function countUnmatched(db: Queryable, filter: UnmatchedFilter): Promise<Count> {
	return countUpTo(db, payments, whereOf(filter))
}

export async function lockUnmatched(
	tx: Queryable,
	tenant: string,
	id: string,
): Promise<UnmatchedPayment | null> {
	// After the lock, so that a refund that ends meanwhile is counted.
	if (!(await lockPayment(tx, tenant, id))) return null
	const [found] = await tx
		.select({ ...getTableColumns(payments), left })
		.from(payments)
		.where(and(is(tenant, id), isUnmatched))
	return found ?? null
}

/** Open at the provider: their notices may have been lost. */
export function unsettledPayments(db: Queryable, before: Date): Promise<Payment[]> {
	return db
		.select()
		.from(payments)
		.where(
			and(
				inArray(payments.status, ['open', 'pending']),
				isNotNull(payments.providerId),
				lt(payments.changedAt, before),
			),
		)
		.orderBy(payments.changedAt)
		.limit(100)
}

export async function insertRefund(
	tx: Queryable,
	row: typeof refunds.$inferInsert,
): Promise<Refund> {
	const [refund] = await tx.insert(refunds).values(row).returning()
	if (!refund) throw new Error('the refund was not written')
	return refund
}

export async function pendingRefund(
	db: Queryable,
	tenant: string,
	paymentId: string,
): Promise<Refund | null> {
	const [found] = await db
		.select()
		.from(refunds)
		.where(
			and(
				eq(refunds.tenant, tenant),
				eq(refunds.paymentId, paymentId),
				eq(refunds.status, 'asked'),
			),
		)
	return found ?? null
}

export async function finishRefund(
	tx: Queryable,
	{ tenant, id }: Pick<Refund, 'tenant' | 'id'>,
	change: Pick<Refund, 'status' | 'providerId'>,
): Promise<boolean> {
	const changed = await tx
		.update(refunds)
		.set(change)
		.where(and(eq(refunds.tenant, tenant), eq(refunds.id, id), eq(refunds.status, 'asked')))
		.returning({ id: refunds.id })
	return changed.length > 0
}

/** Of who has this name; `tenant` null: in every shop. */
export async function forgetRefunder(
	tx: Queryable,
	{ tenant, name }: { tenant: string | null; name: string },
): Promise<void> {
	const inShop = tenant === null ? undefined : eq(refunds.tenant, tenant)
	await tx
		.update(refunds)
		.set({ who: '–' })
		.where(and(inShop, eq(refunds.who, name)))
}
