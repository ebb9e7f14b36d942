import type { ProfessionalRow } from '@gabarit/contract'
import { LinkButton, linkClass, useFormats } from '@gabarit/ui'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../lib/client.ts'
import { MailLink } from '../../../lib/mail-link.tsx'
import { useShopName } from '../../../lib/session.ts'
import { PersonData } from '../person/person-data.tsx'
import { LastLogin } from '../record/account-cells.tsx'
import { AccountState } from '../record/account-state.tsx'
import { Facts, Loaded, Part, RecordPage } from '../record/record-page.tsx'
import { useWrites } from '../record/use-writes.ts'
import { ProfessionalFields } from './professional-fields.tsx'
import { TurnDialog } from './turn-dialog.tsx'
import { useKeepProfessional, useProfessional } from './use-professionals.ts'

export function ProfessionalPage() {
	const { t } = useTranslation('people')
	const { id = '' } = useParams({ strict: false })
	return (
		<Loaded
			key={id}
			list="/professionals"
			query={useProfessional(id)}
			notFound={t('professionals.notFound')}
			render={(row) => <Professional row={row} />}
		/>
	)
}

type Of = { row: ProfessionalRow }

function Professional({ row }: Of) {
	const { t } = useTranslation('people')
	const format = useFormats()
	const shopName = useShopName()
	const keep = useKeepProfessional()
	const invites = useWrites('professionals')
	const managesAccounts = useWrites('users')
	const person = `${row.lastName} ${row.firstName}`
	return (
		<RecordPage
			current={row.id}
			list="/professionals"
			title={row.companyName ?? person}
			sub={
				<>
					<MailLink email={row.email} />
					<span>{shopName(row.resellerReference)}</span>
				</>
			}
			side={
				<>
					<Bought row={row} />
					<Part title={t('account.title')}>
						<Facts
							facts={[
								[t('account.since'), format.date(row.createdAt)],
								[t('lastLogin.title'), <LastLogin key="at" of={row} />],
							]}
						/>
						{invites ? (
							<AccountState
								row={row}
								isOneself={false}
								keep={keep}
								sendLink={client.backOffice.professionals.sendLink}
								closes={managesAccounts}
							/>
						) : null}
					</Part>
					<Turn row={row} />
					<PersonData
						person={{
							email: row.email,
							resellerReference: row.resellerReference,
							name: `${row.firstName} ${row.lastName}`,
						}}
					/>
				</>
			}
		>
			<ProfessionalFields row={row} />
		</RecordPage>
	)
}

/** What he bought, each number its list. */
function Bought({ row: { id, orders, offers, city } }: Of) {
	const { t } = useTranslation(['people', 'back-office'])
	const none = t('back-office:list.none')
	const linkTo = (to: '/orders' | '/offers', count: number) =>
		count === 0 ? (
			none
		) : (
			<Link to={to} search={{ customer: id }} className={linkClass({ size: 'small', touch: true })}>
				{count}
			</Link>
		)
	return (
		<Part title={t('professionals.bought')}>
			<Facts
				facts={[
					[t('field.orders'), linkTo('/orders', orders)],
					[t('field.offers'), linkTo('/offers', offers)],
					[t('field.city'), city ?? none],
				]}
			/>
		</Part>
	)
}

/** An administrator of all shops makes a reseller of him. */
function Turn({ row }: Of) {
	const { t } = useTranslation('people')
	const opensShops = useWrites('resellers')
	const [asked, setAsked] = useState(false)
	if (!opensShops || row.state === 'disabled') return null
	return (
		<Part title={t('turn.title')}>
			<p>{t('turn.hint')}</p>
			<LinkButton size="small" touch onClick={() => setAsked(true)}>
				{t('turn.begin')}
			</LinkButton>
			{asked ? <TurnDialog row={row} onClose={() => setAsked(false)} /> : null}
		</Part>
	)
}
