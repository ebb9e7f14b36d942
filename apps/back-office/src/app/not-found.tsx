import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PageNotice } from '../lib/frame/notice.tsx'
import { Page } from '../lib/frame/page.tsx'
import { useTitle } from '../lib/frame/use-title.ts'

export function NotFound() {
	const { t } = useTranslation('back-office')
	useTitle(t('error.notFound'))
	return (
		<Page title={t('error.notFound')}>
			<PageNotice ways={<Link to="/orders">{t('error.toOrders')}</Link>}>
				<p>{t('error.notFoundHint')}</p>
			</PageNotice>
		</Page>
	)
}
