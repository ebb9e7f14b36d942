import { furnitureTypes } from '@gabarit/engine'
import type { ListAddress } from '../../lib/list/list-address.ts'

const columns = ['code', 'type', 'room', 'email', 'reference', 'version', 'updated'] as const
export type DesignColumn = (typeof columns)[number]

export const designAddress: ListAddress<DesignColumn> = {
	list: 'configurations',
	path: '/configurations',
	views: [],
	filters: [{ kind: 'several', key: 'types', values: furnitureTypes }],
	columns,
	fixed: ['code'],
	sorts: {},
}
