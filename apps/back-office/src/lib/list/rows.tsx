// The table of a list: headings that sort, rows that can be chosen.
import { Checkbox, Icon, ListHead, ListTable } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { BodyRow } from './body-row.tsx'
import { chosenOfGroup } from './bulk/chosen-of-group.ts'
import type { Selection } from './bulk/use-selection.ts'
import { GroupRows } from './group-rows.tsx'
import { type ListSearch, sortedBy, sortOf } from './list-address.ts'
import type { ListDefinition, ListGroup, ListPageData } from './list-definition.ts'

type Props<Row, Column extends string, Data extends ListPageData<Row>> = {
	definition: ListDefinition<Row, Column, Data>
	shown: readonly Column[]
	/** None where rows cannot be chosen. */
	selection: Selection<Row> | null
	groups: readonly ListGroup<Row>[] | undefined
}

export function Rows<Row, Column extends string, Data extends ListPageData<Row>>(
	props: Props<Row, Column, Data>,
) {
	const { definition, shown, selection, groups } = props
	const { columns, keyOf, nameOf = keyOf, page, captionOf, title } = definition
	const { data, isPlaceholderData } = page
	const body = { columns, shown, keyOf, nameOf, selection }
	return (
		<ListTable
			caption={data ? captionOf(data) : title}
			columns={shown.length + (selection ? 1 : 0)}
			stale={isPlaceholderData}
			head={
				<>
					{selection ? (
						<ChooseAll
							rows={data?.rows ?? []}
							keyOf={keyOf}
							selection={selection}
							groups={groups}
						/>
					) : null}
					{shown.map((column) => (
						<Head key={column} definition={definition} column={column} />
					))}
				</>
			}
			rows={
				groups
					? groups.map((group) => <GroupRows key={group.key} group={group} {...body} />)
					: data?.rows.map((row) => <BodyRow key={keyOf(row)} row={row} {...body} />)
			}
		/>
	)
}

type AllProps<Row> = {
	rows: readonly Row[]
	keyOf: (row: Row) => string
	selection: Selection<Row>
	groups: readonly ListGroup<Row>[] | undefined
}

function ChooseAll<Row>({ rows, keyOf, selection, groups }: AllProps<Row>) {
	const { t } = useTranslation('back-office')
	const parts = groups ?? [{ rows, keys: rows.map(keyOf) }]
	const chosen = new Set(parts.map((part) => chosenOfGroup(part, selection, keyOf)))
	const all = chosen.size === 1 && chosen.has('all')
	const choose = () => {
		if (groups) for (const group of groups) group.onChoose(!all)
		else selection.choose(rows, !all)
	}
	return (
		<ListHead choice>
			<Checkbox
				label={t('list.choosePage')}
				labelHidden
				disabled={selection.isFixed}
				checked={all}
				indeterminate={!all && (chosen.has('all') || chosen.has('some'))}
				onChange={choose}
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
