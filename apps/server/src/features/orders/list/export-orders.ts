// All rows that the viewer sees on the screen, read a thousand at a time.
import { finished } from 'node:stream'
import type { ConfigurationRow, exportSchema } from '@gabarit/contract'
import { type Language, translatorOf } from '@gabarit/i18n'
import type { z } from 'zod'
import { type KeysetRow, keysetOf, pageOf } from '../../../db/keyset.ts'
import type { CallContext } from '../../../lib/api.ts'
import { brusselsDay } from '../../../lib/calendar.ts'
import { requireAccess } from '../../../lib/permissions.ts'
import type { Order } from '../orders-table.ts'
import { requireBackOffice, scopeOf } from '../process/order-access.ts'
import { configurationList } from './lookups.ts'
import { rowOf } from './order-list.ts'
import { findOrders, listOrders, type OrderFilter } from './order-list-table.ts'
import { type TableCell, tableFile } from './table-file.ts'

type ExportQuery = z.output<typeof exportSchema>
type Next<T> = (after: string | undefined) => Promise<{ rows: T[]; next: string | null }>

const atOnce = 1000

async function* allOf<T>(next: Next<T>): AsyncIterable<T> {
	let after: string | undefined
	do {
		const page = await next(after)
		yield* page.rows
		after = page.next ?? undefined
	} while (after !== undefined)
}

async function* mapped<T>(rows: AsyncIterable<T>, cells: (row: T) => TableCell[]) {
	for await (const row of rows) yield cells(row)
}

const orderColumns = [
	'reference',
	'resellerReference',
	'tenant',
	'code',
	'type',
	'state',
	'customer',
	'company',
	'email',
	'city',
	'seller',
	'orderedAt',
	'deliveryAt',
	'validUntil',
	'payment',
	'pallets',
	'total',
	'amountToSupplier',
] as const

const euros = (cents: number | null) => (cents === null ? null : cents / 100)

function orderCells(order: Order, { viewer, language }: CallContext): TableCell[] {
	const t = translatorOf(language)
	const row = rowOf(order, viewer)
	return [
		row.reference,
		row.resellerReference,
		row.tenant,
		row.code,
		t(`common:kind.${row.type}`),
		t(`back-office:state.${row.state}`),
		`${row.customer.lastName} ${row.customer.firstName}`,
		row.customer.company,
		order.customer.email,
		row.customer.city,
		row.seller,
		brusselsDay(order.orderedAt),
		row.deliveryAt,
		row.validUntil,
		t(`back-office:paymentStatus.${row.payment.status}`),
		row.pallets,
		euros(row.total),
		euros(row.amountToSupplier),
	]
}

function orderRows(context: CallContext, query: ExportQuery): AsyncIterable<TableCell[]> {
	const { services, viewer } = context
	const scope = scopeOf(viewer, requireAccess(viewer, 'order', 'read'))
	const filter: OrderFilter = {
		kind: query.list === 'offers' ? 'offer' : 'order',
		view: 'all',
		states: query.states,
		types: query.types,
		seller: query.seller,
		today: brusselsDay(services.now()),
	}
	let finding: ReturnType<typeof findOrders> | undefined
	const next: Next<Order> = async (after) => {
		finding ??= findOrders(services.db, scope, query.search)
		const found = await finding
		const pageQuery = { after, limit: atOnce, direction: 'desc' as const }
		const page = keysetOf(pageQuery, 'timestamptz')
		const listing = { ...filter, found, sort: 'orderedAt' as const }
		const listed: KeysetRow<Order>[] = await listOrders(services.db, scope, listing, page)
		return pageOf(listed, page)
	}
	return mapped(allOf(next), (order) => orderCells(order, context))
}

const configurationColumns = [
	'code',
	'tenant',
	'version',
	'type',
	'language',
	'externalReference',
	'email',
	'width',
	'height',
	'createdAt',
	'updatedAt',
] as const

function configurationRows(context: CallContext, query: ExportQuery): AsyncIterable<TableCell[]> {
	const next: Next<ConfigurationRow> = (after) =>
		configurationList(context, { search: query.search, types: query.types, after, limit: atOnce })
	const t = translatorOf(context.language)
	return mapped(allOf(next), (row) => {
		const named = { ...row, type: t(`common:kind.${row.type}`) }
		return configurationColumns.map((column) => named[column])
	})
}

function headingsOf(
	columns: readonly (typeof orderColumns | typeof configurationColumns)[number][],
	language: Language,
): string[] {
	const t = translatorOf(language)
	return columns.map((column) => t(`paper:columns.${column}`))
}

export async function exportList(context: CallContext, query: ExportQuery) {
	const { viewer, language, services } = context
	requireBackOffice(viewer)
	requireAccess(viewer, 'dashboard', 'read')
	const isDesigns = query.list === 'configurations'
	const headings = headingsOf(isDesigns ? configurationColumns : orderColumns, language)
	const rows = isDesigns ? configurationRows(context, query) : orderRows(context, query)
	const name = `${query.list}-${brusselsDay(services.now())}`
	const body = await tableFile({ name, format: query.format, headings, rows, language }, (clear) =>
		// The answer was sent or the client is gone.
		finished(context.reply.raw, clear),
	)
	return { headers: { 'content-disposition': `attachment; filename="${body.name}"` }, body }
}
