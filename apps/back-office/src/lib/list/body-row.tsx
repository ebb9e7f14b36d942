import { Checkbox, ListCell } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import type { Selection } from './bulk/use-selection.ts'
import type { ListColumn } from './list-definition.ts'

export type BodyProps<Row, Column extends string> = {
	columns: Record<Column, ListColumn<Row>>
	shown: readonly Column[]
	keyOf: (row: Row) => string
	nameOf: (row: Row) => string
	selection: Selection<Row> | null
}

export function BodyRow<Row, Column extends string>(props: BodyProps<Row, Column> & { row: Row }) {
	const { row, columns, shown, keyOf, nameOf, selection } = props
	const key = keyOf(row)
	return (
		<tr data-chosen={selection?.chosen.has(key) ? '' : undefined}>
			{selection ? (
				<ListCell part="choice">
					<ChooseRow row={row} rowKey={key} name={nameOf(row)} selection={selection} />
				</ListCell>
			) : null}
			{shown.map((column) => (
				<Cell key={column} column={columns[column]} row={row} />
			))}
		</tr>
	)
}

function Cell<Row>({ column, row }: { column: ListColumn<Row>; row: Row }) {
	const { part, right = false, wide = false, isEmpty, cell } = column
	return (
		<ListCell part={part} right={right} wide={wide} empty={isEmpty?.(row) ?? false}>
			{cell(row)}
		</ListCell>
	)
}

type ChooseProps<Row> = { row: Row; rowKey: string; name: string; selection: Selection<Row> }

function ChooseRow<Row>({ row, rowKey, name, selection }: ChooseProps<Row>) {
	const { t } = useTranslation('back-office')
	return (
		<Checkbox
			label={t('list.choose', { name })}
			labelHidden
			disabled={selection.isFixed}
			checked={selection.chosen.has(rowKey)}
			onChange={(event) => selection.choose([row], event.currentTarget.checked)}
		/>
	)
}
