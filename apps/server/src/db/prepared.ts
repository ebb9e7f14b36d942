// Prepared statements: drizzle compiles each once for the process, PostgreSQL plans each once for a connection.
// Only the statements of every order are prepared; that buys a quarter of the rate of orders
// (docs/adr/0016-an-order-is-one-transaction.md).
import { createHash } from 'node:crypto'
import {
	type AnyColumn,
	type GetColumnData,
	getTableColumns,
	type Placeholder,
	type Query,
	sql,
	type Table,
} from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

type Connection = Pick<NodePgDatabase, '_'>

const compiler = drizzle.mock()

type Columns = Record<string, AnyColumn>
type RowOf<Chosen extends Columns> = { [Name in keyof Chosen]: GetColumnData<Chosen[Name]> }
type Values = Record<string, unknown>
type Compilable = { toSQL: () => Query }

type Fields = { path: string[]; field: PgColumn }[] | undefined
type Statement = { query: Query; name: string; fields: Fields }

function compile(built: Compilable, columns?: Columns): Statement {
	const query = built.toSQL()
	const hash = createHash('sha256').update(query.sql).digest('hex').slice(0, 16)
	const fields =
		columns &&
		Object.entries(columns).map(([key, field]) => ({ path: [key], field: field as PgColumn }))
	return { query, name: `gabarit_${hash}`, fields }
}

/** What drizzle's own `prepare` does, on any connection or transaction. */
async function run(db: Connection, statement: Statement, values: Values): Promise<unknown> {
	const { query, name, fields } = statement
	return db._.session.prepareQuery(query, fields, name, true).execute(values)
}

export type Put<Name extends string> = (name: Name) => Placeholder

export function preparedSelect<Chosen extends Columns, Name extends string>(
	columns: Chosen,
	build: (db: Pick<typeof compiler, 'select'>, value: Put<Name>) => Compilable,
): (db: Connection, values: Record<Name, unknown>) => Promise<RowOf<Chosen>[]> {
	let statement: Statement | null = null
	return async (db, values) => {
		statement ??= compile(
			build(compiler, (name) => sql.placeholder(name)),
			columns,
		)
		return (await run(db, statement, values)) as RowOf<Chosen>[]
	}
}

type Insert<Into extends PgTable> = (
	db: Connection,
	row: Into['$inferInsert'],
) => Promise<Into['$inferSelect'] | null>

/**
 * Null on a conflict (`orNothing`) or where the row is not read back. Each set of columns is a statement of its
 * own.
 */
export function preparedInsert<Into extends PgTable>(
	table: Into,
	{ orNothing = false, returns = true } = {},
): Insert<Into> {
	const columns: Columns = getTableColumns(table as Table)
	const statements = new Map<string, Statement>()
	const build = (names: string[]): Statement => {
		const values = Object.fromEntries(names.map((it) => [it, sql`${sql.placeholder(it)}`]))
		const insert = compiler.insert(table).values(values as Into['$inferInsert'])
		const sure = orNothing ? insert.onConflictDoNothing() : insert
		return returns ? compile(sure.returning(), columns) : compile(sure)
	}
	return async (db, row) => {
		const given: Values = row
		const names = Object.keys(columns).filter((name) => given[name] !== undefined)
		const key = names.join()
		const statement = statements.get(key) ?? build(names)
		statements.set(key, statement)
		const encoded = names.map((name) => [name, encodedFor(columns[name], given[name])])
		const answer = await run(db, statement, Object.fromEntries(encoded))
		return returns ? ((answer as Into['$inferSelect'][])[0] ?? null) : null
	}
}

/** As the column's type encodes it, except null: a JSON column would write the word `null`. */
function encodedFor(column: AnyColumn | undefined, value: unknown): unknown {
	return value === null ? null : column?.mapToDriverValue(value)
}

/** SQLSTATE where a pooler changed the connection in between: unknown name, or name in use. */
const lost = ['26000', '42P05']

export class StatementNames {
	#isOn: boolean

	constructor(isOn: boolean) {
		this.#isOn = isOn
	}

	of<Named extends { name?: string | undefined }>(statement: Named): Named {
		return this.#isOn ? statement : { ...statement, name: undefined }
	}

	noteFailure(error: unknown): void {
		const code = error instanceof Error && 'code' in error ? String(error.code) : ''
		if (!this.#isOn || !lost.includes(code)) return
		this.#isOn = false
		process.emitWarning(
			'A pooler between server and PostgreSQL keeps no prepared statements: set PREPARED_STATEMENTS=false.',
		)
	}
}
