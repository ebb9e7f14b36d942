// Orders of this checkout and another one (BENCH_AGAINST: its folder, installed), in turn on one PostgreSQL:
// a shared machine changes by half within minutes, so figures of two runs cannot be compared.
import { loadavg } from 'node:os'
import pg from 'pg'
import { type RunningServer, startServer } from '../e2e/server/running-server.ts'
import { percentile, report } from './figure.ts'
import { after, buyersOf, isWarm, placing } from './order-load.ts'
import { postgresWith, settle } from './postgres.ts'

const clients = 8
const rounds = 6
const seconds = Number(process.env['BENCH_SECONDS'] ?? 4)
const other = process.env['BENCH_AGAINST']

type Side = {
	name: string
	url: string
	server: RunningServer
	buyers: Awaited<ReturnType<typeof buyersOf>>
	rates: number[]
	times: number[]
	processor: number[]
}

async function databaseOf(postgres: string, name: string): Promise<string> {
	const client = new pg.Client(postgres)
	await client.connect()
	await client.query(`create database ${name}`)
	await client.end()
	const url = new URL(postgres)
	url.pathname = `/${name}`
	return url.href
}

async function open(postgres: string, name: string, checkout: string): Promise<Side> {
	const url = await databaseOf(postgres, name)
	const server = await startServer({ DATABASE_URL: url, LOG_LEVEL: 'warn', JOBS: 'off' }, checkout)
	const buyers = await buyersOf([server.address], clients)
	await buyers.place({ until: isWarm })
	return { name, url, server, buyers, rates: [], times: [], processor: [] }
}

async function place({ url, server, buyers, rates, times, processor }: Side): Promise<void> {
	await settle(url)
	await buyers.place({ until: after(1) })
	const placed = await placing(server.pid, buyers, seconds)
	rates.push(placed.rate)
	processor.push(placed.processor)
	times.push(...placed.times)
}

function show({ name, rates, times, processor }: Side): void {
	console.log(`${name}: ${rates.map((it) => it.toFixed(0)).join(', ')} orders a second`)
	for (const share of [0.5, 0.95, 0.99])
		report({
			name: `${name}, p${share * 100} of all rounds`,
			measured: percentile(times, share),
			unit: 'ms',
		})
	const measured = percentile(processor, 0.5)
	report({ name: `${name}, processor of the server, an order`, measured, unit: 'ms' })
}

async function compare(postgres: string, checkout: string): Promise<void> {
	const sides = [await open(postgres, 'other', checkout), await open(postgres, 'this', '.')]
	console.log(`${rounds} rounds of ${seconds} s each, load ${loadavg()[0]?.toFixed(1)}`)
	// Each round starts with the other checkout.
	for (let round = 0; round < rounds; round++)
		for (const side of round % 2 === 0 ? sides : sides.toReversed()) await place(side)
	for (const side of sides) {
		show(side)
		side.buyers.close()
		await side.server.kill()
	}
}

if (other === undefined) console.log('BENCH_AGAINST names no other checkout: nothing to compare.')
else {
	const postgres = await postgresWith()
	try {
		await compare(postgres.url, other)
	} finally {
		await postgres.stop()
	}
}
