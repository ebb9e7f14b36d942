import { DimensionLine, linkClass } from '@gabarit/ui'
import { getRouteApi, Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useShopName } from '../../lib/use-shop-name.ts'
import { useDocumentTitle } from '../frame/use-document-title.ts'
import { pictures } from '../pictures.ts'
import styles from './connexion-page.module.css'
import { type ConnexionView, viewOf } from './connexion-view.ts'
import { ForgottenForm } from './forgotten-form.tsx'
import { LoginForm } from './login-form.tsx'
import { PasswordForm } from './password-form.tsx'

const stages = [
	{ stage: 'design', share: 1 },
	{ stage: 'offer', share: 1.45 },
	{ stage: 'order', share: 1.45 },
	{ stage: 'workshop', share: 1 },
	{ stage: 'delivery', share: 0.9 },
] as const

function Words({ view }: { view: ConnexionView }) {
	const { t } = useTranslation('connexion')
	if (view.kind === 'login')
		return (
			<>
				<h1>{t('title')}</h1>
				<p className={styles.lead}>{t('lead')}</p>
			</>
		)
	const part = view.kind === 'forgotten' ? 'forgotten' : 'newPassword'
	return (
		<>
			<h1>{t(`${part}.title`)}</h1>
			<p className={styles.lead}>{t(`${part}.lead`)}</p>
		</>
	)
}

const route = getRouteApi('/connexion')

/** Back to the page of one's own that asked for the login. */
function pageAfterLogin(to: string | undefined): string {
	return to !== undefined && /^\/account(?:\/orders\/[\w-]+)?$/u.test(to) ? to : '/home'
}

export function ConnexionPage() {
	const { t } = useTranslation('connexion')
	const navigate = useNavigate()
	const view = viewOf(useLocation().hash)
	const { to } = route.useSearch()
	useDocumentTitle(t('documentTitle', { name: useShopName() }))
	return (
		<main id="content" className={styles.connexion}>
			<div className={styles.panel}>
				<div className={styles.words}>
					<p className={styles.area}>{t('area')}</p>
					<Words view={view} />
					{view.kind === 'login' && (
						<LoginForm onConnected={() => void navigate({ to: pageAfterLogin(to) })} />
					)}
					{view.kind === 'forgotten' && <ForgottenForm />}
					{view.kind === 'password' && <PasswordForm key={view.token} token={view.token} />}
					<p className={styles.own}>
						{t('ownHome')}{' '}
						<Link to="/configurator" className={linkClass({ tone: 'ink' })}>
							{t('startHere')}
						</Link>
					</p>
				</div>
				<ol className={styles.chain} aria-label={t('chain.label')}>
					{stages.map(({ stage, share }, index) => (
						<li key={stage} style={{ flexGrow: share }}>
							<DimensionLine label={t(`chain.${stage}`)} kind="chain" joined={index > 0} />
						</li>
					))}
				</ol>
			</div>
			<div className={styles.photo}>
				<img src={pictures.connexion} alt={t('photoAlt')} />
			</div>
		</main>
	)
}
