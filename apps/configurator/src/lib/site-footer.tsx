// At the foot of every public page: who sells, on which terms.
import { Link as ApiLink, linkClass, useLanguage } from '@gabarit/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDomain } from './server/domain.ts'
import styles from './site-footer.module.css'
import { isOurShop } from './use-shop-name.ts'

export function SiteFooter(): ReactNode {
	const { t } = useTranslation('common')
	const language = useLanguage()
	const { domain } = useDomain()
	if (domain === undefined) return null
	const own = linkClass({ size: 'small', touch: true, tone: 'soft' })
	return (
		<footer className={styles.footer}>
			<nav className={styles.links} aria-label={t('footer.label')}>
				<Link to="/legal" className={own}>
					{t('footer.legal')}
				</Link>
				{(['terms', 'privacy'] as const).map((text) => (
					<ApiLink
						key={text}
						href={`/api/configurator/${text}?language=${language}`}
						target="_blank"
						tone="soft"
						size="small"
						touch
					>
						{t(`footer.${text}`)}
					</ApiLink>
				))}
				<Link to="/accessibility" className={own}>
					{t('footer.accessibility')}
				</Link>
			</nav>
			{!isOurShop(domain) && <p>{t('footer.madeWith', { product: t('product') })}</p>}
		</footer>
	)
}
