// What the other features ask of the outbox.
import type { Queryable } from '../../db/open-database.ts'
import type { MailToSend } from '../mails/service.ts'

export type Mails = {
	/** Into the outbox, inside the transaction of what causes it. */
	post: (tx: Queryable, mail: MailToSend) => Promise<void>
}
