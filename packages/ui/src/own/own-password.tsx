import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { passwordProblemsOf } from '../login/password-problems.ts'
import { TextField } from '../text-field/text-field.tsx'
import { DataForm } from './data-form.tsx'

const fields = ['current', 'password', 'confirmation'] as const
type Field = (typeof fields)[number]

const empty: Record<Field, string> = { current: '', password: '', confirmation: '' }

type OwnPasswordRefusal = 'password_mismatch' | 'too_many_requests' | 'failed'

interface OwnPasswordProps {
	isPassword: (text: string) => boolean
	/** Null where it is changed. */
	changePassword: (values: Record<Field, string>) => Promise<OwnPasswordRefusal | null>
}

export function OwnPassword({ isPassword, changePassword }: OwnPasswordProps): ReactNode {
	const { t } = useTranslation('connexion')
	const [values, setValues] = useState(empty)
	const [touched, setTouched] = useState<Partial<Record<Field, boolean>>>({})
	const { current } = values
	const problems = {
		...passwordProblemsOf(values, isPassword),
		...(current === '' && { current: 'required' as const }),
	}
	const save = async () => {
		setTouched({ current: true, password: true, confirmation: true })
		if (Object.keys(problems).length > 0) return null
		const refusal = await changePassword(values)
		if (refusal !== null) return { kind: 'failed' as const, text: t(`own.password.${refusal}`) }
		setValues(empty)
		setTouched({})
		return { kind: 'done' as const, text: t('own.password.saved') }
	}
	const fieldOf = (field: Field) => ({
		name: field,
		type: 'password',
		required: true,
		autoComplete: field === 'current' ? 'current-password' : 'new-password',
		value: values[field],
		error: touched[field] && problems[field] ? t(`error.${problems[field]}`) : undefined,
		onBlur: () => setTouched({ ...touched, [field]: values[field] !== '' || touched[field] }),
		onChange: (event: { currentTarget: HTMLInputElement }) =>
			setValues({ ...values, [field]: event.currentTarget.value }),
	})
	return (
		<DataForm title={t('own.password.title')} action={t('own.password.save')} save={save}>
			<TextField {...fieldOf('current')} label={t('own.password.current')} />
			<TextField
				{...fieldOf('password')}
				label={t('newPassword.password')}
				hint={touched.password && problems.password ? undefined : t('newPassword.rule')}
			/>
			<TextField {...fieldOf('confirmation')} label={t('newPassword.confirmation')} />
		</DataForm>
	)
}
