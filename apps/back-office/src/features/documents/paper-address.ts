import { documentKinds } from '@gabarit/contract'
import type { ListAddress } from '../../lib/list/list-address.ts'

const columns = ['made', 'shop', 'paper', 'reference', 'code', 'language', 'version'] as const
export type PaperColumn = (typeof columns)[number]

export const paperAddress: ListAddress<PaperColumn> = {
	list: 'documents',
	path: '/documents/papers',
	views: [],
	filters: [
		{ kind: 'several', key: 'kinds', values: documentKinds },
		{ kind: 'id', key: 'reference' },
		{ kind: 'id', key: 'shop', asks: 'tenant' },
	],
	columns,
	fixed: ['paper'],
	sorts: {},
}
