import { TextField } from '@gabarit/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brusselsToday } from '../../../../lib/brussels-today.ts'
import { useDayHint } from '../../../../lib/form/use-day-hint.ts'
import styles from './act-dialogs.module.css'
import { AskDialog, type Asking } from './ask-dialog.tsx'

type Props = {
	acting: Asking
	title: string
	text: string
	label: string
	confirm: string
	/** As it stands. */
	day: string | null
	onSubmit: (day: string) => void
	/** What is chosen so far. */
	onDay?: (day: string) => void
	/** What else is asked. */
	children?: ReactNode
}

/** Asks for a day that is not past. */
export function DayDialog(props: Props) {
	const { acting, title, text, label, confirm, day: former, onSubmit, onDay, children } = props
	const { t } = useTranslation('back-office')
	const dayHint = useDayHint()
	const today = brusselsToday()
	const [day, setDay] = useState(former ?? '')
	const [touched, setTouched] = useState(false)
	const wrong = day === '' ? t('dialog.dateMissing') : day < today ? t('dialog.datePast') : null
	const submit = () => {
		setTouched(true)
		if (wrong === null) onSubmit(day)
	}
	return (
		<AskDialog acting={acting} title={title} confirm={confirm} onSubmit={submit}>
			<p>{text}</p>
			<TextField
				label={label}
				className={styles.short}
				type="date"
				required
				data-autofocus
				min={today}
				value={day}
				error={(touched && wrong) || undefined}
				hint={dayHint(day)}
				onChange={(event) => {
					setDay(event.currentTarget.value)
					onDay?.(event.currentTarget.value)
				}}
			/>
			{children}
		</AskDialog>
	)
}
