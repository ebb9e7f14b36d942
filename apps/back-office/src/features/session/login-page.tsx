// The way in. What went wrong stands beside the form, and the password rule is nobody's business here.
import {
	Button,
	ErrorText,
	LanguageSwitch,
	LinkButton,
	Logo,
	SecondFactorFields,
	TextField,
} from '@gabarit/ui'
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLogin } from '../../lib/session.ts'
import { useTitle } from '../../lib/use-title.ts'
import { type LoginFields, loginProblem, type Otp, otpAfter, wrongFields } from './login-form.ts'
import './login-page.css'

type Props = { returning: boolean; onSignedIn: () => void }

export function LoginPage({ returning, onSignedIn }: Props) {
	const { t } = useTranslation('back-office')
	useTitle(t('login.submit'))
	return (
		<div className="login">
			<header className="login-head">
				<a href="/home" aria-label={t('login.toHome')}>
					<Logo />
				</a>
				<LanguageSwitch />
			</header>
			<main className="login-main">
				<p className="login-area">{t('login.area')}</p>
				<h1>{t('login.title')}</h1>
				<p className="login-intro">{t(returning ? 'login.returning' : 'login.intro')}</p>
				<LoginForm onSignedIn={onSignedIn} />
				<p className="login-home">
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
	const form = useRef<HTMLFormElement>(null)
	const [fields, setFields] = useState<LoginFields>({ email: '', password: '' })
	const [touched, setTouched] = useState<Partial<Record<keyof LoginFields, boolean>>>({})
	const [otp, setOtp] = useState<Otp | null>(null)
	const wrong = wrongFields(fields)
	const told = (name: keyof LoginFields) => {
		const text = touched[name] ? wrong[name] : undefined
		return text ? { error: t(`login.${text}`) } : {}
	}
	function submit(event: FormEvent) {
		event.preventDefault()
		setTouched({ email: true, password: true })
		const [first] = (['email', 'password'] as const).filter((name) => wrong[name])
		if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
		else if (otp?.code.trim() === '') setOtp({ ...otp, error: 'required' })
		else if (!login.isPending) ask()
	}
	const ask = () =>
		login.mutate(
			{ ...fields, email: fields.email.trim(), ...(otp && { otp: otp.code }) },
			{ onSuccess: onSignedIn, onError: (error) => setOtp((now) => otpAfter(error, now)) },
		)
	function startAgain() {
		login.reset()
		setOtp(null)
		setFields({ ...fields, password: '' })
		setTouched({})
	}
	const field = (name: keyof LoginFields) => ({
		name,
		value: fields[name],
		onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
			login.reset()
			setFields((now) => ({ ...now, [name]: value }))
		},
		onBlur: () =>
			setTouched((now) => ({ ...now, [name]: fields[name] !== '' || now[name] === true })),
		...told(name),
	})
	const problem = login.isError ? loginProblem(login.error) : null
	return (
		<form ref={form} onSubmit={submit} className="login-form" noValidate>
			{otp ? (
				<SecondFactorFields
					setup={otp.setup}
					value={otp.code}
					error={otp.error}
					onChange={(code) => setOtp({ ...otp, code, error: null })}
				/>
			) : (
				<>
					<TextField
						type="email"
						label={t('login.email')}
						autoComplete="username"
						{...field('email')}
					/>
					<TextField
						type="password"
						label={t('login.password')}
						autoComplete="current-password"
						{...field('password')}
					/>
				</>
			)}
			<div aria-live="assertive" className="login-wrong">
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

/** The dimension line at the foot: the way every piece of furniture goes. */
function Chain() {
	const { t } = useTranslation('back-office')
	return (
		<ol className="login-chain" aria-label={t('login.chain.label')}>
			{stations.map((station) => (
				<li key={station}>{t(`login.chain.${station}`)}</li>
			))}
		</ol>
	)
}
