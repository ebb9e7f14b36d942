// Statements that are asked together leave as one: PostgreSQL runs them in turn and answers in one write. One that a
// connection knows by its name is not read, planned or described again.
import pg from 'pg'
import type { DriverConnection, Written } from './driver.ts'
import type { Asked } from './kept-statements.ts'

/** What drizzle asks, with its values. */
export type Statement = { asked: Asked; values: readonly unknown[] }

/** The same as it leaves (`writtenValue`). */
export type WrittenStatement = { asked: Asked; values: readonly Written[] }
type Waiting = WrittenStatement & {
	resolve: (answer: Answer) => void
	reject: (reason: unknown) => void
}

type Answer = {
	command: string
	rowCount: number | null
	rows: unknown[]
	fields: readonly { name: string }[]
}

type Field = { name: string; dataTypeID: number }
type Column = { name: string; read: (text: string) => unknown }

/** The columns of the statements that a connection keeps, by name: it refuses to answer others than at first. */
const described = new WeakMap<DriverConnection, Map<string, readonly Column[]>>()

function describedBy(connection: DriverConnection): Map<string, readonly Column[]> {
	const known = described.get(connection) ?? new Map<string, readonly Column[]>()
	described.set(connection, known)
	return known
}

function send(connection: DriverConnection, { asked, values }: WrittenStatement): void {
	const { name, text } = asked
	const { parsedStatements, submittedNamedStatements } = connection
	const isParsed = name !== undefined && (parsedStatements[name] ?? submittedNamedStatements[name])
	if (!isParsed) connection.parse({ text, name })
	if (name !== undefined && !isParsed) submittedNamedStatements[name] = text
	connection.bind({ statement: name, values })
	if (name === undefined || !describedBy(connection).has(name)) connection.describe({ type: 'P' })
	connection.execute({})
}

function columnOf({ name, dataTypeID }: Field, types: pg.CustomTypesConfig): Column {
	return { name, read: types.getTypeParser(dataTypeID, 'text') as Column['read'] }
}

function rowOf(columns: readonly Column[], texts: (string | null)[]): Record<string, unknown> {
	const row: Record<string, unknown> = {}
	for (const [place, { name, read }] of columns.entries()) {
		const text = texts[place] ?? null
		row[name] = text === null ? null : read(text)
	}
	return row
}

function listOf(columns: readonly Column[], texts: (string | null)[]): unknown[] {
	return columns.map(({ read }, place) => {
		const text = texts[place] ?? null
		return text === null ? null : read(text)
	})
}

/** The driver sends nothing but its own queries while others are under way. */
const DriverQuery = pg.Query as unknown as new (text: string) => object

/** One statement after the other; with one that fails those behind it fail too, and are not run. */
class StatementBatch extends DriverQuery {
	/** Of the statement that is answered: the driver notes under it what the connection has read. */
	name: string | undefined
	text = ''
	/** Told once all is answered; the driver's `query_timeout` listens here too, where an address asks for one. */
	callback: ((error: unknown) => void) | undefined
	readonly #waiting: readonly Waiting[]
	#known: ReadonlyMap<string, readonly Column[]> = new Map()
	#place = 0
	#columns: readonly Column[] = []
	#rows: unknown[] = []
	/** What the reading of a row of this statement met. */
	#unreadable: unknown

	constructor(waiting: readonly Waiting[]) {
		super('')
		this.#waiting = waiting
	}

