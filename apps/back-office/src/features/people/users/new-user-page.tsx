import type { UserRow } from '@gabarit/contract'
import { useLanguage } from '@gabarit/ui'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../lib/client.ts'
import { FormSelect, FormText } from '../../../lib/form/form-fields.tsx'
import type { Texts } from '../../../lib/form/form-state.ts'
import { useSession } from '../../../lib/session.ts'
import { LanguageField } from '../record/language-field.tsx'
import { Halves, RecordFields } from '../record/record-form.tsx'
import { RecordPage } from '../record/record-page.tsx'
import { SaveBar } from '../record/save-bar.tsx'
import { useInvitationWords } from '../record/use-invitation-words.ts'
import { type RecordForm, useRecordForm } from '../record/use-record-form.ts'
import { RoleChoice } from './role-choice.tsx'
import { roleOfText, roleTextOf } from './role-names.ts'
import { useGivenRoles, useKeepUser } from './use-users.ts'
import { type NewUserField, newUserProblems } from './user-form.ts'

type Made = Pick<UserRow, 'revision'> & { user: UserRow | null }
const nobody: Made = { revision: 0, user: null }

async function invite(values: Texts<NewUserField>): Promise<Made> {
	const user = await client.backOffice.users.create({
		email: values.email.trim(),
		firstName: values.firstName.trim(),
		lastName: values.lastName.trim(),
		phoneNumber: values.phoneNumber.trim(),
		language: values.language as UserRow['language'],
		resellerReference: values.shop,
		...(roleOfText(values.role) as { role: 'ResellerAdmin'; isAdmin: boolean }),
	})
	return { revision: user.revision, user }
}

function useInvitation(): RecordForm<NewUserField> {
	const { t } = useTranslation('people')
	const language = useLanguage()
	const navigate = useNavigate()
	const keep = useKeepUser()
	const { shop }: { shop?: string } = useSearch({ strict: false })
	const own = useSession()?.tenant.code ?? ''
	const blank = { email: '', firstName: '', lastName: '', phoneNumber: '', role: '', rating: '' }
	return useRecordForm<NewUserField, Made>({
		name: 'new user',
		row: nobody,
		isNew: true,
		textsOf: () => ({ ...blank, shop: shop ?? own, language }),
		problemsOf: newUserProblems,
		send: invite,
		keep: ({ user }) => user && keep(user),
		onSaved: ({ user }) => {
			if (user) void navigate({ to: '/users/$id', params: { id: user.id }, ignoreBlocker: true })
		},
		done: t('users.invited'),
		mails: useInvitationWords(),
	})
}

/** Another shop may have other roles: one that it does not have is chosen anew. Those of a shop are not known at once. */
function useOfferedRoles({ values, set }: RecordForm<NewUserField>['form']): readonly string[] {
	const roles = useGivenRoles(values.shop).map(roleTextOf)
	const isGone = values.role !== '' && roles.length > 0 && !roles.includes(values.role)
	useEffect(() => {
		if (isGone) set('role', '')
		// oxlint-disable-next-line react-hooks/exhaustive-deps -- `set` is another one each time
	}, [isGone])
	return roles
}

export function NewUserPage() {
	const { t } = useTranslation(['people', 'back-office'])
	const record = useInvitation()
	const session = useSession()
	const { form } = record
	const roles = useOfferedRoles(form)
	const shops = session?.shops ?? []
	const text = (name: NewUserField) => ({ form, name, label: t(`field.${name}`) })
	const email = form.values.email.trim()
	return (
		<RecordPage list="/users" title={t('users.inviteTitle')}>
			<RecordFields record={record}>
				{session?.account.isAdmin && shops.length > 1 ? (
					<FormSelect
						{...text('shop')}
						options={shops.map(({ code, name }) => ({ value: code, label: name }))}
					/>
				) : null}
				<FormText {...text('email')} input={{ type: 'email', inputMode: 'email' }} />
				<Halves>
					<FormText {...text('firstName')} />
					<FormText {...text('lastName')} />
				</Halves>
				<Halves>
					<FormText {...text('phoneNumber')} input={{ type: 'tel', inputMode: 'tel' }} />
					<LanguageField form={form} name="language" />
				</Halves>
				<RoleChoice form={form} name="role" options={roles} />
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
