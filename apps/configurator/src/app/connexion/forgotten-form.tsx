import { Button, ErrorText, emailProblemOf, linkClass, TextField } from '@gabarit/ui'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormFrame, FormStatus } from './form-frame.tsx'
import { askForLink } from './password-calls.ts'

/** The answer is the same whether or not the address has an account. */
export function ForgottenForm() {
	const { t } = useTranslation(['connexion', 'common'])
	const [email, setEmail] = useState('')
	const [touched, setTouched] = useState(false)
	const [failure, setFailure] = useState<string>()
	const [state, setState] = useState<'asked' | 'busy' | 'sent'>('asked')
	const problem = emailProblemOf(email)

	const submit = async (event: FormEvent) => {
		event.preventDefault()
		setTouched(true)
		if (state === 'busy' || problem) return
		setState('busy')
		setFailure(undefined)
		const answer = await askForLink(email)
		setState(answer === 'done' ? 'sent' : 'asked')
		if (answer !== 'done')
			setFailure(answer === 'closed' ? t('common:closed.text') : t(`error.${answer}`))
	}
	return (
		<FormFrame onSubmit={(event) => void submit(event)}>
			<TextField
				label={t('email')}
				type="email"
				name="email"
				autoComplete="username"
				value={email}
				error={
					touched && problem
						? t(problem === 'format' ? 'error.email' : 'error.required')
						: undefined
				}
				onBlur={() => setTouched(email !== '' || touched)}
				onChange={(event) => {
					setEmail(event.currentTarget.value)
					if (state === 'sent') setState('asked')
				}}
			/>
			<FormStatus>
				{failure && <ErrorText>{failure}</ErrorText>}
				{state === 'sent' && t('forgotten.sent', { email: email.trim() })}
			</FormStatus>
			<Button kind="primary" size="form" wide type="submit" idle={state === 'busy'}>
				{state === 'busy' ? t('forgotten.sending') : t('forgotten.send')}
			</Button>
			<Link to="/connexion" className={linkClass()}>
				{t('backToLogin')}
			</Link>
		</FormFrame>
	)
}
