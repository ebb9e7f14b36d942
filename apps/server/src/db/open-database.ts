import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { compileWasmOnce, keepWasmCode } from '../lib/thread/keep-wasm-code.ts'
import { DamagedDatabase, isDamage, isOfSystem } from './damaged-database.ts'
import { lockDataDir } from './lock.ts'
import { migrateDatabase } from './migrate.ts'
import { StatementNames } from './prepared.ts'
import { ScopedPool, type Settings } from './tenant-scope.ts'

export type Database = NodePgDatabase & { $client: ScopedPool }
export type Queryable = Pick<
	Database,
	'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '_'
>

export type OpenDatabase = {
	db: Database
	pool: pg.Pool
	/** Without a query timeout, for jobs such as the nightly count of all orders. */
	untimed: Database
	kind: 'embedded' | 'postgres'
	close: () => Promise<void>
}

/** Bytes: the longest path of a unix socket on every system. */
const longestSocketPath = 100

type DatabaseOptions = {
	databaseUrl: string | null
	dataDir: string
	/** Scope of queries outside any scope (tenant-scope.ts); the server's are refused. */
	outside?: 'everywhere'
	longestQuery?: number
	/** Milliseconds until a connection of the pool is free; where it is absent those of a query, and ten seconds at most. */
	longestWait?: number
	/** False behind a pooler without prepared statements; the embedded database never uses them. */
	preparedStatements?: boolean
	onLostConnection?: (error: Error) => void
}

export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
	const { databaseUrl, longestQuery, onLostConnection = warnOfLoss } = options
	const opened =
		databaseUrl === null ? await openEmbedded(options.dataDir) : openPostgres(databaseUrl, options)
	const other = databaseUrl === null || !longestQuery ? null : openPostgres(databaseUrl).pool
	const close = async () => {
		await Promise.all([other?.end(), opened.close()])
	}
	const untimed = other ?? opened.pool
	for (const pool of new Set([opened.pool, untimed])) surviveLosses(pool, onLostConnection)
	try {
		// Migrating the tables of a large shop takes longer than the query timeout.
		await migrateDatabase(untimed)
	} catch (error) {
		await close()
		throw databaseUrl === null && isDamage(error)
			? new DamagedDatabase(databaseIn(options.dataDir), error)
			: error
	}
	const isNamed = opened.kind === 'postgres' && options.preparedStatements !== false
	const names = new StatementNames(isNamed)
	const { outside = null } = options
	const scoped = (pool: pg.Pool, longest?: number) => {
		const settings = databaseUrl === null ? {} : settingsOf(longest)
		const client = new ScopedPool(pool, { outside, settings, names })
		return drizzle(client as unknown as pg.Pool) as unknown as Database
	}
	return { ...opened, db: scoped(opened.pool, longestQuery), untimed: scoped(untimed), close }
}

type Opened = Omit<OpenDatabase, 'db' | 'untimed'>

/** The pool handles errors of idle connections only; another unhandled one would end the process. */
function surviveLosses(pool: pg.Pool, onLoss: (error: Error) => void): void {
	pool.on('connect', (client) => client.on('error', onLoss))
	pool.on('error', () => undefined)
}

/** Without the error's message, which may name an address. */
function warnOfLoss(): void {
	process.emitWarning('a connection to the database died')
}

/** PostgreSQL ends idle transactions of a frozen server after this time, and with them their locks. */
const longestIdle = '30s'

/** Query timeout of calls, ms. Longer than `longestIdle`, to outlast the lock of a frozen server. */
export const callTimeout = 40_000

/**
 * A timeout of 0 switches it off, also where the connection's last user had set one. Counts that stop at 10,000 look
 * long to the planner: compiling them, or sharing them among workers, takes several times what it saves (ADR 13).
 */
function settingsOf(longestQuery = 0): Settings {
	return {
		statement_timeout: String(longestQuery),
		idle_in_transaction_session_timeout: longestIdle,
		jit: 'off',
		max_parallel_workers_per_gather: '0',
	}
}

function openPostgres(
	connectionString: string,
	{ longestQuery, longestWait }: Pick<DatabaseOptions, 'longestQuery' | 'longestWait'> = {},
): Opened {
	const pool = new pg.Pool({
		connectionString,
		max: 10,
		connectionTimeoutMillis: longestWait ?? Math.min(longestQuery ?? 10_000, 10_000),
		pipeline: true,
		keepAlive: true,
		...(longestQuery && { query_timeout: longestQuery }),
	})
	return { pool, kind: 'postgres', close: () => pool.end() }
}

/** In the data folder, or in the temporary folder where that path is too long. */
export function socketIn(dataDir: string): string {
	const name = '.s.PGSQL.5432'
	const path = join(dataDir, name)
	if (Buffer.byteLength(path) <= longestSocketPath) return path
	const short = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
	return join(tmpdir(), `gabarit-${short}`, name)
}

const databaseIn = (dataDir: string) => join(dataDir, 'database')

async function openEmbedded(dataDir: string): Promise<Opened> {
	keepWasmCode()
	compileWasmOnce()
	mkdirSync(dataDir, { recursive: true })
	const database = databaseIn(dataDir)
	if (statSync(database, { throwIfNoEntry: false })?.isFile()) throw new DamagedDatabase(database)
	const path = socketIn(dataDir)
	const release = await lockDataDir(database, path)
	const folder = dirname(path)
	mkdirSync(folder, { recursive: true, mode: 0o700 })
	rmSync(path, { force: true })
	const isNew = readdirSync(database).length === 0
	const worker = new Worker(new URL('./worker.ts', import.meta.url), {
		workerData: { dir: database, path },
	})
	try {
		await messageOf(worker, 'ready')
	} catch (error) {
		release()
		throw isNew || isOfSystem(error) ? error : new DamagedDatabase(database, error)
	}
	const pool = new pg.Pool({
		host: folder,
		database: 'postgres',
		user: 'postgres',
		password: 'embedded',
		// All connections share one session of the embedded database: two that prepare a statement at the same time
		// fail ("unnamed prepared statement does not exist"). One connection costs nothing, since it runs one
		// statement at a time anyway. Inside a transaction, query the transaction only.
		max: 1,
	})
	// A server without its database cannot answer: its supervisor starts it again.
	worker.once('exit', endWithout)
	const close = async () => {
		await pool.end()
		worker.off('exit', endWithout)
		worker.postMessage('stop')
		await messageOf(worker, 'stopped')
		await worker.terminate()
		release()
	}
	return { pool, kind: 'embedded', close }
}

function endWithout(code: number): never {
	throw new Error(`The database ended with ${code}.`)
}

async function messageOf(worker: Worker, expected: string): Promise<void> {
	const waiting = new AbortController()
	const { signal } = waiting
	const said = async () => {
		const [word] = await once(worker, 'message', { signal })
		if (word !== expected) throw new Error(`The database said ${word}, not ${expected}.`)
	}
	const ended = async () => {
		const [code] = await once(worker, 'exit', { signal })
		endWithout(Number(code))
	}
	try {
		await Promise.race([said(), ended()])
	} finally {
		waiting.abort()
	}
}
