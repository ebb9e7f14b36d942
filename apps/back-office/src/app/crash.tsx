import { Button } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { Notice } from '../lib/frame/notice.tsx'
import { Page, PageTitle } from '../lib/frame/page.tsx'

export function Crash() {
	const { t } = useTranslation(['back-office', 'common'])
	return (
		<Page>
			<Notice
				isAlert
				ways={
					<Button kind="outline" onClick={() => window.location.reload()}>
						{t('common:failure.retry')}
					</Button>
				}
			>
				<PageTitle>{t('common:failure.title')}</PageTitle>
				<p>{t('error.crash')}</p>
			</Notice>
		</Page>
	)
}
