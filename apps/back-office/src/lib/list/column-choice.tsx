import { useTranslation } from 'react-i18next'
import { Dropdown } from '../frame/dropdown.tsx'
import styles from './column-choice.module.css'
import { Choice } from './filter/choices.tsx'
import { hiding, type ListAddress, type ListSearch, optionalColumns } from './list-address.ts'
import type { ListColumn } from './list-definition.ts'
import { useKeepList, useKeptList, useListsKnown } from './own-lists.ts'

type Props<Column extends string> = {
	address: ListAddress<Column>
	columns: Record<Column, Pick<ListColumn<never>, 'name'>>
	shown: readonly Column[]
	search: ListSearch
	onSearch: (search: ListSearch, replace: boolean) => void
}

/** Kept for the user; an address that hides columns itself, as that of a saved view, is changed instead. */
export function ColumnChoice<Column extends string>(props: Props<Column>) {
	const { address, columns, shown, search, onSearch } = props
	const { t } = useTranslation('back-office')
	const keep = useKeepList()
	const { rows } = useKeptList(address.list)
	const known = useListsKnown()
	const offered = optionalColumns(address)
	const show = (column: Column, on: boolean) => {
		const hidden = offered.filter((one) => (one === column ? !on : !shown.includes(one)))
		if (search.hide === undefined) {
			if (!known) return
			keep.mutate({ list: address.list, hidden, rows })
			return
		}
		onSearch(hiding(search, hidden), true)
	}
	return (
		<Dropdown className={styles.columns} align="end" label={t('list.columns')}>
			{offered.map((column) => (
				<Choice key={column} checked={shown.includes(column)} onChange={(on) => show(column, on)}>
					{columns[column].name}
				</Choice>
			))}
		</Dropdown>
	)
}
