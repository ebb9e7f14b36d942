// The rows: dense, without boxes, one link a row. Arrow keys go from row to row, Enter opens.
import type { OrderList } from '@gabarit/contract'
import { Icon } from '@gabarit/ui'
import clsx from 'clsx'
import { useTranslation } from 'react-i18next'
import { useTaxWords } from '../../lib/domain.ts'
import {
	type Column,
	type ListKind,
	type ListSearch,
	type SortKey,
	shownColumns,
	sortable,
	sortedBy,
	sortOf,
} from '../../lib/list-search.ts'
import { ListEmpty } from './list-problem.tsx'
import type { ListProps } from './list-props.ts'
import { OrderCell } from './order-cells.tsx'

const atRight: readonly Column[] = ['pallets', 'total']

type Props = ListProps & { page: OrderList | undefined; stale: boolean }

export function ListTable({ kind, search, onSearch, page, stale }: Props) {
	const { t } = useTranslation('back-office')
	const shown = shownColumns(kind, search)
	if (page?.rows.length === 0)
		return <ListEmpty kind={kind} search={search} none={page.all === 0} onSearch={onSearch} />
	const caption = kind === 'order' ? 'list.captionOrders' : 'list.captionOffers'
	return (
		<table className={clsx('list-table', stale && 'list-table-stale')} aria-busy={!page || stale}>
			<caption className="gb-hidden">
				{page?.total === null ? t('list.tooMany') : t(caption, { total: page?.total ?? 0 })}
			</caption>
			<thead>
				<tr>
					{shown.map((column) => (
						<Head key={column} column={column} kind={kind} search={search} onSearch={onSearch} />
					))}
				</tr>
			</thead>
			<tbody>
				{page?.rows.map((row) => (
					<tr key={row.reference}>
						{shown.map((column) => (
							<td key={column} className={`cell-${column}`}>
								<OrderCell column={column} row={row} kind={kind} />
							</td>
						))}
					</tr>
				)) ?? <Waiting columns={shown.length} />}
			</tbody>
		</table>
	)
}

type HeadProps = ListProps & { column: Column }

function Head({ column, kind, search, onSearch }: HeadProps) {
	const { t } = useTranslation('back-office')
	const tax = useTaxWords()
	const name = nameOf(column, kind)
	const key = sortable.find((sort) => sort === column)
	const className = clsx(`head-${column}`, atRight.includes(column) && 'at-right')
	if (!key)
		return (
			<th scope="col" className={className}>
				{t(`list.column.${name}`, { tax: tax.including })}
			</th>
		)
	const direction = directionOf(search, key)
	return (
		<th scope="col" className={className} aria-sort={direction ?? 'none'}>
			<button type="button" onClick={() => onSearch(sortedBy(search, key))}>
				{t(`list.column.${name}`, { tax: tax.including })}
				{direction ? <Icon name={direction === 'ascending' ? 'arrowUp' : 'arrowDown'} /> : null}
			</button>
		</th>
	)
}

/** An offer was offered, not ordered, on the same date. */
function nameOf(column: Column, kind: ListKind) {
	return column === 'orderedAt' && kind === 'offer' ? 'offeredAt' : column
}

function directionOf(search: ListSearch, key: SortKey): 'ascending' | 'descending' | undefined {
	const now = sortOf(search)
	if (now.sort !== key) return undefined
	return now.dir === 'asc' ? 'ascending' : 'descending'
}

const waitingRows = 8

function Waiting({ columns }: { columns: number }) {
	return Array.from({ length: waitingRows }, (_, row) => (
		<tr key={row} className="list-waiting" aria-hidden="true">
			<td colSpan={columns}>{'\u00a0'}</td>
		</tr>
	))
}
