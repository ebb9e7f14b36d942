import { type LateOrder, orderWord } from '@gabarit/contract'
import { StateChip } from '@gabarit/ui'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useDayText } from '../../lib/list/filter/use-day-words.ts'
import { Figure } from './figure.tsx'
import styles from './late-figure.module.css'
import type { FigureProps } from './sold-figures.tsx'
import { useWords } from './use-words.ts'

/** How many orders are late, and by name those that are it most. */
export function LateFigure({ data, links, sells }: FigureProps) {
	const { t } = useTranslation('figures')
	const words = useWords()
	const title = t(sells ? 'late.title' : 'late.supplied')
	return (
		<Figure title={title} value={{ text: words.toMost(data.late), link: links.late() }}>
			{data.lateOrders.length > 0 && (
				<ul className={styles.orders} aria-label={title}>
					{data.lateOrders.map((order) => (
						<li key={`${order.tenant} ${order.reference}`} className={styles.order}>
							<Late order={order} sells={sells} />
						</li>
					))}
				</ul>
			)}
		</Figure>
	)
}

function Late({ order, sells }: { order: LateOrder; sells: boolean }) {
	const { t } = useTranslation(['figures', 'back-office'])
	const { reference, customer, city, state, deliveryMode, days } = order
	return (
		<>
			<span className={styles.customer}>
				<Link to="/orders/$reference" params={{ reference }} className={styles.link}>
					{customer}
				</Link>
				{city ? <span className={styles.town}> {city}</span> : null}
			</span>
			<strong className={styles.days}>
				{days === 0 ? t('late.none') : t('late.days', { count: days })}
			</strong>
			<StateChip
				state={state}
				label={t(`back-office:${orderWord('state', state, deliveryMode)}`)}
			/>
			<span className={styles.promised}>
				<Promised order={order} sells={sells} />
			</span>
		</>
	)
}

const atWorkshop: readonly LateOrder['state'][] = ['sent', 'inProduction']

/** The customer's day, with the workshop's while it stands there; for the supplier, his own alone. */
function Promised({
	order: { promised, supplierAt, state },
	sells,
}: {
	order: LateOrder
	sells: boolean
}) {
	const { t } = useTranslation('figures')
	const dayText = useDayText()
	const date = dayText(promised)
	if (!sells) return t('late.due', { date })
	return supplierAt !== null && atWorkshop.includes(state)
		? t('late.workshop', { date, ready: dayText(supplierAt) })
		: t('late.promised', { date })
}
