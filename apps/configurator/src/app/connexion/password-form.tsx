import { Button, ErrorText, linkClass, TextField } from '@gabarit/ui'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormFrame, FormStatus } from './form-frame.tsx'
import { setPassword } from './password-calls.ts'
import { passwordProblemsOf } from './password-problems.ts'

type Field = 'password' | 'confirmation'

export function PasswordForm({ token }: { token: string }) {
	const { t } = useTranslation(['connexion', 'common'])
	const [values, setValues] = useState({ password: '', confirmation: '' })
	const [touched, setTouched] = useState<Partial<Record<Field, boolean>>>({})
	const [failure, setFailure] = useState<{ text: string; link: boolean }>()
	const [state, setState] = useState<'asked' | 'busy' | 'saved'>('asked')
	const problems = passwordProblemsOf(values)

	const submit = async (event: FormEvent) => {
		event.preventDefault()
		setTouched({ password: true, confirmation: true })
		if (state === 'busy' || problems.password || problems.confirmation) return
		setState('busy')
		setFailure(undefined)
		const answer = await setPassword(token, values)
		setState(answer === 'done' ? 'saved' : 'asked')
		if (answer === 'done') return
		const text = answer === 'closed' ? t('common:closed.text') : t(`error.${answer}`)
		setFailure({ text, link: answer === 'link' })
	}
	const fieldOf = (field: Field) => ({
		value: values[field],
		type: 'password',
		name: field,
		autoComplete: 'new-password',
		error: touched[field] && problems[field] ? t(`error.${problems[field]}`) : undefined,
		onBlur: () => setTouched({ ...touched, [field]: values[field] !== '' || touched[field] }),
		onChange: (event: { currentTarget: HTMLInputElement }) =>
			setValues({ ...values, [field]: event.currentTarget.value }),
	})
	if (state === 'saved')
		return (
			<FormFrame>
				<output>{t('newPassword.saved')}</output>
				<Link to="/connexion" className={linkClass()}>
					{t('logIn')}
				</Link>
			</FormFrame>
		)
	return (
		<FormFrame onSubmit={(event) => void submit(event)}>
			<TextField
				{...fieldOf('password')}
				label={t('newPassword.password')}
				hint={touched.password && problems.password ? undefined : t('newPassword.rule')}
			/>
			<TextField {...fieldOf('confirmation')} label={t('newPassword.confirmation')} />
			<FormStatus>
				{failure && <ErrorText>{failure.text}</ErrorText>}
				{failure?.link && (
					<Link to="/connexion" hash="forgotten" className={linkClass()}>
						{t('forgotten.send')}
					</Link>
				)}
			</FormStatus>
			<Button kind="primary" size="form" wide type="submit" idle={state === 'busy'}>
				{state === 'busy' ? t('newPassword.saving') : t('newPassword.save')}
			</Button>
		</FormFrame>
	)
}
