// An offer becomes an order: how it is paid, and what binds the customer: the terms that he accepts himself, or how
// he agreed, where a seller does it.
import type { PaymentType } from '@gabarit/contract'
import { useTranslation } from 'react-i18next'
import { AskDialog } from '../../../../lib/form/ask-dialog.tsx'
import { FormSelect, FormText } from '../../../../lib/form/form-fields.tsx'
import { longestAgreement, requiredProblem, wrongOnly } from '../../../../lib/form/form-rules.ts'
import { useForm } from '../../../../lib/form/use-form.ts'
import { useIsCustomer } from '../../../../lib/session.ts'
import { mailsCustomer } from '../../use-mail-names.ts'
import type { AskProps } from './ask-props.ts'
import { OwnTerms } from './own-terms.tsx'

export function PaymentDialog({ order, acting, action }: AskProps) {
	const { t } = useTranslation('back-office')
	const isCustomer = useIsCustomer()
	const form = useForm<'paymentType' | 'agreement' | 'terms'>({
		name: `agreement ${order.reference}`,
		isNew: true,
		base: { paymentType: '', agreement: '', terms: '' },
		longestOf: () => ({ agreement: longestAgreement }),
		problemsOf: (it) =>
			wrongOnly({
				paymentType: requiredProblem(it.paymentType),
				agreement: isCustomer ? null : requiredProblem(it.agreement),
				terms: isCustomer ? requiredProblem(it.terms) : null,
			}),
	})
	const mails = order.actions.find((one) => one.action === action)?.mails ?? []
	const placeText = mailsCustomer(mails)
		? t('dialog.placeText')
		: `${t('dialog.placeUnmailed')} ${t('customerMail.none')}`
	function submit() {
		const paymentType = form.values.paymentType as PaymentType
		const agreement = form.values.agreement.trim()
		acting.submit(
			action,
			isCustomer ? { paymentType, termsAccepted: true } : { paymentType, agreement },
			form.reset,
		)
	}
	return (
		<AskDialog
			acting={acting}
			confirm={t('dialog.placeConfirm')}
			form={form}
			onSubmit={submit}
			title={t('dialog.placeTitle', { reference: order.reference })}
		>
			<p>{isCustomer ? t('dialog.placeOwnText') : placeText}</p>
			<FormSelect
				form={form}
				name="paymentType"
				label={t(isCustomer ? 'dialog.placeOwnPayment' : 'dialog.placePayment')}
				first
				wrong={t(isCustomer ? 'dialog.placeOwnPaymentMissing' : 'dialog.placePaymentMissing')}
				options={[
					{ value: '', label: t('dialog.placeChoose') },
					...order.paymentTypes.map((type) => ({
						value: type,
						label: t(`dialog.placeBy.${type}`),
					})),
				]}
			/>
			{isCustomer ? (
				<OwnTerms form={form} name="terms" />
			) : (
				<FormText
					form={form}
					name="agreement"
					label={t('dialog.placeAgreement')}
					wrong={t('dialog.placeAgreementMissing')}
					input={{ placeholder: t('dialog.placeAgreementPlaceholder') }}
				/>
			)}
		</AskDialog>
	)
}
