import { GabaritProvider, Spinner } from '@gabarit/ui'
import { Outlet, useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useDomain } from '../../lib/server/domain.ts'
import { SiteFooter } from '../../lib/site-footer.tsx'
import styles from './app-frame.module.css'
import { AppHeader } from './app-header.tsx'
import { ClosedServer } from './closed-server.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { useAddressLanguage } from './use-address-language.ts'

export function AppFrame() {
	return (
		<Suspense fallback={null}>
			<Frame />
		</Suspense>
	)
}

function Frame() {
	const { t } = useTranslation('common')
	const { domain, failed, retry } = useDomain()
	const page = useLocation().pathname.split('/')[1] ?? ''
	useAddressLanguage()
	return (
		<GabaritProvider themeCode={domain?.themeCode} hexColour={domain?.hexColour}>
			<a className="skip-link" href="#content">
				{t('header.skip')}
			</a>
			<div className={styles.app} data-page={page}>
				<AppHeader domain={domain} />
				<OfflineNotice />
				<Suspense fallback={<Spinner page />}>
					<Page ready={domain !== undefined} failed={failed} retry={retry} />
				</Suspense>
				{/* Steps take the whole window; its other pages carry the footer themselves. */}
				{page !== 'configurator' && <SiteFooter />}
			</div>
		</GabaritProvider>
	)
}

function Page({ ready, failed, retry }: { ready: boolean; failed: boolean; retry: () => void }) {
	if (ready) return <Outlet />
	if (failed) return <ClosedServer retry={retry} />
	return <Spinner page />
}
