import type { CustomerPage } from '@gabarit/contract'
import { Button, ErrorText, useFormats } from '@gabarit/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { leaveOwnPage } from '../../lib/own-page.ts'
import { apiClient, failureOf } from '../../lib/server/client.ts'
import { usePageReturned } from '../../lib/use-page-returned.ts'
import layout from './order-layout.module.css'
import type { OpenOrder } from './use-order.ts'

type Props = { order: CustomerPage; open: OpenOrder }

export function PaymentPanel({ order, open }: Props): ReactNode {
	const { t } = useTranslation('customer')
	const { money } = useFormats()
	const [busy, setBusy] = useState(false)
	usePageReturned(() => setBusy(false))
	const { payment } = order
	if (order.kind === 'offer') return null
	const { type, status, due, dueAll } = payment
	const paid = money(payment.paid)
	const pay = async (share: 'next' | 'all') => {
		if (busy) return
		setBusy(true)
		try {
			const { paymentUrl } = await apiClient().order.pay({ ...open.key, share })
			leaveOwnPage()
			location.assign(paymentUrl)
		} catch (error) {
			setBusy(false)
			open.setProblem(failureOf(error) === 'nothing_to_pay' ? 'changed' : 'unavailable')
		}
	}
	return (
		<section className={layout.panel} aria-labelledby="order-pay">
			<h2 id="order-pay">{t('pay.title')}</h2>
			<p>
				{type === 'Online' || payment.paid > 0
					? t(`pay.status.${status}`, { paid })
					: t(`pay.${type}`)}
			</p>
			{due > 0 && (
				<div className={layout.actions}>
					<Button kind="primary" size="large" idle={busy} onClick={() => void pay('next')}>
						{t('pay.now', { amount: money(due) })}
					</Button>
					{dueAll > due && (
						<Button size="large" idle={busy} onClick={() => void pay('all')}>
							{t('pay.all', { amount: money(dueAll) })}
						</Button>
					)}
					<Button
						kind="quiet"
						idle={open.busy}
						onClick={() => void open.send(() => apiClient().order.checkPayment(open.key))}
					>
						{t('pay.check')}
					</Button>
				</div>
			)}
			<output>
				{open.problem === 'unavailable' && <ErrorText>{t('pay.unavailable')}</ErrorText>}
			</output>
		</section>
	)
}
