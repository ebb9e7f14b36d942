import { TextField } from '@gabarit/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient, failureOf } from '../../lib/client.ts'
import { passwordProblemsOf } from '../connexion/password-problems.ts'
import { DataForm } from './data-form.tsx'

const fields = ['current', 'password', 'confirmation'] as const
type Field = (typeof fields)[number]

const empty: Record<Field, string> = { current: '', password: '', confirmation: '' }

export function OwnPassword(): ReactNode {
	const { t } = useTranslation(['customer', 'connexion'])
	const [values, setValues] = useState(empty)
	const [touched, setTouched] = useState<Partial<Record<Field, boolean>>>({})
	const { current, password, confirmation } = values
	const problems = {
		...passwordProblemsOf(values),
		...(current === '' && { current: 'required' as const }),
	}
	const save = async () => {
		setTouched({ current: true, password: true, confirmation: true })
		if (Object.keys(problems).length > 0) return null
		try {
			await apiClient().account.changePassword({
				currentPassword: current,
				newPassword: password,
				confirmation,
			})
			setValues(empty)
			setTouched({})
			return { kind: 'done' as const, text: t('account.password.saved') }
		} catch (error) {
			const code = failureOf(error)
			const why =
				code === 'password_mismatch' || code === 'too_many_requests'
					? t(`account.password.${code}`)
					: t('failed')
			return { kind: 'failed' as const, text: why }
		}
	}
	const fieldOf = (field: Field) => ({
		name: field,
		type: 'password',
		autoComplete: field === 'current' ? 'current-password' : 'new-password',
		value: values[field],
		error: touched[field] && problems[field] ? t(`connexion:error.${problems[field]}`) : undefined,
		onBlur: () => setTouched({ ...touched, [field]: values[field] !== '' || touched[field] }),
		onChange: (event: { currentTarget: HTMLInputElement }) =>
			setValues({ ...values, [field]: event.currentTarget.value }),
	})
	return (
		<DataForm title={t('account.password.title')} action={t('account.password.save')} save={save}>
			<TextField {...fieldOf('current')} label={t('account.password.current')} />
			<TextField
				{...fieldOf('password')}
				label={t('connexion:newPassword.password')}
				hint={touched.password && problems.password ? undefined : t('connexion:newPassword.rule')}
			/>
			<TextField {...fieldOf('confirmation')} label={t('connexion:newPassword.confirmation')} />
		</DataForm>
	)
}
