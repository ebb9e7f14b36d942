// Connections of PostgreSQL that end badly: none takes the process with it, none holds an order up for ever.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createDatabase, everyDatabase } from '../testing/test-database.ts'
import { openShop, orderOf } from '../testing/test-shop.ts'
import { isDatabaseAway } from './is-database-away.ts'
import { type Database, openDatabase, socketIn } from './open-database.ts'
import { everywhere } from './tenant-scope.ts'

const postgres = everyDatabase.find((it) => it.name === 'PostgreSQL')

test.skipIf(!postgres)(
	'who stops in the middle of a transaction does not hold it open',
	async () => {
		if (!postgres) return
		const shop = await openShop(postgres)
		try {
			const browser = shop.browse()
			const order = await orderOf(browser)
			const { code, configuration } = order
			const save = { kind: 'save' as const, code, configuration, language: 'fr' as const }
			await browser.client.dressing.configuration.send(save)
			const frozen = await shop.pool.connect()
			const asked = sql`show idle_in_transaction_session_timeout`
			const [inside] = (await everywhere(() => shop.services.db.execute(asked))).rows
			expect(inside).toEqual({ idle_in_transaction_session_timeout: '30s' })
			// Said for each transaction: a connection that a pooler hands to another keeps nothing of it.
			const { rows } = await frozen.query('show idle_in_transaction_session_timeout')
			expect(rows).toEqual([{ idle_in_transaction_session_timeout: '0' }])
			// One text: the server freezes once it has asked for all of it, however slow the machine.
			const answers =
				(await frozen.query(`begin; set local idle_in_transaction_session_timeout = 500;
			select set_config('gabarit.tenant', '*', true);
			select 1 from designs where code = '${code}' for update`)) as unknown as {
					rowCount: number
				}[]
			expect(answers.at(-1)?.rowCount).toBe(1)
			const placed = await browser.client.dressing.configuration.order(order)
			expect(placed.code).toBe(code)
			await expect(frozen.query('commit')).rejects.toThrow(/terminat|not queryable/)
			frozen.release()
		} finally {
			await shop.close()
		}
	},
)

/** A proxy to the database that can drop everything silently. */
async function silentProxy(url: string) {
	const { hostname, port } = new URL(url)
	const sockets = new Set<Socket>()
	let isSilent = false
	const proxy = createServer((near) => {
		const far = connect(Number(port), hostname)
		for (const [from, to] of [[near, far] as const, [far, near] as const]) {
			sockets.add(from)
			from.on('data', (bytes) => isSilent || to.write(bytes))
			from.on('error', () => undefined)
			from.on('close', () => isSilent || to.destroy())
		}
	})
	await new Promise<void>((resolve) => {
		proxy.listen(0, '127.0.0.1', resolve)
	})
	const through = new URL(url)
	through.hostname = '127.0.0.1'
	through.port = String((proxy.address() as AddressInfo).port)
	return {
		url: through.href,
		fallSilent: (silent: boolean) => {
			isSilent = silent
		},
		close: () => {
			for (const socket of sockets) socket.destroy()
			proxy.close()
		},
	}
}

const server = process.env['TEST_DATABASE_URL']

