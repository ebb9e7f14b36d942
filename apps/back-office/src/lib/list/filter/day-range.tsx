// The panel of a filter by days: spans by name, or two days of one's own.
import { Button, ErrorText } from '@gabarit/ui'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brusselsToday } from '../../brussels-today.ts'
import type { ListSearch, SearchChange } from '../list-address.ts'
import styles from './day-range.module.css'
import { isBeyond, spanOf, spansOf } from './day-spans.ts'

type Props = {
	name: string
	isPast: boolean
	search: ListSearch
	onChange: (change: SearchChange) => void
}

export function DayRange({ name, isPast, search, onChange }: Props) {
	const { t } = useTranslation('back-office')
	const today = brusselsToday()
	const from = `${name}From`
	const until = `${name}Until`
	const isNow = (span: readonly [string, string]) =>
		search[from] === span[0] && search[until] === span[1]
	return (
		<div className={styles.range}>
			<div className={styles.spans}>
				{spansOf(isPast).map((one) => {
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

/** Asked for once it is whole: on leaving the field or on Enter. A day beyond the other end would leave the list empty. */
function Day({ label, value, min, max, onDay }: DayProps) {
	const { t } = useTranslation('back-office')
	const id = useId()
	const [typed, setTyped] = useState(value)
	const [refused, setRefused] = useState<string | null>(null)
	const isRefused = refused === typed && isBeyond(typed, { min, max })
	const [followed, setFollowed] = useState(value)
	// A span by name, or Back, changed the address: the field follows.
	if (value !== followed) {
		setFollowed(value)
		setTyped(value)
		setRefused(null)
	}
	const send = ({ validity }: HTMLInputElement) => {
		setRefused(typed)
		if (validity.valid && typed !== value) onDay(typed)
	}
	return (
		<div className={styles.day}>
			<label htmlFor={id}>{label}</label>
			<input
				id={id}
				type="date"
				value={typed}
				min={min ?? '2000-01-01'}
				max={max ?? '2100-01-01'}
				aria-invalid={isRefused}
				aria-describedby={isRefused ? `${id}-problem` : undefined}
				onChange={(event) => setTyped(event.currentTarget.value)}
				onBlur={(event) => send(event.currentTarget)}
				onKeyDown={(event) => {
					if (event.key === 'Enter') send(event.currentTarget)
				}}
			/>
			{isRefused ? <ErrorText id={`${id}-problem`}>{t('form.dayOrder')}</ErrorText> : null}
		</div>
	)
}
