import { codeAskedFor } from '@gabarit/contract'
import {
	Button,
	ErrorText,
	LanguageSwitch,
	LinkButton,
	Logo,
	SecondFactorFields,
	TextField,
	useLoginForm,
} from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { useLogin } from '../../lib/session.ts'
import { useTitle } from '../../lib/use-title.ts'
import { loginProblem } from './login-form.ts'
import styles from './login-page.module.css'

type Props = { returning: boolean; onSignedIn: () => void }

export function LoginPage({ returning, onSignedIn }: Props) {
	const { t } = useTranslation('back-office')
	useTitle(t('login.submit'))
	return (
		<div className={styles.login}>
			<header className={styles.head}>
				<a href="/home" aria-label={t('login.toHome')}>
					<Logo />
				</a>
				<LanguageSwitch />
			</header>
			<main className={styles.main}>
				<p className={styles.area}>{t('login.area')}</p>
				<h1>{t('login.title')}</h1>
				<p className={styles.intro}>{t(returning ? 'login.returning' : 'login.intro')}</p>
				<LoginForm onSignedIn={onSignedIn} />
				<p className={styles.home}>
					{t('login.home')} <a href="/home">{t('login.homeLink')}</a>
				</p>
			</main>
			<footer>
				<Chain />
			</footer>
		</div>
	)
}

function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
	const { t } = useTranslation(['back-office', 'common'])
	const login = useLogin()
	const { fieldOf, submit, otp, askForCode, startAgain } = useLoginForm({
		onSubmit: (entry) => {
			if (login.isPending) return
			login.mutate(entry, {
				onSuccess: onSignedIn,
				onError: (error) => {
					const asked = codeAskedFor(error)
					if (asked) askForCode(asked)
				},
			})
		},
		onEdit: login.reset,
		say: (field, problem) =>
			t(problem === 'format' ? 'login.emailFormat' : `login.${field}Missing`),
	})
	const problem = login.isError ? loginProblem(login.error) : null
	return (
		<form onSubmit={submit} className={styles.form} noValidate>
			{otp ? (
				<SecondFactorFields {...otp} />
			) : (
				<>
					<TextField label={t('login.email')} {...fieldOf('email')} />
					<TextField label={t('login.password')} {...fieldOf('password')} />
				</>
			)}
			<div aria-live="assertive">
				{problem ? <ErrorText>{t(`login.${problem}`)}</ErrorText> : null}
			</div>
			<Button kind="primary" size="large" wide type="submit" iconAfter="arrowRight">
				{t(login.isPending ? 'login.submitting' : 'login.submit')}
			</Button>
			{otp ? <LinkButton onClick={startAgain}>{t('common:secondFactor.other')}</LinkButton> : null}
		</form>
	)
}

const stations = ['design', 'offer', 'order', 'workshop', 'delivery'] as const

function Chain() {
	const { t } = useTranslation('back-office')
	return (
		<ol className={styles.chain} aria-label={t('login.chain.label')}>
			{stations.map((station) => (
				<li key={station}>{t(`login.chain.${station}`)}</li>
			))}
		</ol>
	)
}
