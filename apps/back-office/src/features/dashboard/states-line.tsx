import { type Dashboard, openOrderStates } from '@gabarit/contract'
import { useFormats } from '@gabarit/ui'
import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { useTranslation } from 'react-i18next'
import type { ListLinks } from './list-links.ts'
import styles from './states-line.module.css'
import { useWords } from './use-words.ts'

type Props = {
	states: Dashboard['states']
	links: ListLinks
}

/** The orders that stand in each state now, along the way of an order. */
export function StatesLine({ states, links }: Props) {
	const { t } = useTranslation('figures')
	const format = useFormats()
	const words = useWords()
	const found = new Map(states.map((row) => [row.state, row]))
	const shown = openOrderStates.flatMap((state) => {
		const row = found.get(state)
		return row ? { ...row, state } : []
	})
	if (shown.length === 0) return null
	return (
		<section aria-label={t('now')}>
			<ul className={styles.line}>
				{shown.map(({ state, count, sum }) => {
					const link = links.state(state)
					return (
						<li key={state} className={styles.state}>
							{state === 'undelivered' && <Triangle />}
							<Link
								to={link.to}
								search={link.search}
								className={clsx(styles.link, state === 'undelivered' && styles.warning)}
							>
								<strong className={styles.count}>{format.number(count)}</strong>{' '}
								{t(`states.${state}`, { count })}
							</Link>
							<span className={styles.sum}>{words.euros(sum)}</span>
						</li>
					)
				})}
			</ul>
		</section>
	)
}

/** Where the line needs somebody. */
function Triangle() {
	return (
		<svg className={styles.triangle} width="14" height="13" viewBox="0 0 14 13" aria-hidden="true">
			<path d="M7 1.2 13 11.8H1z" />
		</svg>
	)
}
