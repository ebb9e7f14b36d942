// The rows of a list as the viewer sees them on the screen, read a thousand at a time.
import {
	type ChosenExport,
	type exportSchema,
	orderColumns,
	orderWord,
	paymentWordOf,
} from '@gabarit/contract'
import { translatorOf } from '@gabarit/i18n'
import type { z } from 'zod'
import { type KeysetRow, keysetOf, pageOf } from '../../../db/keyset.ts'
import type { CallContext } from '../../../lib/api.ts'
import { brusselsDay } from '../../../lib/calendar.ts'
import { requireAccess } from '../../../lib/rights/permissions.ts'
import { exportTable } from '../../../lib/tables/export-table.ts'
import { amountCell, shopNames } from '../../../lib/tables/shared-cells.ts'
import type { TableCell } from '../../../lib/tables/table-file.ts'
import { colourNames } from '../list/colour-names.ts'
import { rowOf, shownOf } from '../list/order-list.ts'
import { listOrders, sortTypeOf } from '../list/order-list-table.ts'
import { listingOf } from '../list/order-listing.ts'
import type { Order } from '../orders-table.ts'
import { customerFor, requireBackOffice } from '../process/order-access.ts'
import { orderHeadings } from './order-headings.ts'

type ExportQuery = z.output<typeof exportSchema> & { references?: readonly string[] }
type OrderColumn = (typeof orderColumns)[number]

const dayOf = (day: string | null) => (day === null ? null : { day })

function orderCells(
	order: Order,
	{ viewer, language }: CallContext,
	shown: Parameters<typeof rowOf>[2] & { shopName: (code: string) => string },
): Record<OrderColumn, TableCell> {
	const t = translatorOf(language)
	const { customer, payment, ...row } = rowOf(order, viewer, shown)
	return {
		...row,
		tenant: shown.shopName(row.tenant),
		type: t(`common:kind.${row.type}`),
		state: t(`back-office:${orderWord('state', row.state, row.deliveryMode)}`),
		customer: `${customer.lastName} ${customer.firstName}`,
		company: customer.company,
		email: customerFor(viewer, order).email,
		city: customer.city,
		orderedAt: dayOf(brusselsDay(order.orderedAt)),
		deliveryAt: dayOf(row.deliveryAt),
		late: row.late ? t('back-office:list.mark.late') : null,
		supplierAt: dayOf(row.supplierAt),
		supplierLate: row.supplierLateDays,
		validUntil: dayOf(row.validUntil),
		payment: t(`back-office:paymentStatus.${paymentWordOf({ state: row.state, payment })}`),
		balance: order.kind === 'order' ? amountCell(payment.balance) : null,
		weight: { decimal: Math.round(row.weight * 100) / 100 },
		total: amountCell(row.total),
		amountToSupplier: amountCell(row.amountToSupplier),
	}
}

export function exportChosen(
	context: CallContext,
	query: ChosenExport & Pick<ExportQuery, 'sort' | 'direction'>,
) {
	return exportList(context, { ...query, view: 'all' })
}

/** In the list's own sorting. */
export async function exportList(context: CallContext, query: ExportQuery) {
	const { viewer, services } = context
	requireBackOffice(viewer)
	requireAccess(viewer, 'dashboard', 'read')
	const kind = query.list === 'offers' ? 'offer' : 'order'
	const { scope, filter, found } = await listingOf(context, { ...query, kind })
	const { format, columns, sort, direction } = query
	const colourName = await colourNames(context)
	const shopName = await shopNames(services)
	return exportTable(context, {
		name: query.list,
		asked: { format, columns },
		known: orderColumns,
		headings: orderHeadings(context, query.list),
		page: async (asked) => {
			const page = keysetOf({ ...asked, direction }, sortTypeOf(sort))
			const listed: KeysetRow<Order>[] = await listOrders(
				services.db,
				scope,
				{ ...filter, found, sort },
				page,
			)
			const { rows, next } = pageOf(listed, page)
			const shown = { ...(await shownOf(context, rows, colourName)), shopName }
			return { rows: rows.map((order) => ({ order, shown })), next }
		},
		cells: ({ order, shown }) => orderCells(order, context, shown),
	})
}
