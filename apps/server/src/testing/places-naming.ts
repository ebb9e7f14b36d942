import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/open-database.ts'

type Table = { schema: string; table: string; columns: string[] }

/** Where in the database a text stands, as table.column. */
export async function placesNaming(db: Queryable, text: string): Promise<string[]> {
	const tables = await db.execute<Table>(sql`
		select c.table_schema as "schema", c.table_name as "table", json_agg(c.column_name) as "columns"
		from information_schema.columns c
		join information_schema.tables t on t.table_name = c.table_name and t.table_schema = c.table_schema
		where c.table_schema in ('public', 'pgboss') and t.table_type = 'BASE TABLE'
		group by c.table_schema, c.table_name`)
	const found: string[] = []
	for (const { schema, table, columns } of tables.rows) {
		const name = sql`${sql.identifier(schema)}.${sql.identifier(table)}`
		const naming = columns.map((column, index) => {
			const isNaming = sql`bool_or(${sql.identifier(column)}::text ilike ${`%${text}%`})`
			return sql`${isNaming} as ${sql.identifier(`c${index}`)}`
		})
		const { rows } = await db.execute<Record<string, boolean | null>>(
			sql`select ${sql.join(naming, sql`, `)} from ${name}`,
		)
		for (const [index, column] of columns.entries())
			if (rows[0]?.[`c${index}`] === true) found.push(`${table}.${column}`)
	}
	return found.toSorted()
}
