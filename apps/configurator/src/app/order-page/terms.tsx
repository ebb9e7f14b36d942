import type { CustomerPage, OrderKey } from '@gabarit/contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FileDownload } from './file-download.tsx'
import layout from './order-layout.module.css'

export function Terms({ order, of }: { order: CustomerPage; of: OrderKey }): ReactNode {
	const { t } = useTranslation(['customer', 'configurator'])
	const { termsVersion: version } = order
	return (
		<section aria-labelledby="order-terms">
			<h2 id="order-terms">{t('terms.title')}</h2>
			<p className={layout.small}>{t('configurator:delivery.withdrawal')}</p>
			<p className={layout.small}>{t('configurator:delivery.guarantee')}</p>
			{version !== null && <p className={layout.small}>{t('terms.accepted', { version })}</p>}
			<FileDownload file="terms" of={of} />
			<FileDownload file="privacy" of={of} />
		</section>
	)
}
