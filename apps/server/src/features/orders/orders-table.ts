import type {
	Address,
	Customer,
	DeliveryMode,
	OrderStatus,
	PaymentStatus,
	PaymentType,
	Service,
	StateLabel,
} from '@gabarit/contract'
import type { FurnitureType } from '@gabarit/engine'
import type { Language } from '@gabarit/i18n'
import { and, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import {
	bigint,
	boolean,
	date,
	doublePrecision,
	index,
	integer,
	jsonb,
	pgSequence,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { time } from '../../db/columns.ts'
import type { Queryable } from '../../db/open-database.ts'
import { type Put, preparedInsert, preparedSelect } from '../../db/prepared.ts'
import { figuresIndexes, filteredBy, sortIndexes } from './order-indexes-table.ts'
import { wordOf } from './order-search.ts'
import { type Frozen, insertSnapshot, orderSnapshots } from './order-snapshots-table.ts'

export const orderNumbers = pgSequence('order_numbers', { startWith: 1 })

export const isOnItsWay = sql`state in ('confirmed', 'sent', 'inProduction', 'ready', 'scheduled', 'undelivered')`

export const orders = pgTable(
	'orders',
	{
		tenant: text().notNull(),
		id: uuid().notNull().defaultRandom(),
		reference: text().notNull(),
		code: text().notNull(),
		kind: text().$type<'offer' | 'order'>().notNull(),
		status: text().$type<OrderStatus>().notNull(),
		/** The status with its distinctions; written with every change (order-process.ts). */
		state: text().$type<StateLabel>().notNull(),
		revision: integer().notNull().default(1),
		/** For idempotency: the same body again is the same order. */
		requestHash: text('body_hash').notNull(),
		/** Its edit key: the browser that ordered reads its order. Null where the design's own says it. */
		browserHash: text('browser_hash'),
		acceptedAt: time('accepted_at'),
		sentToSupplierAt: time('sent_to_supplier_at'),
		cancelledBySeller: boolean('cancelled_by_seller').notNull().default(false),
		/** Of an offer that nobody answered in time. */
		expiredAt: time('expired_at'),
		language: text().$type<Language>().notNull(),
		customer: jsonb().$type<Customer>().notNull(),
		customerId: uuid('customer_id'),
		toLink: boolean('to_link').notNull().default(false),
		city: text(),
		sellerId: uuid('seller_id'),
		sellerName: text('seller_name'),
		resellerReference: text('reseller_reference'),
		externalReference: text('external_reference'),
		billingAddress: jsonb('billing_address').$type<Address>(),
		deliveryMode: text('delivery_mode').$type<DeliveryMode>().notNull(),
		deliveryAddress: jsonb('delivery_address').$type<Address>(),
		services: jsonb().$type<Service[]>().notNull().default([]),
		promoCode: text('promo_code'),
		remark: text(),
		paymentType: text('payment_type').$type<PaymentType>().notNull(),
		paymentStatus: text('payment_status').$type<PaymentStatus>().notNull(),
		/** Cents. */
		paid: bigint({ mode: 'number' }).notNull().default(0),
		total: bigint({ mode: 'number' }).notNull(),
		/** Cents of the total without its VAT. */
		net: bigint({ mode: 'number' }).notNull().default(0),
		/** Cents to pay online before the order is confirmed; 0 = no deposit. */
		deposit: bigint({ mode: 'number' }).notNull().default(0),
		/** Cents refunded that are no longer due (order-money.ts), without refunds of excess payments. */
		refunded: bigint({ mode: 'number' }).notNull().default(0),
		/** Cents of the open refund task. */
		refundDue: bigint('refund_due', { mode: 'number' }).notNull().default(0),
		priceShared: boolean('price_shared').notNull().default(true),
		offerVersion: integer('offer_version').notNull().default(1),
		termsVersion: text('terms_version'),
		privacyVersion: text('privacy_version'),
		termsAcceptedAt: time('terms_accepted_at'),
		amountToSupplier: bigint('amount_to_supplier', { mode: 'number' }),
		pallets: integer().notNull(),
		weight: doublePrecision().notNull(),
		/** Boards to cut. */
		boards: integer().notNull().default(0),
		type: text().$type<FurnitureType>().notNull().default('wardrobe'),
		/** Racks of its bays, each once; the colour of its fronts (place/what-is-chosen.ts). */
		racks: jsonb().$type<string[]>().notNull().default([]),
		colour: text(),
		zone: text(),
		supplierDays: integer('supplier_days').notNull(),
		resellerDays: integer('reseller_days').notNull(),
		/** Promised availability; `deliveryDate` once it is agreed. */
		plannedDate: date('planned_date'),
		deliveryDate: date('delivery_date'),
		/** When the supplier has it ready: process/supplier-date.ts. */
		supplierDate: date('supplier_date'),
		/** Agreed by a person: no recount moves it. */
		supplierDateByHand: boolean('supplier_date_by_hand').notNull().default(false),
		validUntil: date('valid_until'),
		motive: text(),
		catalogueVersion: text('catalogue_version').notNull(),
		/** Search words (order-search.ts); a trigger keeps order_words in step. */
		search: text().notNull(),
		/** Without what the supplier does not read. */
		supplierSearch: text('supplier_search').notNull().default(''),
		sortName: text('sort_name').notNull(),
		orderedAt: time('ordered_at').notNull(),
		/** As an offer; null of what never was one. */
		offeredAt: time('offered_at'),
		/** When it first came to a status (process/stage-times.ts). */
		confirmedAt: time('confirmed_at'),
		productionAt: time('production_at'),
		readyAt: time('ready_at'),
		scheduledAt: time('scheduled_at'),
		doneAt: time('done_at'),
		changedAt: time('changed_at').notNull(),
		changedBy: text('changed_by'),
	},
	(table) => [
		primaryKey({ columns: [table.tenant, table.id] }),
		uniqueIndex('orders_code').on(table.tenant, table.code),
		uniqueIndex('orders_reference').on(table.tenant, table.reference),
		// Indexes begin with what a list filters and continue with its sort. Columns of counts are last, for
		// index-only scans. ADR 13 has what each of them buys.
		index('orders_ordered').on(
			table.tenant,
			table.kind,
			table.orderedAt,
			table.reference,
			...filteredBy(table),
		),
		index('orders_anywhere').on(
			table.kind,
			table.orderedAt,
			table.reference,
			table.tenant,
			...filteredBy(table),
		),
		index('orders_state').on(
			table.tenant,
			table.kind,
			table.state,
			table.orderedAt,
			table.reference,
		),
		index('orders_anywhere_state').on(
			table.kind,
			table.state,
			table.orderedAt,
			table.reference,
			table.tenant,
			table.sentToSupplierAt,
		),
		// Of the views. Few orders are in one at a time, so the operator's reads filter the rows of all shops.
		index('orders_soon')
			.on(table.tenant, table.kind, table.deliveryDate, table.plannedDate, table.sentToSupplierAt)
			.where(isOnItsWay),
		index('orders_to_link')
			.on(table.tenant, table.kind, table.orderedAt, table.reference, table.sentToSupplierAt)
			.where(sql`to_link`),
		index('orders_refund')
			.on(table.tenant, table.kind, table.orderedAt, table.reference)
			.where(sql`refund_due > 0`),
		// With what is added up: without it the planner reads every order that is done.
		index('orders_unpaid')
			.on(
				table.tenant,
				table.kind,
				table.orderedAt,
				table.reference,
				table.total,
				table.paid,
				table.refunded,
			)
			.where(sql`status = 'Done' and paid + refunded < total`),
		index('orders_customer').on(table.tenant, table.customerId),
		...sortIndexes(table),
		...figuresIndexes(table),
	],
)

export const orderNotes = pgTable(
	'order_notes',
	{
		tenant: text().notNull(),
		id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
		orderId: uuid('order_id').notNull(),
		at: time('at').notNull().defaultNow(),
		who: text().notNull(),
		text: text().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.tenant, table.id] }),
		index('order_notes_order').on(table.tenant, table.orderId),
	],
)

