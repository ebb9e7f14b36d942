// Idempotent for sent messages, since a job may run twice.
import { mostAttempts } from '../../db/job-queue.ts'
import { type NoteTry, PermanentFailure, type TryFacts } from '../../lib/outbox.ts'
import type { Services } from '../../lib/services.ts'
import { claimMessage, isWaiting, noteMessage, type OutboxRow } from './outbox-table.ts'
import type { OutboxMessage, SendOutcome } from './service.ts'
import { insertTry } from './tries-table.ts'

export type Senders = {
	[C in OutboxMessage['channel']]: (
		message: Extract<OutboxMessage, { channel: C }>,
		note: NoteTry,
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
	const facts: TryFacts = {}
	try {
		const state = await send(senders, row, (more) => Object.assign(facts, more))
		const done = { state, attempts: attempt, lastError: null, doneAt: services.now() }
		await noteTry(services, { row, at: now, facts }, done)
	} catch (error) {
		await noteFailure(services, { row, at: now, facts }, { attempt, error })
	}
}

type Made = { row: OutboxRow; at: Date; facts: TryFacts }

/** What the try before showed does not stand for this one. */
const noFacts = { status: null, milliseconds: null, problem: null }

async function noteTry(
	{ db }: Services,
	{ row, at, facts }: Made,
	change: Pick<OutboxRow, 'state' | 'attempts' | 'lastError' | 'doneAt'>,
): Promise<void> {
	const { answer = null, ...shown } = facts
	const noted = { ...noFacts, ...shown }
	await db.transaction(async (tx) => {
		await noteMessage(tx, row, { ...noted, ...change })
		// Without a receiver nothing was tried.
		if (change.state === 'dropped') return
		const { status, milliseconds, problem } = noted
		await insertTry(tx, row, { at, status, milliseconds, problem, answer })
	})
}

function send(senders: Senders, row: OutboxRow, note: NoteTry): Promise<SendOutcome> {
	const { mail, webhook, ...message } = row
	if (mail !== null) return senders.mail({ ...message, channel: 'mail', mail }, note)
	if (webhook !== null) return senders.webhook({ ...message, channel: 'webhook', webhook }, note)
	throw new PermanentFailure('a message without content')
}

async function noteFailure(
	services: Services,
	made: Made,
	{ attempt, error }: { attempt: number; error: unknown },
): Promise<void> {
	const isDead = attempt >= mostAttempts || error instanceof PermanentFailure
	const facts: TryFacts = { problem: 'other', ...made.facts }
	await noteTry(
		services,
		{ ...made, facts },
		{
			state: isDead ? 'dead' : 'waiting',
			attempts: attempt,
			lastError: String(error instanceof Error ? error.message : error).slice(0, 500),
			doneAt: isDead ? services.now() : null,
		},
	)
	if (!isDead) throw error
}
