// The promised day, and how it comes about: the days of the workshop, then those of the shop.
import type { CustomerPage } from '@gabarit/contract'
import { useFormats } from '@gabarit/ui'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './promise-card.module.css'

/** Share of the line; a short second part still has room for its words. */
const leastShare = 0.34

export function PromiseCard({ order }: { order: CustomerPage }): ReactNode {
	const { t } = useTranslation('customer')
	const { date } = useFormats()
	const { delivery, kind, orderedAt } = order
	const { readyDate, supplierDays, resellerDays } = delivery
	const day = delivery.date ?? delivery.plannedDate
	if (day === null) return null
	const to = delivery.address
	const share = resellerDays / Math.max(1, supplierDays + resellerDays)
	return (
		<section className={styles.card} aria-label={t('promise.title')}>
			<p className={styles.where}>
				{delivery.mode === 'pickUp' || to === null
					? t(`promise.${delivery.mode}`)
					: t('promise.at', { place: `${to.postalCode} ${to.city}` })}
			</p>
			<p className={styles.day} data-testid="promised-day">
				{date(day, 'full')}
			</p>
			{readyDate !== null && kind === 'order' && (
				<ol className={styles.line}>
					<Mark name={t('promise.ordered')} day={date(orderedAt, 'monthDay')} first />
					<Mark
						name={t('promise.ready')}
						day={date(readyDate, 'monthDay')}
						days={t('promise.workshop', { count: supplierDays })}
						share={1 - Math.max(leastShare, share)}
					/>
					{resellerDays > 0 && (
						<Mark
							name={t(`promise.yours.${delivery.mode}`)}
							day={date(day, 'monthDay')}
							days={t('promise.shop', { count: resellerDays })}
							share={Math.max(leastShare, share)}
						/>
					)}
				</ol>
			)}
			<Holidays days={delivery.holidays} />
		</section>
	)
}

function Mark(props: {
	name: string
	day: string
	days?: string
	share?: number
	first?: boolean
}): ReactNode {
	const { name, day, days, share = 0, first } = props
	return (
		<li className={clsx(styles.mark, first && styles.first)} style={{ flexGrow: share }}>
			{days !== undefined && <span className={styles.days}>{days}</span>}
			<strong>{day}</strong>
			<span>{name}</span>
		</li>
	)
}

function Holidays({ days }: { days: readonly string[] }): ReactNode {
	const { t } = useTranslation('customer')
	const { date, list: listed } = useFormats()
	if (days.length === 0) return <p className={styles.note}>{t('promise.workingDays')}</p>
	const list = listed(days.map((day) => t('promise.holiday', { day: date(day, 'monthDay') })))
	return <p className={styles.note}>{t('promise.holidays', { count: days.length, list })}</p>
}
