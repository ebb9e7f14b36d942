import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useChosenShop } from '../../lib/shop.ts'
import styles from './technical-nav.module.css'

const parts = [
	{ to: '/technical', name: 'settings' },
	{ to: '/technical/deliveries', name: 'deliveries' },
	{ to: '/technical/mails', name: 'mails' },
] as const

/** The pages of the section, of the same shop. */
export function TechnicalNav() {
	const { t } = useTranslation('technical')
	const shop = useChosenShop()
	return (
		<nav className={styles.nav} aria-label={t('title')}>
			{parts.map(({ to, name }) => (
				<Link
					key={to}
					to={to}
					search={shop === undefined ? {} : { shop }}
					className={styles.part}
					activeOptions={{ exact: true, includeSearch: false }}
					activeProps={{ 'aria-current': 'page' }}
				>
					{t(`nav.${name}`)}
				</Link>
			))}
		</nav>
	)
}
