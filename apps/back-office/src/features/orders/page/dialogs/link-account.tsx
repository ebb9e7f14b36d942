import { isEmail, type OrderPage } from '@gabarit/contract'
import { LinkButton, TextField, toast } from '@gabarit/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Manage } from '../use-manage.ts'
import { AskDialog } from './ask-dialog.tsx'

type Props = { order: OrderPage; manage: Manage }

/** Gives the order to a customer's account: that of its own e-mail, or another. */
export function LinkAccount({ order, manage }: Props) {
	const { t } = useTranslation('back-office')
	const [asking, setAsking] = useState(false)
	const [email, setEmail] = useState(order.customer.email ?? '')
	const [touched, setTouched] = useState(false)
	const wrong = !isEmail(email.trim())
	const link = async () => {
		setTouched(true)
		if (wrong || !(await manage.linkAccount(email.trim()))) return
		setAsking(false)
		toast(t('followUp.linked'))
	}
	return (
		<>
			<LinkButton touch size="small" disabled={manage.busy} onClick={() => setAsking(true)}>
				{t('followUp.toAccount')}
			</LinkButton>
			{asking ? (
				<AskDialog
					acting={{
						close: () => setAsking(false),
						problem: manage.problem,
						busy: manage.busy ? 'link' : null,
					}}
					title={t('followUp.toAccount')}
					confirm={t('followUp.toAccountConfirm')}
					onSubmit={() => void link()}
				>
					<p>{t('followUp.toAccountText')}</p>
					<TextField
						label={t('followUp.account')}
						type="email"
						required
						value={email}
						error={touched && wrong ? t('login.emailFormat') : undefined}
						onChange={(event) => setEmail(event.currentTarget.value)}
					/>
				</AskDialog>
			) : null}
		</>
	)
}
