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
import { type PgColumn, PgDialect, type PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { keepStatement } from './kept-statements.ts'
import type { Database, Queryable } from './open-database.ts'

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
export class FilledStatement extends SQL {
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

const { DATE, INTERVAL, TIMESTAMP, TIMESTAMPTZ } = pg.types.builtins
/** Lists of the same, and of `numeric`. */
const lists = [1182, 1187, 1115, 1185, 1231]
/** As drizzle asks (its node-postgres/session.js, 0.45.4): columns read these from their text. */
const asWritten = new Set<number>([DATE, INTERVAL, TIMESTAMP, TIMESTAMPTZ, ...lists])
const getTypeParser: pg.CustomTypesConfig['getTypeParser'] = (type, format) =>
	asWritten.has(type) ? (text: string) => text : pg.types.getTypeParser(type, format)
const types: pg.CustomTypesConfig = { getTypeParser }

type Answered = { rows: Values[]; rowCount: number | null }

/** A transaction of drizzle's has no door to what lies behind it. */
function isOutsideTransaction(db: Queryable): db is Database {
	return '$client' in db
}

/** Outside a transaction past drizzle, which costs as much again as a small statement. */
async function ask(db: Queryable, filled: FilledStatement): Promise<Answered> {
	if (!isOutsideTransaction(db)) return db.execute(filled)
	const { sql: text, params } = filled.toQuery()
	return (await db.$client.query({ text, types }, params)) as Answered
}

function mapped<Chosen extends Columns>(
	columns: [string, AnyColumn][],
	row: Values,
): RowOf<Chosen> {
	const read: Values = {}
	for (const [key, column] of columns) {
		const value = row[column.name]
		read[key] = value === null ? null : column.mapFromDriverValue(value)
	}
	return read as RowOf<Chosen>
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
		const { rows } = await ask(db, new FilledStatement(spelled, values))
		return rows.map((row) => mapped<Chosen>(chosen, row))
	}
}

function fillerOf<Name extends string>(spell: (value: Put<Name>) => SQL) {
	let spelled: Spelled | null = null
	return (values: Record<Name, unknown>) => {
		spelled ??= spelledOf({
			toSQL: () => dialect.sqlToQuery(spell((name) => sql.placeholder(name))),
		})
		return new FilledStatement(spelled, values)
	}
}

/** Any other question of a few lines of SQL; its rows as the database names them. */
export function preparedQuery<Name extends string>(
	spell: (value: Put<Name>) => SQL,
): (db: Queryable, values: Record<Name, unknown>) => Promise<Values[]> {
	const filled = fillerOf(spell)
	return async (db, values) => (await ask(db, filled(values))).rows
}

/** A few lines of SQL of which nobody reads an answer. */
export function preparedWrite<Name extends string>(
	spell: (value: Put<Name>) => SQL,
): (db: Queryable, values: Record<Name, unknown>) => Promise<void> {
	const filled = fillerOf(spell)
	return async (db, values) => {
		await ask(db, filled(values))
	}
}

/** What a column holds that was not given a value; undefined where only the database knows: its clock, its numbers. */
function defaultOf({ hasDefault, default: known, generatedIdentity }: AnyColumn): unknown {
	if (generatedIdentity !== undefined || is(known, SQL)) return undefined
	if (!hasDefault) return null
	// Its own for each row.
	return typeof known === 'object' ? structuredClone(known) : known
}

function withDefaults(columns: [string, AnyColumn][], given: Values): Values {
	const row: Values = {}
	for (const [name, column] of columns) {
		const value = given[name]
		row[name] = value === undefined ? defaultOf(column) : value
	}
	return row
}

/** A row as it will stand once it is written; of a table of which the database adds nothing of its own. */
export function rowAsWritten<Into extends PgTable>(
	table: Into,
	row: Into['$inferInsert'],
): Into['$inferSelect'] {
	const written = withDefaults(Object.entries<AnyColumn>(getTableColumns(table as Table)), row)
	const unknown = Object.keys(written).find((name) => written[name] === undefined)
	if (unknown !== undefined) throw new Error(`only the database knows ${unknown}`)
	return written
}

/** `unknown`: the columns to read back. */
type Insertion = { spelled: Spelled; unknown: [string, AnyColumn][] }

type Insert<Into extends PgTable> = (
	db: Queryable,
	row: Into['$inferInsert'],
) => Promise<Into['$inferSelect'] | null>

/**
 * An insert that answers the row as it stands; `orNothing`: null where it was there already, as it is where the answer
 * is not asked for. Columns that are not given get their defaults, so each set of given ones is spelled once; read back
 * is only what the program does not know.
 */
export function preparedInsert<Into extends PgTable>(
	table: Into,
	{ orNothing = false, returns = true } = {},
): Insert<Into> {
	const columns = Object.entries<AnyColumn>(getTableColumns(table as Table))
	const known = new Map<string, Insertion>()
	const spell = (names: string[]): Insertion => {
		const values = Object.fromEntries(names.map((name) => [name, sql.placeholder(name)]))
		const inserted = speller.insert(table).values(values as Into['$inferInsert'])
		const sure = orNothing ? inserted.onConflictDoNothing() : inserted
		const others = columns.filter(([name]) => !names.includes(name))
		const unknown = others.filter(([, column]) => defaultOf(column) === undefined)
		const isAsked = returns && unknown.length > 0
		return {
			spelled: spelledOf(
				isAsked ? sure.returning(Object.fromEntries(unknown) as Record<string, PgColumn>) : sure,
			),
			unknown: isAsked ? unknown : [],
		}
	}
	return async (db, row) => {
		const values: Values = row
		const names = Object.keys(values).filter((name) => values[name] !== undefined)
		const key = names.join()
		const insertion = known.get(key) ?? spell(names)
		known.set(key, insertion)
		const answer = await ask(db, new FilledStatement(insertion.spelled, values))
		if (!returns || answer.rowCount === 0) return null
		return { ...withDefaults(columns, values), ...mapped(insertion.unknown, answer.rows[0] ?? {}) }
	}
}
