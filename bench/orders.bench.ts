// Placing orders on PostgreSQL, 8 at once, against one order-like transaction written by hand in the same run. Rounds
// of both in turn; PDFs and mails are jobs and go on beside, as they do.
import { loadavg } from 'node:os'
import { startServer } from '../e2e/server/running-server.ts'
import { percentile, report } from './figure.ts'
import { after, buyersOf } from './order-load.ts'
import { plainOrders } from './plain-orders.ts'
import { postgresWith } from './postgres.ts'

const clients = 8
const rounds = 5
const seconds = Number(process.env['BENCH_SECONDS'] ?? 4)
const share = 0.2
const longest = 40

const postgres = await postgresWith()
const server = await startServer({ DATABASE_URL: postgres.url, LOG_LEVEL: 'warn' })
try {
	const buyers = await buyersOf([server.address], clients)
	const [sample] = await buyers.place({ until: after(3) })
	if (!sample) throw new Error('no order was placed')
	const plain = await plainOrders(postgres.url, sample.code, clients)
	await plain.measure(after(1))
	console.log(
		`by hand: ${plain.described}; ${rounds} rounds of ${seconds} s, load ${loadavg()[0]?.toFixed(1)}`,
	)
	const shares: number[] = []
	const times: number[] = []
	for (let round = 1; round <= rounds; round++) {
		const byHand = await plain.measure(after(seconds))
		const from = performance.now()
		const placed = await buyers.place({ until: after(seconds) })
		const rate = placed.length / ((performance.now() - from) / 1000)
		shares.push(rate / byHand)
		times.push(...placed.map((it) => it.milliseconds))
		console.log(`round ${round}: ${rate.toFixed(0)} orders a second, by hand ${byHand.toFixed(0)}`)
	}
	const median = percentile(shares, 0.5)
	report({
		name: 'time of an order against its share of the rate by hand',
		measured: 1 / median,
		unit: 'times',
		limit: 1 / share,
	})
	console.log(
		`orders reach ${(median * 100).toFixed(1)} % of the rate by hand (at least ${share * 100} %)`,
	)
	report({ name: 'order, p50', measured: percentile(times, 0.5), unit: 'ms' })
	report({ name: 'order, p99', measured: percentile(times, 0.99), unit: 'ms', limit: longest })
	await plain.close()
	buyers.close()
} finally {
	await server.kill()
	await postgres.stop()
}
