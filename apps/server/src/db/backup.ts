// Gzipped lines, which PostgreSQL and the embedded database read alike. Without jobs: the outbox makes them again.
import { createHash } from 'node:crypto'
import {
	createReadStream,
	createWriteStream,
	renameSync,
	rmSync,
	statSync,
	type WriteStream,
} from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import pg from 'pg'
import { isDatabaseAway } from './is-database-away.ts'

const format = 'gabarit-backup-1'
const rowsAtOnce = 200

export type TableSum = { table: string; count: number; checksum: string }
type Head = { format: string; migration: string; sequences: Record<string, string | null> }
type Line = string | Head | { table: string } | { sums: TableSum[] }

export class BackupRefused extends Error {
	readonly why: 'notEmpty' | 'otherVersion' | 'spoilt'

	constructor(why: BackupRefused['why']) {
		super(why)
		this.why = why
	}
}

/** Parents before children, for the foreign keys; without the word index, which a trigger fills. */
const tablesQuery = `
	with recursive mine as (
		select oid, relname from pg_class
		where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'order_words'
	), above as (
		select oid, 0 as depth from mine
		union
		select c.conrelid, a.depth + 1 from pg_constraint c join above a on a.oid = c.confrelid
		where c.contype = 'f' and c.conrelid <> c.confrelid and a.depth < 30
	)
	select relname as name from mine join above using (oid) group by relname order by max(depth), relname`

async function textsOf(client: pg.ClientBase, query: string): Promise<string[]> {
	const { rows } = await client.query<{ name: string }>(query)
	return rows.map((row) => row.name)
}

async function headOf(client: pg.ClientBase): Promise<Head> {
	const [migration = ''] = await textsOf(
		client,
		'select hash as name from drizzle.__drizzle_migrations order by created_at desc limit 1',
	)
	const { rows } = await client.query<{ name: string; at: string | null }>(
		`select sequencename as name, last_value::text as at from pg_sequences
		where schemaname = 'public' order by 1`,
	)
	return {
		format,
		migration,
		sequences: Object.fromEntries(rows.map(({ name, at }) => [name, at])),
	}
}

async function* rowsOf(client: pg.ClientBase, table: string): AsyncGenerator<string> {
	const name = pg.escapeIdentifier(table)
	// As text, by bytes: the same order on every database.
	await client.query(
		`declare reading no scroll cursor for select row_to_json(t)::text as row
		from public.${name} t order by row_to_json(t)::text collate "C"`,
	)
	for (;;) {
		const { rows } = await client.query<{ row: string }>(`fetch ${rowsAtOnce} from reading`)
		for (const { row } of rows) yield row
		if (rows.length < rowsAtOnce) break
	}
	await client.query('close reading')
}

async function inside<T>(
	pool: pg.Pool,
	begin: string,
	run: (client: pg.ClientBase) => Promise<T>,
): Promise<T> {
	const client = await pool.connect()
	try {
		// Row security hides the rows from the owner too, unless the scope is all tenants (tenant-scope.ts).
		await client.query(
			`${begin}; select set_config('gabarit.tenant', '*', true); set local timezone = 'UTC'`,
		)
		const made = await run(client)
		await client.query('commit')
		return made
	} catch (error) {
		await client.query('rollback')
		throw error
	} finally {
		client.release()
	}
}

async function* linesOf(client: pg.ClientBase, sums: TableSum[]): AsyncGenerator<string> {
	const written = (line: Line) => `${JSON.stringify(line)}\n`
	yield written(await headOf(client))
	for (const table of await textsOf(client, tablesQuery)) {
		yield written({ table })
		const hash = createHash('sha256')
		let count = 0
		for await (const row of rowsOf(client, table)) {
			hash.update(`${row}\n`)
			count += 1
			yield written(row)
		}
		sums.push({ table, count, checksum: hash.digest('hex') })
	}
	yield written({ sums })
}

/** A regular file only: `/dev/stdout` and the like are written to directly. */
function isReplaced(file: string): boolean {
	return statSync(file, { throwIfNoEntry: false })?.isFile() ?? true
}

