import type { Account } from '@gabarit/contract'
import { DataForm, TextField, useLanguage } from '@gabarit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePhoneCheck } from '../../lib/address/use-phone-check.ts'
import { apiClient } from '../../lib/server/client.ts'
import { countryOf, useDomain } from '../../lib/server/domain.ts'

const fields = ['firstname', 'lastname', 'phoneNumber'] as const
type Field = (typeof fields)[number]

const completions = { firstname: 'given-name', lastname: 'family-name', phoneNumber: 'tel' }

export function OwnProfile({ account }: { account: Account }): ReactNode {
	const { t } = useTranslation(['customer', 'configurator'])
	const queries = useQueryClient()
	const language = useLanguage()
	const [values, setValues] = useState<Record<Field, string>>({
		firstname: account.firstname,
		lastname: account.lastname,
		phoneNumber: account.phoneNumber ?? '',
	})
	const isPhone = usePhoneCheck()
	const country = countryOf(useDomain().domain)
	const problemOf = (field: Field): 'required' | 'phone' | null => {
		const text = values[field].trim()
		if (field !== 'phoneNumber') return text === '' ? 'required' : null
		return text === '' || isPhone(text, country) ? null : 'phone'
	}
	const [touched, setTouched] = useState<Partial<Record<Field, boolean>>>({})
	const save = async () => {
		setTouched({ firstname: true, lastname: true, phoneNumber: true })
		if (fields.some((field) => problemOf(field) !== null)) return null
		try {
			const { firstname, lastname, phoneNumber } = values
			const phone = phoneNumber.trim() === '' ? null : phoneNumber.trim()
			const changed = await apiClient().account.updateProfile({
				firstname: firstname.trim(),
				lastname: lastname.trim(),
				phoneNumber: phone,
				language,
			})
			queries.setQueryData(['account'], changed)
			return { kind: 'done' as const, text: t('account.profile.saved') }
		} catch {
			return { kind: 'failed' as const, text: t('failed') }
		}
	}
	const names = {
		firstname: 'firstName',
		lastname: 'lastName',
		phoneNumber: 'phoneNumber',
	} as const
	return (
		<DataForm title={t('account.profile.title')} action={t('account.profile.save')} save={save}>
			<p>{account.email}</p>
			{fields.map((field) => {
				const problem = touched[field] ? problemOf(field) : null
				return (
					<TextField
						key={field}
						name={field}
						autoComplete={completions[field]}
						label={t(`configurator:delivery.fields.${names[field]}`)}
						note={field === 'phoneNumber' ? t('configurator:delivery.optional') : undefined}
						value={values[field]}
						error={problem === null ? undefined : t(`configurator:delivery.errors.${problem}`)}
						onBlur={() => setTouched({ ...touched, [field]: true })}
						onChange={(event) => setValues({ ...values, [field]: event.currentTarget.value })}
					/>
				)
			})}
			<p>{t('account.profile.language')}</p>
		</DataForm>
	)
}
