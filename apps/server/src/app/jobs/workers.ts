// The queue workers. Jobs come in batches, but each job succeeds or fails alone; a full batch is followed by the
// next without a pause.
import type pg from 'pg'
import type { PgBoss } from 'pg-boss'
import { jobQueueOf, type QueueName } from '../../db/job-queue.ts'
import type { Database } from '../../db/open-database.ts'
import { drawPlan } from '../../features/documents/plans.ts'
import { openOutgoing } from '../../features/integrations/outgoing.ts'
import { sendWebhook } from '../../features/integrations/send-webhook.ts'
import { sendMail } from '../../features/mails/send-mail.ts'
import type { Transport } from '../../features/mails/transport.ts'
import { deliver, type Senders } from '../../features/outbox/deliver.ts'
import { startRelay } from '../../features/outbox/relay.ts'
import type { Services } from '../../lib/services.ts'
import { timedTasks } from './timed-work.ts'

type Log = { error: (details: object, text: string) => void }
type Named = { tenant: string; id: string }
type Job<T> = { data: T; attempt: number }
type Pace = { loops: number; batch: number; seconds: number }

const seconds = { close: 0.5, idle: 2 }
const paces: Record<QueueName, Pace> = {
	mails: { loops: 2, batch: 5, seconds: seconds.close },
	// A slow receiver holds up its batch: small batches, several in parallel.
	webhooks: { loops: 4, batch: 2, seconds: seconds.close },
	plans: { loops: 1, batch: 2, seconds: seconds.close },
	timed: { loops: 1, batch: 2, seconds: seconds.idle },
}

export type Workers = { stop: () => Promise<void> }

type Options = {
	services: Services
	pool: pg.Pool
	untimed?: Database
	/** The embedded database has no autovacuum. */
	kind: 'embedded' | 'postgres'
	transport: Transport
	log: Log
}

export async function startWorkers(options: Options): Promise<Workers> {
	const { services, pool, transport, log } = options
	const boss = jobQueueOf(pool, true)
	boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'))
	await boss.start()
	const outgoing = openOutgoing({ allowLoopback: services.allowLoopback })
	const senders: Senders = {
		mail: (message, note) => sendMail(services, transport, message, note),
		webhook: (message, note) => sendWebhook(services, outgoing, message, note),
	}
	const send = ({ data, attempt }: Job<Named>) => deliver(services, senders, data, attempt)
	const work = worksOf(boss, log)
	await work<Named>('mails', send)
	await work<Named>('webhooks', send)
	await work<Parameters<typeof drawPlan>[1]>('plans', ({ data }) => drawPlan(services, data))
	await keepTime(boss)
	await work<{ task: string }>('timed', ({ data }) => runTask(options, data.task))
	const relay = startRelay(services, log)
	return {
		stop: async () => {
			await relay.stop()
			await boss.stop({ close: false, timeout: longestWait })
			await outgoing.close()
		},
	}
}

async function keepTime(boss: PgBoss): Promise<void> {
	const scheduled = [...timedTasks, vacuum]
	for (const { name, cron } of scheduled)
		await boss.schedule(
			'timed',
			cron,
			{ task: name },
			{ key: name, tz: 'Europe/Brussels', missed: 'once' },
		)
	for (const { name, key } of await boss.getSchedules())
		if (name === 'timed' && !scheduled.some((it) => it.name === key))
			await boss.unschedule(name, key)
}

const vacuum = { name: 'vacuum', cron: '30 3 * * *' }

async function runTask({ services, pool, untimed, kind }: Options, name: string): Promise<void> {
	if (name === vacuum.name) {
		if (kind === 'embedded') await pool.query('vacuum (analyze)')
		return
	}
	await timedTasks.find((it) => it.name === name)?.run({ ...services, db: untimed ?? services.db })
}

/**
 * Milliseconds for jobs in progress: with the longest answer (graceful-stop.ts) and the end of pools less than the ten
 * seconds of a stop. One that is cut off is tried again.
 */
const longestWait = 4000

function worksOf(boss: PgBoss, log: Log) {
	return async <T extends object>(
		queue: QueueName,
		handle: (job: Job<T>) => Promise<void>,
	): Promise<void> => {
		const { loops, batch, seconds: pause } = paces[queue]
		const options = {
			batchSize: batch,
			localConcurrency: loops,
			pollingIntervalSeconds: pause,
			burstWhenBatchFull: true,
			includeMetadata: true,
			perJobResults: true,
		} as const
		await boss.work<T, unknown, typeof options>(queue, options, (jobs) =>
			Promise.all(
				jobs.map(async ({ id, data, retryCount }) => {
					try {
						await handle({ data, attempt: retryCount + 1 })
						return { id, status: 'completed' as const }
					} catch (error) {
						log.error({ queue, err: error }, 'a job failed: it is tried again')
						const message = error instanceof Error ? error.message : String(error)
						return { id, status: 'failed' as const, output: { message } }
					}
				}),
			),
		)
	}
}
