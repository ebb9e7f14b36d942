import { mailKinds } from '@gabarit/contract'
import type { ListAddress } from '../../lib/list/list-address.ts'

const columns = ['at', 'shop', 'subject', 'kind', 'to', 'reference'] as const
export type MailColumn = (typeof columns)[number]

export const mailAddress: ListAddress<MailColumn> = {
	list: 'mailbox',
	path: '/technical/mails',
	views: [],
	filters: [
		{ kind: 'several', key: 'kinds', values: mailKinds },
		{ kind: 'id', key: 'reference' },
		{ kind: 'id', key: 'shop', asks: 'tenant' },
	],
	columns,
	fixed: ['subject'],
	sorts: {},
}
