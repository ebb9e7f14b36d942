// An address that nothing stands at.
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useTitle } from '../lib/use-title.ts'

export function NotFound() {
	const { t } = useTranslation('back-office')
	useTitle(t('error.notFound'))
	return (
		<main className="page">
			<h1 className="page-title">{t('error.notFound')}</h1>
			<div className="problem">
				<p>{t('error.notFoundHint')}</p>
				<p className="problem-ways">
					<Link to="/orders">{t('error.toOrders')}</Link>
				</p>
			</div>
		</main>
	)
}
