import { Button } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { PageNotice } from '../lib/frame/notice.tsx'
import { Page } from '../lib/frame/page.tsx'

export function Crash() {
	const { t } = useTranslation(['back-office', 'common'])
	return (
		<Page title={t('common:failure.title')}>
			<PageNotice
				ways={
					<Button kind="outline" onClick={() => window.location.reload()}>
						{t('common:failure.retry')}
					</Button>
				}
			>
				<p role="alert">{t('error.crash')}</p>
			</PageNotice>
		</Page>
	)
}
