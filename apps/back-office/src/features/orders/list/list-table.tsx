import type { OrderList } from '@gabarit/contract'
import { Icon, ListCell, type ListCellPart, ListHead, ListTable } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { useTaxWords } from '../../../lib/domain.ts'
import {
	type Column,
	type ListKind,
	type ListSearch,
	type SortKey,
	shownColumns,
	sortable,
	sortedBy,
	sortOf,
} from '../../../lib/list-search.ts'
import { useCountText } from '../../../lib/use-count-text.ts'
import { NoOrders } from './list-problem.tsx'
import type { ListProps } from './list-props.ts'
import { OrderCell } from './order-cells.tsx'

const atRight: readonly Column[] = ['pallets', 'total']
const wide: readonly Column[] = ['type', 'seller', 'pallets']
const parts: Partial<Record<Column, ListCellPart>> = {
	customer: 'name',
	reference: 'code',
	state: 'state',
	deliveryAt: 'day',
	validUntil: 'until',
	total: 'sum',
}

type Props = ListProps & { page: OrderList | undefined; stale: boolean }

export function OrderTable({ kind, search, onSearch, page, stale }: Props) {
	const { t } = useTranslation('back-office')
	const shown = shownColumns(kind, search)
	const countText = useCountText()
	if (page?.rows.length === 0)
		return <NoOrders kind={kind} search={search} none={page.all === 0} onSearch={onSearch} />
	const caption = kind === 'order' ? 'list.captionOrders' : 'list.captionOffers'
	return (
		<ListTable
			caption={
				page?.total === null && search.q
					? t('list.tooMany')
					: t(caption, { total: page ? countText(page.total) : 0 })
			}
			columns={shown.length}
			stale={stale}
			head={shown.map((column) => (
				<Head key={column} column={column} kind={kind} search={search} onSearch={onSearch} />
			))}
			rows={page?.rows.map((row) => (
				<tr key={row.reference}>
					{shown.map((column) => (
						<ListCell
							key={column}
							part={parts[column]}
							right={atRight.includes(column)}
							wide={wide.includes(column)}
						>
							<OrderCell column={column} row={row} kind={kind} />
						</ListCell>
					))}
				</tr>
			))}
		/>
	)
}

type HeadProps = ListProps & { column: Column }

function Head({ column, kind, search, onSearch }: HeadProps) {
	const { t } = useTranslation('back-office')
	const tax = useTaxWords()
	const name = t(`list.column.${nameOf(column, kind)}`, { tax: tax.including })
	const key = sortable.find((sort) => sort === column)
	const place = { right: atRight.includes(column), wide: wide.includes(column) }
	if (!key) return <ListHead {...place}>{name}</ListHead>
	const direction = directionOf(search, key)
	return (
		<ListHead {...place} sorted={direction ?? 'none'}>
			<button type="button" onClick={() => onSearch(sortedBy(search, key))}>
				{name}
				{direction ? <Icon name={direction === 'ascending' ? 'arrowUp' : 'arrowDown'} /> : null}
			</button>
		</ListHead>
	)
}

/** An offer's date is that of the offer, not of an order. */
function nameOf(column: Column, kind: ListKind) {
	return column === 'orderedAt' && kind === 'offer' ? 'offeredAt' : column
}

function directionOf(search: ListSearch, key: SortKey): 'ascending' | 'descending' | undefined {
	const now = sortOf(search)
	if (now.sort !== key) return undefined
	return now.dir === 'asc' ? 'ascending' : 'descending'
}
