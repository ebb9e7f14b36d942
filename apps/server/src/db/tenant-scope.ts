// Row-level security, beside the tenant in every `where`: each statement and each transaction runs as a role that
// owns nothing and sees the rows of the scope. A query outside any scope is refused.
import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import type { StatementNames } from './prepared.ts'

export const appRole = 'gabarit_app'

/** All tenants; no tenant's code can be this. */
const all = '*'
/** No tenant; tables without tenants (shops, catalogues) can still be read. */
const none = ''

const storage = new AsyncLocalStorage<string>()

/** Everything awaited inside `run` reads and writes the rows of this tenant only. */
export function inScope<T>(tenant: string, run: () => T | PromiseLike<T>): Promise<T> {
	if (tenant === all || tenant === none) throw new Error('this is no tenant')
	return within(tenant, run)
}

export function everywhere<T>(run: () => T | PromiseLike<T>): Promise<T> {
	return within(all, run)
}

export function nowhere<T>(run: () => T | PromiseLike<T>): Promise<T> {
	return within(none, run)
}

/** A drizzle query starts when it is awaited: that must happen inside the scope. */
function within<T>(scope: string, run: () => T | PromiseLike<T>): Promise<T> {
	return storage.run(scope, async () => await run())
}

/** PostgreSQL settings for one transaction, since a pooler lends the connection to others afterwards. */
export type Settings = Readonly<Record<string, string>>

/** Begins a transaction and sets its role, tenant and settings in one round trip; all end with it. */
function openingOf(begin: string, scope: string, settings: Settings): string {
	const named = Object.entries({ role: appRole, 'gabarit.tenant': scope, ...settings })
	const each = named.map((it) => `set_config(${it.map(pg.escapeLiteral).join(', ')}, true)`)
	return `${begin}; select ${each.join(', ')}`
}

type Query = { text: string; name?: string | undefined }

type PoolOptions = { outside: 'everywhere' | null; settings: Settings; names: StatementNames }
type ClientOptions = Pick<PoolOptions, 'settings' | 'names'> & {
	scope: string
	isPipelined: boolean
}

class ScopedClient {
	readonly #client: pg.PoolClient
	readonly #options: ClientOptions
	#last: Promise<unknown> = Promise.resolve()
	#isOver = false
	#isBroken = false
	#isReleased = false

	constructor(client: pg.PoolClient, options: ClientOptions) {
		this.#client = client
		this.#options = options
	}

	async query(query: Query, values: readonly unknown[] = []): Promise<unknown> {
		const { text } = query
		if (text === 'rollback') return this.#end(text).catch(() => undefined)
		// A statement after the end of its transaction would run in the next one, or in no scope.
		if (this.#isOver) throw new Error('this transaction is over')
		if (text === 'commit') return this.#end(text)
		return /^begin\b/.test(text) ? this.#begin(text) : this.#send(query, values)
	}

	async #begin(text: string): Promise<unknown> {
		const { scope, settings } = this.#options
		try {
			return await this.#send({ text: openingOf(text, scope, settings) })
		} catch (error) {
			// drizzle does not release a connection that failed to begin its transaction.
			this.#isBroken = true
			this.release()
			throw error
		}
	}

	/** PostgreSQL accepts pipelined statements; the embedded database takes one at a time. */
	#send(query: Query, values: readonly unknown[] = []): Promise<unknown> {
		const { names, isPipelined } = this.#options
		const send = () => this.#client.query(names.of(query), [...values])
		const answer = isPipelined ? send() : this.#last.then(send)
		this.#last = answer.catch((error: unknown) => names.noteFailure(error))
		return answer
	}

	async #end(text: 'commit' | 'rollback'): Promise<unknown> {
		this.#isOver = true
		try {
			return await this.#send({ text })
		} catch (error) {
			this.#isBroken = true
			throw error
		}
	}

	release(): void {
		if (!this.#isReleased) this.#client.release(this.#isBroken)
		this.#isReleased = true
	}
}

/** drizzle recognises a pool by that word in the name of the class. */
export class ScopedPool {
	readonly #pool: pg.Pool
	readonly #options: PoolOptions

	constructor(pool: pg.Pool, options: PoolOptions) {
		this.#pool = pool
		this.#options = options
	}

	async connect(): Promise<ScopedClient> {
		const { outside, settings, names } = this.#options
		const scope = storage.getStore() ?? (outside && all)
		if (scope === null)
			throw new Error('a query outside any tenant scope: say whose rows it is for')
		// A NUL would cut the opening short, and the statement would run outside the transaction.
		if (scope.includes('\0')) throw new Error('no tenant has such a code')
		const isPipelined = this.#pool.options.pipeline === true
		return new ScopedClient(await this.#pool.connect(), { scope, settings, names, isPipelined })
	}

	/**
	 * A single statement is a transaction of its own, in one round trip where the three messages can be pipelined.
	 * If one fails, PostgreSQL fails those behind it and makes the commit a rollback.
	 */
	async query(query: Query, values: readonly unknown[] = []): Promise<unknown> {
		const client = await this.connect()
		const [begun, answer, ended] = await Promise.allSettled([
			client.query({ text: 'begin' }),
			client.query(query, values),
			client.query({ text: 'commit' }),
		])
		client.release()
		if (begun.status === 'rejected') throw begun.reason
		if (answer.status === 'rejected') throw answer.reason
		if (ended.status === 'rejected') throw ended.reason
		return answer.value
	}
}
