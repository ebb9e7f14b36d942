import { userStates } from '@gabarit/contract'
import type { ListAddress } from '../../../lib/list/list-address.ts'

const columns = ['company', 'vatNumber', 'city', 'shop', 'rating', 'orders', 'lastLoginAt'] as const
export type ProfessionalColumn = (typeof columns)[number]

export const professionalAddress: ListAddress<ProfessionalColumn> = {
	list: 'professionals',
	path: '/professionals',
	views: [],
	filters: [
		{ kind: 'id', key: 'shop', asks: 'tenant' },
		{ kind: 'several', key: 'states', values: userStates },
	],
	columns,
	fixed: ['company'],
	sorts: { company: 'asc', shop: 'asc', lastLoginAt: 'desc' },
	sortedBy: () => 'company',
}
