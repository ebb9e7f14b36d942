// One filter of a list: its value in a chip, its choices in the panel, a cross that takes it out.
import { Icon } from '@gabarit/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Dropdown } from '../../frame/dropdown.tsx'
import { keepKeyboard } from '../../frame/keep-keyboard.ts'
import { type Filter, isSet, keysOf, type ListSearch, type SearchChange } from '../list-address.ts'
import type { FilterWords } from '../list-definition.ts'
import { Choice, RadioChoice } from './choices.tsx'
import { DayRange } from './day-range.tsx'
import styles from './filter-chip.module.css'
import { useDayWords } from './use-day-words.ts'

type Props = {
	filter: Filter
	words: FilterWords
	search: ListSearch
	onChange: (change: SearchChange) => void
	/** Added a moment ago: its panel is open. */
	opened: boolean
	/** One that is added and left off goes from the bar. */
	onRemove: () => void
}

export function FilterChip({ filter, words, search, onChange, opened, onRemove }: Props) {
	const { t } = useTranslation('back-office')
	const value = useValueText(filter, words, search)
	const set = isSet(filter, search)
	const chip = useRef<HTMLDivElement>(null)
	useEffect(() => keepKeyboard, [])
	// The cross goes before the chip does, if that goes.
	const remove = () => {
		chip.current?.querySelector('button')?.focus()
		if (set) onChange(Object.fromEntries(keysOf(filter).map((key) => [key, ''])))
		onRemove()
	}
	return (
		<div ref={chip} className={styles.chip}>
			<Dropdown
				openedAtFirst={opened}
				label={
					<>
						{words.name} <strong className={styles.value}>{value}</strong>
					</>
				}
			>
				<Choices filter={filter} words={words} search={search} onChange={onChange} />
			</Dropdown>
			{set || !words.pinned ? (
				<button
					type="button"
					className={styles.remove}
					aria-label={t('list.removeFilter', { name: words.name })}
					onClick={remove}
				>
					<Icon name="cross" size={14} />
				</button>
			) : null}
		</div>
	)
}

function valuesOf(filter: Filter, search: ListSearch): string[] {
	if (filter.kind === 'marks') return filter.values.filter((key) => search[key] === 'true')
	return search[filter.key]?.split(',') ?? []
}

function useValueText(filter: Filter, words: FilterWords, search: ListSearch): string {
	const { t } = useTranslation('back-office')
	const dayWords = useDayWords()
	if (!isSet(filter, search)) return words.all
	if (filter.kind === 'days')
		return dayWords(search[`${filter.key}From`], search[`${filter.key}Until`])
	const [only, ...others] = valuesOf(filter, search)
	return only !== undefined && others.length === 0
		? words.nameOf(only)
		: t('list.stateCount', { count: others.length + 1 })
}

type ChoicesProps = Pick<Props, 'filter' | 'words' | 'search' | 'onChange'>

function Choices({ filter, words, search, onChange }: ChoicesProps) {
	if (filter.kind === 'days')
		return (
			<DayRange
				name={filter.key}
				isPast={filter.isPast === true}
				search={search}
				onChange={onChange}
			/>
		)
	if (filter.kind === 'several' || filter.kind === 'marks')
		return <SeveralOf filter={filter} words={words} search={search} onChange={onChange} />
	const values = filter.kind === 'id' ? (words.options ?? []) : filter.values
	return (
		<fieldset className={styles.choices}>
			<legend className="visually-hidden">{words.name}</legend>
			{['', ...values].map((value) => (
				<RadioChoice
					key={value}
					name={filter.key}
					checked={(search[filter.key] ?? '') === value}
					onChoose={() => onChange({ [filter.key]: value })}
				>
					{value === '' ? words.all : (words.renderValue ?? words.nameOf)(value)}
				</RadioChoice>
			))}
		</fieldset>
	)
}

type SeveralProps = ChoicesProps & { filter: Filter & { kind: 'several' | 'marks' } }

function SeveralOf({ filter, words, search, onChange }: SeveralProps) {
	const chosen = valuesOf(filter, search)
	const change = (value: string, on: boolean): SearchChange => {
		if (filter.kind === 'marks') return { [value]: on ? 'true' : '' }
		const next = filter.values.filter((one) => (one === value ? on : chosen.includes(one)))
		return { [filter.key]: next.join(',') }
	}
	return filter.values.map((value) => (
		<Choice
			key={value}
			checked={chosen.includes(value)}
			onChange={(on) => onChange(change(value, on))}
		>
			{(words.renderValue ?? words.nameOf)(value)}
		</Choice>
	))
}
