// What the supplier is paid for another shop's order: he sees none of its sale prices.
import type { OrderPage } from '@gabarit/contract'
import { useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { useTaxWords } from '../../../lib/domain.ts'
import styles from './price-table.module.css'

export function SupplyTable({ order: { cost } }: { order: OrderPage }) {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	const tax = useTaxWords()
	if (cost === null) return <p className={styles.none}>{t('order.noPrice')}</p>
	const title = t('order.supply', { tax: tax.excluding })
	return (
		<section aria-label={title}>
			<table className={styles.table}>
				<thead>
					<tr>
						<th scope="col">{title}</th>
						<th scope="col">{t('order.supplyAmount')}</th>
					</tr>
				</thead>
				<tbody>
					<tr>
						<th scope="row">{t('order.supplyGoods')}</th>
						<td>{format.amount(cost.goods)}</td>
					</tr>
					<tr>
						<th scope="row">{t('order.supplyDelivery')}</th>
						<td>{format.amount(cost.delivery)}</td>
					</tr>
				</tbody>
				<tbody className={styles.part}>
					<tr className={styles.total}>
						<th scope="row">{t('order.supplyTotal')}</th>
						<td>{format.money(cost.total)}</td>
					</tr>
				</tbody>
			</table>
		</section>
	)
}
