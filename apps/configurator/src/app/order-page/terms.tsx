// The terms of sale as they stand, and which version was accepted.
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export function Terms({ version }: { version: string | null }): ReactNode {
	const { t } = useTranslation(['customer', 'configurator'])
	return (
		<section aria-labelledby="order-terms">
			<h2 id="order-terms">{t('terms.title')}</h2>
			<p className="order-small">{t('configurator:delivery.termsText')}</p>
			<p className="order-small">{t('configurator:delivery.withdrawal')}</p>
			<p className="order-small">{t('configurator:delivery.privacyText')}</p>
			{version !== null && <p className="order-small">{t('terms.accepted', { version })}</p>}
		</section>
	)
}
