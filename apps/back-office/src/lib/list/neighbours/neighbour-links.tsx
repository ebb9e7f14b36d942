import { Icon } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './neighbour-links.module.css'

type Rel = 'prev' | 'next'

type Props<One> = {
	previous: One | null
	next: One | null
	/** French agrees with what the list holds. */
	words: { previous: string; next: string }
	renderLink: (one: One, rel: Rel, children: ReactNode) => ReactNode
}

/** At an end of the list the word stays in its place, without a link. */
export function NeighbourLinks<One>({ previous, next, words, renderLink }: Props<One>) {
	const { t } = useTranslation('back-office')
	const link = (one: One | null, rel: Rel, children: ReactNode) =>
		one === null ? (
			<span className={styles.none} aria-hidden="true">
				{children}
			</span>
		) : (
			renderLink(one, rel, children)
		)
	return (
		<nav aria-label={t('order.neighbours')} className={styles.neighbours}>
			{link(
				previous,
				'prev',
				<>
					<Icon name="arrowLeft" />
					{words.previous}
				</>,
			)}
			{link(
				next,
				'next',
				<>
					{words.next}
					<Icon name="arrowRight" />
				</>,
			)}
		</nav>
	)
}
