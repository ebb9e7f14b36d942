import { auditColumns, auditParts } from '@gabarit/contract'
import type { ListAddress } from '../../lib/list/list-address.ts'

export type AuditColumn = (typeof auditColumns)[number]

export const auditAddress: ListAddress<AuditColumn> = {
	list: 'audit',
	path: '/audit',
	views: [],
	filters: [
		{ kind: 'several', key: 'parts', values: auditParts },
		{ kind: 'id', key: 'actor' },
		{ kind: 'days', key: 'at', isPast: true },
		{ kind: 'id', key: 'shop', asks: 'tenant' },
	],
	columns: auditColumns,
	fixed: ['subject', 'change'],
	sorts: {},
}
