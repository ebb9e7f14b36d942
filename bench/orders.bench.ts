// Placing orders on PostgreSQL, 8 at once, against one order-like transaction written by hand in the same run. Rounds
// of both in turn. PDFs and mails are jobs: this server answers calls only, as one does that has another for the jobs;
// at the end one that has just started and does its jobs itself, reported.
import { loadavg } from 'node:os'
import { startServer } from '../e2e/server/running-server.ts'
import { percentile, report } from './figure.ts'
import { machineSpeed, quietSpeed } from './g1-edits.ts'
import { after, buyersOf, isWarm, type Placing, placing } from './order-load.ts'
import { plainOrders } from './plain-orders.ts'
import { postgresWith, settle } from './postgres.ts'
import { coreTimes, lostSince } from './processor.ts'

const clients = 8
const rounds = 9
const seconds = Number(process.env['BENCH_SECONDS'] ?? 4)
const first = 1000
const share = 0.2
const longest = 40
/** Where by hand one in a hundred takes as long as half an order may, the disk or the machine stands still. */
const stillAt = longest / 2

type Round = Placing & { byHand: { rate: number; times: number[] } }

const p99Of = ({ times }: { times: number[] }) => percentile(times, 0.99)

const isStill = ({ byHand }: Pick<Round, 'byHand'>) => p99Of(byHand) > stillAt

async function againstHand(url: string): Promise<void> {
	const server = await startServer({ DATABASE_URL: url, LOG_LEVEL: 'warn', JOBS: 'off' })
	try {
		const buyers = await buyersOf([server.address], clients)
		// Counted is a server that has been up for a while; how the first feel its start is reported.
		const warming = await buyers.place({ until: isWarm })
		const [sample] = warming
		if (!sample) throw new Error('no order was placed')
		for (const from of [0, 4 * first]) {
			const some = warming.slice(from, from + first).map((it) => it.milliseconds)
			const name = `orders ${from + 1} to ${from + first} after a start, p99`
			report({ name, measured: percentile(some, 0.99), unit: 'ms' })
		}
		const plain = await plainOrders(url, sample.code, clients)
		const load = loadavg()[0]?.toFixed(1)
		console.log(`by hand: ${plain.described}; ${rounds} rounds of ${seconds} s, load ${load}`)
		const before = machineSpeed()
		const all: Round[] = []
		for (let round = 1; round <= rounds; round++) {
			// After it connections plan anew, once, by the rows there are now: that second is not counted.
			await settle(url)
			await plain.measure(after(1))
			const byHand = await plain.measure(after(seconds))
			await settle(url)
			await buyers.place({ until: after(1) })
			const cores = coreTimes()
			const made = await placing(server.pid, buyers, seconds)
			const lost = lostSince(cores)
			all.push({ ...made, byHand })
			const placed = `${made.rate.toFixed(0)} orders a second, p99 ${p99Of(made).toFixed(1)} ms`
			const plainly = `by hand ${byHand.rate.toFixed(0)}, p99 ${p99Of(byHand).toFixed(1)} ms`
			const told = isStill({ byHand }) ? ' (the machine stood still)' : ''
			console.log(`round ${round}: ${placed}, ${lost}; ${plainly}${told}`)
		}
		const speed = `${before.toFixed(3)} ms before the rounds, ${machineSpeed().toFixed(3)} after them`
		console.log(
			`the machine: solve + price of G1 took ${speed}, ${quietSpeed} where nobody else used it`,
		)
		await plain.close()
		buyers.close()
		show(all)
	} finally {
		await server.kill()
	}
}

/** Rates are medians of the rounds, times are of all their orders; those of quiet rounds stand beside and judge nothing. */
function show(all: Round[]): void {
	const median = (of: (it: Round) => number) => percentile(all.map(of), 0.5)
	const times = median(({ rate, byHand }) => byHand.rate / rate)
	const name = 'transactions by hand in the time of an order'
	report({ name, measured: times, unit: 'times', limit: 1 / share })
	console.log(`orders reach ${(100 / times).toFixed(1)} % of the rate by hand`)
	const byHand = all.flatMap((it) => it.byHand.times)
	report({ name: 'by hand, p50', measured: percentile(byHand, 0.5), unit: 'ms' })
	report({ name: 'by hand, p99', measured: p99Of({ times: byHand }), unit: 'ms' })
	const orders = all.flatMap((it) => it.times)
	report({ name: 'order, p50', measured: percentile(orders, 0.5), unit: 'ms' })
	report({ name: 'order, p99', measured: p99Of({ times: orders }), unit: 'ms', limit: longest })
	report({ name: 'order, p99, median of the rounds', measured: median(p99Of), unit: 'ms' })
	const quiet = all.filter((round) => !isStill(round))
	const quietly = quiet.flatMap((it) => it.times)
	if (quiet.length > 0)
		report({
			name: `order, p99 of the ${quiet.length} quiet rounds`,
			measured: p99Of({ times: quietly }),
			unit: 'ms',
		})
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
