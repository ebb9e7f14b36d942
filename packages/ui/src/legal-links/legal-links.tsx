import { useTranslation } from 'react-i18next'
import { useLanguage } from '../language/use-language.ts'
import { Link } from '../link/link.tsx'
import styles from './legal-links.module.css'

/** The shop's terms and data protection in force, each in a new tab: what is typed stays. */
export function LegalLinks() {
	const { t } = useTranslation('common')
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
					{t(`legalLinks.${text}`)}
				</Link>
			))}
		</span>
	)
}
