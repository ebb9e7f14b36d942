import type { UserRow } from '@gabarit/contract'
import { useLanguage } from '@gabarit/ui'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { client } from '../../../lib/client.ts'
import { FormSelect, FormText } from '../../../lib/form/form-fields.tsx'
import type { Texts } from '../../../lib/form/form-state.ts'
import { useSession } from '../../../lib/session.ts'
import { RecordFields } from '../record/record-form.tsx'
import { RecordPage } from '../record/record-page.tsx'
import { SaveBar } from '../record/save-bar.tsx'
import { useInvitationWords } from '../record/use-invitation-words.ts'
import { useRecordForm } from '../record/use-record-form.ts'
import { CommonFields } from './professional-fields.tsx'
import { givenOf, type NewProfessionalField, newProfessionalProblems } from './professional-form.ts'
import { useKeepProfessional } from './use-professionals.ts'

type Made = { revision: number; id: string }
const nobody: Made = { revision: 0, id: '' }

async function invite(values: Texts<NewProfessionalField>): Promise<UserRow> {
	const { rating: _none, ...person } = givenOf(values)
	return client.backOffice.professionals.create({
		...person,
		email: values.email.trim(),
		resellerReference: values.shop,
	})
}

export function NewProfessionalPage() {
	const { t } = useTranslation('people')
	const language = useLanguage()
	const navigate = useNavigate()
	const keep = useKeepProfessional()
	const session = useSession()
	const { shop }: { shop?: string } = useSearch({ strict: false })
	const shops = session?.shops ?? []
	const record = useRecordForm<NewProfessionalField, Made>({
		name: 'new professional',
		row: nobody,
		isNew: true,
		textsOf: () => ({
			email: '',
			shop: shop ?? session?.tenant.code ?? '',
			companyName: '',
			vatNumber: '',
			firstName: '',
			lastName: '',
			phoneNumber: '',
			language,
			rating: '',
		}),
		problemsOf: newProfessionalProblems,
		send: invite,
		keep,
		onSaved: ({ id }) =>
			void navigate({ to: '/professionals/$id', params: { id }, ignoreBlocker: true }),
		done: t('users.invited'),
		mails: useInvitationWords(),
	})
	const { form } = record
	const email = form.values.email.trim()
	return (
		<RecordPage list="/professionals" title={t('professionals.inviteTitle')}>
			<RecordFields record={record}>
				{session?.account.isAdmin && shops.length > 1 ? (
					<FormSelect
						form={form}
						name="shop"
						label={t('field.shop')}
						options={shops.map(({ code, name }) => ({ value: code, label: name }))}
					/>
				) : null}
				<FormText
					form={form}
					name="email"
					label={t('field.email')}
					input={{ type: 'email', inputMode: 'email' }}
				/>
				<CommonFields form={form} />
				<SaveBar
					record={record}
					nameOf={(field) => t(`field.${field}`)}
					create={t('users.send')}
					mails={email === '' ? null : t('users.mails', { email })}
				/>
			</RecordFields>
		</RecordPage>
	)
}
