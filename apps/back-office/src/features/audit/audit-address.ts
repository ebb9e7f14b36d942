import { auditParts } from '@gabarit/contract'
import type { ListAddress } from '../../lib/list/list-address.ts'

const columns = ['at', 'shop', 'who', 'subject', 'change'] as const
export type AuditColumn = (typeof columns)[number]

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
	columns,
	fixed: ['subject', 'change'],
	sorts: {},
}
