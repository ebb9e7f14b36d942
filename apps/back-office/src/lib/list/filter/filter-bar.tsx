// Search and filters of a list. A filter that is off and not pinned is added from the menu.
import { Icon, LinkButton } from '@gabarit/ui'
import clsx from 'clsx'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dropdown } from '../../frame/dropdown.tsx'
import {
	changed,
	type Filter,
	filterCount,
	isFiltered,
	isSet,
	type ListAddress,
	type ListSearch,
	type SearchChange,
	unfiltered,
} from '../list-address.ts'
import type { FilterWords } from '../list-definition.ts'
import styles from './filter-bar.module.css'
import { FilterChip } from './filter-chip.tsx'
import { SearchField } from './search-field.tsx'

type Props = {
	address: ListAddress
	search: ListSearch
	onSearch: (search: ListSearch, replace?: boolean) => void
	searchFor: string
	filters: Record<string, FilterWords>
}

export function FilterBar({ address, search, onSearch, searchFor, filters }: Props) {
	const { t } = useTranslation('back-office')
	const [added, setAdded] = useState<string | null>(null)
	const [unfolded, setUnfolded] = useState(false)
	const id = useId()
	const change = (next: SearchChange) => onSearch(changed(search, next))
	const offered = address.filters.flatMap((filter): [Filter, FilterWords][] => {
		const words = filters[filter.key]
		return words && !words.absent ? [[filter, words]] : []
	})
	const stands = ([filter, words]: [Filter, FilterWords]) =>
		words.pinned === true || isSet(filter, search) || added === filter.key
	const others = offered.filter((one) => !stands(one) && !one[1].linked)
	const count = filterCount(address, search)
	return (
		<>
			<div className={styles.words}>
				<SearchField
					key={address.list}
					words={search.search ?? ''}
					placeholder={searchFor}
					onWords={(words) => onSearch(changed(search, { search: words }), true)}
				/>
				{offered.length > 0 ? (
					<button
						type="button"
						className={styles.fold}
						aria-expanded={unfolded}
						aria-controls={id}
						onClick={() => setUnfolded(!unfolded)}
					>
						<Icon name="settings" />
						<span className="visually-hidden">{t('list.filters')}</span>
						{count > 0 ? <strong>{count}</strong> : null}
					</button>
				) : null}
			</div>
			<div id={id} className={clsx(styles.chips, unfolded && styles.unfolded)}>
				{offered.filter(stands).map(([filter, words]) => (
					<FilterChip
						key={filter.key}
						filter={filter}
						words={words}
						search={search}
						onChange={change}
						opened={added === filter.key}
						onRemove={() => setAdded(null)}
					/>
				))}
				{others.length > 0 ? <AddFilter offered={others} onAdd={setAdded} /> : null}
				{isFiltered(address, search) ? (
					<LinkButton
						size="small"
						touch
						tone="ink"
						className={styles.clear}
						onClick={() => {
							setAdded(null)
							change(unfiltered(address))
						}}
					>
						{t('list.clearFilters')}
					</LinkButton>
				) : null}
			</div>
		</>
	)
}

type AddProps = { offered: readonly [Filter, FilterWords][]; onAdd: (key: string) => void }

function AddFilter({ offered, onAdd }: AddProps) {
	const { t } = useTranslation('back-office')
	return (
		<Dropdown
			key={offered.length}
			label={<span className={styles.add}>{t('list.addFilter')}</span>}
		>
			{offered.map(([{ key }, { name }]) => (
				<button key={key} type="button" className={styles.line} onClick={() => onAdd(key)}>
					{name}
				</button>
			))}
		</Dropdown>
	)
}
