import type { orderColumns } from '@gabarit/contract'
import { exportAddress } from '../../../lib/list/export-address.ts'
import type { ListSearch } from '../../../lib/list/list-address.ts'
import { ordersQueryOf, type ProductionColumn } from './production-address.ts'

/** The customer's cell holds name, company and town; a late day has its days beside it. */
const columnsInFile: Partial<Record<ProductionColumn, readonly (typeof orderColumns)[number][]>> = {
	customer: ['customer', 'company', 'city'],
	supplierAt: ['supplierAt', 'supplierLate'],
	amount: ['amountToSupplier'],
}

export function productionExportOf(
	format: 'csv' | 'xlsx',
	search: ListSearch,
	shown: readonly ProductionColumn[],
): string {
	const { kind: _kind, ...query } = ordersQueryOf(search)
	const columns = shown.flatMap((column) => columnsInFile[column] ?? column)
	return exportAddress(`/api/back-office/exports/orders/${format}`, query, columns)
}
