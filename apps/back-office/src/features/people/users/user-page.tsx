import type { UserRow } from '@gabarit/contract'
import { useFormats } from '@gabarit/ui'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { MailLink } from '../../../lib/mail-link.tsx'
import { useShopName } from '../../../lib/session.ts'
import { PersonData } from '../person/person-data.tsx'
import { LastLogin } from '../record/account-cells.tsx'
import { AccountState } from '../record/account-state.tsx'
import { Facts, Loaded, Part, RecordPage } from '../record/record-page.tsx'
import { roleTextOf, useRoleWords } from './role-names.ts'
import { useIsOneself } from './use-is-oneself.ts'
import { useKeepUser, useUser } from './use-users.ts'
import { UserFields } from './user-fields.tsx'
import { UserHistory } from './user-history.tsx'
import { UserSecondFactor } from './user-second-factor.tsx'
import { UserSessions } from './user-sessions.tsx'

export function UserPage() {
	const { t } = useTranslation('people')
	const { id = '' } = useParams({ strict: false })
	return (
		<Loaded
			key={id}
			list="/users"
			query={useUser(id)}
			notFound={t('users.notFound')}
			render={(row) => <User row={row} />}
		/>
	)
}

const personOf = ({ email, resellerReference, firstName, lastName }: UserRow) => ({
	email,
	resellerReference,
	name: `${firstName} ${lastName}`,
})

function User({ row }: { row: UserRow }) {
	const { t } = useTranslation('people')
	const format = useFormats()
	const shopName = useShopName()
	const role = useRoleWords()
	const isOneself = useIsOneself(row)
	const keep = useKeepUser()
	return (
		<RecordPage
			current={row.id}
			list="/users"
			title={`${row.lastName} ${row.firstName}`}
			sub={
				<>
					<MailLink email={row.email} />
					<span>
						{t('users.roleIn', {
							role: role.name(roleTextOf(row)),
							shop: shopName(row.resellerReference),
						})}
					</span>
				</>
			}
			side={
				<>
					<Part title={t('account.title')}>
						<Facts
							facts={[
								[t('account.since'), format.date(row.createdAt)],
								[t('lastLogin.title'), <LastLogin key="at" of={row} />],
							]}
						/>
						<AccountState row={row} isOneself={isOneself} keep={keep} />
					</Part>
					<UserSecondFactor row={row} isOneself={isOneself} />
					<UserSessions row={row} />
					<UserHistory row={row} />
					{isOneself ? null : <PersonData person={personOf(row)} />}
				</>
			}
		>
			<UserFields row={row} isOneself={isOneself} />
		</RecordPage>
	)
}
