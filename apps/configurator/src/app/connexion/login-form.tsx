import { Button, ErrorText, linkClass, TextField } from '@gabarit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { logIn } from './log-in.ts'
import { problemsOf } from './login-problems.ts'

type Field = 'email' | 'password'

/** E-mail and password; an error shows once its field was left, or on trying. */
export function LoginForm({ onConnected }: { onConnected: () => void }) {
	const { t } = useTranslation(['connexion', 'common'])
	const queries = useQueryClient()
	const [values, setValues] = useState({ email: '', password: '' })
	const [touched, setTouched] = useState<Partial<Record<Field, boolean>>>({})
	const [failure, setFailure] = useState<string>()
	const [busy, setBusy] = useState(false)
	const problems = problemsOf(values)

	const submit = async (event: FormEvent) => {
		event.preventDefault()
		setTouched({ email: true, password: true })
		if (busy || problems.email || problems.password) return
		setBusy(true)
		setFailure(undefined)
		const answer = await logIn(queries, values)
		setBusy(false)
		if (answer === 'connected') onConnected()
		else setFailure(answer === 'closed' ? t('common:closed.text') : t(`error.${answer}`))
	}
	const fieldOf = (field: Field) => ({
		label: t(field),
		value: values[field],
		error: touched[field] && problems[field] ? t(`error.${problems[field]}`) : undefined,
		onBlur: () => setTouched({ ...touched, [field]: values[field] !== '' || touched[field] }),
		onChange: (event: { currentTarget: HTMLInputElement }) =>
			setValues({ ...values, [field]: event.currentTarget.value }),
	})
	return (
		<form className="connexion-form" noValidate onSubmit={(event) => void submit(event)}>
			<TextField {...fieldOf('email')} type="email" name="email" autoComplete="username" />
			<TextField
				{...fieldOf('password')}
				type="password"
				name="password"
				autoComplete="current-password"
			/>
			<output className="gb-status">{failure && <ErrorText>{failure}</ErrorText>}</output>
			<Button kind="primary" size="large" wide type="submit" iconAfter="arrowRight" idle={busy}>
				{busy ? t('loggingIn') : t('logIn')}
			</Button>
			<Link to="/connexion" hash="forgotten" className={linkClass()}>
				{t('forgotten.link')}
			</Link>
		</form>
	)
}
