import type { OrderList } from '@gabarit/contract'
import { Checkbox, LinkButton, ListFilters, StateChip } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useTaxWords } from '../../../lib/domain.ts'
import {
	changed,
	chosenStates,
	columnsOf,
	type ListKind,
	type ListSearch,
	optionalColumns,
	shownColumns,
	statesOf,
} from '../../../lib/list-search.ts'
import { SearchField } from '../../../lib/search-field.tsx'
import { useCountText } from '../../../lib/use-count-text.ts'
import { Dropdown } from './dropdown.tsx'
import styles from './list-filters.module.css'
import type { ListProps } from './list-props.ts'

type FilterProps = ListProps & { page: OrderList | undefined; failed: boolean }

export function OrderFilters({ kind, search, onSearch, page, failed }: FilterProps) {
	const { t } = useTranslation('back-office')
	const countText = useCountText()
	const filtered = Boolean(search.q ?? search.state)
	const countOf = ({ total, all }: OrderList) => {
		if (total !== null) return t('list.of', { shown: countText(total), all: countText(all) })
		return search.q ? t('list.tooMany') : countText(null)
	}
	return (
		<ListFilters
			count={failed ? null : page ? countOf(page) : t('list.loading')}
			after={<ColumnChoice kind={kind} search={search} onSearch={onSearch} />}
		>
			<SearchField
				key={kind}
				words={search.q ?? ''}
				placeholder={t('list.searchOrders')}
				onWords={(q) => onSearch(changed(search, { q }), true)}
			/>
			<StateFilter kind={kind} search={search} onSearch={onSearch} />
			{filtered ? (
				<LinkButton
					size="small"
					touch
					tone="ink"
					className={styles.clear}
					onClick={() => onSearch(changed(search, { q: '', state: '' }))}
				>
					{t('list.clearFilters')}
				</LinkButton>
			) : null}
		</ListFilters>
	)
}

function StateFilter({ kind, search, onSearch }: ListProps) {
	const { t } = useTranslation('back-office')
	const chosen = chosenStates(kind, search)
	const [only] = chosen
	const word =
		only === undefined
			? t('list.stateAll')
			: chosen.length === 1
				? t(`state.${only}`)
				: t('list.stateCount', { count: chosen.length })
	return (
		<Dropdown chip label={<Chosen name={t('list.stateFilter')} value={word} />}>
			{statesOf[kind].map((state) => (
				<Choice
					key={state}
					checked={chosen.includes(state)}
					onChange={(on) => {
						const next = on ? [...chosen, state] : chosen.filter((other) => other !== state)
						onSearch(changed(search, { state: next.join(',') }))
					}}
				>
					<StateChip state={state} label={t(`state.${state}`)} />
				</Choice>
			))}
		</Dropdown>
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

function Chosen({ name, value }: { name: string; value: string }) {
	return (
		<>
			{name} <strong>{value}</strong>
		</>
	)
}

type ChoiceProps = { checked: boolean; onChange: (on: boolean) => void; children: ReactNode }

function Choice({ checked, onChange, children }: ChoiceProps) {
	return (
		<Checkbox
			className={styles.choice}
			label={children}
			checked={checked}
			onChange={(event) => onChange(event.currentTarget.checked)}
		/>
	)
}