/** One consistent snapshot. An existing backup stays until the new one is complete. */
export async function writeBackup(pool: pg.Pool, file: string): Promise<TableSum[]> {
	if (!isReplaced(file)) return writeLines(pool, () => createWriteStream(file))
	const part = `${file}.part`
	rmSync(part, { force: true })
	try {
		// A part file left behind with wider rights would keep them.
		const sums = await writeLines(pool, () => createWriteStream(part, { mode: 0o600, flags: 'wx' }))
		renameSync(part, file)
		return sums
	} catch (error) {
		rmSync(part, { force: true })
		throw error
	}
}

function writeLines(pool: pg.Pool, open: () => WriteStream): Promise<TableSum[]> {
	return inside(pool, 'begin isolation level repeatable read read only', async (client) => {
		const sums: TableSum[] = []
		await pipeline(linesOf(client, sums), createGzip(), open())
		return sums
	})
}

export function sumsOf(pool: pg.Pool): Promise<TableSum[]> {
	return inside(pool, 'begin isolation level repeatable read read only', async (client) => {
		const sums: TableSum[] = []
		for await (const line of linesOf(client, sums)) void line
		return sums
	})
}

async function requireEmpty(client: pg.ClientBase): Promise<void> {
	for (const table of await textsOf(client, tablesQuery)) {
		const found = await client.query(`select from public.${pg.escapeIdentifier(table)} limit 1`)
		if (found.rowCount !== 0) throw new BackupRefused('notEmpty')
	}
}

function givenColumns(table: string): string {
	return `select column_name as name from information_schema.columns
		where table_schema = 'public' and table_name = ${pg.escapeLiteral(table)}
			and is_generated = 'NEVER' order by ordinal_position`
}

async function insertRows(client: pg.ClientBase, table: string, rows: string[]): Promise<void> {
	if (rows.length === 0) return
	const name = pg.escapeIdentifier(table)
	const columns = (await textsOf(client, givenColumns(table))).map(pg.escapeIdentifier).join(', ')
	await client.query(
		`insert into public.${name} (${columns}) overriding system value
		select ${columns} from json_populate_recordset(null::public.${name}, $1::json)`,
		[`[${rows.join(',')}]`],
	)
}

async function* textsIn(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
	const decoder = new TextDecoder()
	let rest = ''
	for await (const chunk of source) {
		const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
		rest = lines.pop() ?? ''
		yield* lines
	}
}

async function takeLines(
	client: pg.ClientBase,
	lines: AsyncIterable<string>,
): Promise<TableSum[] | null> {
	const known = new Set(await textsOf(client, tablesQuery))
	let table = ''
	let rows: string[] = []
	let sums: TableSum[] | null = null
	for await (const text of lines) {
		const line = JSON.parse(text) as Line
		if (typeof line === 'string') rows.push(line)
		if (typeof line !== 'string' || rows.length >= rowsAtOnce) {
			await insertRows(client, table, rows)
			rows = []
		}
		if (typeof line === 'string') continue
		if ('format' in line) await takeHead(client, line)
		if ('table' in line) table = line.table
		if ('table' in line && !known.has(table)) throw new BackupRefused('spoilt')
		if ('sums' in line) sums = line.sums
	}
	return sums
}

async function readLines(client: pg.ClientBase, file: string): Promise<TableSum[]> {
	let sums: TableSum[] | null = null
	await pipeline(createReadStream(file), createGunzip(), async (source: AsyncIterable<Buffer>) => {
		sums = await takeLines(client, textsIn(source))
	})
	if (sums === null) throw new BackupRefused('spoilt')
	return sums
}

async function takeHead(client: pg.ClientBase, head: Head): Promise<void> {
	const here = await headOf(client)
	if (head.format !== format || head.migration !== here.migration)
		throw new BackupRefused('otherVersion')
	for (const [name, at] of Object.entries(head.sequences))
		if (at !== null && name in here.sequences)
			await client.query('select setval($1::regclass, $2::bigint)', [`public.${name}`, at])
}

export async function readBackup(pool: pg.Pool, file: string): Promise<TableSum[]> {
	return inside(pool, 'begin', async (client) => {
		await requireEmpty(client)
		const expectedSums = await readLines(client, file).catch((error: unknown) => {
			if (error instanceof BackupRefused || isDatabaseAway(error)) throw error
			throw new BackupRefused('spoilt')
		})
		const sums: TableSum[] = []
		for await (const line of linesOf(client, sums)) void line
		if (JSON.stringify(sums) !== JSON.stringify(expectedSums)) throw new BackupRefused('spoilt')
		return sums
	})
}
