// Statements that every order asks: drizzle spells each once, and only the values are put in after that. Spelling an
// insert of sixty columns anew costs as much as sending it.
import {
	type AnyColumn,
	type GetColumnData,
	getTableColumns,
	is,
	Param,
	Placeholder,
	type Query,
	SQL,
	sql,
	type Table,
} from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core'
import { keepStatement } from './kept-statements.ts'
import type { Queryable } from './open-database.ts'

/** Spells, and is connected to nothing. */
const speller = drizzle.mock()
const dialect = new PgDialect()

type Speller = Pick<typeof speller, 'select'>
type Spelling = { toSQL: () => Pick<Query, 'sql' | 'params'> }
type Columns = Record<string, AnyColumn>
type RowOf<Chosen extends Columns> = { [Name in keyof Chosen]: GetColumnData<Chosen[Name]> }
type Values = Record<string, unknown>
/** The text, and what stands at each of its places. */
type Spelled = { text: string; fill: (values: Values) => unknown[] }

function spelledOf(spelling: Spelling): Spelled {
	const { sql: text, params } = spelling.toSQL()
	keepStatement(text)
	const places = params.map(placeOf)
	return { text, fill: (values) => places.map((place) => place(values)) }
}

function placeOf(param: unknown): (values: Values) => unknown {
	if (is(param, Placeholder)) return (values) => values[param.name]
	if (!is(param, Param) || !is(param.value, Placeholder)) return () => param
	const { encoder } = param
	const { name } = param.value
	// A column's own encoding, but for what is not there: of JSON it would make the word null.
	return (values) => {
		const value = values[name]
		return value === null || value === undefined ? null : encoder.mapToDriverValue(value)
	}
}

/** What drizzle spelled before, with today's values. */
class Filled extends SQL {
	readonly #spelled: Spelled
	readonly #values: Values

	constructor(spelled: Spelled, values: Values) {
		super([])
		this.#spelled = spelled
		this.#values = values
	}

	override toQuery(): Query {
		const { text, fill } = this.#spelled
		return { sql: text, params: fill(this.#values) }
	}
}

function mapped<Chosen extends Columns>(
	columns: [string, AnyColumn][],
	row: Values,
): RowOf<Chosen> {
	const entries = columns.map(([key, column]) => {
		const value = row[column.name]
		return [key, value === null ? null : column.mapFromDriverValue(value)]
	})
	return Object.fromEntries(entries) as RowOf<Chosen>
}

/** A value that each call puts in. */
export type Put<Name extends string> = (name: Name) => Placeholder

/**
 * A reading of these columns; `spell` is asked once, and names what is put in at each call. The names of the columns
 * in the database are told apart by them: of one table only.
 */
export function preparedSelect<Chosen extends Columns, Name extends string>(
	columns: Chosen,
	spell: (db: Speller, value: Put<Name>) => Spelling,
): (db: Queryable, values: Record<Name, unknown>) => Promise<RowOf<Chosen>[]> {
	const chosen = Object.entries<AnyColumn>(columns)
	let spelled: Spelled | null = null
	return async (db, values) => {
		spelled ??= spelledOf(spell(speller, (name) => sql.placeholder(name)))
		const { rows } = await db.execute(new Filled(spelled, values))
		return rows.map((row) => mapped<Chosen>(chosen, row))
	}
}

/** Any other statement of a few lines of SQL; what it answers is not read. */
export function preparedStatement<Name extends string>(
	spell: (value: Put<Name>) => SQL,
): (db: Queryable, values: Record<Name, unknown>) => Promise<void> {
	let spelled: Spelled | null = null
	return async (db, values) => {
		spelled ??= spelledOf({
			toSQL: () => dialect.sqlToQuery(spell((name) => sql.placeholder(name))),
		})
		await db.execute(new Filled(spelled, values))
	}
}

type Insert<Into extends PgTable> = (
	db: Queryable,
	row: Into['$inferInsert'],
) => Promise<Into['$inferSelect'] | null>

/**
 * An insert that answers the row as it stands; `orNothing`: null where it was there already. Columns that are not given
 * get their defaults, so each set of given ones is spelled once.
 */
export function preparedInsert<Into extends PgTable>(
	table: Into,
	{ orNothing = false, returns = true } = {},
): Insert<Into> {
	const columns = Object.entries<AnyColumn>(getTableColumns(table as Table))
	const known = new Map<string, Spelled>()
	const spell = (names: string[]) => {
		const values = Object.fromEntries(names.map((name) => [name, sql.placeholder(name)]))
		const inserted = speller.insert(table).values(values as Into['$inferInsert'])
		const sure = orNothing ? inserted.onConflictDoNothing() : inserted
		return spelledOf(returns ? sure.returning() : sure)
	}
	return async (db, row) => {
		const values: Values = row
		const names = Object.keys(values).filter((name) => values[name] !== undefined)
		const key = names.join()
		const spelled = known.get(key) ?? spell(names)
		known.set(key, spelled)
		const { rows } = await db.execute(new Filled(spelled, values))
		const [written] = rows
		return written ? mapped(columns, written) : null
	}
}
