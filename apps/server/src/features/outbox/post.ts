import type { Queryable } from '../../db/open-database.ts'
import type { Services } from '../../lib/services.ts'
import type { Webhook } from '../integrations/service.ts'
import type { MailToSend, ShopMail } from '../mails/service.ts'
import { againById } from './outbox.ts'
import {
	confirmationMail,
	insertMailToCustomer,
	insertMailToShop,
	insertMessage,
	isMailWaiting,
} from './outbox-table.ts'

type ToShop = Extract<MailToSend, { mail: ShopMail }>

const toShop: readonly ShopMail['kind'][] = [
	'sellerNotice',
	'orderNotice',
	'samplesNotice',
	'designNotice',
]

function isToShop(posted: MailToSend): posted is ToShop {
	return toShop.some((kind) => kind === posted.mail.kind)
}

function post(tx: Queryable, mail: MailToSend, createdAt: Date): Promise<void> {
	if (isToShop(mail)) return insertMailToShop(tx, { ...mail, createdAt })
	switch (mail.mail.kind) {
		case 'offerSent':
		case 'orderChanged':
			return insertMailToCustomer(tx, { ...mail, createdAt })
		case 'orderPlaced':
			// Also where the shop writes to nobody: the confirmation of an order is a duty.
			return mail.mail.byCustomer
				? insertMessage(tx, { ...mail, channel: 'mail', createdAt })
				: insertMailToCustomer(tx, { ...mail, createdAt })
		case 'designSaved':
		case 'supplierNotice':
		case 'activation':
		case 'reset':
		case 'passwordChanged':
		// The person asked for them a moment ago, so the switch for mails to customers does not stop this one.
		case 'samplesAsked':
			return insertMessage(tx, { ...mail, channel: 'mail', createdAt })
	}
}

export function mailsService(db: Services['db'], now: () => Date): Services['mails'] {
	return {
		post: (tx, mail) => post(tx, mail, now()),
		again: againById,
		isWaiting: (message) => isMailWaiting(db, message),
		confirmation: (order) => confirmationMail(db, order),
	}
}

export function postWebhook(now: () => Date) {
	return (tx: Queryable, tenant: string, webhook: Webhook): Promise<void> =>
		insertMessage(tx, { tenant, channel: 'webhook', webhook, createdAt: now() })
}
