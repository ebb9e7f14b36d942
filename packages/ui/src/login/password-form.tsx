import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button/button.tsx'
import { ErrorText } from '../error-text/error-text.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { FormFrame, FormStatus } from './form-frame.tsx'
import { passwordProblemsOf } from './password-problems.ts'
import { type PasswordRefusal, refusalTextOf } from './refusal-text.ts'

type Field = 'password' | 'confirmation'

interface PasswordFormProps {
	/** What the mailed link is for. */
	way: 'reset' | 'activate'
	isPassword: (text: string) => boolean
	/** Null where the password is chosen. */
	setPassword: (values: Record<Field, string>) => Promise<PasswordRefusal | null>
	/** To the login, once it is chosen. */
	toLogin: ReactNode
	/** To a new link, where one to reset is used or too old. */
	toNewLink: ReactNode
}

/** Chooses a password by a mailed link. */
export function PasswordForm({
	way,
	isPassword,
	setPassword,
	toLogin,
	toNewLink,
}: PasswordFormProps) {
	const { t } = useTranslation(['connexion', 'common'])
	const [values, setValues] = useState({ password: '', confirmation: '' })
	const [touched, setTouched] = useState<Partial<Record<Field, boolean>>>({})
	const [failure, setFailure] = useState<{ text: string; link: boolean }>()
	const [state, setState] = useState<'asked' | 'busy' | 'saved'>('asked')
	const problems = passwordProblemsOf(values, isPassword)

	const submit = async (event: FormEvent) => {
		event.preventDefault()
		setTouched({ password: true, confirmation: true })
		if (state === 'busy' || problems.password || problems.confirmation) return
		setState('busy')
		setFailure(undefined)
		const refusal = await setPassword(values)
		setState(refusal === null ? 'saved' : 'asked')
		if (refusal === null) return
		setFailure({ text: t(refusalTextOf(refusal, way)), link: refusal === 'link' })
	}
	const fieldOf = (field: Field) => ({
		value: values[field],
		type: 'password',
		name: field,
		required: true,
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
				{toLogin}
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
				{failure?.link && (way === 'reset' ? toNewLink : toLogin)}
			</FormStatus>
			<Button kind="primary" size="form" wide type="submit" idle={state === 'busy'}>
				{state === 'busy' ? t('newPassword.saving') : t('newPassword.save')}
			</Button>
		</FormFrame>
	)
}
