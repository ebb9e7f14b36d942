import type { OrderPage } from '@gabarit/contract'
import { LinkButton } from '@gabarit/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AskDialog } from '../../../../lib/form/ask-dialog.tsx'
import { mailsCustomer } from '../../use-mail-names.ts'
import { useRenewal } from './use-renewal.ts'

/** Of an offer that ended: a new one at today's prices. */
export function Renew({ order }: { order: OrderPage }) {
	const { t } = useTranslation('back-office')
	const [asking, setAsking] = useState(false)
	const { isHeld, problem, renew, reset } = useRenewal(order)
	const isMailed = mailsCustomer(order.mails.renewal)
	const close = () => {
		reset()
		setAsking(false)
	}
	return (
		<div>
			<LinkButton touch size="small" disabled={isHeld} onClick={() => setAsking(true)}>
				{t('renew.title')}
			</LinkButton>
			{asking ? (
				<AskDialog
					acting={{ close, problem, busy: isHeld ? 'renew' : null, isHeld }}
					title={t('renew.title')}
					confirm={t('renew.confirm')}
					onSubmit={renew}
				>
					<p>
						{isMailed ? t('renew.leaves') : `${t('renew.made')} ${t('customerMail.none')}`}{' '}
						{t('renew.text')}
					</p>
				</AskDialog>
			) : null}
		</div>
	)
}
