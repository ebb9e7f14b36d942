import { useFormats } from '@gabarit/ui'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useShopName } from '../../../lib/session.ts'
import { useSignedPercent } from '../use-signed-percent.ts'
import type { Effect } from './effect-part.tsx'
import styles from './effect-table.module.css'

export function EffectTable({ effect }: { effect: readonly Effect[] }) {
	const { t } = useTranslation('shop')
	const format = useFormats()
	const shopName = useShopName()
	const percent = useSignedPercent()
	const amount = (cents: number | null) => (cents === null ? t('diff.none') : format.money(cents))
	if (effect.length === 0) return null
	return (
		<table className={styles.table}>
			<thead>
				<tr>
					<th scope="col">{t('effect.offer')}</th>
					<th scope="col">{t('effect.shop')}</th>
					<th scope="col" className={styles.right}>
						{t('diff.before')}
					</th>
					<th scope="col" className={styles.right}>
						{t('diff.after')}
					</th>
					<th scope="col" className={styles.right}>
						{t('diff.percent')}
					</th>
				</tr>
			</thead>
			<tbody>
				{effect.map(({ reference, tenant, before, after, percent: by }) => (
					<tr key={reference}>
						<th scope="row">
							<Link to="/offers/$reference" params={{ reference }}>
								{reference}
							</Link>
						</th>
						<td>{shopName(tenant)}</td>
						<td className={styles.right}>{amount(before)}</td>
						<td className={styles.right}>{amount(after)}</td>
						<td className={styles.right}>{by === null ? t('diff.none') : percent(by)}</td>
					</tr>
				))}
			</tbody>
		</table>
	)
}
