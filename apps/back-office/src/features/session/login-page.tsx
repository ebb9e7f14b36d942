// To log in, to ask for a link, and to choose a password by one (activation, reset).
import { isPassword } from '@gabarit/contract'
import {
	ConnexionFrame,
	type ConnexionView,
	connexionViewOf,
	ForgottenForm,
	LanguageMenu,
	Logo,
	linkClass,
	PasswordForm,
} from '@gabarit/ui'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useTitle } from '../../lib/frame/use-title.ts'
import { askForLink, setPassword } from '../../lib/passwords.ts'
import { LoginForm } from './login-form.tsx'
import styles from './login-page.module.css'

type Props = { returning: boolean; onSignedIn: () => void }

const words = {
	forgotten: { title: 'connexion:forgotten.title', lead: 'connexion:forgotten.lead' },
	password: { title: 'connexion:newPassword.title', lead: 'connexion:newPassword.lead' },
} as const

export function LoginPage({ returning, onSignedIn }: Props) {
	const { t } = useTranslation(['back-office', 'connexion'])
	const view = connexionViewOf(useLocation().hash)
	const login = {
		title: 'login.title',
		lead: returning ? 'login.returning' : 'login.intro',
	} as const
	const { title, lead } = view.kind === 'login' ? login : words[view.kind]
	useTitle(t('login.submit'))
	return (
		<div className={styles.login}>
			<header className={styles.head}>
				<a href="/home" aria-label={t('login.toHome')}>
					<Logo />
				</a>
				<LanguageMenu />
			</header>
			<ConnexionFrame
				area={t('login.area')}
				title={t(title)}
				lead={t(lead)}
				note={
					<>
						{t('login.home')}{' '}
						<a href="/home" className={linkClass({ tone: 'ink' })}>
							{t('login.homeLink')}
						</a>
					</>
				}
			>
				<Form view={view} onSignedIn={onSignedIn} />
			</ConnexionFrame>
		</div>
	)
}

function Form({ view, onSignedIn }: { view: ConnexionView; onSignedIn: () => void }): ReactNode {
	const { t } = useTranslation('connexion')
	if (view.kind === 'login') return <LoginForm onSignedIn={onSignedIn} />
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
				<Link to="/login" search hash="forgotten" className={linkClass()}>
					{t('forgotten.send')}
				</Link>
			}
		/>
	)
}

function ToLogin({ children }: { children: ReactNode }) {
	return (
		<Link to="/login" search className={linkClass()}>
			{children}
		</Link>
	)
}
