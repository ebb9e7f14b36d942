// Two servers against one on the same PostgreSQL, rounds of both in turn. On one machine they share its cores,
// so only what is left of the second is reported.
import { availableParallelism, loadavg } from 'node:os'
import autocannon from 'autocannon'
import { startServer } from '../e2e/server/running-server.ts'
import { percentile, report } from './figure.ts'
import { after, buyersOf } from './order-load.ts'
import { postgresWith } from './postgres.ts'

const clients = 16
const rounds = 3
const seconds = Number(process.env['BENCH_SECONDS'] ?? 4)

async function ordersASecond(servers: string[]): Promise<number> {
	const buyers = await buyersOf(servers, clients)
	await buyers.place({ until: after(1) })
	const from = performance.now()
	const placed = await buyers.place({ until: after(seconds) })
	const rate = placed.length / ((performance.now() - from) / 1000)
	buyers.close()
	return rate
}

async function pagesASecond(servers: string[]): Promise<number> {
	const each = servers.map((server) =>
		autocannon({
			url: `${server}/api/configurator/init`,
			connections: clients / servers.length,
			duration: seconds,
			headers: { origin: server },
		}),
	)
	const results = await Promise.all(each)
	if (results.some(({ non2xx, errors }) => non2xx > 0 || errors > 0))
		throw new Error('a page was refused')
	return results.reduce((sum, { requests }) => sum + requests.average, 0)
}

const postgres = await postgresWith()
const settings = { DATABASE_URL: postgres.url, LOG_LEVEL: 'warn', JOBS: 'off' }
const first = await startServer(settings)
const second = await startServer(settings)
try {
	const [one, two] = [[first.address], [first.address, second.address]]
	const cores = availableParallelism()
	console.log(
		`${clients} clients, ${rounds} rounds of ${seconds} s, ${cores} cores, load ${loadavg()[0]?.toFixed(1)}`,
	)
	for (const [name, measure] of [
		['orders', ordersASecond],
		['init', pagesASecond],
	] as const) {
		const rates: [number, number][] = []
		for (let i = 0; i < rounds; i++) rates.push([await measure(one), await measure(two)])
		const median = (values: number[]) => percentile(values, 0.5)
		report({
			name: `${name}, one server`,
			measured: median(rates.map(([a]) => a)),
			unit: 'a second',
		})
		report({
			name: `${name}, two servers`,
			measured: median(rates.map(([, b]) => b)),
			unit: 'a second',
		})
		report({
			name: `${name}, two against one`,
			measured: median(rates.map(([a, b]) => b / a)),
			unit: 'times',
		})
	}
} finally {
	await first.kill()
	await second.kill()
	await postgres.stop()
}
