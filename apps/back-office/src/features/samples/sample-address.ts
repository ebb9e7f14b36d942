import { sampleStates } from '@gabarit/contract'
import type { ListAddress } from '../../lib/list/list-address.ts'

const columns = ['asked', 'shop', 'who', 'colours', 'address', 'design', 'state', 'next'] as const
export type SampleColumn = (typeof columns)[number]

export const sampleAddress: ListAddress<SampleColumn> = {
	list: 'samples',
	path: '/samples',
	views: [],
	filters: [
		{ kind: 'several', key: 'states', values: sampleStates },
		{ kind: 'id', key: 'shop', asks: 'tenant' },
	],
	columns,
	fixed: ['who', 'next'],
	sorts: {},
}
