import type { OrderPage } from '@gabarit/contract'
import { LinkButton, toast } from '@gabarit/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AskDialog } from '../../../../lib/form/ask-dialog.tsx'
import { FormText } from '../../../../lib/form/form-fields.tsx'
import { emailProblem, wrongOnly } from '../../../../lib/form/form-rules.ts'
import { useForm } from '../../../../lib/form/use-form.ts'
import { useManageInDialog } from '../use-manage.ts'
import { askingOf } from './asking-of.tsx'

type Props = { order: OrderPage }

/** Gives the order to a customer's account, or to another one where it was given to the wrong one. */
export function LinkAccount({ order }: Props) {
	const { t } = useTranslation('back-office')
	const [asking, setAsking] = useState(false)
	return (
		<>
			<LinkButton touch size="small" onClick={() => setAsking(true)}>
				{t(order.linkedTo === null ? 'followUp.toAccount' : 'followUp.toOtherAccount')}
			</LinkButton>
			{asking ? <LinkDialog order={order} onClose={() => setAsking(false)} /> : null}
		</>
	)
}

function LinkDialog({ order, onClose }: Props & { onClose: () => void }) {
	const { t } = useTranslation('back-office')
	const manage = useManageInDialog(order)
	const isFirst = order.linkedTo === null
	const form = useForm<'email'>({
		name: `link ${order.reference}`,
		isNew: true,
		base: { email: isFirst ? (order.customer.email ?? '') : '' },
		problemsOf: ({ email }) => wrongOnly({ email: emailProblem(email) }),
	})
	const link = async () => {
		const email = form.values.email.trim()
		const outcome = await manage.linkAccount(email)
		if (outcome === 'refused') return
		form.reset()
		onClose()
		if (outcome === 'done') toast(t('followUp.linked', { email }))
	}
	return (
		<AskDialog
			acting={askingOf(manage, onClose)}
			title={t(isFirst ? 'followUp.toAccount' : 'followUp.toOtherAccount')}
			confirm={t('followUp.toAccountConfirm')}
			form={form}
			onSubmit={() => void link()}
		>
			<p>{t(isFirst ? 'followUp.toAccountText' : 'followUp.toOtherAccountText')}</p>
			<FormText
				form={form}
				name="email"
				label={t('followUp.account')}
				first
				input={{ type: 'email', inputMode: 'email' }}
			/>
		</AskDialog>
	)
}
