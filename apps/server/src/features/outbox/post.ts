// Puts mails and webhooks into the outbox, inside the transaction of what causes them.
import type { Queryable } from '../../db/open-database.ts'
import type { Mail } from '../../lib/mail.ts'
import type { Services } from '../../lib/services.ts'
import type { Webhook } from '../../lib/webhook.ts'
import { insertMail, insertMessage, type MailSwitch } from './outbox-table.ts'

/** The shop's switch for each mail; what concerns an account, or was asked for by its reader, is always sent. */
const switches: Record<Mail['kind'], MailSwitch | null> = {
	designSaved: null,
	offerSent: 'send_mails_to_customers',
	orderPlaced: 'send_mails_to_customers',
	orderChanged: 'send_mails_to_customers',
	sellerNotice: 'mail_notifications',
	orderNotice: 'mail_notifications',
	supplierNotice: null,
	activation: null,
	reset: null,
	passwordChanged: null,
}

export function mailsService(now: () => Date): Services['mails'] {
	return {
		post: (tx, mail) => insertMail(tx, { ...mail, createdAt: now() }, switches[mail.mail.kind]),
	}
}

export function postWebhook(now: () => Date) {
	return (tx: Queryable, tenant: string, webhook: Webhook): Promise<void> =>
		insertMessage(tx, { tenant, channel: 'webhook', webhook, createdAt: now() })
}