/** Never the same twice; a rolled-back order leaves a gap. */
export async function nextNumber(tx: Queryable): Promise<number> {
	const { rows } = await tx.execute(sql`select nextval('order_numbers') as number`)
	return Number(rows[0]?.['number'])
}

export type Order = typeof orders.$inferSelect
export type NewOrder = typeof orders.$inferInsert

const writeOrderRow = preparedInsert(orders)

export async function insertOrder(tx: Queryable, row: NewOrder, snapshot: Frozen): Promise<Order> {
	const order = await writeOrderRow(tx, row)
	if (!order) throw new Error('the order was not written')
	await insertSnapshot(tx, { ...snapshot, tenant: order.tenant, orderId: order.id })
	return order
}

const readByCode = preparedSelect(getTableColumns(orders), (db, value: Put<'tenant' | 'code'>) =>
	db
		.select()
		.from(orders)
		.where(and(eq(orders.tenant, value('tenant')), eq(orders.code, value('code')))),
)

export async function orderByCode(
	db: Queryable,
	tenant: string,
	code: string,
): Promise<Order | null> {
	const [found] = await readByCode(db, { tenant, code })
	return found ?? null
}

export async function orderById(db: Queryable, tenant: string, id: string): Promise<Order | null> {
	const found = await db
		.select()
		.from(orders)
		.where(and(eq(orders.tenant, tenant), eq(orders.id, id)))
	return found[0] ?? null
}

