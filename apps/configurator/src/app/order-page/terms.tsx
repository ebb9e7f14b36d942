import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FileDownload } from './file-download.tsx'
import layout from './order-layout.module.css'

export function Terms(props: { version: string | null; token: string }): ReactNode {
	const { version, token } = props
	const { t } = useTranslation(['customer', 'configurator'])
	return (
		<section aria-labelledby="order-terms">
			<h2 id="order-terms">{t('terms.title')}</h2>
			<p className={layout.small}>{t('configurator:delivery.termsText')}</p>
			<p className={layout.small}>{t('configurator:delivery.withdrawal')}</p>
			<p className={layout.small}>{t('configurator:delivery.privacyText')}</p>
			{version !== null && <p className={layout.small}>{t('terms.accepted', { version })}</p>}
			<FileDownload file="terms" token={token} />
		</section>
	)
}
