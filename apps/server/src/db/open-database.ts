// One door to the data: PostgreSQL by address, or the embedded one in a worker thread behind a socket.
// Both are the same pool for everyone else.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { keepWasmCode } from '../lib/keep-wasm-code.ts'
import { DamagedDatabase, isDamage, isOfSystem } from './damaged-database.ts'
import { lockDataDir } from './lock.ts'
import { migrateDatabase } from './migrate.ts'
import { StatementNames } from './prepared.ts'
import { type Limits, ScopedPool } from './tenant-scope.ts'

export type Database = NodePgDatabase & { $client: ScopedPool }
/** A transaction, or the database itself where one statement is enough. */
export type Queryable = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute' | '_'>

export type OpenDatabase = {
	db: Database
	pool: pg.Pool
	/** For work that nobody waits for, a nightly count of all orders: its queries take as long as they take. */
	patient: Database
	kind: 'embedded' | 'postgres'
	close: () => Promise<void>
}

/** Bytes of the longest path of a unix socket that every system takes. */
const longestSocketPath = 100

type Wanted = {
	databaseUrl: string | null
	dataDir: string
	/** Whose rows a query sees that stands in no scope (tenant-scope.ts): a server's are refused. */
	outside?: 'everywhere'
	/** Milliseconds after which a query is given up; without it none is: a backup reads for as long as it takes. */
	longestQuery?: number
	/** False where a pooler that keeps none stands before PostgreSQL; the embedded database never keeps any. */
	preparedStatements?: boolean
	/** Told of a connection that died; without it a warning of the process says so. */
	onLostConnection?: (error: Error) => void
}

export async function openDatabase(options: Wanted): Promise<OpenDatabase> {
	const { databaseUrl, longestQuery, onLostConnection = warnOfLoss } = options
	const opened =
		databaseUrl === null
			? await openEmbedded(options.dataDir)
			: openPostgres(databaseUrl, longestQuery)
	// Its connections close when they have nothing to do.
	const other = databaseUrl === null || !longestQuery ? null : openPostgres(databaseUrl).pool
	const close = async () => {
		await Promise.all([other?.end(), opened.close()])
	}
	const patient = other ?? opened.pool
	for (const pool of new Set([opened.pool, patient])) surviveLosses(pool, onLostConnection)
	try {
		// New tables and indexes of a large shop take longer than any query of a call may.
		await migrateDatabase(patient)
	} catch (error) {
		await close()
		throw databaseUrl === null && isDamage(error)
			? new DamagedDatabase(databaseIn(options.dataDir), error)
			: error
	}
	// All connections are one session of the embedded database, which knows a name only once.
	const isNamed = opened.kind === 'postgres' && options.preparedStatements !== false
	const names = new StatementNames(isNamed)
	const { outside = null } = options
	const scoped = (pool: pg.Pool, longest?: number) => {
		const limits = databaseUrl === null ? {} : limitsOf(longest)
		// drizzle's type knows its driver's own pool only.
		const client = new ScopedPool(pool, { outside, limits, names })
		return drizzle(client as unknown as pg.Pool) as unknown as Database
	}
	return { ...opened, db: scoped(opened.pool, longestQuery), patient: scoped(patient), close }
}

type Opened = Omit<OpenDatabase, 'db' | 'patient'>

/**
 * A connection that dies must not take the process with it. The pool listens to idle ones only: what dies inside a
 * transaction is nobody's, and an error that nobody listens to ends a process.
 */
function surviveLosses(pool: pg.Pool, tell: (error: Error) => void): void {
	pool.on('connect', (client) => client.on('error', tell))
	// Each connection has told of itself.
	pool.on('error', () => undefined)
}

/** Without the error's text, which may name an address. */
function warnOfLoss(): void {
	process.emitWarning('a connection to the database died')
}

/** A server that froze, or whose machine is gone, gives back what it had locked: an order that waits for it goes on. */
const longestIdle = '30s'

/**
 * What the server of the shop waits for a query: longer than `longestIdle`, so that an order that waits for a frozen
 * server's lock goes on and is not given up just then.
 */
export const callPatience = 40_000

/** Without a longest query none is given up, whatever whoever had the connection before it set. */
function limitsOf(longestQuery = 0): Limits {
	return {
		statement_timeout: String(longestQuery),
		idle_in_transaction_session_timeout: longestIdle,
	}
}

/** `longestQuery`: both ends give up, the database by its own clock (`limitsOf`), the driver where nothing answers. */
function openPostgres(connectionString: string, longestQuery?: number): Opened {
	const pool = new pg.Pool({
		connectionString,
		max: 10,
		connectionTimeoutMillis: Math.min(longestQuery ?? 10_000, 10_000),
		pipeline: true,
		keepAlive: true,
		...(longestQuery && { query_timeout: longestQuery }),
	})
	return { pool, kind: 'postgres', close: () => pool.end() }
}

/** In the folder itself, or where that is too deep in the temporary one. */
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
		// All connections share one session of the embedded database: two that prepare a statement at
		// once lose it ("unnamed prepared statement does not exist"). One at a time costs nothing here,
		// since it runs one statement at a time anyhow; a transaction must therefore ask through itself.
		max: 1,
	})
	// A process without its database answers nobody: who runs it starts it again.
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

/** Waits for one word of the thread; nobody else listens to its errors, so that one ends the process. */
async function messageOf(worker: Worker, wanted: string): Promise<void> {
	const waiting = new AbortController()
	const { signal } = waiting
	const said = async () => {
		const [word] = await once(worker, 'message', { signal })
		if (word !== wanted) throw new Error(`The database said ${word}, not ${wanted}.`)
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
