// Right above the button that orders (product 3, Law): what is bought, where it goes, the promised day, the price,
// what is paid now.
import type { PaymentType } from '@gabarit/contract'
import { depositShare } from '@gabarit/price'
import { useFormats } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './order-summary.module.css'
import { type Made, useFurnitureInShort } from './use-furniture-in-short.ts'

type Paid = { type: PaymentType; depositPercentage: number }

export function OrderSummary(props: {
	made: Made
	delivery: string
	/** ISO; null where no day is promised. */
	day: string | null
	/** Cents including VAT. */
	total: number
	payment: Paid
}): ReactNode {
	const { made, delivery, day, total, payment } = props
	const { t } = useTranslation('configurator')
	const { date, money } = useFormats()
	const { name, size, outside, inside } = useFurnitureInShort(made)
	const furniture = [name, size, outside, inside].filter((part) => part !== '').join('. ')
	return (
		<>
			<dl className={styles.rows} data-testid="order-in-short">
				<Row name={t('delivery.inShort.furniture')} text={furniture} />
				<Row name={t('delivery.inShort.delivery')} text={delivery} />
				{day !== null && <Row name={t('delivery.inShort.day')} text={date(day, 'full')} />}
				<Row name={t('delivery.inShort.total')} text={money(total)} strong />
				<Row name={t('delivery.inShort.now')} text={usePaidNow(total, payment)} />
			</dl>
			<p className={styles.law}>{t('delivery.withdrawal')}</p>
			<p className={styles.law}>{t('delivery.guarantee')}</p>
		</>
	)
}

function Row(props: { name: string; text: string; strong?: boolean }): ReactNode {
	const { name, text, strong } = props
	return (
		<div className={strong ? styles.total : undefined}>
			<dt>{name}</dt>
			<dd>{text}</dd>
		</div>
	)
}

function usePaidNow(total: number, { type, depositPercentage }: Paid): string {
	const { t } = useTranslation('configurator')
	const { money, percent } = useFormats()
	if (type !== 'Online') return t(`delivery.inShort.later.${type}`)
	const amount = money(depositShare(total, depositPercentage))
	if (depositPercentage === 100) return t('delivery.inShort.all', { amount })
	return t('delivery.inShort.deposit', { amount, percent: percent(depositPercentage) })
}
