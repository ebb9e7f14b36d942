// An offer becomes an order: how it is paid and, where a seller does it, how the customer agreed to be bound.
import type { PaymentType } from '@gabarit/contract'
import { SelectField, TextField } from '@gabarit/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsCustomer } from '../../../../lib/session.ts'
import { useDraft } from '../../../../lib/use-draft.ts'
import styles from './act-dialogs.module.css'
import { AskDialog, type AskProps } from './ask-dialog.tsx'

const longestAgreement = 200

export function PaymentDialog({ order, acting, action }: AskProps) {
	const { t } = useTranslation('back-office')
	const [paymentType, setPaymentType] = useState<PaymentType | ''>('')
	const [agreement, setAgreement] = useDraft(`agreement ${order.reference}`)
	const [touched, setTouched] = useState(false)
	const isCustomer = useIsCustomer()
	const said = agreement.trim()
	function submit() {
		setTouched(true)
		if (paymentType === '') return
		if (isCustomer) acting.submit(action, { paymentType })
		else if (said !== '') acting.submit(action, { paymentType, agreement: said })
	}
	return (
		<AskDialog
			acting={acting}
			confirm={t('dialog.placeConfirm')}
			onSubmit={submit}
			title={t('dialog.placeTitle', { reference: order.reference })}
		>
			<p>{t(isCustomer ? 'dialog.placeOwnText' : 'dialog.placeText')}</p>
			<SelectField
				className={styles.field}
				label={t(isCustomer ? 'dialog.placeOwnPayment' : 'dialog.placePayment')}
				required
				data-autofocus
				value={paymentType}
				options={[
					{ value: '', label: t('dialog.placeChoose') },
					...order.paymentTypes.map((type) => ({
						value: type,
						label: t(`dialog.placeBy.${type}`),
					})),
				]}
				error={
					touched && paymentType === ''
						? t(isCustomer ? 'dialog.placeOwnPaymentMissing' : 'dialog.placePaymentMissing')
						: undefined
				}
				onChange={(event) => setPaymentType(event.currentTarget.value as PaymentType)}
			/>
			{isCustomer ? null : (
				<TextField
					label={t('dialog.placeAgreement')}
					className={styles.field}
					required
					maxLength={longestAgreement}
					value={agreement}
					placeholder={t('dialog.placeAgreementPlaceholder')}
					error={touched && said === '' ? t('dialog.placeAgreementMissing') : undefined}
					onChange={(event) => setAgreement(event.currentTarget.value)}
				/>
			)}
		</AskDialog>
	)
}
