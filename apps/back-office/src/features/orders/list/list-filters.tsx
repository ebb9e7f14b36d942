import type { OrderList } from '@gabarit/contract'
import { LinkButton, ListFilters, StateChip } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { Choice, ChoiceFilter } from '../../../lib/choice-filter.tsx'
import { useTaxWords } from '../../../lib/domain.ts'
import { Dropdown } from '../../../lib/dropdown.tsx'
import {
	changed,
	chosenMarks,
	chosenStates,
	chosenTypes,
	columnsOf,
	isFiltered,
	type ListKind,
	type ListSearch,
	marksOf,
	optionalColumns,
	shownColumns,
	statesOf,
	unfiltered,
} from '../../../lib/list-search.ts'
import { SearchField } from '../../../lib/search-field.tsx'
import { useSession } from '../../../lib/session.ts'
import { TypeFilter } from '../../../lib/type-filter.tsx'
import { useCountText } from '../../../lib/use-count-text.ts'
import { ExportChoice } from './export-choice.tsx'
import styles from './list-filters.module.css'
import type { ListProps } from './list-props.ts'

type FilterProps = ListProps & { page: OrderList | undefined; failed: boolean }

export function OrderFilters({ kind, search, onSearch, page, failed }: FilterProps) {
	const { t } = useTranslation('back-office')
	const countText = useCountText()
	const filtered = isFiltered(search)
	const countOf = ({ total, all }: OrderList) => {
		if (total !== null) return t('list.of', { shown: countText(total), all: countText(all) })
		return search.q ? t('list.tooMany') : countText(null)
	}
	return (
		<ListFilters
			count={failed ? null : page ? countOf(page) : t('list.loading')}
			after={
				<>
					<ExportChoice kind={kind} search={search} />
					<ColumnChoice kind={kind} search={search} onSearch={onSearch} />
				</>
			}
		>
			<SearchField
				key={kind}
				words={search.q ?? ''}
				placeholder={t('list.searchOrders')}
				onWords={(q) => onSearch(changed(search, { q }), true)}
			/>
			<StateFilter kind={kind} search={search} onSearch={onSearch} />
			<TypeFilter
				chosen={chosenTypes(search)}
				onChoose={(types) => onSearch(changed(search, { type: types.join(',') }))}
			/>
			<MarkFilter kind={kind} search={search} onSearch={onSearch} />
			{filtered ? (
				<LinkButton
					size="small"
					touch
					tone="ink"
					className={styles.clear}
					onClick={() => onSearch(changed(search, unfiltered))}
				>
					{t('list.clearFilters')}
				</LinkButton>
			) : null}
		</ListFilters>
	)
}

function StateFilter({ kind, search, onSearch }: ListProps) {
	const { t } = useTranslation('back-office')
	return (
		<ChoiceFilter
			name={t('list.stateFilter')}
			values={statesOf[kind]}
			chosen={chosenStates(kind, search)}
			nameOf={(state) => t(`state.${state}`)}
			renderValue={(state) => <StateChip state={state} label={t(`state.${state}`)} />}
			onChoose={(states) => onSearch(changed(search, { state: states.join(',') }))}
		/>
	)
}

/** A customer has no orders but his own, and sees neither what is late nor what is owed as the shop does. */
function MarkFilter({ kind, search, onSearch }: ListProps) {
	const { t } = useTranslation('back-office')
	if (!useSession()?.seesCost) return null
	return (
		<ChoiceFilter
			name={t('list.only')}
			values={marksOf[kind]}
			chosen={chosenMarks(kind, search)}
			nameOf={(mark) => t(`list.mark.${mark}`)}
			onChoose={(marks) => onSearch(changed(search, { only: marks.join(',') }))}
		/>
	)
}

function ColumnChoice({ kind, search, onSearch }: ListProps) {
	const { t } = useTranslation('back-office')
	const shown = shownColumns(kind, search)
	const tax = useTaxWords()
	const offered = columnsOf[kind].filter((column) => optionalColumns.includes(column))
	return (
		<Dropdown className={styles.columns} align="end" label={t('list.columns')}>
			{offered.map((column) => (
				<Choice
					key={column}
					checked={shown.includes(column)}
					onChange={(on) => onSearch(withColumn(kind, search, column, on), true)}
				>
					{t(`list.column.${column}`, { tax: tax.including })}
				</Choice>
			))}
		</Dropdown>
	)
}

/** Showing a column keeps the page, because it changes no row. */
function withColumn(kind: ListKind, search: ListSearch, column: string, on: boolean): ListSearch {
	const shown = shownColumns(kind, search)
	const hidden = columnsOf[kind].filter((other) => !shown.includes(other))
	const next = on ? hidden.filter((other) => other !== column) : [...hidden, column]
	const { hide: _hide, ...rest } = search
	return next.length > 0 ? { ...rest, hide: next.join(',') } : rest
}
