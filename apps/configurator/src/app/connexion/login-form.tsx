import {
	Button,
	ErrorText,
	LinkButton,
	linkClass,
	SecondFactorFields,
	type SecondFactorSetup,
	TextField,
} from '@gabarit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { logIn } from './log-in.ts'
import { problemsOf } from './login-problems.ts'

type Field = 'email' | 'password'

/** The second factor, once the password was right. */
type Otp = { setup: SecondFactorSetup | null; code: string; error: 'required' | 'wrong' | null }

/** E-mail and password, then the code where there is one; an error shows once its field was left, or on trying. */
export function LoginForm({ onConnected }: { onConnected: () => void }) {
	const { t } = useTranslation(['connexion', 'common'])
	const queries = useQueryClient()
	const [values, setValues] = useState({ email: '', password: '' })
	const [touched, setTouched] = useState<Partial<Record<Field, boolean>>>({})
	const [otp, setOtp] = useState<Otp | null>(null)
	const [failure, setFailure] = useState<string>()
	const [busy, setBusy] = useState(false)
	const problems = problemsOf(values)

	const submit = async (event: FormEvent) => {
		event.preventDefault()
		setTouched({ email: true, password: true })
		if (busy || problems.email || problems.password) return
		if (otp?.code.trim() === '') return setOtp({ ...otp, error: 'required' })
		setBusy(true)
		setFailure(undefined)
		const answer = await logIn(queries, { ...values, otp: otp?.code ?? null })
		setBusy(false)
		if (answer.kind === 'connected') onConnected()
		else if (answer.kind === 'otp') {
			const setup = answer.setup ?? otp?.setup ?? null
			setOtp({ setup, code: '', error: answer.isWrong ? 'wrong' : null })
		} else setFailure(answer.why === 'closed' ? t('common:closed.text') : t(`error.${answer.why}`))
	}
	const fieldOf = (field: Field) => ({
		label: t(field),
		value: values[field],
		error: touched[field] && problems[field] ? t(`error.${problems[field]}`) : undefined,
		onBlur: () => setTouched({ ...touched, [field]: values[field] !== '' || touched[field] }),
		onChange: (event: { currentTarget: HTMLInputElement }) =>
			setValues({ ...values, [field]: event.currentTarget.value }),
	})
	const startAgain = () => {
		setOtp(null)
		setFailure(undefined)
		setValues({ ...values, password: '' })
		setTouched({})
	}
	return (
		<form className="connexion-form" noValidate onSubmit={(event) => void submit(event)}>
			{otp ? (
				<SecondFactorFields
					setup={otp.setup}
					value={otp.code}
					error={otp.error}
					onChange={(code) => setOtp({ ...otp, code, error: null })}
				/>
			) : (
				<>
					<TextField {...fieldOf('email')} type="email" name="email" autoComplete="username" />
					<TextField
						{...fieldOf('password')}
						type="password"
						name="password"
						autoComplete="current-password"
					/>
				</>
			)}
			<output className="gb-status">{failure && <ErrorText>{failure}</ErrorText>}</output>
			<Button kind="primary" size="large" wide type="submit" iconAfter="arrowRight" idle={busy}>
				{busy ? t('loggingIn') : t('logIn')}
			</Button>
			{otp ? (
				<LinkButton onClick={startAgain}>{t('common:secondFactor.other')}</LinkButton>
			) : (
				<Link to="/connexion" hash="forgotten" className={linkClass()}>
					{t('forgotten.link')}
				</Link>
			)}
		</form>
	)
}
