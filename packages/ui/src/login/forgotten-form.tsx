import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button/button.tsx'
import { ErrorText } from '../error-text/error-text.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { FormFrame, FormStatus } from './form-frame.tsx'
import { emailProblemOf } from './login-problems.ts'
import type { PasswordRefusal } from './refusal-text.ts'

interface ForgottenFormProps {
	/** Null where the link is on its way, or where the server does not say that the address has no account. */
	askForLink: (email: string) => Promise<PasswordRefusal | null>
	/** Back to the login. */
	way: ReactNode
}

export function ForgottenForm({ askForLink, way }: ForgottenFormProps) {
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
		const refusal = await askForLink(email.trim())
		setState(refusal === null ? 'sent' : 'asked')
		if (refusal === null) return
		if (refusal === 'closed' || refusal === 'failed') setFailure(t('common:closed.text'))
		else setFailure(t(`error.${refusal === 'invalid' ? 'email' : refusal}`))
	}
	return (
		<FormFrame onSubmit={(event) => void submit(event)}>
			<TextField
				label={t('email')}
				type="email"
				required
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
			{way}
		</FormFrame>
	)
}
