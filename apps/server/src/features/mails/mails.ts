// Puts a mail into the outbox, inside the transaction of what causes it.
import type { Services } from '../../lib/services.ts'
import { insertMail } from './outbox-table.ts'

export function mailsService(now: () => Date): Services['mails'] {
	return {
		post: async (tx, mail) => {
			const at = now()
			await insertMail(tx, { ...mail, dueAt: at, createdAt: at })
		},
	}
}
