import { lastPlannedDay } from '@gabarit/contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { brusselsToday } from '../../../../lib/brussels-today.ts'
import { AskDialog, type Asking } from '../../../../lib/form/ask-dialog.tsx'
import { FormText } from '../../../../lib/form/form-fields.tsx'
import {
	dayProblem,
	requiredProblem,
	shorteningProblem,
	wrongOnly,
} from '../../../../lib/form/form-rules.ts'
import { type Form, useForm } from '../../../../lib/form/use-form.ts'

type DayField = 'day' | 'reason'

type Props = {
	acting: Asking
	/** Of the draft. */
	name: string
	title: string
	text?: string
	label: string
	confirm: string
	/** As it stands. */
	day: string | null
	/** The last that may be chosen, where it is an offer's. */
	last?: string
	/** Of an accepted offer: only a later day may be chosen. */
	agreed?: string
	/** `done`: once it is saved. */
	onSubmit: (day: string, done: () => void, reason: string) => void
	/** Characters of the reason that the chosen day needs; null where it needs none. */
	longestReason?: (day: string) => number | null
	/** Asks for the reason. */
	renderReason?: (form: Form<DayField>) => ReactNode
}

/** Asks for a day that is not past. */
export function DayDialog(props: Props) {
	const { acting, name, title, text, label, confirm, day, last, onSubmit, renderReason } = props
	const { agreed = '' } = props
	const longestOn = props.longestReason ?? (() => null)
	const { t } = useTranslation('back-office')
	const today = brusselsToday()
	const form = useForm<DayField>({
		name,
		isNew: true,
		base: { day: day ?? '', reason: '' },
		longestOf: (it) => {
			const reason = longestOn(it.day)
			return reason === null ? {} : { reason }
		},
		problemsOf: (it) =>
			wrongOnly({
				day:
					requiredProblem(it.day) ??
					dayProblem(it.day, today, last) ??
					shorteningProblem(it.day, agreed),
			}),
	})
	return (
		<AskDialog
			acting={acting}
			title={title}
			confirm={confirm}
			form={form}
			onSubmit={() => onSubmit(form.values.day, form.reset, form.values.reason)}
		>
			{text === undefined ? null : <p>{text}</p>}
			<FormText
				form={form}
				name="day"
				label={label}
				first
				wrong={form.values.day === '' ? t('dialog.dateMissing') : undefined}
				input={{
					type: 'date',
					min: agreed > today ? agreed : today,
					max: last ?? lastPlannedDay(today),
				}}
			/>
			{longestOn(form.values.day) === null ? null : renderReason?.(form)}
		</AskDialog>
	)
}
