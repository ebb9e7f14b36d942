// The mailbox as the back-office reads it.
import { api } from '../../lib/api.ts'
import { mailboxList, mailboxMail } from './mailbox.ts'

const { mailbox } = api.backOffice

export const mailboxRoutes = {
	list: mailbox.list.handler(({ input, context }) => mailboxList(context, input)),
	get: mailbox.get.handler(({ input, context }) => mailboxMail(context, input.id)),
}