test.skipIf(!server)(
	'a database that vanishes without a word is waited for so long and no longer',
	async () => {
		const made = await createDatabase(server ?? '')
		const proxy = await silentProxy(made.url)
		let untimed = {} as Database
		const open = async () => {
			const opened = await openDatabase({
				databaseUrl: proxy.url,
				dataDir: '',
				outside: 'everywhere',
				longestQuery: 15_000,
				onLostConnection: () => undefined,
			})
			untimed = opened.untimed
			return opened
		}
		const shop = await openShop({ name: 'a vanishing database', open })
		try {
			const browser = shop.browse()
			const order = await orderOf(browser)
			const limitOf = async (db: Pick<Database, 'execute'>) =>
				(await db.execute(sql`show statement_timeout`)).rows
			const { db } = shop.services
			const limited = [{ statement_timeout: '15s' }]
			expect(await limitOf(db)).toEqual(limited)
			expect(await db.transaction((tx) => limitOf(tx))).toEqual(limited)
			expect((await db.execute(sql`show jit`)).rows).toEqual([{ jit: 'off' }])
			const { rows } = await shop.pool.query('show statement_timeout')
			expect(rows).toEqual([{ statement_timeout: '0' }])
			// A pooler may hand over a connection that somebody limited: migrations and nightly counts have no limit.
			await untimed.execute(sql`select set_config('statement_timeout', '100', false)`)
			expect(await limitOf(untimed)).toEqual([{ statement_timeout: '0' }])
			proxy.fallSilent(true)
			const answers = await Promise.all([
				browser.ask('POST', '/api/dressing/configuration/order', order),
				browser.ask('GET', `/api/dressing/configuration/is-valid/${order.code}`),
			])
			for (const answer of answers) {
				expect(answer.status).toBe(503)
				expect(answer.json()).toMatchObject({
					code: 'not_ready',
					message: 'The server is not ready.',
				})
			}
			proxy.fallSilent(false)
			const placed = await browser.client.dressing.configuration.order(order)
			expect(placed.code).toBe(order.code)
		} finally {
			await shop.close()
			proxy.close()
			await made.drop()
		}
	},
)

test.each(['/data', '/data/'.padEnd(95, 'a'), '/data/'.padEnd(200, 'a'), '/data/'.padEnd(90, 'é')])(
	'the socket of an embedded database in %s has a path that the system takes',
	(dataDir) => {
		// sun_path of Linux, its last byte apart.
		expect(Buffer.byteLength(socketIn(dataDir))).toBeLessThanOrEqual(107)
	},
)

test('a process whose embedded database dies says so and ends, and does not stay up without it', () => {
	const dataDir = mkdtempSync(join(tmpdir(), 'gabarit-dying-'))
	// The thread is taken from it as a crash of the database would.
	const script = `
		let thread
		process.once('worker', (worker) => { thread = worker })
		const { openDatabase } = await import(${JSON.stringify(new URL('open-database.ts', import.meta.url).href)})
		await openDatabase({ databaseUrl: null, dataDir: ${JSON.stringify(dataDir)} })
		await thread.terminate()
		setTimeout(() => console.log('still up'), 20_000)`
	const file = join(dataDir, 'dies.mjs')
	writeFileSync(file, script)
	const ended = spawnSync(process.execPath, [file], { encoding: 'utf8', timeout: 170_000 })
	rmSync(dataDir, { recursive: true, force: true })
	expect(ended.stderr).toContain('The database ended with')
	expect([ended.status, ended.stdout]).toEqual([1, ''])
})

test('only what the database lacks is called away, not what we asked it wrongly', () => {
	const of = (change: object) => Object.assign(new Error('it failed'), change)
	const wrapped = (cause: Error) => new Error('Failed query', { cause })
	const away = [
		of({ code: 'ECONNREFUSED' }),
		of({ code: '57P01', severity: 'FATAL' }),
		of({ code: '53100', severity: 'ERROR' }),
		wrapped(of({ code: '57014', severity: 'ERROR' })),
		wrapped(new Error('Query read timeout')),
		new Error('timeout exceeded when trying to connect'),
	]
	const ours = [
		of({ code: '23505', severity: 'ERROR' }),
		of({ code: '42601', severity: 'ERROR' }),
		of({ code: 'ERR_INVALID_ARG_TYPE' }),
		new Error('Query'),
		'Query read timeout',
	]
	expect(away.map(isDatabaseAway)).toEqual(away.map(() => true))
	expect(ours.map(isDatabaseAway)).toEqual(ours.map(() => false))
})

test.skipIf(!postgres)('servers that start at the same time all start', async () => {
	const { url, drop } = await createDatabase(process.env['TEST_DATABASE_URL'] ?? '')
	const open = () => openDatabase({ databaseUrl: url, dataDir: '', outside: 'everywhere' })
	try {
		for (let round = 0; round < 3; round++) {
			const started = await Promise.allSettled(Array.from({ length: 6 }, open))
			const opened = started.filter((it) => it.status === 'fulfilled')
			for (const { value } of opened) await value.close()
			expect(started.map((it) => it.status)).toEqual(Array.from(started, () => 'fulfilled'))
		}
	} finally {
		await drop()
	}
})
