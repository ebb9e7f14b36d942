import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../icon/icon.tsx'
import styles from './count-field.module.css'

interface CountFieldProps {
	label: string
	value: number
	min?: number
	max?: number
	step?: number
	name?: string | undefined
	onChange: (value: number) => void
}

/** A text that is not a number leaves the count as it was. */
export function CountField(props: CountFieldProps) {
	const { label, value, min = 0, max = 999, step = 1, name, onChange } = props
	const { t } = useTranslation('common')
	const id = useId()
	const [draft, setDraft] = useState<string>()
	const type = (text: string) => {
		setDraft(text)
		const typed = text.trim() === '' ? min : Number(text)
		if (Number.isInteger(typed) && typed >= min && typed <= max) onChange(typed)
	}
	const by = (change: number) => {
		setDraft(undefined)
		onChange(Math.min(max, Math.max(min, value + change)))
	}
	return (
		<div className={styles.count}>
			<label htmlFor={id}>{label}</label>
			<span className={styles.box}>
				<button
					type="button"
					aria-label={t('count.less', { label })}
					aria-disabled={value === min ? true : undefined}
					onClick={() => by(-step)}
				>
					<Icon name="minus" size={18} />
				</button>
				<input
					id={id}
					name={name}
					type="text"
					inputMode="numeric"
					autoComplete="off"
					maxLength={String(max).length}
					value={draft ?? String(value)}
					onFocus={(event) => event.currentTarget.select()}
					onChange={(event) => type(event.currentTarget.value)}
					onBlur={() => setDraft(undefined)}
					onKeyDown={(event) => {
						const change = { ArrowUp: step, ArrowDown: -step }[event.key]
						if (change === undefined || event.altKey || event.ctrlKey) return
						event.preventDefault()
						by(change)
					}}
				/>
				<button
					type="button"
					aria-label={t('count.more', { label })}
					aria-disabled={value === max ? true : undefined}
					onClick={() => by(step)}
				>
					<Icon name="plus" size={18} />
				</button>
			</span>
		</div>
	)
}
