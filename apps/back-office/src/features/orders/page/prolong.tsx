import type { OrderPage } from '@gabarit/contract'
import { LinkButton, TextField, toast, useFormats } from '@gabarit/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brusselsToday } from '../../../lib/brussels-today.ts'
import { AskDialog } from './ask-dialog.tsx'
import type { Manage } from './use-manage.ts'

type Props = { order: OrderPage; manage: Manage }

/** Another last day of an open offer; the customer's page shows it at once. */
export function Prolong({ order, manage }: Props) {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	const today = brusselsToday()
	const [asking, setAsking] = useState(false)
	const [day, setDay] = useState(order.validUntil ?? '')
	const [touched, setTouched] = useState(false)
	const wrong = day === '' ? t('dialog.dateMissing') : day < today ? t('dialog.datePast') : null
	const prolong = async () => {
		setTouched(true)
		if (wrong !== null) return
		const what = t('followUp.prolonged', { day: format.date(day, 'full') })
		if (!(await manage.prolong(day, what))) return
		setAsking(false)
		toast(what)
	}
	return (
		<div>
			<LinkButton touch size="small" disabled={manage.busy} onClick={() => setAsking(true)}>
				{t('followUp.prolong')}
			</LinkButton>
			{asking ? (
				<AskDialog
					acting={{
						close: () => setAsking(false),
						problem: manage.problem,
						busy: manage.busy ? 'prolong' : null,
						isHeld: manage.isHeld,
					}}
					title={t('followUp.prolong')}
					confirm={t('followUp.prolongConfirm')}
					onSubmit={() => void prolong()}
				>
					<p>{t('followUp.prolongText')}</p>
					<TextField
						label={t('followUp.lastDay')}
						type="date"
						required
						data-autofocus
						min={today}
						value={day}
						error={(touched && wrong) || undefined}
						hint={day === '' ? undefined : format.date(day, 'full')}
						onChange={(event) => setDay(event.currentTarget.value)}
					/>
				</AskDialog>
			) : null}
		</div>
	)
}
