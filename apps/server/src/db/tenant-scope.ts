// The second wall (the first is the tenant in every where): each statement and each transaction runs as a role that
// owns nothing and sees one tenant's rows. Which tenant is said once, around the work: a call's is its shop,
// jobs and what reaches further ask for `everywhere` by name. Who says nothing is refused.
import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { isDatabaseAway } from './is-database-away.ts'
import type { Asked, KeptStatements } from './kept-statements.ts'

/** Owns nothing, cannot log in; row-security.ts makes it. */
export const appRole = 'gabarit_app'

/** The scope that sees every tenant; no tenant's code can be it. */
const all = '*'
/** The scope that sees no tenant: what has none (shops, catalogues) is there all the same. */
const none = ''

/** `reads`: those that wait to leave together; null where each leaves by itself. */
type Scope = { tenant: string; reads: Read[] | null }

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
	const reads = storage.getStore()?.reads ?? null
	return storage.run({ tenant, reads }, async () => await run())
}

/**
 * Single reads that `run` asks in one tick make one journey to the database and back, in one transaction, each in its
 * own scope. For small ones that wait for each other anyhow: one after the other, they take one connection.
 */
export function together<T>(run: () => PromiseLike<T>): Promise<T> {
	const tenant = storage.getStore()?.tenant
	if (tenant === undefined) throw new Error('no scope to read in')
	return storage.run({ tenant, reads: [] }, async () => await run())
}

/** Settings of PostgreSQL that hold in each transaction, and nowhere else: a pooler hands the connection to others. */
export type Limits = Readonly<Record<string, string>>

function settingOf(name: string, value: string): string {
	return `set_config(${pg.escapeLiteral(name)}, ${pg.escapeLiteral(value)}, true)`
}

function scopeSetting(tenant: string): string {
	return `select ${settingOf('gabarit.tenant', tenant)}`
}

/** What begins a transaction of a scope. */
type Opening = (begin: string, scope: string) => string

/** One simple query: no round trip more than a bare `begin`. */
function openingWith(limits: Limits): Opening {
	const more = Object.entries(limits).map(([name, value]) => `, ${settingOf(name, value)}`)
	return (begin, scope) =>
		`${begin}; set local role ${appRole}; ${scopeSetting(scope)}${more.join('')}`
}

type Rest = unknown[]

/** The stream below: what is written while it is corked leaves as one. */
type Wired = { connection: { stream: { cork: () => void; uncork: () => void } } }

type ClientOptions = {
	openingOf: (begin: string) => string
	isPipelined: boolean
	kept: KeptStatements
}

/** A connection of which drizzle asks `begin`: from there to the end the scope holds. */
class ScopedClient {
	readonly #client: pg.PoolClient
	readonly #openingOf: (begin: string) => string
	readonly #isPipelined: boolean
	readonly #kept: KeptStatements
	#last: Promise<unknown> = Promise.resolve()
	#isCorked = false
	#isOver = false
	#hasFailed = false

	constructor(client: pg.PoolClient, { openingOf, isPipelined, kept }: ClientOptions) {
		this.#client = client
		this.#openingOf = openingOf
		this.#isPipelined = isPipelined
		this.#kept = kept
	}

