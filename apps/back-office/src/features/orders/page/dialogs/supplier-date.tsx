// When the supplier has it ready, beside the customer's day: a seller sets it until it is sent, then the supplier.
import type { OrderPage } from '@gabarit/contract'
import { Icon, LinkButton, Tooltip, toast, useFormats } from '@gabarit/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormText } from '../../../../lib/form/form-fields.tsx'
import { useShopName } from '../../../../lib/session.ts'
import { LateMark } from '../../late-mark.tsx'
import { useManageInDialog } from '../use-manage.ts'
import { askingOf } from './asking-of.tsx'
import { DayDialog } from './day-dialog.tsx'
import styles from './supplier-date.module.css'

const longestReason = 200

type Props = { order: OrderPage }

export function SupplierDate({ order }: Props) {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	const day = order.supplierAt === null ? t('order.notPlanned') : format.date(order.supplierAt)
	return (
		<>
			<strong>{order.supplierLate ? <LateMark>{day}</LateMark> : day}</strong>{' '}
			<ChangeDate order={order} />
			{order.delivery.isTight ? (
				<span className={styles.tight}>
					<Icon name="warning" size={16} />
					<span>{t('order.tight', { count: order.delivery.resellerDays })}</span>
				</span>
			) : null}
		</>
	)
}

function ChangeDate({ order }: Props) {
	const { t } = useTranslation(['back-office', 'errors'])
	const [asking, setAsking] = useState(false)
	const { supplierDateStands: reason } = order.delivery
	const isOver = reason === 'order_closed' || reason === 'not_your_role'
	const link = (
		<LinkButton
			touch
			size="small"
			tone="soft"
			className={styles.change}
			aria-disabled={reason === null ? undefined : true}
			onClick={() => setAsking(reason === null)}
		>
			{t('supplierDate.change')}
		</LinkButton>
	)
	return (
		<>
			{isOver ? null : reason === null ? (
				link
			) : (
				<Tooltip text={t(`errors:reasons.${reason}`)}>{link}</Tooltip>
			)}
			{asking ? <DateDialog order={order} onClose={() => setAsking(false)} /> : null}
		</>
	)
}

function DateDialog({ order, onClose }: Props & { onClose: () => void }) {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	const manage = useManageInDialog(order)
	const mailed = useMailed(order)
	const isLater = (day: string) => order.supplierAt !== null && day > order.supplierAt
	const save = async (supplierDate: string, done: () => void, reason: string) => {
		const what = t('supplierDate.done', { day: format.date(supplierDate, 'full') })
		const why = isLater(supplierDate) ? reason.trim() : ''
		const change = { supplierDate, ...(why !== '' && { reason: why }) }
		const outcome = await manage.setSupplierDate(change, what, done)
		if (outcome === 'refused') return
		done()
		onClose()
		if (outcome === 'done') toast(what)
	}
	return (
		<DayDialog
			acting={askingOf(manage, onClose)}
			title={t('supplierDate.title', { reference: order.reference })}
			text={`${t('supplierDate.text')} ${mailed}`}
			label={t('order.supplierAt')}
			confirm={t('supplierDate.confirm')}
			day={order.supplierAt}
			name={`supplier date ${order.reference}`}
			onSubmit={(day, done, reason) => void save(day, done, reason)}
			longestReason={(chosen) => (isLater(chosen) ? longestReason : null)}
			renderReason={(form) => (
				<FormText
					form={form}
					name="reason"
					label={t('supplierDate.reason')}
					hint={t('supplierDate.reasonHint')}
					input={{ placeholder: t('supplierDate.reasonExample') }}
				/>
			)}
		/>
	)
}

/** Who hears of it: the shop by its name. */
function useMailed({ tenant, mails: { supplierDate } }: OrderPage): string {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	const shopName = useShopName()
	if (supplierDate.length === 0) return t('supplierDate.mailsNobody')
	const names = supplierDate.map(({ party }) =>
		party === 'seller' ? shopName(tenant) : t(`order.party.${party}`),
	)
	return t('supplierDate.mails', { who: format.list(names) })
}
