import { mailboxColumns, mailKinds } from '@gabarit/contract'
import type { ListAddress } from '../../lib/list/list-address.ts'

export type MailColumn = (typeof mailboxColumns)[number]

export const mailAddress: ListAddress<MailColumn> = {
	list: 'mailbox',
	path: '/technical/mails',
	views: [],
	filters: [
		{ kind: 'several', key: 'kinds', values: mailKinds },
		{ kind: 'id', key: 'reference' },
		{ kind: 'id', key: 'shop', asks: 'tenant' },
	],
	columns: mailboxColumns,
	fixed: ['subject'],
	sorts: {},
}
