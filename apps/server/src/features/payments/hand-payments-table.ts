// Money that moved outside the provider, as a seller noted it. Append-only: a mistake gets a row against it.
import type { HandPaymentKind } from '@gabarit/contract'
import { and, desc, eq } from 'drizzle-orm'
import { bigint, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../db/columns.ts'
import type { Queryable } from '../../db/open-database.ts'

export const handPayments = pgTable(
	'hand_payments',
	{
		tenant: text().notNull(),
		id: uuid().notNull().defaultRandom(),
		orderId: uuid('order_id').notNull(),
		kind: text().$type<HandPaymentKind | 'refund'>().notNull(),
		/** Cents; negative where it is given back, or against another row. */
		amount: bigint({ mode: 'number' }).notNull(),
		day: date().notNull(),
		/** A seller's note, or the reason. */
		note: text(),
		cancels: uuid(),
		who: text(),
		at: time('at').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.tenant, table.id] }),
		index('hand_payments_order').on(table.tenant, table.orderId),
	],
)

export type HandPayment = typeof handPayments.$inferSelect
type OrderKey = { tenant: string; id: string }

const ofOrder = ({ tenant, id }: OrderKey) =>
	and(eq(handPayments.tenant, tenant), eq(handPayments.orderId, id))

export type NewHandPayment = Omit<HandPayment, 'id' | 'cancels'> & { cancels?: string }

export async function insertHandPayment(tx: Queryable, row: NewHandPayment): Promise<void> {
	await tx.insert(handPayments).values(row)
}

export async function insertHandPayments(
	tx: Queryable,
	rows: readonly NewHandPayment[],
): Promise<void> {
	await tx.insert(handPayments).values([...rows])
}

export function handPaymentsOf(db: Queryable, order: OrderKey): Promise<HandPayment[]> {
	return db
		.select()
		.from(handPayments)
		.where(ofOrder(order))
		.orderBy(desc(handPayments.at), desc(handPayments.id))
}

export async function deleteHandPayments(tx: Queryable, order: OrderKey): Promise<void> {
	await tx.delete(handPayments).where(ofOrder(order))
}

/** Of who has this name; `tenant` null: in every shop. */
export async function forgetRecorder(
	tx: Queryable,
	{ tenant, name }: { tenant: string | null; name: string },
): Promise<void> {
	const inShop = tenant === null ? undefined : eq(handPayments.tenant, tenant)
	await tx
		.update(handPayments)
		.set({ who: '–' })
		.where(and(inShop, eq(handPayments.who, name)))
}

/** A note may name a person. */
export async function forgetHandNotes(tx: Queryable, order: OrderKey): Promise<void> {
	await tx.update(handPayments).set({ note: null }).where(ofOrder(order))
}
