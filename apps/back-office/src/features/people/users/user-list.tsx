import { type UserListQuery, type UserRow, userStates } from '@gabarit/contract'
import { buttonClass, Icon, useFormats } from '@gabarit/ui'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../lib/client.ts'
import { keepList } from '../../../lib/frame/last-list.ts'
import { exportAddress } from '../../../lib/list/export-address.ts'
import { List } from '../../../lib/list/list.tsx'
import { type ListSearch, queryOf } from '../../../lib/list/list-address.ts'
import type { FilterWords, ListPageData } from '../../../lib/list/list-definition.ts'
import { useListSearch } from '../../../lib/list/use-list-search.ts'
import { useSession, useShopName } from '../../../lib/session.ts'
import { useChoosesShop } from '../../../lib/shop.ts'
import { PeopleBulk } from '../bulk/people-bulk.tsx'
import { useRoleWords } from './role-names.ts'
import { useUsers } from './use-users.ts'
import { type UserColumn, userAddress } from './user-address.ts'
import { useUserColumns } from './user-columns.tsx'

type State = (typeof userStates)[number]

/** Ratings and shops are columns of who administers all of them. */
function useUserAddress() {
	const isAdmin = useSession()?.account.isAdmin === true
	if (isAdmin) return userAddress
	const columns = userAddress.columns.filter((column) => column !== 'shop' && column !== 'rating')
	return { ...userAddress, columns }
}

export function UserList() {
	const { search, onSearch } = useListSearch()
	const { t } = useTranslation(['people', 'back-office'])
	const format = useFormats()
	const address = useUserAddress()
	useEffect(() => keepList('/users', search), [search])
	const query = userQueryOf(search)
	const countOf = (total: number | null) =>
		t('users.count', { count: total ?? 0, number: format.number(total ?? 0) })
	return (
		<List<UserRow, UserColumn, ListPageData<UserRow>>
			definition={{
				address,
				search,
				onSearch,
				title: t('back-office:nav.users'),
				searchFor: t('users.search'),
				captionOf: ({ total }) => countOf(total),
				countOf: ({ total }) => countOf(total),
				none: { title: t('users.none'), hint: t('users.noneHint') },
				columns: useUserColumns(),
				filters: useUserFilters(search.view),
				viewName: (view) => t(`users.view.${view as 'all'}`),
				keyOf: ({ id }) => id,
				nameOf: ({ firstName, lastName }) => `${lastName} ${firstName}`,
				page: useUsers(search),
				action: <Invite shop={search['shop']} />,
				exportOf: (kind, shown) =>
					exportAddress(`/api/back-office/users/export/${kind}`, query, shown.flatMap(inFile)),
				renderBulk: (selection, { total }) => (
					<PeopleBulk
						selection={selection}
						found={total}
						hasRoles={search.view !== 'customers'}
						read={(after) =>
							client.backOffice.users.list({ ...query, before: undefined, after, limit: 100 })
						}
					/>
				),
			}}
		/>
	)
}

/** The cell of a name holds the e-mail, too. */
const inFile = (column: UserColumn) => (column === 'name' ? ['name', 'email'] : [column])

const userQueryOf = (search: ListSearch): UserListQuery => queryOf(userAddress, search)

function Invite({ shop }: { shop: string | undefined }) {
	const { t } = useTranslation('people')
	return (
		<Link
			to="/users/new"
			search={shop === undefined ? {} : { shop }}
			className={buttonClass('outline', 'bar')}
		>
			<Icon name="plus" /> {t('users.invite')}
		</Link>
	)
}

function useUserFilters(view: string | undefined): Record<string, FilterWords> {
	const { t } = useTranslation(['people', 'back-office'])
	const session = useSession()
	const shopName = useShopName()
	const choosesShop = useChoosesShop()
	const role = useRoleWords()
	return {
		roles: {
			name: t('field.role'),
			all: t('users.rolesAll'),
			nameOf: role.name,
			pinned: true,
			absent: view === 'customers',
		},
		shop: {
			name: t('field.shop'),
			all: t('back-office:list.shopAll'),
			options: session?.shops.map(({ code }) => code) ?? [],
			nameOf: shopName,
			absent: choosesShop || (session?.shops.length ?? 0) < 2,
		},
		states: {
			name: t('back-office:list.stateFilter'),
			all: t('back-office:list.stateAll'),
			nameOf: (state) => t(`state.${state as State}`),
			pinned: true,
			absent: view === 'invited' || view === 'disabled',
		},
		marks: {
			name: t('users.only'),
			all: t('back-office:list.onlyAll'),
			nameOf: (mark) => t(`users.mark.${mark as 'inactive'}`),
		},
	}
}
