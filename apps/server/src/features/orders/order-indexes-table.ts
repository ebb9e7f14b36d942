// By what the lists of orders are sorted and filtered, and the indexes from which figures are added up (ADR 13).
import { stateLabels } from '@gabarit/contract'
import { sql } from 'drizzle-orm'
import { type ExtraConfigColumn, index } from 'drizzle-orm/pg-core'

const ranks = stateLabels.map((state, rank) => `when '${state}' then ${rank}`).join(' ')

/** Of nullable columns, as in their indexes. Not `coalesce`: under row security its index would not be used. */
export const sortedBy = {
	seller: sql`(case when seller_name is null then '' else seller_name end)`,
	deliveryAt: sql`(case when delivery_date is not null then delivery_date when planned_date is not null then planned_date when valid_until is not null then valid_until else '9999-12-31'::date end)`,
	paid: sql`(case when amount_to_supplier is null then 0 else amount_to_supplier end)`,
	supplierAt: sql`(case when supplier_date is not null then supplier_date else '9999-12-31'::date end)`,
	/** From the beginning of the process to its end; another list of states needs its index anew. */
	state: sql.raw(`(case state ${ranks} else ${stateLabels.length} end)`),
	validUntil: sql`(case when valid_until is not null then valid_until else '9999-12-31'::date end)`,
} as const

/** What a list is filtered by and the figures add up: a third of the table, read alone where no other index fits. */
const filtered = [
	'state',
	'status',
	'type',
	'sellerId',
	'sellerName',
	'customerId',
	'toLink',
	'colour',
	'racks',
	'paymentType',
	'paymentStatus',
	'total',
	'net',
	'paid',
	'refunded',
	'refundDue',
	'amountToSupplier',
	'deliveryMode',
	'deliveryDate',
	'plannedDate',
	'validUntil',
	'supplierDate',
	'sentToSupplierAt',
	'readyAt',
	'doneAt',
	'offeredAt',
] as const

export function filteredBy<Column>(table: Record<(typeof filtered)[number], Column>): Column[] {
	return filtered.map((name) => table[name])
}

type Figured = Record<
	| 'amountToSupplier'
	| 'boards'
	| 'confirmedAt'
	| 'doneAt'
	| 'kind'
	| 'offeredAt'
	| 'pallets'
	| 'productionAt'
	| 'readyAt'
	| 'reference'
	| 'scheduledAt'
	| 'sellerId'
	| 'sellerName'
	| 'sentToSupplierAt'
	| 'state'
	| 'status'
	| 'supplierDate'
	| 'tenant'
	| 'weight',
	ExtraConfigColumn
>

/** Read alone, without the rows. */
export function figuresIndexes(table: Figured) {
	return [
		// The workshop's weeks and months are added up from this index alone.
		index('orders_production')
			.on(
				table.kind,
				table.supplierDate,
				table.state,
				table.readyAt,
				table.tenant,
				table.boards,
				table.weight,
				table.pallets,
				table.amountToSupplier,
			)
			.where(sql`sent_to_supplier_at is not null`),
		// The figures of a period, by the day of the offer and of the end.
		index('orders_offered')
			.on(table.offeredAt, table.tenant, table.kind, table.status, table.sellerId, table.sellerName)
			.where(sql`offered_at is not null`),
		index('orders_done')
			.on(
				table.doneAt,
				table.tenant,
				table.kind,
				table.status,
				table.sellerId,
				table.confirmedAt,
				table.sentToSupplierAt,
				table.productionAt,
				table.readyAt,
				table.scheduledAt,
			)
			.where(sql`done_at is not null`),
		// Purchase prices; new orders have none yet.
		index('orders_sent_paid')
			.on(table.kind, sortedBy.paid, table.reference)
			.where(sql`sent_to_supplier_at is not null`),
	]
}
