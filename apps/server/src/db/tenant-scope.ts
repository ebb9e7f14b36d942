// The second wall (the first is the tenant in every `where`): each statement and each transaction runs as a role that
// owns nothing and sees one tenant's rows. The tenant is set once, around the work: a call's is its shop; jobs, and
// rights that reach further, ask for `everywhere` by name. A query outside any scope is refused.
import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import type { StatementNames } from './prepared.ts'

/** Owns nothing, cannot log in; row-security.ts makes it. */
export const appRole = 'gabarit_app'

/** The scope that sees every tenant; no tenant's code can be it. */
const all = '*'
/** The scope that sees no tenant; tables without tenants (shops, catalogues) are there all the same. */
const none = ''

const storage = new AsyncLocalStorage<string>()

/** What is awaited inside `run` sees and writes this tenant's rows only. */
export function inScope<T>(tenant: string, run: () => T | PromiseLike<T>): Promise<T> {
	if (tenant === all || tenant === none) throw new Error('this is no tenant')
	return within(tenant, run)
}

/** For jobs, the command line, and rights that reach beyond one shop. */
export function everywhere<T>(run: () => T | PromiseLike<T>): Promise<T> {
	return within(all, run)
}

/** Before the shop of a call is known: no tenant's rows at all. */
export function nowhere<T>(run: () => T | PromiseLike<T>): Promise<T> {
	return within(none, run)
}

/** A query of drizzle starts when it is awaited: that must happen inside. */
function within<T>(scope: string, run: () => T | PromiseLike<T>): Promise<T> {
	return storage.run(scope, async () => await run())
}

/** Settings of PostgreSQL for one transaction: a pooler gives the connection to others afterwards. */
export type Limits = Readonly<Record<string, string>>

/** Begins a transaction and sets its role, tenant and limits, which end with it; one message, so one round trip. */
function openingOf(begin: string, scope: string, limits: Limits): string {
	const settings = Object.entries({ role: appRole, 'gabarit.tenant': scope, ...limits })
	const each = settings.map((it) => `set_config(${it.map(pg.escapeLiteral).join(', ')}, true)`)
	return `${begin}; select ${each.join(', ')}`
}

/** A statement of drizzle's. */
type Asked = { text: string; name?: string | undefined }

type PoolOptions = { outside: 'everywhere' | null; limits: Limits; names: StatementNames }
type ClientOptions = Pick<PoolOptions, 'limits' | 'names'> & { scope: string; isPipelined: boolean }

/** A connection during one transaction of a scope. */
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

	async query(asked: Asked, values: readonly unknown[] = []): Promise<unknown> {
		const { text } = asked
		if (text === 'rollback') return this.#end(text).catch(() => undefined)
		// A statement that outlives its transaction would run in the next one, or in no scope at all.
		if (this.#isOver) throw new Error('this transaction is over')
		if (text === 'commit') return this.#end(text)
		return /^begin\b/.test(text) ? this.#begin(text) : this.#send(asked, values)
	}

	async #begin(text: string): Promise<unknown> {
		const { scope, limits } = this.#options
		try {
			return await this.#send({ text: openingOf(text, scope, limits) })
		} catch (error) {
			// drizzle releases a connection whose transaction has begun, not one that failed to begin.
			this.#isBroken = true
			this.release()
			throw error
		}
	}

	/** PostgreSQL takes statements as they come; the embedded database one at a time. */
	#send(asked: Asked, values: readonly unknown[] = []): Promise<unknown> {
		const { names, isPipelined } = this.#options
		const send = () => this.#client.query(names.of(asked), [...values])
		const answer = isPipelined ? send() : this.#last.then(send)
		this.#last = answer.catch((error: unknown) => names.noteFailure(error))
		return answer
	}

	/** A connection that cannot even end its transaction is not used again. */
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

/** What drizzle takes for a pool (it looks for that word in the name of the class). */
export class ScopedPool {
	readonly #pool: pg.Pool
	readonly #options: PoolOptions

	constructor(pool: pg.Pool, options: PoolOptions) {
		this.#pool = pool
		this.#options = options
	}

	async connect(): Promise<ScopedClient> {
		const { outside, limits, names } = this.#options
		const scope = storage.getStore() ?? (outside && all)
		if (scope === null)
			throw new Error('a query outside any tenant scope: say whose rows it is for')
		// A NUL would cut the opening short, and what follows would stand in no transaction.
		if (scope.includes('\0')) throw new Error('no tenant has such a code')
		const isPipelined = this.#pool.options.pipeline === true
		return new ScopedClient(await this.#pool.connect(), { scope, limits, names, isPipelined })
	}

	/**
	 * A single statement is a transaction of its own, in one round trip where the connection takes all three at once. Where
	 * one fails those behind it fail too, and PostgreSQL makes the commit a rollback.
	 */
	async query(asked: Asked, values: readonly unknown[] = []): Promise<unknown> {
		const client = await this.connect()
		const [begun, answer, ended] = await Promise.allSettled([
			client.query({ text: 'begin' }),
			client.query(asked, values),
			client.query({ text: 'commit' }),
		])
		client.release()
		if (begun.status === 'rejected') throw begun.reason
		if (answer.status === 'rejected') throw answer.reason
		if (ended.status === 'rejected') throw ended.reason
		return answer.value
	}
}
