// The second wall (the first is the tenant in every where): each statement and each transaction runs as a role that
// owns nothing and sees one tenant's rows. Which tenant is said once, around the work: a call's is its shop,
// jobs and what reaches further ask for `everywhere` by name. Who says nothing is refused.
import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { connectionOf, writtenValue } from './driver.ts'
import { isDatabaseAway } from './is-database-away.ts'
import { type Asked, type KeptStatements, keepStatement } from './kept-statements.ts'
import {
	askAsTransaction,
	type Statement,
	StatementQueue,
	type WrittenStatement,
} from './statement-batch.ts'
import { isConnectionLost, isStatementCancelled } from './statement-errors.ts'

/** Owns nothing, cannot log in; row-security.ts makes it. */
export const appRole = 'gabarit_app'

/** The scope that sees every tenant; no tenant's code can be it. */
const all = '*'
/** The scope that sees no tenant: what has none (shops, catalogues) is there all the same. */
const none = ''

/** `isShared`: a reading leaves with what others ask just then. */
type Scope = { tenant: string; isShared: boolean }

const storage = new AsyncLocalStorage<Scope>()

/** What is awaited inside `run` sees and writes this tenant's rows only. */
export function inScope<T>(tenant: string, run: () => T | PromiseLike<T>): Promise<T> {
	if (tenant === all || tenant === none) throw new Error('this is no tenant')
	return within(tenant, run)
}

/** For jobs, the command line, and rights that reach beyond one shop. */
export function everywhere<T>(run: () => T | PromiseLike<T>): Promise<T> {
	return within(all, run)
}

/** Before anyone knows which shop is asked: no tenant's rows at all. */
export function nowhere<T>(run: () => T | PromiseLike<T>): Promise<T> {
	return within(none, run)
}

/** A query of drizzle starts when it is awaited: that must happen inside. */
function within<T>(tenant: string, run: () => T | PromiseLike<T>): Promise<T> {
	const isShared = storage.getStore()?.isShared ?? false
	return storage.run({ tenant, isShared }, async () => await run())
}

/**
 * Single reads that `run` asks leave with all others that are asked so in the same turn of the event loop, whoever asks
 * them: one journey to the database and back, in one transaction, each in its own scope. For small ones: one after the
 * other, they take one connection, and wake the database once.
 */
export function together<T>(run: () => PromiseLike<T>): Promise<T> {
	const tenant = storage.getStore()?.tenant
	if (tenant === undefined) throw new Error('no scope to read in')
	return storage.run({ tenant, isShared: true }, async () => await run())
}

/** What is long, inside `together`: nobody else waits for it. */
export async function apart<T>(run: () => T | PromiseLike<T>): Promise<T> {
	const scope = storage.getStore()
	if (!scope?.isShared) return run()
	return storage.run({ ...scope, isShared: false }, async () => await run())
}

/** Settings of PostgreSQL that hold in each transaction, and nowhere else: a pooler hands the connection to others. */
export type Limits = Readonly<Record<string, string>>

type Settings = [name: string, value: string][]

/** What makes a transaction a scope's. */
function settingsOf(scope: string, limits: Limits): Settings {
	return [['role', appRole], ['gabarit.tenant', scope], ...Object.entries(limits)]
}

/** What sets them for this transaction; `write`: a value as the statement holds it. */
function settingText(settings: Settings, write: (value: string) => string): string {
	const each = settings.map((it) => `set_config(${it.map(write).join(', ')}, true)`)
	return `select ${each.join(', ')}`
}

/** Read and planned once, for whatever scope. */
function settingOf(settings: Settings): WrittenStatement {
	let places = 0
	const text = settingText(settings, () => `$${++places}`)
	keepStatement(text)
	return { asked: { text }, values: settings.flat() }
}

/** As one simple query with its `begin`: no round trip more, where each waits for the one before. */
function openingOf(begin: string, settings: Settings): string {
	return `${begin}; ${settingText(settings, pg.escapeLiteral)}`
}

type ClientOptions = {
	settings: Settings
	isPipelined: boolean
	kept: KeptStatements
}

/** A connection of which drizzle asks `begin`: from there to the end the scope holds. */
class ScopedClient {
	readonly #client: pg.PoolClient
	readonly #settings: Settings
	readonly #isPipelined: boolean
	readonly #kept: KeptStatements
	readonly #queue: StatementQueue
	#last: Promise<unknown> = Promise.resolve()
	#isCorked = false
	/** Why nothing is asked of it any more. */
	#end: Error | null = null
	#hasFailed = false
	#hasOpened = true

