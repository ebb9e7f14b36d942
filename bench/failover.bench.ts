// The primary dies under load, with its machine: buyers go on and send unanswered orders again.
// Every answered order must be there afterwards, once. Prints how long no order could be placed.
import pg from 'pg'
import { startServer } from '../e2e/server/running-server.ts'
import { startCluster } from './cluster.ts'
import { report } from './figure.ts'
import { after, buyersOf, type Placed } from './order-load.ts'

const clients = 8
const before = 10
/** Seconds of orders after the change. */
const afterwards = 15
const timeout = 180
/** ms after which orders under way when the primary died have arrived. */
const settled = 500

/** Answered orders that are missing, and codes with more than one. */
async function judge(url: string, placed: Placed[]): Promise<{ lost: number; doubled: number }> {
	const client = new pg.Client(url)
	await client.connect()
	const { rows } = await client.query<{ code: string; reference: string }>(
		'select code, reference from orders where code = any($1)',
		[placed.map((it) => it.code)],
	)
	await client.end()
	const kept = new Map(rows.map((row) => [row.code, row.reference]))
	return {
		lost: placed.filter((it) => kept.get(it.code) !== it.reference).length,
		doubled: rows.length - kept.size,
	}
}

const cluster = await startCluster()
const server = await startServer({ DATABASE_URL: cluster.url, LOG_LEVEL: 'fatal', JOBS: 'off' })
try {
	const buyers = await buyersOf([server.address], clients)
	const over = after(timeout)
	let at = Number.POSITIVE_INFINITY
	const isBack = (placed: Placed[]) => {
		const again = placed.find((it) => it.at > at + settled)
		return again !== undefined && performance.now() > again.at + afterwards * 1000
	}
	const buying = buyers.place({ until: (placed) => over() || isBack(placed), retry: true })
	await new Promise((resolve) => setTimeout(resolve, before * 1000))
	const killed = await cluster.killPrimary()
	at = performance.now()
	console.log(`primary ${killed} killed under ${clients} buyers, Patroni with it`)
	let now: string | null = null
	while ((now === null || now === killed) && !over()) {
		await new Promise((resolve) => setTimeout(resolve, 200))
		now = await cluster.primary()
	}
	report({ name: `until ${now} was primary`, measured: (performance.now() - at) / 1000, unit: 's' })
	const placed = await buying
	buyers.close()
	const later = placed.filter((it) => it.at > at).map((it) => it.at)
	const first = Math.min(...later.filter((it) => it > at + settled))
	report({ name: 'until an order was placed again', measured: (first - at) / 1000, unit: 's' })
	const earlier = placed.filter((it) => it.at <= at).length
	console.log(`${earlier} orders answered before, ${later.length} after`)
	const { lost, doubled } = await judge(cluster.url, placed)
	report({ name: 'answered orders lost', measured: lost, unit: 'orders', limit: 0 })
	report({ name: 'orders doubled', measured: doubled, unit: 'orders', limit: 0 })
	if (earlier === 0 || later.length === 0)
		throw new Error('there was no load on one side of the kill')
} finally {
	await server.kill()
	await cluster.stop()
}
