// The rows of a list as the viewer sees them on the screen, read a thousand at a time.
import { finished } from 'node:stream'
import {
	type ChosenExport,
	type exportSchema,
	orderColumns,
	paymentWordOf,
	stateKey,
} from '@gabarit/contract'
import { type Language, translatorOf } from '@gabarit/i18n'
import type { z } from 'zod'
import { type KeysetRow, keysetOf, pageOf } from '../../../db/keyset.ts'
import { allPages } from '../../../lib/all-pages.ts'
import type { CallContext } from '../../../lib/api.ts'
import { brusselsDay, daysBetween } from '../../../lib/calendar.ts'
import { requireAccess } from '../../../lib/rights/permissions.ts'
import { type TableCell, tableFile } from '../../../lib/tables/table-file.ts'
import { colourNames } from '../list/colour-names.ts'
import { rowOf } from '../list/order-list.ts'
import { listOrders, sortTypeOf } from '../list/order-list-table.ts'
import { listingOf } from '../list/order-listing.ts'
import type { Order } from '../orders-table.ts'
import { customerFor, requireBackOffice } from '../process/order-access.ts'

type ExportQuery = z.output<typeof exportSchema> & { references?: readonly string[] }
type OrderColumn = (typeof orderColumns)[number]
const atOnce = 1000

async function* mapped<T>(rows: AsyncIterable<T>, cells: (row: T) => TableCell[]) {
	for await (const row of rows) yield cells(row)
}

const euros = (cents: number | null) => (cents === null ? null : cents / 100)
const dayOf = (day: string | null) => (day === null ? null : { day })

/** As the screen names it. */
type ShopName = (code: string) => string

async function shopNames({ services }: CallContext): Promise<ShopName> {
	const names = new Map((await services.tenants.all()).map(({ code, name }) => [code, name]))
	return (code) => names.get(code) ?? code
}

function orderCells(
	order: Order,
	{ viewer, language }: CallContext,
	shown: Parameters<typeof rowOf>[2] & { shopName: ShopName },
): Record<OrderColumn, TableCell> {
	const t = translatorOf(language)
	const { customer, payment, ...row } = rowOf(order, viewer, shown)
	return {
		...row,
		tenant: shown.shopName(row.tenant),
		type: t(`common:kind.${row.type}`),
		state: t(`back-office:${stateKey(row.state, row.deliveryMode)}`),
		customer: `${customer.lastName} ${customer.firstName}`,
		company: customer.company,
		email: customerFor(viewer, order).email,
		city: customer.city,
		orderedAt: dayOf(brusselsDay(order.orderedAt)),
		deliveryAt: dayOf(row.deliveryAt),
		late: row.late ? t('back-office:list.mark.late') : null,
		supplierAt: dayOf(row.supplierAt),
		supplierLate:
			row.supplierLate && row.supplierAt ? daysBetween(row.supplierAt, shown.today) : null,
		validUntil: dayOf(row.validUntil),
		payment: t(`back-office:paymentStatus.${paymentWordOf({ state: row.state, payment })}`),
		balance: order.kind === 'order' ? euros(payment.balance) : null,
		total: euros(row.total),
		amountToSupplier: euros(row.amountToSupplier),
	}
}

/** In the list's own sorting. */
async function orderRows(
	context: CallContext,
	query: ExportQuery,
	columns: readonly OrderColumn[],
): Promise<AsyncIterable<TableCell[]>> {
	const kind = query.list === 'offers' ? 'offer' : 'order'
	const { scope, filter, found } = await listingOf(context, { ...query, kind })
	const { sort, direction } = query
	const next = async (after: string | undefined) => {
		const page = keysetOf({ after, limit: atOnce, direction }, sortTypeOf(sort))
		const listing = { ...filter, found, sort }
		const listed: KeysetRow<Order>[] = await listOrders(context.services.db, scope, listing, page)
		return pageOf(listed, page)
	}
	const shown = {
		today: filter.today,
		colourName: await colourNames(context),
		shopName: await shopNames(context),
	}
	return mapped(allPages<Order>(next), (order) => {
		const cells = orderCells(order, context, shown)
		return columns.map((column) => cells[column])
	})
}

function headingsOf(columns: readonly OrderColumn[], language: Language) {
	const t = translatorOf(language)
	return columns.map((column) => t(`paper:columns.${column}`))
}

async function tableOf(context: CallContext, query: ExportQuery) {
	const columns = query.columns ?? orderColumns
	return {
		headings: headingsOf(columns, context.language),
		rows: await orderRows(context, query, columns),
	}
}

export function exportChosen(
	context: CallContext,
	query: ChosenExport & Pick<ExportQuery, 'sort' | 'direction'>,
) {
	return exportList(context, { ...query, view: 'all' })
}

export async function exportList(context: CallContext, query: ExportQuery) {
	const { viewer, language, services } = context
	requireBackOffice(viewer)
	requireAccess(viewer, 'dashboard', 'read')
	const table = await tableOf(context, query)
	const name = `${query.list}-${brusselsDay(services.now())}`
	const { format } = query
	const body = await tableFile({ name, format, ...table, language }, (clear) =>
		// The answer was sent or the client is gone.
		finished(context.reply.raw, clear),
	)
	return { headers: { 'content-disposition': `attachment; filename="${body.name}"` }, body }
}