	constructor(client: pg.PoolClient, { settings, isPipelined, kept }: ClientOptions) {
		this.#client = client
		this.#settings = settings
		this.#isPipelined = isPipelined
		this.#kept = kept
		this.#queue = new StatementQueue(client)
	}

	query(asked: Asked, values: readonly unknown[] = []): Promise<unknown> {
		const { text } = asked
		const isBegin = /^begin\b/.test(text)
		// What a transaction that was given up left behind would find another's, or no scope at all.
		if (this.#end !== null && text !== 'rollback') return Promise.reject(this.#end)
		if (/^(?:commit|rollback)$/.test(text)) this.#end = new Error('this transaction is over')
		if (this.#isPipelined)
			return isBegin ? this.#beginTogether(asked) : this.#together({ asked, values })
		return isBegin ? this.#begin(text) : this.#inTurn({ asked, values })
	}

	/** What is asked in one tick leaves in one write, and what of it has values as one batch. */
	async #together({ asked, values }: Statement): Promise<unknown> {
		this.#leaveSoon()
		try {
			const written = values.map((value) => writtenValue(value))
			return await this.#queue.ask({ asked: this.#kept.named(asked), values: written })
		} catch (error) {
			// After a first failure the names that follow it are unknown too, and no pooler is to blame.
			if (!this.#hasFailed) this.#kept.noteFailure(error)
			this.#hasFailed = true
			throw error
		}
	}

	#leaveSoon(): void {
		if (this.#isCorked) return
		this.#isCorked = true
		const { stream } = connectionOf(this.#client)
		stream.cork()
		process.nextTick(() => {
			this.#isCorked = false
			this.#queue.leave()
			stream.uncork()
		})
	}

	/**
	 * Nobody waits for `begin` and the scope. `begin` is never among the kept: what fails behind it, a name that the
	 * connection has lost among them, fails inside the transaction, and nothing of it runs outside the scope.
	 */
	async #beginTogether(asked: Asked): Promise<undefined> {
		for (const statement of [{ asked, values: [] }, settingOf(this.#settings)])
			this.#together(statement).catch((error: Error) => {
				this.#hasOpened = false
				this.#end = error
			})
	}

	/** A connection takes one statement at a time, also where several are asked together. */
	#inTurn({ asked, values }: Statement): Promise<unknown> {
		const answer = this.#last.then(() => this.#client.query(asked, [...values]))
		this.#last = answer.catch(() => undefined)
		return answer
	}

	async #begin(text: string): Promise<unknown> {
		try {
			return await this.#client.query(openingOf(text, this.#settings))
		} catch (error) {
			// drizzle gives back what it began, not what failed to begin.
			this.#client.release(true)
			throw error
		}
	}

	release(): void {
		this.#client.release(!this.#hasOpened)
	}
}

type Scoped = Statement & { scope: string }
type Read = Scoped & { resolve: (answer: unknown) => void; reject: (reason: unknown) => void }

/** One transaction in one journey, each statement behind what makes it its scope's; their answers. */
async function queryAtOnce(
	client: pg.PoolClient,
	{ limits, kept }: Pick<PoolOptions, 'limits' | 'kept'>,
	statements: readonly (WrittenStatement & { scope: string })[],
): Promise<unknown[]> {
	let scope = statements[0]?.scope ?? none
	const asked = [settingOf(settingsOf(scope, limits))]
	const places = statements.map((statement) => {
		if (statement.scope !== scope) asked.push(settingOf([['gabarit.tenant', statement.scope]]))
		scope = statement.scope
		return asked.push(statement) - 1
	})
	const named = asked.map((it) => ({ asked: kept.named(it.asked), values: it.values }))
	try {
		const answers = await askAsTransaction(client, named)
		client.release()
		return places.map((place) => answers[place])
	} catch (error) {
		// Nothing of a transaction that failed is left on its connection.
		client.release(isConnectionLost(error))
		throw error
	}
}

type PoolOptions = { outside: 'everywhere' | null; kept: KeptStatements; limits: Limits }

/** What drizzle takes for a pool (it looks for that word in the class's name). */
export class ScopedPool {
	readonly #pool: pg.Pool
	readonly #outside: string | null
	readonly #kept: KeptStatements
	readonly #limits: Limits
	/** They leave at the end of this turn of the event loop. */
	readonly #reads: Read[] = []

