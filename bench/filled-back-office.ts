// A running server on a PostgreSQL with 100,000 orders of three years, 5,000 accounts and what belongs to them.
import { request } from 'node:http'
import pg from 'pg'
import { demoPassword, type RunningServer, startServer } from '../e2e/server/running-server.ts'
import { writeOrders } from './many-orders.ts'
import { writePeople } from './many-people.ts'
import { postgresWith } from './postgres.ts'
import { processorOf } from './processor.ts'

/** One in seven is an offer. */
const rows = Number(process.env['BENCH_ORDERS'] ?? 116_700)

const demoShops = ['meubles-dupont', 'atelier', 'rangements-martin']
/** Half of the orders are the first one's. */
const shops = [...demoShops, ...Array.from({ length: 17 }, (_, n) => `shop-${n}`)]
export const largest = 'meubles-dupont'

export const people = {
	admin: { email: 'admin@gabarit.example', shop: 'atelier' },
	'operator seller': { email: 'sofie.maes@atelier.example', shop: 'atelier' },
	supplier: { email: 'fournisseur@gabarit.example', shop: 'atelier' },
	'shop admin': { email: 'paul@meubles-dupont.example', shop: largest },
	seller: { email: 'claire@meubles-dupont.example', shop: largest },
} as const
export type PersonName = keyof typeof people

type Answered = { status: number; body: Buffer; milliseconds: number; cookies: string[] }

type Asked = { host: string; cookie?: string; body?: object }

/** To the last byte of the answer. */
function ask(
	server: RunningServer,
	path: string,
	{ host, cookie, body }: Asked,
): Promise<Answered> {
	return new Promise((resolve, reject) => {
		const from = performance.now()
		const text = body && JSON.stringify(body)
		const headers = {
			host,
			origin: `http://${host}`,
			...(cookie !== undefined && { cookie }),
			...(text !== undefined && {
				'content-type': 'application/json',
				'content-length': Buffer.byteLength(text),
			}),
		}
		const sent = request(
			`${server.address}/api/${path}`,
			{ method: text === undefined ? 'GET' : 'POST', headers },
			(answer) => {
				const parts: Buffer[] = []
				answer.on('data', (part: Buffer) => parts.push(part))
				answer.on('end', () =>
					resolve({
						status: answer.statusCode ?? 0,
						body: Buffer.concat(parts),
						milliseconds: performance.now() - from,
						cookies: answer.headers['set-cookie'] ?? [],
					}),
				)
				answer.on('error', reject)
			},
		)
		sent.on('error', reject)
		sent.end(text)
	})
}

export type Person = {
	name: PersonName
	ask: (path: string) => Promise<Answered>
}

async function enter(server: RunningServer, name: PersonName): Promise<Person> {
	const { email, shop } = people[name]
	const host = `${shop}.localhost:${new URL(server.address).port}`
	const body = { email, password: demoPassword, application: 'backOffice' }
	const { status, cookies } = await ask(server, 'account/login', { host, body })
	if (status !== 200 && status !== 204) throw new Error(`${name} was not let in: ${status}`)
	const cookie = cookies.map((it) => it.split(';')[0]).join('; ')
	return { name, ask: (path) => ask(server, path, { host, cookie }) }
}

async function write(pool: pg.Pool): Promise<void> {
	await pool.query(
		`insert into tenants (code, name) select code, 'Shop ' || code from unnest($1::text[]) code
		on conflict do nothing`,
		[shops],
	)
	await writeOrders(pool, { from: 1, to: rows, shops })
	await writePeople(pool, shops)
	await pool.query('vacuum analyze')
	await pool.query('checkpoint')
}

export type FilledBackOffice = {
	server: RunningServer
	pool: pg.Pool
	enter: (name: PersonName) => Promise<Person>
	/** Milliseconds of the server and its database so far: what a call costs, however busy the machine is. */
	processor: () => Promise<Processor>
}

/** By process: those of the database come and go. */
type Processor = ReadonlyMap<number, number>

async function processorNow({ pid }: RunningServer, pool: pg.Pool): Promise<Processor> {
	const backends = await pool.query<{ pid: number }>(
		"select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
	)
	return new Map([pid, ...backends.rows.map((row) => row.pid)].map((it) => [it, processorOf(it)]))
}

/** Of one that came meanwhile, all. */
export function spentBetween(before: Processor, after: Processor): number {
	return [...after].reduce((sum, [pid, spent]) => sum + spent - (before.get(pid) ?? 0), 0)
}

function officeOf(server: RunningServer, pool: pg.Pool): FilledBackOffice {
	return {
		server,
		pool,
		enter: (name) => enter(server, name),
		processor: () => processorNow(server, pool),
	}
}

export async function inFilledBackOffice(
	measure: (office: FilledBackOffice) => Promise<void>,
): Promise<void> {
	const postgres = await postgresWith({ shared_buffers: '512MB', max_wal_size: '8GB' })
	const settings = { DATABASE_URL: postgres.url, LOG_LEVEL: 'warn', LOGIN_TRIES: '1000' }
	// The first start makes the demo.
	await (await startServer(settings)).terminate()
	const pool = new pg.Pool({ connectionString: postgres.url })
	try {
		const from = performance.now()
		await write(pool)
		console.log(`written in ${((performance.now() - from) / 1000).toFixed(0)} s`)
		const server = await startServer(settings)
		try {
			await measure(officeOf(server, pool))
		} finally {
			await server.kill()
		}
	} finally {
		await pool.end()
		await postgres.stop()
	}
}
