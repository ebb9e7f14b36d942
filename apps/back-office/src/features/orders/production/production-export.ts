import type { orderColumns } from '@gabarit/contract'
import { exportAddress } from '../../../lib/list/export-address.ts'
import type { ListSearch } from '../../../lib/list/list-address.ts'
import { ordersQueryOf, type ProductionColumn } from './production-address.ts'

type FileColumn = (typeof orderColumns)[number]

/** The customer's cell holds name, company and town; a late day has its days beside it. */
const columnsInFile: Partial<Record<ProductionColumn, readonly FileColumn[]>> = {
	customer: ['customer', 'company', 'city'],
	supplierAt: ['supplierAt', 'supplierLate'],
}

export function productionFileColumns(shown: readonly ProductionColumn[]): FileColumn[] {
	return shown.flatMap((column) =>
		column === 'amount' ? 'amountToSupplier' : (columnsInFile[column] ?? column),
	)
}

export function productionExportOf(
	format: 'csv' | 'xlsx',
	search: ListSearch,
	shown: readonly ProductionColumn[],
): string {
	const { kind: _kind, ...query } = ordersQueryOf(search)
	const columns = productionFileColumns(shown)
	return exportAddress(`/api/back-office/exports/production/${format}`, query, columns)
}
