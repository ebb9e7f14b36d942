// SIGTERM under load: two servers on one PostgreSQL behind a client that, as a proxy does, sends only to a server that
// says it is ready. No request fails, and the server is gone within ten seconds.
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openDatabase } from '../../apps/server/src/db/open-database.ts'
import { createDatabase } from '../../apps/server/src/testing/test-database.ts'
import { openBuyers, priceAt } from './buyers.ts'
import { faultsOf, noFaults } from './proof.ts'
import { type RunningServer, startServer } from './running-server.ts'

const clients = 8
const looksEvery = 100

async function isReady({ address }: RunningServer): Promise<boolean> {
	const answer = await fetch(`${address}/health/ready`).catch(() => null)
	return answer?.ok ?? false
}

test.skipIf(!process.env['TEST_DATABASE_URL'])(
	'SIGTERM under load fails no request and ends within ten seconds',
	{ timeout: 180_000 },
	async () => {
		const { url, drop } = await createDatabase(process.env['TEST_DATABASE_URL'] ?? '')
		const settings = { DATABASE_URL: url, DRAIN_MS: '2000', LOG_LEVEL: 'warn' }
		const first = await startServer(settings)
		const second = await startServer(settings)
		try {
			const { failed, code, milliseconds } = await stopUnderLoad(first, second)
			expect(failed).toEqual([])
			expect(code).toBe(0)
			expect(milliseconds).toBeLessThan(10_000)
		} finally {
			await first.kill()
			await second.kill()
			await drop()
		}
	},
)

test.skipIf(!process.env['TEST_DATABASE_URL'])(
	'SIGTERM without a drain doubles no order: an unanswered buyer asks again and has one order',
	{ timeout: 180_000 },
	async () => {
		const made = await createDatabase(process.env['TEST_DATABASE_URL'] ?? '')
		const settings = { DATABASE_URL: made.url, DRAIN_MS: '0', LOG_LEVEL: 'warn' }
		let open = await startServer(settings)
		try {
			const buyers = openBuyers(await priceAt(open.address), () => open.address)
			const { rest } = buyers.keepOrdering(clients)
			await buyers.moreAnswers(20)
			const { code } = await open.terminate()
			rest()
			open = await startServer(settings)
			const placed = await buyers.answered()
			expect(code).toBe(0)
			const opened = await openDatabase({
				databaseUrl: made.url,
				dataDir: '',
				outside: 'everywhere',
			})
			const faults = await faultsOf(opened, placed, false)
			await opened.close()
			expect(faults).toEqual(noFaults)
		} finally {
			await open.kill()
			await made.drop()
		}
	},
)

test('a client that never ends its request does not delay the stop', {
	timeout: 180_000,
}, async () => {
	const folder = mkdtempSync(join(tmpdir(), 'gabarit-stop-'))
	const server = await startServer({ DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'warn' })
	try {
		const { hostname, port } = new URL(server.address)
		const socket = connect(Number(port), hostname)
		socket.on('error', () => {})
		const head = 'POST /api/account/login HTTP/1.1\r\nHost: localhost\r\n'
		socket.write(`${head}Content-Type: application/json\r\nContent-Length: 99\r\n\r\n{`)
		await once(socket, 'connect')
		// Asked afterwards, answered afterwards: the server has the half body by then.
		expect((await fetch(`${server.address}/health/live`)).status).toBe(200)
		const { code, milliseconds } = await server.terminate()
		expect(code).toBe(0)
		expect(milliseconds).toBeLessThan(10_000)
	} finally {
		await server.kill()
		rmSync(folder, { recursive: true, force: true })
	}
})

type Stopped = { failed: string[]; code: number | null; milliseconds: number }

async function stopUnderLoad(first: RunningServer, second: RunningServer): Promise<Stopped> {
	let ready = [first, second]
	const over = new AbortController()
	const { signal } = over
	const answered = { first: 0, second: 0 }
	const failed: string[] = []
	const looking = [first, second].map(async (server) => {
		while (!signal.aborted) {
			const others = ready.filter((it) => it !== server)
			ready = (await isReady(server)) ? [...others, server] : others
			await wait(looksEvery)
		}
	})
	const asking = Array.from({ length: clients }, async (_client, index) => {
		for (let i = index; !signal.aborted; i++) {
			const server = ready[i % ready.length] ?? second
			try {
				const headers = { origin: server.address }
				const answer = await fetch(`${server.address}/api/configurator/init`, { headers })
				await answer.arrayBuffer()
				if (answer.ok) answered[server === first ? 'first' : 'second'] += 1
				else failed.push(`${answer.status}`)
			} catch (error) {
				failed.push(String(error instanceof Error ? (error.cause ?? error) : error))
			}
			// The looks at both servers share this process with the clients.
			await wait(10)
		}
	})
	while (answered.first < 20) await wait(20)
	const { code, milliseconds } = await first.terminate()
	const before = answered.second
	while (answered.second < before + 20) await wait(20)
	over.abort()
	await Promise.all([...looking, ...asking])
	return { failed, code, milliseconds }
}
