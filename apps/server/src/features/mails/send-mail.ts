import { withoutLinks } from '../../lib/blank-links.ts'
import { type NoteTry, PermanentFailure } from '../../lib/outbox.ts'
import type { Services } from '../../lib/services.ts'
import type { OutboxMessage, SendOutcome } from '../outbox/service.ts'
import { composeMail } from './compose.ts'
import { answeredStatusOf, refusalOf } from './mail-problem.ts'
import type { Transport } from './transport.ts'

/** A mail server repeats a 5xx at every try. */
function isPermanentFailure(error: unknown): boolean {
	return (answeredStatusOf(error) ?? 0) >= 500
}

export async function sendMail(
	services: Services,
	transport: Transport,
	message: Extract<OutboxMessage, { channel: 'mail' }>,
	note: NoteTry,
): Promise<SendOutcome> {
	const letter = await composeMail(services, message)
	if (letter === null) return 'dropped'
	const { subject, text, html } = letter
	note({ subject, text: withoutLinks(text), html: withoutLinks(html) })
	const start = performance.now()
	try {
		await transport(letter)
	} catch (error) {
		note(refusalOf(error))
		if (!isPermanentFailure(error)) throw error
		const said = error instanceof Error ? error.message : String(error)
		throw new PermanentFailure(said, { cause: error })
	} finally {
		note({ milliseconds: Math.round(performance.now() - start) })
	}
	return 'sent'
}
