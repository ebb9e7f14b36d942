import { Link, useLanguage } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './legal-links.module.css'

/** The versions in force, each in a new tab: what is typed stays. */
export function LegalLinks(): ReactNode {
	const { t } = useTranslation('configurator')
	const language = useLanguage()
	return (
		<span className={styles.links}>
			{(['terms', 'privacy'] as const).map((text) => (
				<Link
					key={text}
					href={`/api/configurator/${text}?language=${language}`}
					target="_blank"
					tone="ink"
					size="small"
					touch
				>
					{t(`delivery.legal.${text}`)}
				</Link>
			))}
		</span>
	)
}
