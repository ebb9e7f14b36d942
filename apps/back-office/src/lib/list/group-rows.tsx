// A heading with its sums on a dimension line, and the rows below it once it is open.
import { Checkbox, Icon, ListGroupCell, ListGroupHead, ListNote, Spinner } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { type BodyProps, BodyRow } from './body-row.tsx'
import { chosenOfGroup } from './bulk/chosen-of-group.ts'
import type { ListGroup } from './list-definition.ts'

type Props<Row, Column extends string> = BodyProps<Row, Column> & { group: ListGroup<Row> }

export function GroupRows<Row, Column extends string>({ group, ...body }: Props<Row, Column>) {
	const { t } = useTranslation('back-office')
	const { shown, selection, keyOf } = body
	const width = shown.length + (selection ? 1 : 0)
	return (
		<>
			<ListGroupHead>
				{selection ? <ChooseGroup group={group} selection={selection} keyOf={keyOf} /> : null}
				<Headings group={group} {...body} />
			</ListGroupHead>
			{group.isOpen && !group.rows && !group.note ? (
				<ListNote columns={width}>
					<Spinner label={t('list.loading')} />
				</ListNote>
			) : null}
			{group.isOpen
				? group.rows?.map((row) => <BodyRow key={keyOf(row)} row={row} {...body} />)
				: null}
			{group.isOpen && group.note ? <ListNote columns={width}>{group.note}</ListNote> : null}
		</>
	)
}

/** The name reaches to the first column that is added up. */
function Headings<Row, Column extends string>({ group, shown, columns }: Props<Row, Column>) {
	const first = shown.findIndex((column) => group.sums[column] !== undefined)
	const named = first < 1 ? shown.length : first
	// Those of a wide screen end with it.
	const wide = shown.slice(0, named).filter((column) => columns[column].wide).length
	return (
		<>
			<ListGroupCell name columns={named - wide}>
				<button type="button" aria-expanded={group.isOpen} onClick={group.onToggle}>
					<Icon name={group.isOpen ? 'chevronDown' : 'chevronRight'} size={16} />
					<span>{group.name}</span>
				</button>
				<small>{group.summary}</small>
			</ListGroupCell>
			{wide > 0 ? <ListGroupCell wide columns={wide} /> : null}
			{shown.slice(named).map((column) => (
				<ListGroupCell key={column} right={columns[column].right} wide={columns[column].wide}>
					{group.sums[column]}
				</ListGroupCell>
			))}
		</>
	)
}

type ChooseProps<Row> = Pick<BodyProps<Row, string>, 'keyOf'> & {
	group: ListGroup<Row>
	selection: NonNullable<BodyProps<Row, string>['selection']>
}

function ChooseGroup<Row>({ group, selection, keyOf }: ChooseProps<Row>) {
	const { t } = useTranslation('back-office')
	const chosen = chosenOfGroup(group, selection, keyOf)
	return (
		<ListGroupCell choice>
			<Checkbox
				label={t('list.choose', { name: group.label })}
				labelHidden
				disabled={selection.isFixed}
				checked={chosen === 'all'}
				indeterminate={chosen === 'some'}
				onChange={() => group.onChoose(chosen !== 'all')}
			/>
		</ListGroupCell>
	)
}
