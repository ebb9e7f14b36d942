import type { orderColumns } from '@gabarit/contract'
import type { ListSearch } from '../../../lib/list/list-address.ts'
import { ordersQueryOf, type ProductionColumn } from './production-address.ts'

/** The customer's cell holds name, company and town. */
const columnsInFile: Partial<Record<ProductionColumn, readonly (typeof orderColumns)[number][]>> = {
	customer: ['customer', 'company', 'city'],
	amount: ['amountToSupplier'],
}

export function productionExportOf(
	format: 'csv' | 'xlsx',
	search: ListSearch,
	shown: readonly ProductionColumn[],
): string {
	const { kind: _kind, ...query } = ordersQueryOf(search)
	const columns = shown.flatMap((column) => columnsInFile[column] ?? column)
	const pairs = Object.entries({ ...query, columns }).flatMap(([name, value]) =>
		[value].flat().map((one) => [name, String(one)]),
	)
	return `/api/back-office/exports/orders/${format}?${new URLSearchParams(pairs).toString()}`
}
