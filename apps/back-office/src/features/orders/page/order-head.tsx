import { type OrderPage, readableCode } from '@gabarit/contract'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../../lib/frame/page.tsx'
import { customerNameOf } from '../names.ts'
import styles from './order-head.module.css'

export function orderNameOf({ customer }: OrderPage): string {
	return customerNameOf({ ...customer, company: customer.companyName ?? null, city: null })
}

export function OrderHead({ order }: { order: OrderPage }) {
	const { t } = useTranslation('back-office')
	return (
		<div className={styles.head}>
			<PageTitle>{orderNameOf(order)}</PageTitle>
			<p>
				<span className={styles.reference}>{order.reference}</span>{' '}
				<span className={styles.code}>
					<span className="visually-hidden">{t('order.code')} </span>
					{readableCode(order.code)}
				</span>
			</p>
		</div>
	)
}
