import { PermanentFailure } from '../../lib/outbox.ts'
import type { Services } from '../../lib/services.ts'
import type { OutboxMessage, SendOutcome } from '../outbox/service.ts'
import { composeMail } from './compose.ts'
import type { Transport } from './transport.ts'

/** A mail server repeats a 5xx at every try. */
function isPermanentFailure(error: unknown): boolean {
	const code = typeof error === 'object' && error !== null && 'responseCode' in error
	return code && Number(error.responseCode) >= 500
}

export async function sendMail(
	services: Services,
	transport: Transport,
	message: Extract<OutboxMessage, { channel: 'mail' }>,
): Promise<SendOutcome> {
	const letter = await composeMail(services, message)
	if (letter === null) return 'dropped'
	try {
		await transport(letter)
	} catch (error) {
		if (!isPermanentFailure(error)) throw error
		const said = error instanceof Error ? error.message : String(error)
		throw new PermanentFailure(said, { cause: error })
	}
	return 'sent'
}
