// pg-boss on the one pool, in its own schema `pgboss`. Facts of a job are in our own tables; a job only says what
// to do, when, and how often to retry.
import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import { type Db, PgBoss, type Queue } from 'pg-boss'

const hour = 3600
const day = 24 * hour

/** 30 s to 6 h apart, at least 26 hours in all: a mail server or a receiver may be down for a day. */
const untilTomorrow = {
	retryLimit: 13,
	retryDelay: 30,
	retryBackoff: true,
	retryDelayMax: 6 * hour,
}
/** Seconds; a job whose worker dies is retried after its expiry. */
const kept = { expireInSeconds: 120, retentionSeconds: 30 * day, deleteAfterSeconds: 7 * day }

const queues = {
	mails: { ...untilTomorrow, ...kept },
	webhooks: { ...untilTomorrow, ...kept },
	plans: { ...kept, retryLimit: 5, retryDelay: 10, retryBackoff: true, retryDelayMax: 600 },
	timed: { ...kept, expireInSeconds: hour, retryLimit: 3, retryDelay: 60, retryBackoff: true },
} as const satisfies Record<string, Omit<Queue, 'name'>>

export type QueueName = keyof typeof queues
export const mostAttempts = untilTomorrow.retryLimit + 1

type Lend = <T>(ask: (client: pg.ClientBase) => Promise<T>) => Promise<T>

/** A statement that fails inside its own `begin … commit` must not leave the connection in a transaction. */
function databaseOf(lend: Lend): Db {
	return {
		executeSql: (text, values) =>
			lend(async (client) => {
				try {
					const answer: pg.QueryResult | pg.QueryResult[] = await client.query(text, values)
					return { rows: [answer].flat().flatMap((it) => it.rows) }
				} catch (error) {
					await client.query('rollback')
					throw error
				}
			}),
	}
}

function lendFrom(pool: pg.Pool): Lend {
	return async (ask) => {
		const client = await pool.connect()
		try {
			return await ask(client)
		} finally {
			client.release()
		}
	}
}

/** `workers`: this process also supervises the queues and runs their schedule. */
export function jobQueueOf(pool: pg.Pool, workers: boolean): PgBoss {
	return queueOver(lendFrom(pool), workers)
}

function queueOver(lend: Lend, workers: boolean): PgBoss {
	return new PgBoss({
		db: databaseOf(lend),
		migrate: !workers,
		supervise: workers,
		schedule: workers,
		reindex: false,
		monitorVacuum: false,
		superviseIntervalSeconds: 30,
		monitorIntervalSeconds: 30,
		cronMonitorIntervalSeconds: 30,
		cronWorkerIntervalSeconds: 5,
	})
}

export async function installQueues(client: pg.ClientBase): Promise<void> {
	const boss = queueOver((ask) => ask(client), false)
	const failed: unknown[] = []
	boss.on('error', (error) => failed.push(error))
	await boss.start()
	for (const [name, options] of Object.entries(queues)) {
		await boss.createQueue(name, options)
		await boss.updateQueue(name, options)
	}
	await boss.stop({ graceful: false, close: false })
	if (failed.length > 0) throw failed[0]
}

/**
 * A job for each row of `rows`, which selects `queue` and `data`. Shops take turns: a job's priority counts the
 * jobs of its shop before it, from the queue's current turn. So a shop with a thousand waiting jobs delays another
 * shop by one job, and a shop that always has one more stops nobody.
 */
export function enqueuing(rows: SQL): SQL {
	return sql`insert into pgboss.job (name, data, priority, policy, retry_limit, retry_delay, retry_backoff,
			retry_delay_max, expire_seconds, deletion_seconds, keep_until, created_on, start_after)
		with wanted as (${rows}), waiting as (
		select name, data ->> 'tenant' as tenant, max(-priority) as last, min(-priority) as next
		from pgboss.job where state = 'created' and name in (select queue from wanted) group by 1, 2
	), turns as (
		select w.queue, w.data, row_number() over (partition by w.queue, w.data ->> 'tenant')
			+ greatest(
				(select last from waiting where name = w.queue and tenant = w.data ->> 'tenant'),
				(select min(next) - 1 from waiting where name = w.queue), 0) as turn
		from wanted w
	)
		select q.name, r.data, -r.turn, q.policy, q.retry_limit, q.retry_delay, q.retry_backoff,
			q.retry_delay_max, q.expire_seconds, q.deletion_seconds,
			pgboss.job_now() + q.retention_seconds * interval '1s', pgboss.job_now(), pgboss.job_now()
		from turns r join pgboss.queue q on q.name = r.queue`
}
