import {
	centsOf,
	firstPaymentDay,
	type HandPaymentKind,
	handPaymentKinds,
	type OrderPage,
} from '@gabarit/contract'
import { useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { brusselsToday } from '../../../../lib/brussels-today.ts'
import { AskDialog } from '../../../../lib/form/ask-dialog.tsx'
import { FormSelect, FormText } from '../../../../lib/form/form-fields.tsx'
import { paidProblem, paymentDayProblem, requiredProblem } from '../../../../lib/form/form-rules.ts'
import { useForm } from '../../../../lib/form/use-form.ts'
import { useTypedAmount } from '../../../../lib/form/use-typed-amount.ts'
import { useCustomerMail } from '../../use-mail-names.ts'
import { ChangedSince } from '../conflict/changed-since.tsx'
import styles from './money-dialogs.module.css'
import type { Money } from './use-money.ts'

type Props = { order: OrderPage; money: Money }

export function MoneyDialogs({ order, money: acting }: Props) {
	const { dialog, since } = acting
	const money = { ...acting, notice: since ? <ChangedSince since={since} /> : null }
	if (dialog?.kind === 'pay') return <PayDialog order={order} money={money} />
	if (dialog?.kind === 'refund') return <RefundDialog order={order} money={money} />
	if (dialog?.kind === 'cancel')
		return <CancelDialog order={order} money={money} payment={dialog.payment} />
	return null
}

const longestRemark = 200

function PayDialog({ order, money }: Props) {
	const { t } = useTranslation('back-office')
	const customerMail = useCustomerMail()
	const format = useFormats()
	const amount = useTypedAmount()
	const today = brusselsToday()
	const balance = order.payment.balance ?? 0
	const form = useForm<'amount' | 'kind' | 'day' | 'note'>({
		name: `pay ${order.reference}`,
		isNew: true,
		base: { amount: amount(balance), kind: 'transfer', day: today, note: '' },
		longestOf: () => ({ note: longestRemark }),
		problemsOf: (it) => {
			const wrong = paidProblem(it.amount, balance)
			const day = paymentDayProblem(it.day, today)
			return { ...(wrong && { amount: wrong }), ...(day && { day }) } as const
		},
	})
	const { values } = form
	function submit() {
		const note = values.note.trim()
		const body = {
			amount: centsOf(values.amount) ?? 0,
			kind: values.kind as HandPaymentKind,
			day: values.day,
			...(note !== '' && { note }),
		}
		money.submit({ kind: 'pay', body }, form.reset)
	}
	return (
		<AskDialog
			acting={money}
			form={form}
			confirm={t('money.payConfirm')}
			title={t('money.payTitle', { reference: order.reference })}
			onSubmit={submit}
		>
			<p>
				{customerMail(order.mails.payment)} {t('money.payText', { balance: format.money(balance) })}
			</p>
			<div className={styles.fields}>
				<FormText
					form={form}
					name="amount"
					label={t('money.amount')}
					first
					input={{ inputMode: 'decimal' }}
				/>
				<FormSelect
					form={form}
					name="kind"
					label={t('money.what')}
					options={handPaymentKinds.map((value) => ({ value, label: t(`money.kind.${value}`) }))}
				/>
				<FormText
					form={form}
					name="day"
					label={t('money.day')}
					input={{ type: 'date', min: firstPaymentDay(today), max: today }}
				/>
				<FormText form={form} name="note" label={t('money.remark')} />
			</div>
		</AskDialog>
	)
}

type CancelProps = Props & { payment: OrderPage['payments'][number] }

function CancelDialog({ order, money, payment }: CancelProps) {
	const { t } = useTranslation('back-office')
	const customerMail = useCustomerMail()
	const format = useFormats()
	const form = useForm<'reason'>({
		name: `cancel payment ${payment.id}`,
		isNew: true,
		base: { reason: '' },
		longestOf: () => ({ reason: longestRemark }),
		problemsOf: ({ reason }) => (requiredProblem(reason) ? { reason: 'required' } : {}),
	})
	const reason = form.values.reason.trim()
	return (
		<AskDialog
			acting={money}
			form={form}
			isDanger
			confirm={t('money.cancelConfirm')}
			title={t('money.cancelTitle', { amount: format.money(payment.amount) })}
			onSubmit={() =>
				money.submit({ kind: 'cancel', body: { id: payment.id, reason } }, form.reset)
			}
		>
			<p>
				{t('money.cancelText')} {customerMail(order.mails.payment)}
			</p>
			<div className={styles.fields}>
				<FormText form={form} name="reason" label={t('money.reason')} first />
			</div>
		</AskDialog>
	)
}

/** It cannot be undone, so the reference is typed first. */
function RefundDialog({ order, money }: Props) {
	const { t } = useTranslation('back-office')
	const amount = useTypedAmount()
	const { paid, refundDue } = order.payment
	const form = useForm<'amount' | 'reason'>({
		name: `refund ${order.reference}`,
		isNew: true,
		base: { amount: amount(refundDue || (paid ?? 0)), reason: '' },
		longestOf: () => ({ reason: longestRemark }),
		problemsOf: (it) => {
			const wrong = paidProblem(it.amount, paid ?? 0)
			const reason = requiredProblem(it.reason)
			return { ...(wrong && { amount: wrong }), ...(reason && { reason }) }
		},
	})
	function submit() {
		const body = {
			amount: centsOf(form.values.amount) ?? 0,
			reason: form.values.reason.trim(),
		}
		money.submit({ kind: 'refund', body }, form.reset)
	}
	return (
		<AskDialog
			acting={money}
			form={form}
			typed={order.reference}
			isDanger
			confirm={t('money.refundConfirm')}
			title={t('money.refundTitle', { reference: order.reference })}
			onSubmit={submit}
		>
			<p>{t('money.refundText')}</p>
			<div className={styles.fields}>
				<FormText
					form={form}
					name="amount"
					label={t('money.amount')}
					first
					input={{ inputMode: 'decimal' }}
				/>
				<FormText form={form} name="reason" label={t('money.reason')} />
			</div>
		</AskDialog>
	)
}
