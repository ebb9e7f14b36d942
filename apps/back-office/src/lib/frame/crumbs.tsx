import { Children, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './crumbs.module.css'

/** Above the title of a page below others: the links that lead back, then what it is itself. */
export function Crumbs({ current, children }: { current: string; children: ReactNode }) {
	const { t } = useTranslation('back-office')
	return (
		<nav aria-label={t('crumbs')} className={styles.crumbs}>
			{Children.map(children, (link) => (
				<>
					{link}
					<span aria-hidden="true">{'/'}</span>
				</>
			))}
			<span aria-current="page">{current}</span>
		</nav>
	)
}
