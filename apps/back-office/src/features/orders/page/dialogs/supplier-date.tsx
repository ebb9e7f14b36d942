// When the supplier has it ready, beside the customer's day: a seller sets it until it is sent, then the supplier.
import type { OrderPage } from '@gabarit/contract'
import { Icon, LinkButton, Tooltip, toast, useFormats } from '@gabarit/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LateMark } from '../../late-mark.tsx'
import { DayDialog } from '../day-dialog.tsx'
import { useManage } from '../use-manage.ts'
import styles from './supplier-date.module.css'

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
	if (reason === 'order_closed' || reason === 'not_your_role') return null
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
			{reason === null ? link : <Tooltip text={t(`errors:reasons.${reason}`)}>{link}</Tooltip>}
			{asking ? <DateDialog order={order} onClose={() => setAsking(false)} /> : null}
		</>
	)
}

function DateDialog({ order, onClose }: Props & { onClose: () => void }) {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	const manage = useManage(order)
	const save = async (day: string, done: () => void) => {
		const what = t('supplierDate.done', { day: format.date(day, 'full') })
		if (!(await manage.setSupplierDate(day, what))) return
		done()
		onClose()
		toast(what)
	}
	return (
		<DayDialog
			acting={{
				close: onClose,
				problem: manage.problem,
				busy: manage.busy ? 'date' : null,
				isHeld: manage.isHeld,
			}}
			title={t('supplierDate.title', { reference: order.reference })}
			text={t('supplierDate.text')}
			label={t('order.supplierAt')}
			confirm={t('supplierDate.confirm')}
			day={order.supplierAt}
			name={`supplier date ${order.reference}`}
			onSubmit={(day, done) => void save(day, done)}
		/>
	)
}
