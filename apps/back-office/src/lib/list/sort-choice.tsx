// How the rows of a phone are sorted, where the headings of the table are hidden.
import { Icon } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { Dropdown } from '../frame/dropdown.tsx'
import { RadioChoice } from './filter/choices.tsx'
import {
	changed,
	type Direction,
	type ListAddress,
	type ListSearch,
	sortOf,
} from './list-address.ts'
import type { ListColumn } from './list-definition.ts'
import styles from './sort-choice.module.css'

type Props<Column extends string> = {
	address: ListAddress<Column>
	columns: Record<Column, Pick<ListColumn<never>, 'name' | 'orders'>>
	search: ListSearch
	onSearch: (search: ListSearch) => void
}

export function SortChoice<Column extends string>(props: Props<Column>) {
	const { address, columns, search, onSearch } = props
	const { t } = useTranslation('back-office')
	const now = sortOf(address, search)
	if (!now) return null
	const orderText = (column: Column, direction: Direction) =>
		columns[column].orders?.[direction] ?? ''
	const sortBy = (column: Column, direction: Direction) =>
		onSearch(changed(search, { sort: column, direction }))
	return (
		<Dropdown
			className={styles.sort}
			label={
				<>
					<span className="visually-hidden">{t('list.sortedBy')} </span>
					{`${columns[now.sort].name}, `}
					<strong>{orderText(now.sort, now.direction)}</strong>
				</>
			}
		>
			<fieldset className={styles.choices}>
				<legend>{t('list.sortBy')}</legend>
				{address.columns
					.filter((column) => column in address.sorts)
					.map((column) => {
						const isNow = column === now.sort
						const direction = isNow ? now.direction : (address.sorts[column] ?? 'asc')
						return (
							<RadioChoice
								key={column}
								name="sort"
								checked={isNow}
								onChoose={() => sortBy(column, direction)}
							>
								{columns[column].name}{' '}
								<span className={styles.order}>{orderText(column, direction)}</span>
							</RadioChoice>
						)
					})}
			</fieldset>
			<button
				type="button"
				className={styles.turn}
				onClick={() => sortBy(now.sort, now.direction === 'asc' ? 'desc' : 'asc')}
			>
				<Icon name={now.direction === 'asc' ? 'arrowDown' : 'arrowUp'} size={16} />
				{t('list.turnOrder')}
			</button>
		</Dropdown>
	)
}
