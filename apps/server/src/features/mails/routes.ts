import { api, call } from '../../lib/api.ts'
import { exportMailbox } from './export-mailbox.ts'
import { mailboxList, mailboxMail } from './mailbox.ts'

const { mailbox } = api.backOffice

export const mailboxRoutes = {
	list: call(mailbox.list, 'mailbox.read', 'A page of the embedded mailbox').handler(
		({ input, context }) => mailboxList(context, input),
	),
	export: call(mailbox.export, 'mailbox.read', 'The list of the mailbox as CSV or XLSX').handler(
		({ input, context }) => exportMailbox(context, input),
	),
	get: call(mailbox.get, 'mailbox.read', 'One mail of the embedded mailbox').handler(
		({ input, context }) => mailboxMail(context, input.id),
	),
}
