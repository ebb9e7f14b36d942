// Orders on PostgreSQL, 8 at once, in turn with one order-like transaction written by hand. Another
// server does the jobs. At the end a server that has just started and does its jobs itself is reported.
import { startServer } from '../e2e/server/running-server.ts'
import { percentile, report } from './figure.ts'
import { after, buyersOf, isWarm, type Placing, placing } from './order-load.ts'
import { plainOrders } from './plain-orders.ts'
import { postgresWith, settle } from './postgres.ts'

const clients = 8
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 9)
const seconds = Number(process.env['BENCH_SECONDS'] ?? 4)
const first = 1000
/** Of the rate by hand. */
const share = 0.2
/** Of the p99 by hand. */
const longest = 4

type Round = Placing & { byHand: { rate: number; times: number[] } }

const p99Of = ({ times }: { times: number[] }) => percentile(times, 0.99)

async function againstHand(url: string): Promise<void> {
	const server = await startServer({ DATABASE_URL: url, LOG_LEVEL: 'warn', JOBS: 'off' })
	try {
		const buyers = await buyersOf([server.address], clients)
		// The warm server is measured; the start is reported.
		const warming = await buyers.place({ until: isWarm })
		const [sample] = warming
		if (!sample) throw new Error('no order was placed')
		for (const from of [0, 4 * first]) {
			const some = warming.slice(from, from + first).map((it) => it.milliseconds)
			const name = `orders ${from + 1} to ${from + first} after a start, p99`
			report({ name, measured: percentile(some, 0.99), unit: 'ms' })
		}
		const plain = await plainOrders(url, sample.code, clients)
		console.log(`by hand: ${plain.described}; ${rounds} rounds of ${seconds} s`)
		const all: Round[] = []
		for (let round = 1; round <= rounds; round++) {
			// Connections plan anew, once, after this; that second is not counted.
			await settle(url)
			await plain.measure(after(1))
			const byHand = await plain.measure(after(seconds))
			await settle(url)
			await buyers.place({ until: after(1) })
			const made = await placing(server.pid, buyers, seconds)
			all.push({ ...made, byHand })
			const placed = `${made.rate.toFixed(0)} orders a second, p99 ${p99Of(made).toFixed(1)} ms`
			const plainly = `by hand ${byHand.rate.toFixed(0)}, p99 ${p99Of(byHand).toFixed(1)} ms`
			console.log(`round ${round}: ${placed}; ${plainly}`)
		}
		await plain.close()
		buyers.close()
		show(all)
	} finally {
		await server.kill()
	}
}

/** Judged by ratios within a round, as medians of the rounds: a busy machine slows both. */
function show(all: Round[]): void {
	const median = (of: (it: Round) => number) => percentile(all.map(of), 0.5)
	const times = median(({ rate, byHand }) => byHand.rate / rate)
	const name = 'transactions by hand in the time of an order'
	report({ name, measured: times, unit: 'times', limit: 1 / share })
	console.log(`orders reach ${(100 / times).toFixed(1)} % of the rate by hand`)
	const ratio = median((it) => p99Of(it) / p99Of(it.byHand))
	report({
		name: 'p99 of an order by that by hand',
		measured: ratio,
		unit: 'times',
		limit: longest,
	})
	const byHand = all.flatMap((it) => it.byHand.times)
	const orders = all.flatMap((it) => it.times)
	const reported: [name: string, milliseconds: number][] = [
		['by hand, p50', percentile(byHand, 0.5)],
		['by hand, p99', percentile(byHand, 0.99)],
		['order, p50', percentile(orders, 0.5)],
		['order, p99', percentile(orders, 0.99)],
		['processor of the server, an order', median((it) => it.processor)],
	]
	for (const [what, measured] of reported) report({ name: what, measured, unit: 'ms' })
}

async function withJobs(url: string): Promise<void> {
	const server = await startServer({ DATABASE_URL: url, LOG_LEVEL: 'warn' })
	try {
		const buyers = await buyersOf([server.address], clients)
		await buyers.place({ until: after(1) })
		await settle(url)
		const { rate, times } = await placing(server.pid, buyers, seconds)
		buyers.close()
		report({
			name: 'just started, with its jobs in the same process: orders',
			measured: rate,
			unit: 'a second',
		})
		report({
			name: 'just started, with its jobs: order, p99',
			measured: percentile(times, 0.99),
			unit: 'ms',
		})
	} finally {
		await server.kill()
	}
}

const postgres = await postgresWith()
try {
	await againstHand(postgres.url)
	await withJobs(postgres.url)
} finally {
	await postgres.stop()
}
