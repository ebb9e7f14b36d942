// The panel of a filter by days: spans by name, or two days of one's own.
import { Button } from '@gabarit/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { brusselsToday } from '../brussels-today.ts'
import styles from './day-range.module.css'
import { spanNames, spanOf } from './day-spans.ts'
import type { ListSearch, SearchChange } from './list-address.ts'

type Props = { name: string; search: ListSearch; onChange: (change: SearchChange) => void }

export function DayRange({ name, search, onChange }: Props) {
	const { t } = useTranslation('back-office')
	const today = brusselsToday()
	const from = `${name}From`
	const until = `${name}Until`
	const isNow = (span: readonly [string, string]) =>
		search[from] === span[0] && search[until] === span[1]
	return (
		<div className={styles.range}>
			<div className={styles.spans}>
				{spanNames.map((one) => {
					const span = spanOf(one, today)
					return (
						<Button
							key={one}
							kind={isNow(span) ? 'outline' : 'quiet'}
							size="small"
							aria-pressed={isNow(span)}
							onClick={() => onChange({ [from]: span[0], [until]: span[1] })}
						>
							{t(`list.span.${one}`)}
						</Button>
					)
				})}
			</div>
			<Day
				label={t('list.days.first')}
				value={search[from] ?? ''}
				max={search[until]}
				onDay={(day) => onChange({ [from]: day })}
			/>
			<Day
				label={t('list.days.last')}
				value={search[until] ?? ''}
				min={search[from]}
				onDay={(day) => onChange({ [until]: day })}
			/>
		</div>
	)
}

type DayProps = {
	label: string
	value: string
	min?: string | undefined
	max?: string | undefined
	onDay: (day: string) => void
}

/** A day that lies beyond the other end is not asked for: the list would be empty. */
function Day({ label, value, min, max, onDay }: DayProps) {
	const id = useId()
	return (
		<div className={styles.day}>
			<label htmlFor={id}>{label}</label>
			<input
				id={id}
				type="date"
				key={value}
				defaultValue={value}
				min={min}
				max={max}
				onChange={({ currentTarget }) => {
					if (currentTarget.validity.valid) onDay(currentTarget.value)
				}}
			/>
		</div>
	)
}
