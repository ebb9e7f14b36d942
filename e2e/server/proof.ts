// Reads the database directly: each order is there once and whole, with its mails and webhooks.
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { startWorkers } from '../../apps/server/src/app/jobs/workers.ts'
import { makeServices } from '../../apps/server/src/app/services.ts'
import { jobQueueOf } from '../../apps/server/src/db/job-queue.ts'
import { type OpenDatabase, openDatabase } from '../../apps/server/src/db/open-database.ts'
import { embeddedTransport } from '../../apps/server/src/features/mails/transport.ts'
import { unhurried } from '../../apps/server/src/testing/unhurried.ts'
import { buyersHost, type Placed } from './buyers.ts'

export type Opened = Pick<OpenDatabase, 'db' | 'pool' | 'kind'>

/** Everything here is empty where nothing went wrong. */
export type Faults = {
	/** Answered, but missing or different in the database. */
	lost: string[]
	doubled: string[]
	/** Orders without their snapshot, their frozen design or their line of the audit. */
	halves: string[]
	/** Orders without exactly one of each of their messages. */
	outbox: string[]
}

export const noFaults: Faults = { lost: [], doubled: [], halves: [], outbox: [] }

type Row = {
	code: string
	reference: string
	total: string | number
	email: string
	snapshots: number
	frozen: boolean | null
	audits: number
}

/** `webhooks`: the shop has a webhook endpoint. */
export async function faultsOf(
	{ db }: Opened,
	placed: readonly Placed[],
	webhooks: boolean,
): Promise<Faults> {
	const { rows } = await db.execute<Row>(sql`
		select o.code, o.reference, o.total, o.customer ->> 'email' as email,
			(select count(*)::int from order_snapshots s where s.tenant = o.tenant and s.order_id = o.id) as snapshots,
			(select frozen from designs d where d.tenant = o.tenant and d.code = o.code) as frozen,
			(select count(*)::int from audit a where a.tenant = o.tenant and a.code = o.code and a.event = 'orderPlaced') as audits
		from orders o where o.customer ->> 'email' like ${`%@${buyersHost}`}`)
	const byCode = new Map(rows.map((row) => [row.code, row]))
	const isThere = ({ code, reference, total, email }: Placed) => {
		const row = byCode.get(code)
		return row?.reference === reference && Number(row.total) === total && row.email === email
	}
	const counts = Map.groupBy(rows, (row) => row.email)
	return {
		lost: placed.filter((one) => !isThere(one)).map((one) => one.code),
		doubled: [...counts].filter(([, found]) => found.length !== 1).map(([email]) => email),
		halves: rows
			.filter((row) => row.snapshots !== 1 || row.frozen !== true || row.audits !== 1)
			.map((row) => row.code),
		outbox: await wrongMessages(db, rows, webhooks),
	}
}

type Message = { kind: string; about: string; count: number }

async function wrongMessages(
	db: Opened['db'],
	orders: Row[],
	webhooks: boolean,
): Promise<string[]> {
	const { rows } = await db.execute<Message>(sql`
		select coalesce(mail ->> 'kind', 'webhook ' || (webhook ->> 'kind')) as kind, count(*)::int as count,
			coalesce(mail -> 'order' ->> 'code', webhook -> 'order' ->> 'code', webhook ->> 'code', "to") as about
		from outbox group by 1, 3`)
	const found = new Map(rows.map(({ kind, about, count }) => [`${kind} ${about}`, count]))
	const systems = webhooks ? ['webhook orderPlaced', 'webhook configurationEnded'] : []
	return orders.flatMap(({ code, email }) => {
		const wanted = ['orderPlaced', 'sellerNotice', ...systems].map((kind) => `${kind} ${code}`)
		return [...wanted, `activation ${email}`].flatMap((name) =>
			found.get(name) === 1 ? [] : [`${name}: ${found.get(name) ?? 0}`],
		)
	})
}

/** Messages that nobody has sent yet, or that failed for good. */
export async function unsent({ db }: Opened): Promise<{ waiting: number; dead: number }> {
	const { rows } = await db.execute<{ waiting: number; dead: number }>(sql`
		select count(*) filter (where state = 'waiting')::int as waiting,
			count(*) filter (where state = 'dead')::int as dead from outbox`)
	return rows[0] ?? { waiting: 0, dead: 0 }
}

/** Mails in the mailbox that came twice, or that the outbox does not know. */
export async function unexpectedMails({ db }: Opened): Promise<number> {
	const { rows } = await db.execute<{
		count: number
	}>(sql`select count(*)::int as count from mailbox m
		where not exists (select 1 from outbox o where o.id = m.id and o.state = 'sent')`)
	return rows[0]?.count ?? 0
}

/** As if an hour passed for a dead server: its jobs expire and go back to the queue, its claimed messages are free. */
export async function anHourPasses({ db, pool }: Opened): Promise<void> {
	const pass = () =>
		db.execute(sql`update pgboss.job set start_after = start_after - interval '1 hour',
			started_on = started_on - interval '1 hour' where state < 'completed'`)
	await db.execute(sql`update outbox set claimed_until = claimed_until - interval '1 hour'`)
	await pass()
	await db.execute(sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null`)
	const boss = jobQueueOf(pool, true)
	await boss.start()
	for (const queue of ['mails', 'webhooks']) await boss.supervise(queue)
	await boss.stop({ graceful: false, close: false })
	await pass()
}

/** ms without progress after which work counts as stopped. */
const standstill = 300_000

async function untilSent(opened: Opened): Promise<void> {
	let left = await unsent(opened)
	for (let since = Date.now(); left.waiting > 0 && Date.now() - since < standstill; ) {
		await wait(200)
		const now = await unsent(opened)
		if (now.waiting < left.waiting) since = Date.now()
		left = now
	}
	if (left.waiting > 0 || left.dead > 0)
		throw new Error(`${left.waiting} messages wait, ${left.dead} are dead`)
}

/** By the workers of one more server. */
export async function sendTheRest(opened: Opened): Promise<void> {
	const { db } = opened
	const services = makeServices({ db, publicUrl: null, allowLoopback: true, pdfWorker: unhurried })
	const log = { error: () => undefined }
	const transport = embeddedTransport(db)
	const workers = await startWorkers({ ...opened, services, transport, log })
	try {
		await untilSent(opened)
	} finally {
		await workers.stop()
		await services.close()
	}
}

/**
 * For a server that stayed up: its workers send what they had claimed again. A mail is in the mailbox once, however
 * often it was tried.
 */
export async function faultsAfter(url: string, placed: readonly Placed[]): Promise<Faults> {
	const opened = await openDatabase({ databaseUrl: url, dataDir: '', outside: 'everywhere' })
	try {
		await anHourPasses(opened)
		await untilSent(opened)
		const unexpected = await unexpectedMails(opened)
		if (unexpected > 0) throw new Error(`${unexpected} mails that the outbox does not know as sent`)
		return await faultsOf(opened, placed, false)
	} finally {
		await opened.close()
	}
}
