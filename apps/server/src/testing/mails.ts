// Sends what a shop's outbox holds, as the workers do, and hands over the letters.
import { and, eq } from 'drizzle-orm'
import { sendMail } from '../features/mails/send-mail.ts'
import { embeddedTransport, type Letter } from '../features/mails/transport.ts'
import { deliver } from '../features/outbox/deliver.ts'
import { outbox } from '../features/outbox/outbox-table.ts'
import type { Services } from '../lib/services.ts'

export async function sendAll(services: Services): Promise<Letter[]> {
	const letters: Letter[] = []
	const keep = embeddedTransport(services.db)
	const transport = async (letter: Letter) => {
		letters.push(letter)
		await keep(letter)
	}
	const senders = {
		mail: (message: Parameters<typeof sendMail>[2], note: Parameters<typeof sendMail>[3]) =>
			sendMail(services, transport, message, note),
		webhook: () => Promise.resolve('dropped' as const),
	}
	const isWaitingMail = and(eq(outbox.state, 'waiting'), eq(outbox.channel, 'mail'))
	const mails = await services.db
		.select()
		.from(outbox)
		.where(isWaitingMail)
		.orderBy(outbox.createdAt)
	for (const mail of mails) await deliver(services, senders, mail, 1)
	return letters
}

/** The secret that a letter's link carries behind its `#`. */
export function tokenOf(letter: Letter | undefined): string {
	const token =
		/\/(?:connexion|back-office\/login)(?:\?language=\w+)?#(?:reset|activate)=(\S+)/.exec(
			letter?.text ?? '',
		)?.[1]
	if (token === undefined) throw new Error('the letter has no link with a token')
	return token
}
