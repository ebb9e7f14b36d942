import type { ListAddress } from '../../../lib/list/list-address.ts'

const columns = ['paidAt', 'shop', 'description', 'provider', 'amount', 'link'] as const
export type PaymentColumn = (typeof columns)[number]

export const paymentAddress: ListAddress<PaymentColumn> = {
	list: 'payments',
	path: '/orders/payments',
	views: [],
	filters: [{ kind: 'id', key: 'shop', asks: 'tenant' }],
	columns,
	fixed: ['description', 'link'],
	sorts: {},
}
