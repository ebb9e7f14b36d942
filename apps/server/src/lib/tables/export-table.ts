// A list as a file, with the columns that its reader sees, in their order.
import { finished } from 'node:stream'
import { type CallContext } from '../api.ts'
import { brusselsDay } from '../calendar.ts'
import { type TableCell, tableFile } from './table-file.ts'

type Asked<Column> = { format: 'csv' | 'xlsx'; columns?: readonly Column[] | undefined }

type Page<Row> = { rows: Row[]; next: string | null }

type Table<Row, Column extends string> = {
	name: string
	asked: Asked<Column>
	/** All of them, in their order. */
	known: readonly Column[]
	headings: Record<Column, string>
	/** The list's own pages, read one after another. */
	page: (asked: { after: string | undefined; limit: number }) => Promise<Page<Row>>
	cells: (row: Row) => Record<Column, TableCell>
}

/** Rows of a page, for who reads them all. */
const mostAtOnce = 1000

/** @throws an error where a page leads back to one that was read: its cursor was not understood. */
export async function* allPages<Row>(page: Table<Row, string>['page']): AsyncIterable<Row> {
	const read = new Set<string>()
	let after: string | undefined
	do {
		const { rows, next } = await page({ after, limit: mostAtOnce })
		if (next !== null && read.has(next)) throw new Error('a list that leads back to a former page')
		yield* rows
		if (next !== null) read.add(next)
		after = next ?? undefined
	} while (after !== undefined)
}

export async function exportTable<Row, Column extends string>(
	{ language, services, reply }: CallContext,
	{ name, asked, known, headings, page, cells }: Table<Row, Column>,
) {
	const columns = asked.columns ?? known
	async function* written() {
		for await (const row of allPages(page)) {
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
