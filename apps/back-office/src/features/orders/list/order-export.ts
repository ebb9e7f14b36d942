import type { orderColumns } from '@gabarit/contract'
import type { ListSearch } from '../../../lib/list/list-address.ts'
import { addressOf, type Column, type ListKind, orderQueryOf } from './order-address.ts'

/** The customer's cell holds name, company and town. */
const columnsInFile: Partial<Record<Column, readonly (typeof orderColumns)[number][]>> = {
	customer: ['customer', 'company', 'city'],
}

export function exportAddressOf(
	format: 'csv' | 'xlsx',
	kind: ListKind,
	search: ListSearch,
	shown: readonly Column[],
): string {
	const { kind: _kind, after: _after, before: _before, ...query } = orderQueryOf(kind, search)
	const columns = shown.flatMap((column) => columnsInFile[column] ?? column)
	const pairs = Object.entries({ ...query, columns }).flatMap(([name, value]) =>
		[value].flat().map((one) => [name, String(one)]),
	)
	const { list } = addressOf[kind]
	return `/api/back-office/exports/${list}/${format}?${new URLSearchParams(pairs).toString()}`
}
