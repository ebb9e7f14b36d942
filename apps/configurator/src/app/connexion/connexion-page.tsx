import { DimensionLine, linkClass } from '@gabarit/ui'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useDocumentTitle } from '../frame/use-document-title.ts'
import { pictures } from '../pictures.ts'
import { type ConnexionView, viewOf } from './connexion-view.ts'
import { ForgottenForm } from './forgotten-form.tsx'
import { LoginForm } from './login-form.tsx'
import { PasswordForm } from './password-form.tsx'
import './connexion-page.css'

const stages = [
	{ stage: 'design', share: 1 },
	{ stage: 'offer', share: 1.45 },
	{ stage: 'order', share: 1.45 },
	{ stage: 'workshop', share: 1 },
	{ stage: 'delivery', share: 0.9 },
] as const

/** Title and lead of what the page asks. */
function Words({ view }: { view: ConnexionView }) {
	const { t } = useTranslation('connexion')
	if (view.kind === 'login')
		return (
			<>
				<h1>{t('title')}</h1>
				<p className="connexion-lead">{t('lead')}</p>
			</>
		)
	const part = view.kind === 'forgotten' ? 'forgotten' : 'newPassword'
	return (
		<>
			<h1>{t(`${part}.title`)}</h1>
			<p className="connexion-lead">{t(`${part}.lead`)}</p>
		</>
	)
}

/** The professional space: words and form on the left, the furniture on the right. */
export function ConnexionPage() {
	const { t } = useTranslation('connexion')
	const navigate = useNavigate()
	const view = viewOf(useLocation().hash)
	useDocumentTitle(t('documentTitle'))
	return (
		<main id="content" className="connexion">
			<div className="connexion-panel">
				<div className="connexion-words">
					<p className="connexion-area">{t('area')}</p>
					<Words view={view} />
					{view.kind === 'login' && (
						<LoginForm onConnected={() => void navigate({ to: '/home' })} />
					)}
					{view.kind === 'forgotten' && <ForgottenForm />}
					{view.kind === 'password' && <PasswordForm key={view.token} token={view.token} />}
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
