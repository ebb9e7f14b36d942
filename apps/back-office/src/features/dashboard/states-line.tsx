import { type Dashboard, openOrderStates } from '@gabarit/contract'
import { useFormats } from '@gabarit/ui'
import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { useTranslation } from 'react-i18next'
import type { useListLinks } from './list-links.ts'
import styles from './states-line.module.css'

type Props = {
	states: Dashboard['states']
	links: ReturnType<typeof useListLinks>
}

/** The orders that stand in each state now, along the way of an order. */
export function StatesLine({ states, links }: Props) {
	const { t } = useTranslation(['figures', 'back-office'])
	const format = useFormats()
	const found = new Map(states.map((row) => [row.state, row]))
	const shown = openOrderStates.flatMap((state) => found.get(state) ?? [])
	if (shown.length === 0) return null
	return (
		<section aria-label={t('now')}>
			<ul className={styles.line}>
				{shown.map(({ state, count, sum }) => {
					const link = links.state(state)
					return (
						<li key={state} className={styles.state}>
							<Link
								to={link.to}
								search={link.search}
								className={clsx(styles.link, state === 'undelivered' && styles.warning)}
							>
								<strong className={styles.count}>{format.number(count)}</strong>{' '}
								{t(`back-office:state.${state}`)}
							</Link>
							<span className={styles.sum}>{format.money(sum)}</span>
						</li>
					)
				})}
			</ul>
		</section>
	)
}
