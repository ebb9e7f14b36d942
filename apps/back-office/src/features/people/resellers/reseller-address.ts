import type { ListAddress } from '../../../lib/list/list-address.ts'

const columns = [
	'name',
	'code',
	'theme',
	'state',
	'rating',
	'users',
	'openOrders',
	'turnover',
] as const
export type ResellerColumn = (typeof columns)[number]

export const resellerAddress: ListAddress<ResellerColumn> = {
	list: 'resellers',
	path: '/resellers',
	views: [],
	filters: [{ kind: 'several', key: 'states', values: ['open', 'closed'] }],
	columns,
	fixed: ['name'],
	sorts: { name: 'asc', code: 'asc', users: 'desc', openOrders: 'desc', turnover: 'desc' },
	sortedBy: () => 'name',
}
