// Puts a mail into the outbox, inside the transaction of what causes it.
import type { Services } from '../../lib/services.ts'
import { insertMessage } from './outbox-table.ts'

export function mailsService(now: () => Date): Services['mails'] {
	return {
		post: (tx, mail) => insertMessage(tx, { ...mail, channel: 'mail', createdAt: now() }),
	}
}
