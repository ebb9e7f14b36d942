import type { Me, orderColumns } from '@gabarit/contract'
import { exportAddress } from '../../../lib/list/export-address.ts'
import type { ListSearch } from '../../../lib/list/list-address.ts'
import { addressOf, type Column, type ListKind, orderQueryOf } from './order-address.ts'

type FileColumn = (typeof orderColumns)[number]

/** The customer's cell holds name, company and town; a late day is marked, an offer has its days left. */
const columnsInFile: Partial<Record<Column, readonly FileColumn[]>> = {
	customer: ['customer', 'company', 'city'],
	deliveryAt: ['deliveryAt', 'late'],
	validUntil: ['validUntil', 'daysLeft'],
}

type Viewer = Pick<Me, 'seesSalePrices' | 'tenant'> & {
	account: Pick<Me['account'], 'customerType' | 'isAdmin'>
}

/**
 * The screen's column of amounts says what the supplier is paid of orders whose sale price he does not see. The file
 * keeps the two apart, so that no sum mixes them.
 */
export function amountColumnsOf(
	{ seesSalePrices, account, tenant }: Viewer,
	kind: ListKind,
	shop: string | undefined,
): readonly FileColumn[] {
	const isSupplier = account.customerType === 'Gabarit' && !account.isAdmin
	if (!isSupplier || kind === 'offer') return ['total']
	if (!seesSalePrices) return ['amountToSupplier']
	if (shop === undefined) return ['total', 'amountToSupplier']
	return shop === tenant.code ? ['total'] : ['amountToSupplier']
}

export function exportAddressOf(
	format: 'csv' | 'xlsx',
	kind: ListKind,
	search: ListSearch,
	shown: readonly FileColumn[],
): string {
	const { kind: _kind, ...query } = orderQueryOf(kind, search)
	return exportAddress(`/api/back-office/exports/${addressOf[kind].list}/${format}`, query, shown)
}

export function fileColumnsOf(
	shown: readonly Column[],
	amounts: readonly FileColumn[],
): readonly FileColumn[] {
	return shown.flatMap((column) =>
		column === 'total' ? amounts : (columnsInFile[column] ?? column),
	)
}
