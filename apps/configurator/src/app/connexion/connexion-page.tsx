import { DimensionLine, linkClass } from '@gabarit/ui'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useDocumentTitle } from '../frame/use-document-title.ts'
import { pictures } from '../pictures.ts'
import { LoginForm } from './login-form.tsx'
import './connexion-page.css'

const stages = [
	{ stage: 'design', share: 1 },
	{ stage: 'offer', share: 1.45 },
	{ stage: 'order', share: 1.45 },
	{ stage: 'workshop', share: 1 },
	{ stage: 'delivery', share: 0.9 },
] as const

/** The professional space: words and form on the left, the furniture on the right. */
export function ConnexionPage() {
	const { t } = useTranslation('connexion')
	const navigate = useNavigate()
	useDocumentTitle(t('documentTitle'))
	return (
		<main id="content" className="connexion">
			<div className="connexion-panel">
				<div className="connexion-words">
					<p className="connexion-area">{t('area')}</p>
					<h1>{t('title')}</h1>
					<p className="connexion-lead">{t('lead')}</p>
					<LoginForm onConnected={() => void navigate({ to: '/home' })} />
					<p className="connexion-own">
						{t('ownHome')}{' '}
						<Link to="/configurator" className={linkClass()}>
							{t('startHere')}
						</Link>
					</p>
				</div>
				<ol className="connexion-chain" aria-label={t('chain.label')}>
					{stages.map(({ stage, share }) => (
						<li key={stage} style={{ flexGrow: share }}>
							<DimensionLine label={t(`chain.${stage}`)} below />
						</li>
					))}
				</ol>
			</div>
			<div className="connexion-photo">
				<img src={pictures.connexion} alt={t('photoAlt')} />
			</div>
		</main>
	)
}
