import { isOpenOfferState, lastOfferDay, type OrderPage } from '@gabarit/contract'
import { LinkButton, toast, useFormats } from '@gabarit/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brusselsToday } from '../../../../lib/brussels-today.ts'
import { mailsCustomer } from '../../use-mail-names.ts'
import { useManageInDialog } from '../use-manage.ts'
import { askingOf } from './asking-of.tsx'
import { DayDialog } from './day-dialog.tsx'
import styles from './prolong.module.css'

type Props = { order: OrderPage }

/** Another last day of an open offer, beside the day; the customer's page shows it at once. */
export function Prolong({ order }: Props) {
	const { t } = useTranslation('back-office')
	const [asking, setAsking] = useState(false)
	return (
		<>
			{isOpenOfferState(order.state) ? (
				<span className={styles.change}>
					<LinkButton
						touch
						size="small"
						tone="soft"
						aria-label={t('followUp.prolong')}
						disabled={asking}
						onClick={() => setAsking(true)}
					>
						{t('supplierDate.change')}
					</LinkButton>
				</span>
			) : null}
			{/* An offer that ends meanwhile ends no question that waits for an answer. */}
			{asking ? <ProlongDialog order={order} onClose={() => setAsking(false)} /> : null}
		</>
	)
}

function ProlongDialog({ order, onClose }: Props & { onClose: () => void }) {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	const manage = useManageInDialog(order)
	const isMailed = mailsCustomer(order.mails.revision)
	const agreed = order.state === 'offerAccepted' ? order.validUntil : null
	const prolong = async (day: string, done: () => void) => {
		if (day === order.validUntil) {
			onClose()
			return
		}
		const what = t('followUp.prolonged', { day: format.date(day, 'full') })
		const outcome = await manage.prolong(day, what, done)
		if (outcome === 'refused') return
		done()
		onClose()
		if (outcome === 'done') toast(what)
	}
	return (
		<DayDialog
			acting={askingOf(manage, onClose)}
			title={t('followUp.prolong')}
			text={t(isMailed ? 'followUp.prolongText' : 'customerMail.none')}
			label={t('followUp.lastDay')}
			confirm={t('followUp.prolongConfirm')}
			day={order.validUntil}
			last={lastOfferDay(brusselsToday())}
			{...(agreed !== null && { agreed })}
			name={`prolong ${order.reference}`}
			onSubmit={(day, done) => void prolong(day, done)}
		/>
	)
}
