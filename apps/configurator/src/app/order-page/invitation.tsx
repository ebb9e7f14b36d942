import type { CustomerPage, OrderKey } from '@gabarit/contract'
import { Button, ErrorText } from '@gabarit/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../lib/server/client.ts'
import layout from './order-layout.module.css'

type Props = { order: CustomerPage; of: OrderKey }

/** To open an account, where no invitation by mail stands. */
export function Invitation({ order: { isInvited, customer }, of }: Props): ReactNode {
	const { t } = useTranslation('customer')
	const [state, setState] = useState<'offered' | 'busy' | 'sent' | 'failed'>('offered')
	if (!isInvited && state !== 'sent') return null
	const ask = async () => {
		if (state === 'busy') return
		setState('busy')
		try {
			await apiClient().order.join(of)
			setState('sent')
		} catch {
			setState('failed')
		}
	}
	return (
		<section className={layout.panel} aria-labelledby="order-join">
			<h2 id="order-join">{t('join.title')}</h2>
			<p>{t('join.text', { email: customer.email })}</p>
			{state !== 'sent' && (
				<div className={layout.actions}>
					<Button size="large" idle={state === 'busy'} onClick={() => void ask()}>
						{t('join.ask')}
					</Button>
				</div>
			)}
			<output>
				{state === 'sent' && t('join.sent', { email: customer.email })}
				{state === 'failed' && <ErrorText>{t('failed')}</ErrorText>}
			</output>
		</section>
	)
}
