import type { Again } from '@gabarit/contract'
import type { Language } from '@gabarit/i18n'
import type { Queryable } from '../../db/open-database.ts'
import type { CallContext } from '../../lib/api.ts'
import type { Webhook } from '../integrations/service.ts'
import type { Mail, MailToSend } from '../mails/service.ts'

export type OutboxMessage = {
	tenant: string
	/** The same at every try, so that receivers can drop duplicates. */
	id: string
	/** An e-mail address; of a webhook the address that it was last sent to. */
	to: string
	language: Language
	createdAt: Date
} & ({ channel: 'mail'; mail: Mail } | { channel: 'webhook'; webhook: Webhook })

/** `dropped`: no recipient, or no address any more. */
export type SendOutcome = 'sent' | 'dropped'

export type Mails = {
	post: (tx: Queryable, mail: MailToSend) => Promise<void>
	/** How the viewer may send it again. */
	again: (context: CallContext, id: string) => Promise<Again>
	isWaiting: (message: { tenant: string; to: string; kind: Mail['kind'] }) => Promise<boolean>
	/** The mail to the customer of a new offer or order; null where none was written, or it could not be sent. */
	confirmation: (order: {
		tenant: string
		reference: string
		orderedAt: Date
	}) => Promise<{ to: string; sentAt: Date | null } | null>
}
