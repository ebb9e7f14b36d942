import type { OrderPage } from '@gabarit/contract'
import { LinkButton, toast, useFormats } from '@gabarit/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DayDialog } from '../day-dialog.tsx'
import type { Manage } from '../use-manage.ts'

type Props = { order: OrderPage; manage: Manage }

/** Another last day of an open offer; the customer's page shows it at once. */
export function Prolong({ order, manage }: Props) {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	const [asking, setAsking] = useState(false)
	const prolong = async (day: string, done: () => void) => {
		const what = t('followUp.prolonged', { day: format.date(day, 'full') })
		if (!(await manage.prolong(day, what))) return
		done()
		setAsking(false)
		toast(what)
	}
	return (
		<div>
			<LinkButton touch size="small" disabled={manage.busy} onClick={() => setAsking(true)}>
				{t('followUp.prolong')}
			</LinkButton>
			{asking ? (
				<DayDialog
					acting={{
						close: () => setAsking(false),
						problem: manage.problem,
						busy: manage.busy ? 'prolong' : null,
						isHeld: manage.isHeld,
					}}
					title={t('followUp.prolong')}
					text={t('followUp.prolongText')}
					label={t('followUp.lastDay')}
					confirm={t('followUp.prolongConfirm')}
					day={order.validUntil}
					name={`prolong ${order.reference}`}
					onSubmit={(day, done) => void prolong(day, done)}
				/>
			) : null}
		</div>
	)
}
