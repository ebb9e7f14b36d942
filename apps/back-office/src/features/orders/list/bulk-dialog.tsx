// Asks once for all chosen orders what the action needs, and says what will happen.
import { type DeliveryMode, type OrderAction, orderWord } from '@gabarit/contract'
import { useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { brusselsToday } from '../../../lib/brussels-today.ts'
import { AskDialog } from '../../../lib/form/ask-dialog.tsx'
import { FormText } from '../../../lib/form/form-fields.tsx'
import {
	dayProblem,
	type FormProblem,
	longestMotive,
	requiredProblem,
	wrongOnly,
} from '../../../lib/form/form-rules.ts'
import { useForm } from '../../../lib/form/use-form.ts'
import { askedOf, motiveProblem, type Needs } from '../asked-of.ts'
import { MotiveField } from '../page/dialogs/motive-field.tsx'
import type { MotiveKind } from '../page/dialogs/ready-motives.tsx'
import { isEnding } from './ending-actions.ts'

export type BulkAsked = { motive?: string; deliveryDate?: string }

type Props = {
	action: OrderAction
	/** Of all that are chosen, where it is one. */
	mode: DeliveryMode | null
	needs: Needs
	/** Chosen orders, and those of them for which the action is open. */
	count: number
	open: number
	/** `done`: once it is sent. */
	onSubmit: (asked: BulkAsked, done: () => void) => void
	onClose: () => void
}

export function BulkDialog({ action, mode, needs, count, open, onSubmit, onClose }: Props) {
	const asked = askedOf(action, needs)
	const { t } = useTranslation('back-office')
	const format = useFormats()
	const form = useForm<'motive' | 'deliveryDate'>({
		name: `${action} several`,
		isNew: true,
		base: { motive: '', deliveryDate: '' },
		longestOf: () => (asked === 'motive' ? { motive: longestMotive } : {}),
		problemsOf: (it) => problemsOf(action, asked, it),
	})
	const submit = () => {
		const text = asked === 'motive' || asked === 'deliveryDate' ? form.values[asked].trim() : ''
		onSubmit(asked === null || text === '' ? {} : { [asked]: text }, form.reset)
	}
	return (
		<AskDialog
			acting={{ close: onClose, problem: null, busy: null }}
			title={t(orderWord('action', action, mode))}
			size="small"
			confirm={t('bulk.confirm', { count: open, number: format.number(open) })}
			form={form}
			isDanger={isEnding(action)}
			onSubmit={submit}
		>
			<p>
				{t('bulk.confirmText')}
				{open < count ? ` ${t('bulk.confirmOthers', { count: count - open })}` : ''}
			</p>
			{asked === 'motive' ? (
				<MotiveField form={form} missing={t('dialog.motiveMissing')} kind={motiveOf(action)} />
			) : null}
			{asked === 'deliveryDate' ? (
				<FormText
					form={form}
					name="deliveryDate"
					label={t(orderWord('dialog', 'date', mode))}
					first
					wrong={form.values.deliveryDate === '' ? t('dialog.dateMissing') : undefined}
					input={{ type: 'date', min: brusselsToday() }}
				/>
			) : null}
		</AskDialog>
	)
}

function motiveOf(action: OrderAction): MotiveKind {
	if (action === 'setUndelivered') return 'undelivered'
	return action === 'refuseOffer' ? 'refuseOffer' : 'refuse'
}

type Values = Record<'motive' | 'deliveryDate', string>
type Problems = Partial<Record<keyof Values, FormProblem>>

function problemsOf(
	action: OrderAction,
	asked: Needs,
	{ motive, deliveryDate: day }: Values,
): Problems {
	return wrongOnly<keyof Values>({
		...(asked === 'motive' && { motive: motiveProblem(action, motive) }),
		...(asked === 'deliveryDate' && {
			deliveryDate: requiredProblem(day) ?? dayProblem(day, brusselsToday()),
		}),
	})
}