	get #current(): Waiting | undefined {
		return this.#waiting[this.#place]
	}

	#turnTo(place: number): void {
		this.#place = place
		this.name = this.#current?.asked.name
		this.text = this.#current?.asked.text ?? ''
		this.#columns = this.#known.get(this.name ?? '') ?? []
		this.#rows = []
		this.#unreadable = undefined
	}

	submit(connection: DriverConnection): null {
		this.#known = describedBy(connection)
		this.#turnTo(0)
		connection.stream.cork()
		for (const statement of this.#waiting) send(connection, statement)
		connection.sync()
		connection.stream.uncork()
		return null
	}

	handleRowDescription({ fields }: { fields: Field[] }): void {
		const types = this.#current?.asked.types ?? pg.types
		this.#columns = fields.map((field) => columnOf(field, types))
	}

	handleDataRow({ fields }: { fields: (string | null)[] }): void {
		const isList = this.#current?.asked.rowMode === 'array'
		try {
			this.#rows.push(isList ? listOf(this.#columns, fields) : rowOf(this.#columns, fields))
		} catch (error) {
			this.#unreadable ??= error
		}
	}

	handleEmptyQuery(connection: DriverConnection): void {
		this.handleCommandComplete({ text: '' }, connection)
	}

	handleCommandComplete({ text }: { text: string }, connection: DriverConnection): void {
		// `INSERT 0 1`, `SELECT 25`, `BEGIN`.
		const [command = '', ...counts] = text.split(' ')
		const rowCount = counts.length > 0 ? Number(counts.at(-1)) : null
		if (this.name !== undefined) describedBy(connection).set(this.name, this.#columns)
		const answer = { command, rowCount, rows: this.#rows, fields: this.#columns }
		if (this.#unreadable === undefined) this.#current?.resolve(answer)
		else this.#current?.reject(this.#unreadable)
		this.#turnTo(this.#place + 1)
	}

	/** Of the database, or of a connection that is gone: whatever is not answered yet never will be. */
	handleError(error: unknown, connection: DriverConnection): void {
		for (const { asked, reject } of this.#waiting.slice(this.#place)) {
			if (asked.name !== undefined) delete connection.submittedNamedStatements[asked.name]
			reject(error)
		}
		this.#turnTo(this.#waiting.length)
		this.callback?.(error)
	}

	handleReadyForQuery(connection: DriverConnection): void {
		if (this.#current) this.handleError(new Error('a statement was not answered'), connection)
		else this.callback?.(null)
	}
}

/**
 * One transaction from the first statement to the last, all in one journey: what stands before one `Sync` is that for
 * PostgreSQL, without `begin` and `commit`; of one that fails nothing stands and nothing behind it is run. Answered once
 * all of it stands: also what fails at the very end (a constraint that waits for it, a full disk) is thrown.
 */
export async function askAsTransaction(
	client: pg.ClientBase,
	statements: readonly WrittenStatement[],
): Promise<Answer[]> {
	const answers: Answer[] = []
	let failure: unknown = null
	const waiting = statements.map(({ asked, values }) => ({
		asked,
		values,
		resolve: (answer: Answer) => {
			answers.push(answer)
		},
		reject: (reason: unknown) => {
			failure ??= reason
		},
	}))
	const batch = new StatementBatch(waiting)
	await new Promise<void>((resolve, reject) => {
		batch.callback = (error) => {
			failure ??= error
			if (failure === null) resolve()
			else reject(failure)
		}
		client.query(batch as unknown as pg.Submittable)
	})
	return answers
}

/** What is asked of a connection in one tick. */
export class StatementQueue {
	readonly #client: pg.ClientBase
	#waiting: Waiting[] = []

	constructor(client: pg.ClientBase) {
		this.#client = client
	}

	/**
	 * A text without values leaves at once, behind what waited, as a query of its own: it may hold several statements, and
	 * what ends a transaction must run also where what was asked before it failed.
	 */
	async ask({ asked, values }: WrittenStatement): Promise<unknown> {
		const isPlain = asked.name === undefined && values.length === 0
		if (isPlain) {
			this.leave()
			return this.#client.query(asked)
		}
		return await new Promise((resolve, reject) => {
			this.#waiting.push({ asked, values, resolve, reject })
		})
	}

	leave(): void {
		const waiting = this.#waiting.splice(0)
		if (waiting.length > 0)
			this.#client.query(new StatementBatch(waiting) as unknown as pg.Submittable)
	}
}
