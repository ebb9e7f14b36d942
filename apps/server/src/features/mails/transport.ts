import type { MailboxRow } from '@gabarit/contract'
import type { Language } from '@gabarit/i18n'
import { createTransport } from 'nodemailer'
import type { Database } from '../../db/open-database.ts'
import { type KeptMail, keepMail } from './mailbox-table.ts'

export type Letter = {
	id: string
	tenant: string
	at: Date
	kind: MailboxRow['kind']
	language: Language
	from: { name: string; replyTo: string }
	to: string
	subject: string
	/** Of the order or offer that it is about. */
	reference: string | null
	text: string
	html: string
	attachments: { fileName: string; mediaType: string; content: Buffer }[]
}

export type Transport = (letter: Letter) => Promise<void>

/** Without the content of what is attached. */
export function keptMailOf({ from, attachments, ...letter }: Letter): KeptMail {
	return {
		...letter,
		from: from.replyTo === '' ? from.name : `${from.name} <${from.replyTo}>`,
		attachments: attachments.map(({ fileName, mediaType, content }) => ({
			fileName,
			mediaType,
			size: content.length,
		})),
	}
}

export function embeddedTransport(db: Database): Transport {
	return async (letter) => {
		await keepMail(db, keptMailOf(letter))
	}
}

/** Milliseconds: a mail server that does not answer delays one mail by a minute. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 40_000 }

export function smtpTransport(smtp: string, address: string): Transport {
	const server = createTransport({ url: smtp, ...timeouts })
	return async ({ id, from, to, subject, text, html, attachments, language }) => {
		await server.sendMail({
			from: { name: from.name, address },
			...(from.replyTo !== '' && { replyTo: from.replyTo }),
			to,
			subject,
			text,
			html,
			// The same at every try, so that a mail server or client can drop duplicates.
			messageId: `<${id}@${address.split('@')[1] ?? 'localhost'}>`,
			headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
			attachments: attachments.map(({ fileName, mediaType, content }) => ({
				filename: fileName,
				contentType: mediaType,
				content,
			})),
			disableFileAccess: true,
			disableUrlAccess: true,
		})
	}
}
