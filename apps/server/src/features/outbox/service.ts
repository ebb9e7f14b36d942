import type { Queryable } from '../../db/open-database.ts'
import type { MailToSend } from '../mails/service.ts'

export type Mails = {
	post: (tx: Queryable, mail: MailToSend) => Promise<void>
}
