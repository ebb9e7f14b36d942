import { deliveryKinds, deliveryStates, outboxColumns } from '@gabarit/contract'
import type { ListAddress } from '../../lib/list/list-address.ts'

export type DeliveryColumn = (typeof outboxColumns)[number]

export const deliveryAddress: ListAddress<DeliveryColumn> = {
	list: 'outbox',
	path: '/technical/deliveries',
	views: ['all', 'dead'],
	setBy: (view) => (view === 'dead' ? ['states'] : []),
	filters: [
		{ kind: 'several', key: 'states', values: deliveryStates },
		{ kind: 'several', key: 'kinds', values: deliveryKinds },
		{ kind: 'one', key: 'channel', values: ['mail', 'webhook'] },
		{ kind: 'id', key: 'reference' },
		{ kind: 'id', key: 'shop', asks: 'tenant' },
	],
	columns: outboxColumns,
	fixed: ['kind', 'state'],
	sorts: {},
}
