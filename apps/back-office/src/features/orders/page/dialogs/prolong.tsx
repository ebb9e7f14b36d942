import { lastOfferDay, type OrderPage } from '@gabarit/contract'
import { LinkButton, toast, useFormats } from '@gabarit/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brusselsToday } from '../../../../lib/brussels-today.ts'
import { useManage } from '../use-manage.ts'
import { askingOf } from './asking-of.tsx'
import { DayDialog } from './day-dialog.tsx'
import styles from './prolong.module.css'

type Props = { order: OrderPage }

/** Another last day of an open offer, beside the day; the customer's page shows it at once. */
export function Prolong({ order }: Props) {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	const manage = useManage(order)
	const [asking, setAsking] = useState(false)
	const agreed = order.state === 'offerAccepted' ? order.validUntil : null
	const prolong = async (day: string, done: () => void) => {
		if (day === order.validUntil) {
			setAsking(false)
			return
		}
		const what = t('followUp.prolonged', { day: format.date(day, 'full') })
		const outcome = await manage.prolong(day, what, done)
		if (outcome === 'refused') return
		done()
		setAsking(false)
		if (outcome === 'done') toast(what)
	}
	return (
		<>
			<span className={styles.change}>
				<LinkButton
					touch
					size="small"
					tone="soft"
					aria-label={t('followUp.prolong')}
					disabled={manage.busy}
					onClick={() => setAsking(true)}
				>
					{t('supplierDate.change')}
				</LinkButton>
			</span>
			{asking ? (
				<DayDialog
					acting={askingOf(manage, () => setAsking(false))}
					title={t('followUp.prolong')}
					text={t('followUp.prolongText')}
					label={t('followUp.lastDay')}
					confirm={t('followUp.prolongConfirm')}
					day={order.validUntil}
					last={lastOfferDay(brusselsToday())}
					{...(agreed !== null && { agreed })}
					name={`prolong ${order.reference}`}
					onSubmit={(day, done) => void prolong(day, done)}
				/>
			) : null}
		</>
	)
}
