// The table of a list: headings that sort, rows that can be chosen.
import { Checkbox, Icon, ListCell, ListHead, ListTable } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { type ListSearch, sortedBy, sortOf } from './list-address.ts'
import type { ListColumn, ListDefinition, ListPageData } from './list-definition.ts'
import type { Selection } from './use-selection.ts'

type Props<Row, Column extends string, Data extends ListPageData<Row>> = {
	definition: ListDefinition<Row, Column, Data>
	shown: readonly Column[]
	/** None where rows cannot be chosen. */
	selection: Selection<Row> | null
}

export function Rows<Row, Column extends string, Data extends ListPageData<Row>>(
	props: Props<Row, Column, Data>,
) {
	const { definition, shown, selection } = props
	const { columns, keyOf, page, captionOf, title } = definition
	const { data, isPlaceholderData } = page
	return (
		<ListTable
			caption={data ? captionOf(data) : title}
			columns={shown.length + (selection ? 1 : 0)}
			stale={isPlaceholderData}
			head={
				<>
					{selection ? (
						<ChooseAll rows={data?.rows ?? []} keyOf={keyOf} selection={selection} />
					) : null}
					{shown.map((column) => (
						<Head key={column} definition={definition} column={column} />
					))}
				</>
			}
			rows={data?.rows.map((row) => (
				<tr key={keyOf(row)} data-chosen={selection?.chosen.has(keyOf(row)) ? '' : undefined}>
					{selection ? (
						<ListCell part="choice">
							<ChooseRow row={row} rowKey={keyOf(row)} selection={selection} />
						</ListCell>
					) : null}
					{shown.map((column) => (
						<Cell key={column} column={columns[column]} row={row} />
					))}
				</tr>
			))}
		/>
	)
}

function Cell<Row>({ column, row }: { column: ListColumn<Row>; row: Row }) {
	const { part, right = false, wide = false, cell } = column
	return (
		<ListCell part={part} right={right} wide={wide}>
			{cell(row)}
		</ListCell>
	)
}

type ChooseProps<Row> = { row: Row; rowKey: string; selection: Selection<Row> }

function ChooseRow<Row>({ row, rowKey, selection }: ChooseProps<Row>) {
	const { t } = useTranslation('back-office')
	return (
		<Checkbox
			label={t('list.choose', { name: rowKey })}
			labelHidden
			checked={selection.chosen.has(rowKey)}
			onChange={(event) => selection.choose([row], event.currentTarget.checked)}
		/>
	)
}

type AllProps<Row> = {
	rows: readonly Row[]
	keyOf: (row: Row) => string
	selection: Selection<Row>
}

function ChooseAll<Row>({ rows, keyOf, selection }: AllProps<Row>) {
	const { t } = useTranslation('back-office')
	const count = rows.filter((row) => selection.chosen.has(keyOf(row))).length
	const all = rows.length > 0 && count === rows.length
	return (
		<ListHead choice>
			<Checkbox
				label={t('list.choosePage')}
				labelHidden
				checked={all}
				indeterminate={count > 0 && !all}
				onChange={() => selection.choose(rows, !all)}
			/>
		</ListHead>
	)
}

type HeadProps<Row, Column extends string, Data extends ListPageData<Row>> = {
	definition: ListDefinition<Row, Column, Data>
	column: Column
}

function Head<Row, Column extends string, Data extends ListPageData<Row>>(
	props: HeadProps<Row, Column, Data>,
) {
	const { definition, column } = props
	const { address, search, onSearch, columns } = definition
	const { name, right = false, wide = false, unseen } = columns[column]
	if (!(column in address.sorts))
		return (
			<ListHead right={right} wide={wide}>
				{unseen ? <span className="visually-hidden">{name}</span> : name}
			</ListHead>
		)
	const direction = directionOf(sortOf(address, search), column)
	return (
		<ListHead right={right} wide={wide} sorted={direction ?? 'none'}>
			<button type="button" onClick={() => onSearch(sortedBy(address, search, column))}>
				{name}
				{direction ? <Icon name={direction === 'ascending' ? 'arrowUp' : 'arrowDown'} /> : null}
			</button>
		</ListHead>
	)
}

type Sorting = { sort: string; direction: NonNullable<ListSearch['direction']> }

function directionOf(now: Sorting | undefined, column: string): 'ascending' | 'descending' | null {
	if (now?.sort !== column) return null
	return now.direction === 'asc' ? 'ascending' : 'descending'
}
