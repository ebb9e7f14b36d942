// What leaves this server: a mail or a webhook, as the outbox keeps it until it is sent.
import type { Language } from '@gabarit/i18n'
import type { Webhook } from '../features/integrations/service.ts'
import type { Mail } from '../features/mails/service.ts'

export type OutboxMessage = {
	tenant: string
	/** The same at every try: whoever receives it twice can tell. */
	id: string
	/** An e-mail address; of a webhook the address that it was last sent to. */
	to: string
	language: Language
	createdAt: Date
} & ({ channel: 'mail'; mail: Mail } | { channel: 'webhook'; webhook: Webhook })

/** `dropped`: there is nobody to send it to, or no longer an address. */
export type SendOutcome = 'sent' | 'dropped'

/** Thrown by a sender where trying again is no use. */
export class Hopeless extends Error {}