	query(asked: Asked, ...rest: Rest): Promise<unknown> {
		const text = typeof asked === 'string' ? asked : asked.text
		const isBegin = /^begin\b/.test(text)
		// What a transaction that was given up left behind would find another's, or no scope at all.
		if (this.#isOver && text !== 'rollback')
			return Promise.reject(new Error('this transaction is over'))
		this.#isOver ||= /^(?:commit|rollback)$/.test(text)
		const ask = () => (isBegin ? this.#client.query(this.#openingOf(text)) : this.#ask(asked, rest))
		if (this.#isPipelined) return this.#together(ask, isBegin)
		return isBegin ? this.#begin(ask) : this.#inTurn(ask)
	}

	async #ask(asked: Asked, rest: Rest): Promise<unknown> {
		try {
			return await this.#client.query(this.#kept.named(asked) as string, ...(rest as [unknown[]]))
		} catch (error) {
			// After a first failure the names that follow it are unknown too, and no pooler is to blame.
			if (!this.#hasFailed) this.#kept.noteFailure(error)
			this.#hasFailed = true
			throw error
		}
	}

	/**
	 * What is asked in one tick leaves in one write, and nobody waits for `begin`: what goes wrong with it is a lost
	 * connection or a broken transaction, and what follows fails too.
	 */
	async #together(ask: () => Promise<unknown>, isBegin: boolean): Promise<unknown> {
		const { stream } = (this.#client as unknown as Wired).connection
		if (!this.#isCorked) {
			this.#isCorked = true
			stream.cork()
			process.nextTick(() => {
				this.#isCorked = false
				stream.uncork()
			})
		}
		const answer = ask()
		if (!isBegin) return answer
		answer.catch(() => undefined)
		return undefined
	}

	/** A connection takes one statement at a time, also where several are asked together. */
	#inTurn(ask: () => Promise<unknown>): Promise<unknown> {
		const answer = this.#last.then(ask)
		this.#last = answer.catch(() => undefined)
		return answer
	}

	async #begin(ask: () => Promise<unknown>): Promise<unknown> {
		try {
			return await ask()
		} catch (error) {
			// drizzle gives back what it began, not what failed to begin.
			this.#client.release(true)
			throw error
		}
	}

	release(): void {
		this.#client.release()
	}
}

type Statement = { scope: string; asked: Asked; rest: Rest }
type Read = Statement & { resolve: (answer: unknown) => void; reject: (reason: unknown) => void }

/**
 * Begin, statements and commit in one journey: the database takes them one after the other all the same, and a
 * statement that fails makes the commit behind it a rollback.
 */
async function queryAtOnce(
	client: pg.PoolClient,
	openingOf: Opening,
	statements: readonly Statement[],
): Promise<unknown[]> {
	const { stream } = (client as unknown as Wired).connection
	stream.cork()
	let scope = statements[0]?.scope ?? none
	const opened = client.query(openingOf('begin', scope))
	const answers: Promise<unknown>[] = []
	const moves: Promise<unknown>[] = []
	for (const statement of statements) {
		if (statement.scope !== scope) moves.push(client.query(scopeSetting(statement.scope)))
		scope = statement.scope
		answers.push(askOf(client, statement))
	}
	const closed = client.query('commit')
	stream.uncork()
	const settled = await Promise.allSettled([opened, ...answers, ...moves, closed])
	const [beginning, end] = [settled[0], settled.at(-1)]
	client.release(beginning?.status === 'rejected' || end?.status === 'rejected')
	const failed = settled.find((it) => it.status === 'rejected')
	if (failed) throw failed.reason
	return Promise.all(answers)
}

function askOf(client: pg.PoolClient, { asked, rest }: Statement): Promise<unknown> {
	return client.query(asked as string, ...(rest as [unknown[]]))
}

type PoolOptions = { outside: 'everywhere' | null; kept: KeptStatements; limits: Limits }

/** What drizzle takes for a pool (it looks for that word in the class's name). */
export class ScopedPool {
	readonly #pool: pg.Pool
	readonly #outside: string | null
	readonly #kept: KeptStatements
	readonly #openingOf: Opening

	constructor(pool: pg.Pool, { outside, kept, limits }: PoolOptions) {
		this.#pool = pool
		this.#outside = outside === null ? null : all
		this.#kept = kept
		this.#openingOf = openingWith(limits)
	}

	#scope(): Scope {
		const store = storage.getStore()
		const tenant = store?.tenant ?? this.#outside
		if (tenant === null)
			throw new Error('a query outside any tenant scope: say whose rows it is for')
		// It would cut the opening short, and what follows would stand in no transaction.
		if (tenant.includes('\0')) throw new Error('no tenant has such a code')
		return { tenant, reads: store?.reads ?? null }
	}

	/** A single statement is a transaction of its own, unless it is read together with others. */
	async query(asked: Asked, ...rest: Rest): Promise<unknown> {
		const { tenant, reads } = this.#scope()
		const statement = { scope: tenant, asked, rest }
		if (this.#pool.options.pipeline !== true) return this.#queryInTurn(statement)
		if (reads === null || !isRead(asked)) return this.#queryAlone(statement)
		return new Promise((resolve, reject) => {
			reads.push({ ...statement, resolve, reject })
			if (reads.length === 1) process.nextTick(() => void this.#readTogether(reads.splice(0)))
		})
	}

	async #queryAlone(statement: Statement): Promise<unknown> {
		const [answer] = await this.#queryAtOnce([statement])
		return answer
	}

	async #queryAtOnce(statements: readonly Statement[]): Promise<unknown[]> {
		const named = statements.map((it) => ({ ...it, asked: this.#kept.named(it.asked) }))
		try {
			return await queryAtOnce(await this.#pool.connect(), this.#openingOf, named)
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
			const again = (read: Read) =>
				isDatabaseAway(error) ? Promise.reject(error) : this.#queryAlone(read)
			for (const read of reads) again(read).then(read.resolve, read.reject)
		}
	}

	async #queryInTurn({ scope, asked, rest }: Statement): Promise<unknown> {
		const client = await this.#pool.connect()
		let broken: unknown
		try {
			await client.query(this.#openingOf('begin', scope))
			const answer = await client.query(asked as string, ...(rest as [unknown[]]))
			await client.query('commit')
			return answer
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
		const isPipelined = this.#pool.options.pipeline === true
		const openingOf = (begin: string) => this.#openingOf(begin, tenant)
		return new ScopedClient(await this.#pool.connect(), {
			openingOf,
			isPipelined,
			kept: this.#kept,
		})
	}
}

function isRead(asked: Asked): boolean {
	return /^select\b/i.test(typeof asked === 'string' ? asked : asked.text)
}
