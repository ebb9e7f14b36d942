// Sends what a shop's outbox holds, as the worker does, and hands over the letters.
import { embeddedTransport, type Letter } from '../features/mails/transport.ts'
import { sendNextMail } from '../features/mails/worker.ts'
import type { Services } from '../lib/services.ts'

export async function sendAll(services: Services): Promise<Letter[]> {
	const letters: Letter[] = []
	const keep = embeddedTransport(services.db)
	const transport = async (letter: Letter) => {
		letters.push(letter)
		await keep(letter)
	}
	while ((await sendNextMail(services, transport)) !== null);
	return letters
}

/** The secret that a letter's link carries behind its `#`. */
export function tokenOf(letter: Letter | undefined): string {
	const token = /\/connexion#(?:reset|activate)=(\S+)/.exec(letter?.text ?? '')?.[1]
	if (token === undefined) throw new Error('the letter has no link with a token')
	return token
}
