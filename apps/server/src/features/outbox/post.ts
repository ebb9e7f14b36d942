// Puts mails and webhooks into the outbox, inside the transaction of what causes them.
import type { Queryable } from '../../db/open-database.ts'
import type { Services } from '../../lib/services.ts'
import type { Webhook } from '../../lib/webhook.ts'
import { insertMessage } from './outbox-table.ts'

export function mailsService(now: () => Date): Services['mails'] {
	return {
		post: (tx, mail) => insertMessage(tx, { ...mail, channel: 'mail', createdAt: now() }),
	}
}

export function postWebhook(now: () => Date) {
	return (tx: Queryable, tenant: string, webhook: Webhook): Promise<void> =>
		insertMessage(tx, { tenant, channel: 'webhook', webhook, createdAt: now() })
}