	constructor(pool: pg.Pool, { outside, kept, limits }: PoolOptions) {
		this.#pool = pool
		this.#outside = outside === null ? null : all
		this.#kept = kept
		this.#limits = limits
	}

	#scope(): Scope {
		const store = storage.getStore()
		const tenant = store?.tenant ?? this.#outside
		if (tenant === null)
			throw new Error('a query outside any tenant scope: say whose rows it is for')
		// It would cut the opening short, and what follows would stand in no transaction.
		if (tenant.includes('\0')) throw new Error('no tenant has such a code')
		return { tenant, isShared: store?.isShared ?? false }
	}

	/** A single statement is a transaction of its own, unless it is read together with others. */
	async query(asked: Asked, values: readonly unknown[] = []): Promise<unknown> {
		const { tenant, isShared } = this.#scope()
		const statement = { scope: tenant, asked, values }
		if (!this.#isPipelined || !isShared || !isSelect(asked)) return this.#queryAlone(statement)
		return new Promise((resolve, reject) => {
			this.#reads.push({ ...statement, resolve, reject })
			if (this.#reads.length === 1)
				setImmediate(() => void this.#readTogether(this.#reads.splice(0)))
		})
	}

	/** A transaction of which nobody needs an answer before its end: one journey, where statements can share one. */
	async write(statements: readonly Statement[]): Promise<void> {
		const { tenant } = this.#scope()
		await this.#queryAtOnce(statements.map((it) => ({ ...it, scope: tenant })))
	}

	get #isPipelined(): boolean {
		return this.#pool.options.pipeline === true
	}

	async #queryAlone(statement: Scoped): Promise<unknown> {
		const [answer] = await this.#queryAtOnce([statement])
		return answer
	}

	async #queryAtOnce(asked: readonly Scoped[]): Promise<unknown[]> {
		// Before anything is sent: what stands behind a value that is none of SQL's would leave without it.
		const statements = asked.map((it) => ({
			...it,
			values: it.values.map((value) => writtenValue(value)),
		}))
		if (!this.#isPipelined || !statements.every(fitsOneJourney))
			return this.#queryInTurn(statements)
		const options = { limits: this.#limits, kept: this.#kept }
		try {
			return await queryAtOnce(await this.#pool.connect(), options, statements)
		} catch (error) {
			this.#kept.noteFailure(error)
			throw error
		}
	}

	async #readTogether(reads: Read[]): Promise<void> {
		const byScope = reads.toSorted((a, b) => a.scope.localeCompare(b.scope))
		try {
			const answers = await this.#queryAtOnce(byScope)
			for (const [i, { resolve }] of byScope.entries()) resolve(answers[i])
		} catch (error) {
			// Who is at fault, and who only stood beside it, is told when each asks alone; nobody is, where nobody answers.
			const isNobodyThere = isDatabaseAway(error) && !isStatementCancelled(error)
			const again = (read: Read) => (isNobodyThere ? Promise.reject(error) : this.#queryAlone(read))
			for (const read of reads) again(read).then(read.resolve, read.reject)
		}
	}

	/** Of one scope. */
	async #queryInTurn(statements: readonly Scoped[]): Promise<unknown[]> {
		const scope = statements[0]?.scope ?? none
		const answers: unknown[] = []
		const client = await this.#pool.connect()
		let broken: unknown
		try {
			await client.query(openingOf('begin', settingsOf(scope, this.#limits)))
			for (const { asked, values } of statements)
				answers.push(await client.query(asked, [...values]))
			await client.query('commit')
			return answers
		} catch (error) {
			await client.query('rollback').catch((reason: unknown) => {
				broken = reason
			})
			throw error
		} finally {
			client.release(broken !== undefined)
		}
	}

	async connect(): Promise<ScopedClient> {
		const { tenant } = this.#scope()
		return new ScopedClient(await this.#pool.connect(), {
			settings: settingsOf(tenant, this.#limits),
			isPipelined: this.#isPipelined,
			kept: this.#kept,
		})
	}
}

/**
 * What runs in PostgreSQL's own transaction of one journey as in one of ours. A block of code could commit in it, and
 * leave its scope; `begin` would leave it open; locks and cursors want one of ours.
 */
function fitsOneJourney({ asked }: WrittenStatement): boolean {
	return /^\s*(?:select|insert|update|delete|with)\b/i.test(asked.text)
}

function isSelect(asked: Asked): boolean {
	return /^select\b/i.test(asked.text)
}
