// Sends what the outbox holds, one mail at a time. A mail is taken for two minutes, sent, then marked:
// whoever dies in between leaves it to the next; a failure waits longer each time, then stays for replay.
import type { Services } from '../../lib/services.ts'
import { composeMail } from './compose.ts'
import { claimMail, finishMail, type OutboxRow } from './outbox-table.ts'
import type { Transport } from './transport.ts'

const second = 1000
const lease = 120 * second
const firstWait = 30 * second
const longestWait = 6 * 3600 * second
/** With these waits a mail server may be down for a day. */
export const mostAttempts = 14

/** 30 s, 1 min, 2 min, … 6 h. */
export function waitAfter(attempts: number): number {
	return Math.min(longestWait, firstWait * 2 ** (attempts - 1))
}

/** A mail server that says 5xx will say so again. */
function isHopeless(error: unknown): boolean {
	const code = typeof error === 'object' && error !== null && 'responseCode' in error
	return code && Number(error.responseCode) >= 500
}

async function noteFailure(services: Services, row: OutboxRow, error: unknown): Promise<void> {
	const now = services.now()
	const isDead = row.attempts >= mostAttempts || isHopeless(error)
	await finishMail(services.db, row, {
		state: isDead ? 'dead' : 'waiting',
		dueAt: new Date(now.getTime() + waitAfter(row.attempts)),
		lastError: String(error instanceof Error ? error.message : error).slice(0, 500),
		doneAt: isDead ? now : null,
	})
}

export type MailOutcome = 'sent' | 'failed' | 'dropped'

/** Sends the next mail that is due; null where none is. */
export async function sendNextMail(
	services: Services,
	transport: Transport,
): Promise<MailOutcome | null> {
	const { db } = services
	const now = services.now()
	const row = await claimMail(db, now, new Date(now.getTime() + lease))
	if (!row) return null
	try {
		const letter = await composeMail(services, row)
		if (letter) await transport(letter)
		const state = letter ? 'sent' : 'dropped'
		await finishMail(db, row, { state, lastError: null, doneAt: services.now() })
		return state
	} catch (error) {
		await noteFailure(services, row, error)
		return 'failed'
	}
}

type WorkerLog = { error: (details: object, text: string) => void }

/** Looks every second, and at once again while there is something; `stop` waits for the mail in hand. */
export function startMailWorker(
	services: Services,
	transport: Transport,
	log: WorkerLog,
	pause: number = second,
): { stop: () => Promise<void> } {
	const stopping = new AbortController()
	const { signal } = stopping
	let wake: () => void = () => undefined
	const rest = () =>
		new Promise<void>((resolve) => {
			const timer = setTimeout(resolve, pause)
			wake = () => {
				clearTimeout(timer)
				resolve()
			}
		})
	const run = async () => {
		while (!signal.aborted) {
			const outcome = await sendNextMail(services, transport).catch((error: unknown) => {
				log.error({ err: error }, 'the outbox could not be read')
				return null
			})
			if (outcome === 'failed') log.error({}, 'a mail could not be sent: it stays in the outbox')
			if (outcome === null && !signal.aborted) await rest()
		}
	}
	const running = run()
	return {
		stop: async () => {
			stopping.abort()
			wake()
			await running
		},
	}
}