/** Searched as a word: under row security an index of `lower(…)` would not be used. */
function underEmail(tenant: string, email: string) {
	const isSame = sql`lower(${orders.customer} ->> 'email') = ${email.toLowerCase()}`
	const hasWord = sql`${orders.id} in (select order_id from order_words
		where tenant = ${tenant} and word = ${wordOf(email)})`
	return and(eq(orders.tenant, tenant), hasWord, isSame)
}

/** Of first orders at the same time it is true of one only: they wait for each other's transaction here. */
export async function isFirstUnderEmail(
	tx: Queryable,
	{ tenant, id, customer }: Pick<Order, 'tenant' | 'id' | 'customer'>,
): Promise<boolean> {
	const locked = `${tenant} ${customer.email.toLowerCase()}`
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${locked}, 0))`)
	const isOther = and(eq(orders.kind, 'order'), ne(orders.id, id))
	const found = await tx
		.select({ id: orders.id })
		.from(orders)
		.where(and(isOther, underEmail(tenant, customer.email)))
		.limit(1)
	return found.length === 0
}

export async function orderByReference(
	db: Queryable,
	tenant: string | null,
	reference: string,
): Promise<Order | null> {
	const found = await db
		.select()
		.from(orders)
		.where(
			and(
				tenant === null ? undefined : eq(orders.tenant, tenant),
				eq(orders.reference, reference.toUpperCase()),
			),
		)
	return found[0] ?? null
}

export function overdueOffers(
	db: Queryable,
	today: string,
	most: number,
): Promise<Pick<Order, 'tenant' | 'id'>[]> {
	return db
		.select({ tenant: orders.tenant, id: orders.id })
		.from(orders)
		.where(and(eq(orders.status, 'OfferInProgress'), sql`${orders.validUntil} < ${today}::date`))
		.orderBy(orders.validUntil)
		.limit(most)
}

export async function lockOrder(tx: Queryable, tenant: string, id: string): Promise<Order | null> {
	const found = await tx
		.select()
		.from(orders)
		.where(and(eq(orders.tenant, tenant), eq(orders.id, id)))
		.for('update')
	return found[0] ?? null
}

export async function updateOrder(
	tx: Queryable,
	order: Order,
	change: Partial<NewOrder>,
): Promise<Order> {
	const [changed] = await tx
		.update(orders)
		.set({ ...change, revision: order.revision + 1 })
		.where(and(eq(orders.tenant, order.tenant), eq(orders.id, order.id)))
		.returning()
	if (!changed) throw new Error('the order is gone')
	return changed
}

/** The revision stays: nothing that a person sees of the order has changed. */
export async function replaceBrowser(
	db: Queryable,
	{ tenant, id }: Pick<Order, 'tenant' | 'id'>,
	{ before, now }: { before: string; now: string },
): Promise<void> {
	await db
		.update(orders)
		.set({ browserHash: now })
		.where(and(eq(orders.tenant, tenant), eq(orders.id, id), eq(orders.browserHash, before)))
}

export async function deleteOrder(tx: Queryable, order: Order): Promise<void> {
	const of = (table: typeof orderSnapshots | typeof orderNotes) =>
		and(eq(table.tenant, order.tenant), eq(table.orderId, order.id))
	await tx.delete(orderNotes).where(of(orderNotes))
	await tx.delete(orderSnapshots).where(of(orderSnapshots))
	await tx.delete(orders).where(and(eq(orders.tenant, order.tenant), eq(orders.id, order.id)))
}

export function notesOf(db: Queryable, order: Order) {
	return db
		.select()
		.from(orderNotes)
		.where(and(eq(orderNotes.tenant, order.tenant), eq(orderNotes.orderId, order.id)))
		.orderBy(orderNotes.at)
}

export type NewNote = typeof orderNotes.$inferInsert

export async function insertNote(db: Queryable, row: NewNote): Promise<void> {
	await db.insert(orderNotes).values(row)
}

export async function insertNotes(db: Queryable, rows: readonly NewNote[]): Promise<void> {
	await db.insert(orderNotes).values([...rows])
}

export async function customerByEmail(db: Queryable, tenant: string, email: string) {
	const found = await db
		.select({ customer: orders.customer, billingAddress: orders.billingAddress })
		.from(orders)
		.where(underEmail(tenant, email))
		.orderBy(sql`${orders.orderedAt} desc`)
		.limit(1)
	return found[0] ?? null
}

/** Orders without an account under this e-mail; returns their codes. */
export async function linkOrders(
	tx: Queryable,
	tenant: string,
	email: string,
	userId: string,
): Promise<string[]> {
	const linked = await tx
		.update(orders)
		.set({ customerId: userId, toLink: false })
		.where(and(eq(orders.toLink, true), underEmail(tenant, email)))
		.returning({ code: orders.code })
	return linked.map(({ code }) => code)
}
