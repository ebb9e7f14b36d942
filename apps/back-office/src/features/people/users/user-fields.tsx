import type { UserRow } from '@gabarit/contract'
import { useTranslation } from 'react-i18next'
import { client } from '../../../lib/client.ts'
import { FormText } from '../../../lib/form/form-fields.tsx'
import { useTypedDecimal } from '../../../lib/form/use-typed-decimal.ts'
import { LanguageField } from '../record/language-field.tsx'
import { RatingField } from '../record/rating-field.tsx'
import { Halves, RecordFields } from '../record/record-form.tsx'
import { SaveBar } from '../record/save-bar.tsx'
import { useRecordForm } from '../record/use-record-form.ts'
import { RoleChoice } from './role-choice.tsx'
import { roleTextOf } from './role-names.ts'
import { useGivenRoles, useKeepUser } from './use-users.ts'
import { changeOf, textsOf, type UserField, userProblems } from './user-form.ts'

type Props = { row: UserRow; isOneself: boolean }

export function UserFields({ row, isOneself }: Props) {
	const { t } = useTranslation('people')
	const write = useTypedDecimal()
	const keep = useKeepUser()
	const record = useRecordForm<UserField, UserRow>({
		name: `user ${row.id}`,
		row,
		textsOf: (it) => textsOf(it, write),
		problemsOf: userProblems,
		send: (values, changed) =>
			client.backOffice.users.update({
				id: row.id,
				revision: row.revision,
				...changeOf(values, changed),
			}),
		keep,
		done: t('saved'),
	})
	const { form } = record
	const text = (name: UserField) => ({ form, name, label: t(`field.${name}`) })
	return (
		<RecordFields record={record}>
			<Halves>
				<FormText {...text('firstName')} />
				<FormText {...text('lastName')} />
			</Halves>
			<Halves>
				<FormText {...text('phoneNumber')} input={{ type: 'tel', inputMode: 'tel' }} />
				<LanguageField form={form} name="language" />
			</Halves>
			<Role row={row} record={record} isOneself={isOneself} />
			<RatingField form={form} name="rating" row={row} />
			<SaveBar record={record} nameOf={(field) => t(`field.${field}`)} />
		</RecordFields>
	)
}

type RoleProps = Props & { record: ReturnType<typeof useRecordForm<UserField, UserRow>> }

/** Those that one may give, and the one he has; a customer has no other. */
function Role({ row, record, isOneself }: RoleProps) {
	const { t } = useTranslation('people')
	const given = useGivenRoles(row.resellerReference).map(roleTextOf)
	if (row.role === 'IndividualCustomer') return null
	const options = [...new Set([...given, roleTextOf(row)])]
	return (
		<RoleChoice
			form={record.form}
			name="role"
			options={options}
			closed={isOneself ? t('users.ownRole') : undefined}
		/>
	)
}
