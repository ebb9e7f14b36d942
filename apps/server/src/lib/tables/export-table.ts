// A list as a file, with the columns that its reader sees, in their order.
import { finished } from 'node:stream'
import { type CallContext } from '../api.ts'
import { brusselsDay } from '../calendar.ts'
import { type TableCell, tableFile } from './table-file.ts'

type Asked<Column> = { format: 'csv' | 'xlsx'; columns?: readonly Column[] | undefined }

type Table<Row, Column extends string> = {
	name: string
	asked: Asked<Column>
	/** All of them, in their order. */
	known: readonly Column[]
	headings: Record<Column, string>
	rows: AsyncIterable<Row>
	cells: (row: Row) => Record<Column, TableCell>
}

export async function exportTable<Row, Column extends string>(
	{ language, services, reply }: CallContext,
	{ name, asked, known, headings, rows, cells }: Table<Row, Column>,
) {
	const columns = asked.columns ?? known
	async function* written() {
		for await (const row of rows) {
			const all = cells(row)
			yield columns.map((column) => all[column])
		}
	}
	const body = await tableFile(
		{
			name: `${name}-${brusselsDay(services.now())}`,
			format: asked.format,
			headings: columns.map((column) => headings[column]),
			rows: written(),
			language,
		},
		// The answer was sent or the client is gone.
		(clear) => finished(reply.raw, clear),
	)
	return { headers: { 'content-disposition': `attachment; filename="${body.name}"` }, body }
}
