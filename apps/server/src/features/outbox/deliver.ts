// Idempotent for sent messages, since a job may run twice.
import { mostAttempts } from '../../db/job-queue.ts'
import { PermanentFailure } from '../../lib/outbox.ts'
import type { Services } from '../../lib/services.ts'
import { claimMessage, isWaiting, noteMessage, type OutboxRow } from './outbox-table.ts'
import type { OutboxMessage, SendOutcome } from './service.ts'

export type Senders = {
	[C in OutboxMessage['channel']]: (
		message: Extract<OutboxMessage, { channel: C }>,
	) => Promise<SendOutcome>
}

/** Milliseconds, less than a job's timeout: a retry finds the message free after its worker died. */
const lease = 110_000

export async function deliver(
	services: Services,
	senders: Senders,
	job: { tenant: string; id: string },
	attempt: number,
): Promise<void> {
	const now = services.now()
	const row = await claimMessage(services.db, job, now, new Date(now.getTime() + lease))
	if (row === null) {
		if (await isWaiting(services.db, job)) throw new Error('in the hands of another worker')
		return
	}
	try {
		const state = await send(senders, row)
		const done = { state, attempts: attempt, lastError: null, doneAt: services.now() }
		await noteMessage(services.db, row, done)
	} catch (error) {
		await noteFailure(services, row, attempt, error)
	}
}

function send(senders: Senders, row: OutboxRow): Promise<SendOutcome> {
	const { mail, webhook, ...message } = row
	if (mail !== null) return senders.mail({ ...message, channel: 'mail', mail })
	if (webhook !== null) return senders.webhook({ ...message, channel: 'webhook', webhook })
	throw new PermanentFailure('a message without content')
}

async function noteFailure(
	services: Services,
	row: OutboxRow,
	attempt: number,
	error: unknown,
): Promise<void> {
	const isDead = attempt >= mostAttempts || error instanceof PermanentFailure
	await noteMessage(services.db, row, {
		state: isDead ? 'dead' : 'waiting',
		attempts: attempt,
		lastError: String(error instanceof Error ? error.message : error).slice(0, 500),
		doneAt: isDead ? services.now() : null,
	})
	if (!isDead) throw error
}
