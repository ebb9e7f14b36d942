import { furnitureTypes } from '@gabarit/engine'
import type { ListAddress } from '../../lib/list/list-address.ts'

const columns = [
	'picture',
	'code',
	'shop',
	'type',
	'customer',
	'ordered',
	'room',
	'reference',
	'version',
	'updated',
] as const
export type DesignColumn = (typeof columns)[number]

export const orderedValues = ['order', 'offer', 'none'] as const

export const designAddress: ListAddress<DesignColumn> = {
	list: 'configurations',
	path: '/configurations',
	views: [],
	filters: [
		{ kind: 'several', key: 'types', values: furnitureTypes },
		{ kind: 'one', key: 'ordered', values: orderedValues },
		{ kind: 'days', key: 'updated', isPast: true },
		{ kind: 'id', key: 'shop', asks: 'tenant' },
	],
	columns,
	fixed: ['code'],
	sorts: { updated: 'desc' },
	sortedBy: () => 'updated',
}
