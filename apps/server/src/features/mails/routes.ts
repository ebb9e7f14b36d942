import { api, call } from '../../lib/api.ts'
import { mailboxList, mailboxMail } from './mailbox.ts'

const { mailbox } = api.backOffice

export const mailboxRoutes = {
	list: call(mailbox.list, 'mailbox.read', 'A page of the embedded mailbox').handler(
		({ input, context }) => mailboxList(context, input),
	),
	get: call(mailbox.get, 'mailbox.read', 'One mail of the embedded mailbox').handler(
		({ input, context }) => mailboxMail(context, input.id),
	),
}
