import { documentKinds, paperColumns } from '@gabarit/contract'
import type { ListAddress } from '../../lib/list/list-address.ts'

export type PaperColumn = (typeof paperColumns)[number]

export const paperAddress: ListAddress<PaperColumn> = {
	list: 'documents',
	path: '/documents/papers',
	views: [],
	filters: [
		{ kind: 'several', key: 'kinds', values: documentKinds },
		{ kind: 'id', key: 'reference' },
		{ kind: 'id', key: 'shop', asks: 'tenant' },
	],
	columns: paperColumns,
	fixed: ['paper'],
	sorts: {},
}
