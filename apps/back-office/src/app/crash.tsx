// A page that stopped by a fault of ours: it says so, and offers a fresh start.
import { Button } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'

export function Crash() {
	const { t } = useTranslation(['back-office', 'common'])
	return (
		<div className="page">
			<div className="problem" role="alert">
				<h1 className="page-title">{t('common:failure.title')}</h1>
				<p>{t('error.crash')}</p>
				<p className="problem-ways">
					<Button kind="outline" onClick={() => window.location.reload()}>
						{t('common:failure.retry')}
					</Button>
				</p>
			</div>
		</div>
	)
}
