import { userStates } from '@gabarit/contract'
import type { ListAddress } from '../../../lib/list/list-address.ts'

const columns = ['name', 'role', 'shop', 'rating', 'secondFactor', 'lastLoginAt'] as const
export type UserColumn = (typeof columns)[number]

const staffRoles = ['ResellerAdmin', 'ResellerEmployee', 'Gabarit'] as const

export const userAddress: ListAddress<UserColumn> = {
	list: 'users',
	path: '/users',
	views: ['all', 'customers', 'invited', 'disabled'],
	setBy: (view) =>
		view === 'customers' ? ['roles'] : view === 'all' ? [] : ['states', 'withoutSecondFactor'],
	filters: [
		{ kind: 'several', key: 'roles', values: staffRoles },
		{ kind: 'id', key: 'shop', asks: 'tenant' },
		{ kind: 'several', key: 'states', values: userStates },
		{ kind: 'marks', key: 'marks', values: ['withoutSecondFactor', 'inactive'] },
	],
	columns,
	fixed: ['name'],
	sorts: { name: 'asc', role: 'asc', shop: 'asc', lastLoginAt: 'desc' },
	sortedBy: () => 'name',
}
