import { type Account, ApiError } from '@gabarit/contract'
import { DataForm, TextField, useLanguage } from '@gabarit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../lib/client.ts'
import { OptionalMark } from '../../lib/form/form-fields.tsx'

const fields = ['firstname', 'lastname', 'phoneNumber'] as const
type Field = (typeof fields)[number]

const completions = { firstname: 'given-name', lastname: 'family-name', phoneNumber: 'tel' }

export function OwnProfile({ account }: { account: Account }) {
	const { t } = useTranslation('back-office')
	const queries = useQueryClient()
	const language = useLanguage()
	const [values, setValues] = useState<Record<Field, string>>({
		firstname: account.firstname,
		lastname: account.lastname,
		phoneNumber: account.phoneNumber ?? '',
	})
	const [touched, setTouched] = useState<Partial<Record<Field, boolean>>>({})
	const [isPhoneRefused, setPhoneRefused] = useState(false)
	const problemOf = (field: Field) => {
		if (field === 'phoneNumber') return isPhoneRefused ? t('own.profile.phone') : undefined
		return values[field].trim() === '' ? t('own.profile.required') : undefined
	}
	const save = async () => {
		setTouched({ firstname: true, lastname: true, phoneNumber: true })
		if (values.firstname.trim() === '' || values.lastname.trim() === '') return null
		try {
			await client.account.updateProfile({
				firstname: values.firstname.trim(),
				lastname: values.lastname.trim(),
				phoneNumber: values.phoneNumber.trim() || null,
				language,
			})
			await queries.invalidateQueries({ queryKey: ['session'] })
			return { kind: 'done' as const, text: t('own.profile.saved') }
		} catch (error) {
			// Names are checked above, so what the server refuses is the number.
			if (error instanceof ApiError && error.code === 'invalid_model') {
				setPhoneRefused(true)
				return null
			}
			return { kind: 'failed' as const, text: t('own.failed') }
		}
	}
	return (
		<DataForm title={t('own.profile.title')} action={t('own.profile.save')} save={save}>
			{fields.map((field) => (
				<TextField
					key={field}
					name={field}
					autoComplete={completions[field]}
					label={t(`own.profile.${field}`)}
					note={field === 'phoneNumber' ? <OptionalMark /> : undefined}
					required={field !== 'phoneNumber'}
					value={values[field]}
					error={touched[field] ? problemOf(field) : undefined}
					onBlur={() => setTouched({ ...touched, [field]: true })}
					onChange={(event) => {
						setPhoneRefused(false)
						setValues({ ...values, [field]: event.currentTarget.value })
					}}
				/>
			))}
			<p>{t('own.profile.language')}</p>
		</DataForm>
	)
}
