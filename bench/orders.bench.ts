// Placing orders on PostgreSQL, 8 at once, against one order-like transaction written by hand in the same run. Rounds
// of both in turn. PDFs and mails are jobs: this server answers calls only, as one does that has another for the jobs;
// at the end the same with a server that does its jobs itself, reported.
import { loadavg } from 'node:os'
import { type RunningServer, startServer } from '../e2e/server/running-server.ts'
import { percentile, report } from './figure.ts'
import { after, buyersOf } from './order-load.ts'
import { plainOrders } from './plain-orders.ts'
import { postgresWith, settle } from './postgres.ts'
import { processorOf } from './processor.ts'

const clients = 8
const rounds = 5
const seconds = Number(process.env['BENCH_SECONDS'] ?? 4)
const warming = 15
const share = 0.2
const longest = 40

type Placing = { rate: number; times: number[]; processor: number }
type Round = Placing & { byHand: { rate: number; times: number[] } }

async function place(server: RunningServer, buyers: Awaited<ReturnType<typeof buyersOf>>) {
	const before = processorOf(server.pid)
	const from = performance.now()
	const placed = await buyers.place({ until: after(seconds) })
	return {
		rate: placed.length / ((performance.now() - from) / 1000),
		times: placed.map((it) => it.milliseconds),
		processor: (processorOf(server.pid) - before) / placed.length,
	} satisfies Placing
}

async function againstHand(url: string): Promise<void> {
	const server = await startServer({ DATABASE_URL: url, LOG_LEVEL: 'warn', JOBS: 'off' })
	try {
		const buyers = await buyersOf([server.address], clients)
		// As one that has been up for a while: its code is compiled after some thousands of orders.
		const [sample] = await buyers.place({ until: after(warming) })
		if (!sample) throw new Error('no order was placed')
		const plain = await plainOrders(url, sample.code, clients)
		const load = loadavg()[0]?.toFixed(1)
		console.log(`by hand: ${plain.described}; ${rounds} rounds of ${seconds} s, load ${load}`)
		const all: Round[] = []
		for (let round = 1; round <= rounds; round++) {
			// After it connections plan anew, once, by the rows there are now: that second is not counted.
			await settle(url)
			await plain.measure(after(1))
			const byHand = await plain.measure(after(seconds))
			await settle(url)
			await buyers.place({ until: after(1) })
			const placing = await place(server, buyers)
			all.push({ ...placing, byHand })
			console.log(
				`round ${round}: ${placing.rate.toFixed(0)} orders a second, by hand ${byHand.rate.toFixed(0)}`,
			)
		}
		await plain.close()
		buyers.close()
		show(all)
	} finally {
		await server.kill()
	}
}

function show(all: Round[]): void {
	const median = (of: (it: Round) => number) => percentile(all.map(of), 0.5)
	const reached = median(({ rate, byHand }) => rate / byHand.rate)
	const times = all.flatMap((it) => it.times)
	const name = 'transactions by hand in the time of an order'
	report({ name, measured: 1 / reached, unit: 'times', limit: 1 / share })
	console.log(`orders reach ${(reached * 100).toFixed(1)} % of the rate by hand`)
	const byHand = all.flatMap((it) => it.byHand.times)
	report({ name: 'by hand, p50', measured: percentile(byHand, 0.5), unit: 'ms' })
	report({ name: 'by hand, p99', measured: percentile(byHand, 0.99), unit: 'ms' })
	report({ name: 'order, p50', measured: percentile(times, 0.5), unit: 'ms' })
	report({ name: 'order, p99', measured: percentile(times, 0.99), unit: 'ms', limit: longest })
	report({
		name: 'processor of the server, an order',
		measured: median((it) => it.processor),
		unit: 'ms',
	})
}

async function withJobs(url: string): Promise<void> {
	const server = await startServer({ DATABASE_URL: url, LOG_LEVEL: 'warn' })
	try {
		const buyers = await buyersOf([server.address], clients)
		await buyers.place({ until: after(1) })
		await settle(url)
		const { rate, times } = await place(server, buyers)
		buyers.close()
		report({ name: 'with its jobs in the same process: orders', measured: rate, unit: 'a second' })
		report({ name: 'with its jobs: order, p99', measured: percentile(times, 0.99), unit: 'ms' })
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
