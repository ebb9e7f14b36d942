import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PageNotice } from '../lib/frame/notice.tsx'
import { Page } from '../lib/frame/page.tsx'
import { useRoleName } from '../lib/frame/use-role-name.ts'
import { useTitle } from '../lib/frame/use-title.ts'

/** A section that the role does not have: the menu beside it shows those that it has. */
export function RefusedPage() {
	const { t } = useTranslation('back-office')
	const role = useRoleName()
	useTitle(t('error.forbidden'))
	return (
		<Page title={t('error.forbidden')}>
			<PageNotice ways={<Link to="/orders">{t('error.toOrders')}</Link>}>
				<p>{t('error.forbiddenHint', { role })}</p>
			</PageNotice>
		</Page>
	)
}
