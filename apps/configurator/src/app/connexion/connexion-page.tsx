import { isPassword } from '@gabarit/contract'
import {
	ConnexionFrame,
	type ConnexionView,
	connexionViewOf,
	ForgottenForm,
	linkClass,
	PasswordForm,
} from '@gabarit/ui'
import { getRouteApi, Link, useLocation, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { askForLink, setPassword } from '../../lib/server/passwords.ts'
import { useShopName } from '../../lib/use-shop-name.ts'
import { useDocumentTitle } from '../frame/use-document-title.ts'
import { LoginForm } from './login-form.tsx'

const route = getRouteApi('/connexion')

/** Back to the page of one's own that asked for the login. */
function pageAfterLogin(to: string | undefined): string {
	return to !== undefined && /^\/account(?:\/orders\/[\w-]+)?$/u.test(to) ? to : '/home'
}

const words = {
	login: { title: 'title', lead: 'lead' },
	forgotten: { title: 'forgotten.title', lead: 'forgotten.lead' },
	password: { title: 'newPassword.title', lead: 'newPassword.lead' },
} as const

export function ConnexionPage() {
	const { t } = useTranslation('connexion')
	const view = connexionViewOf(useLocation().hash)
	useDocumentTitle(t('documentTitle', { name: useShopName() }))
	return (
		<ConnexionFrame
			area={t('area')}
			title={t(words[view.kind].title)}
			lead={t(words[view.kind].lead)}
			note={
				<>
					{t('ownHome')}{' '}
					<Link to="/configurator" className={linkClass({ tone: 'ink' })}>
						{t('startHere')}
					</Link>
				</>
			}
		>
			<Form view={view} />
		</ConnexionFrame>
	)
}

function Form({ view }: { view: ConnexionView }): ReactNode {
	const { t } = useTranslation('connexion')
	const navigate = useNavigate()
	const { to } = route.useSearch()
	if (view.kind === 'login')
		return <LoginForm onConnected={() => void navigate({ to: pageAfterLogin(to) })} />
	if (view.kind === 'forgotten')
		return <ForgottenForm askForLink={askForLink} way={<ToLogin>{t('backToLogin')}</ToLogin>} />
	return (
		<PasswordForm
			key={view.token}
			way={view.way}
			isPassword={isPassword}
			setPassword={(values) => setPassword(view.token, values)}
			toLogin={<ToLogin>{t('logIn')}</ToLogin>}
			toNewLink={
				<Link to="/connexion" hash="forgotten" className={linkClass()}>
					{t('forgotten.send')}
				</Link>
			}
		/>
	)
}

function ToLogin({ children }: { children: ReactNode }) {
	return (
		<Link to="/connexion" className={linkClass()}>
			{children}
		</Link>
	)
}
