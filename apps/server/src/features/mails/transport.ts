// How a letter leaves: by SMTP, or into the embedded mailbox where no mail server is named.
import type { MailboxRow } from '@gabarit/contract'
import type { Language } from '@gabarit/i18n'
import { createTransport } from 'nodemailer'
import type { Database } from '../../db/open-database.ts'
import { keepMail } from './mailbox-table.ts'

export type Letter = {
	id: string
	tenant: string
	at: Date
	kind: MailboxRow['kind']
	language: Language
	/** The shop's name, and where answers to it go. */
	from: { name: string; replyTo: string }
	to: string
	subject: string
	text: string
	html: string
	attachments: { fileName: string; mediaType: string; content: Buffer }[]
}

export type Transport = (letter: Letter) => Promise<void>

export function embeddedTransport(db: Database): Transport {
	return async ({ from, attachments, ...letter }) => {
		await keepMail(db, {
			...letter,
			from: from.replyTo === '' ? from.name : `${from.name} <${from.replyTo}>`,
			attachments: attachments.map(({ fileName, mediaType, content }) => ({
				fileName,
				mediaType,
				size: content.length,
			})),
		})
	}
}

/** A mail server that does not answer holds one mail up for a minute, no more. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 40_000 }

/** `address` is what the mail server lets us send as; `smtp` as `smtp://user:password@host:587`. */
export function smtpTransport(smtp: string, address: string): Transport {
	const server = createTransport({ url: smtp, ...patience })
	return async ({ id, from, to, subject, text, html, attachments, language }) => {
		await server.sendMail({
			from: { name: from.name, address },
			...(from.replyTo !== '' && { replyTo: from.replyTo }),
			to,
			subject,
			text,
			html,
			// The same at every try: a mail server or reader that knows it shows it once.
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
