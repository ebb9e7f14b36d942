import { type ProfessionalRow, userStates } from '@gabarit/contract'
import { buttonClass, Icon, useFormats } from '@gabarit/ui'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../lib/client.ts'
import { keepList } from '../../../lib/frame/last-list.ts'
import { exportAddress } from '../../../lib/list/export-address.ts'
import { List } from '../../../lib/list/list.tsx'
import { queryOf } from '../../../lib/list/list-address.ts'
import type { ListPageData } from '../../../lib/list/list-definition.ts'
import { useListSearch } from '../../../lib/list/use-list-search.ts'
import { useSession, useShopName } from '../../../lib/session.ts'
import { useChoosesShop } from '../../../lib/shop.ts'
import { PeopleBulk } from '../bulk/people-bulk.tsx'
import { useWrites } from '../record/use-writes.ts'
import { type ProfessionalColumn, professionalAddress } from './professional-address.ts'
import { useProfessionalColumns } from './professional-columns.tsx'
import { useProfessionals } from './use-professionals.ts'

type State = (typeof userStates)[number]

function useProfessionalAddress() {
	const isAdmin = useSession()?.account.isAdmin === true
	if (isAdmin) return professionalAddress
	const { columns } = professionalAddress
	return {
		...professionalAddress,
		columns: columns.filter((column) => column !== 'shop' && column !== 'rating'),
	}
}

export function ProfessionalList() {
	const { search, onSearch } = useListSearch()
	const { t } = useTranslation(['people', 'back-office'])
	const format = useFormats()
	const shopName = useShopName()
	const shops = useSession()?.shops ?? []
	const choosesShop = useChoosesShop()
	const invites = useWrites('professionals')
	const managesAccounts = useWrites('users')
	useEffect(() => keepList('/professionals', search), [search])
	const query = queryOf(professionalAddress, search)
	const countOf = (total: number | null) =>
		t('professionals.count', { count: total ?? 0, number: format.number(total ?? 0) })
	return (
		<List<ProfessionalRow, ProfessionalColumn, ListPageData<ProfessionalRow>>
			definition={{
				address: useProfessionalAddress(),
				search,
				onSearch,
				title: t('back-office:nav.professionals'),
				searchFor: t('professionals.search'),
				captionOf: ({ total }) => countOf(total),
				countOf: ({ total }) => countOf(total),
				none: { title: t('professionals.none'), hint: t('professionals.noneHint') },
				columns: useProfessionalColumns(),
				filters: {
					shop: {
						name: t('field.shop'),
						all: t('back-office:list.shopAll'),
						options: shops.map(({ code }) => code),
						nameOf: shopName,
						absent: choosesShop || shops.length < 2,
					},
					states: {
						name: t('back-office:list.stateFilter'),
						all: t('back-office:list.stateAll'),
						nameOf: (state) => t(`state.${state as State}`),
						pinned: true,
					},
				},
				keyOf: ({ id }) => id,
				nameOf: ({ companyName, firstName, lastName }) => companyName ?? `${lastName} ${firstName}`,
				exportOf: (kind, shown) =>
					exportAddress(
						`/api/back-office/professionals/export/${kind}`,
						query,
						shown.flatMap(inFile),
					),
				page: useProfessionals(search),
				...(invites && { action: <Invite shop={search['shop']} /> }),
				...(managesAccounts && {
					renderBulk: (selection, { total }) => (
						<PeopleBulk
							selection={selection}
							found={total}
							read={(after) =>
								client.backOffice.professionals.list({
									...query,
									before: undefined,
									after,
									limit: 100,
								})
							}
						/>
					),
				}),
			}}
		/>
	)
}

/** The cell of a company holds the person, too. */
const inFile = (column: ProfessionalColumn) =>
	column === 'company' ? ['company', 'name', 'email'] : [column]

function Invite({ shop }: { shop: string | undefined }) {
	const { t } = useTranslation('people')
	return (
		<Link
			to="/professionals/new"
			search={shop === undefined ? {} : { shop }}
			className={buttonClass('outline', 'bar')}
		>
			<Icon name="plus" /> {t('users.invite')}
		</Link>
	)
}
