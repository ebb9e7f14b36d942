import type { OrderRow } from '@gabarit/contract'
import { useTranslation } from 'react-i18next'
import { LateMark } from '../late-mark.tsx'
import styles from './supplier-day.module.css'

/** Late in words beside the day: so many working days. */
export function SupplierDay({ row, text }: { row: OrderRow; text: string }) {
	const { t } = useTranslation('supply')
	const { supplierLateDays: days } = row
	if (days === null) return text
	return (
		<span className={styles.late}>
			{text}{' '}
			<LateMark>
				<span className="visually-hidden">{t('lateMark')} </span>
				{days === 0 ? t('lateNone') : t('lateDays', { count: days })}
			</LateMark>
		</span>
	)
}
