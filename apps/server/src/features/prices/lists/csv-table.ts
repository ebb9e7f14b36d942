// A CSV file as a table: its encoding, its delimiter and its rows, whatever Excel of whichever country saved it.
import { CsvError, parse } from 'csv-parse/sync'
import { FileRefused, type RawTable } from './problems.ts'

/** A row of ours has six short cells. */
const longestRecord = 20_000

/** UTF-8 or UTF-16 with a byte order mark, UTF-8 without, else what Windows writes in our countries. */
function textOf(bytes: Uint8Array): string {
	const [a, b] = bytes
	if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
	if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes)
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
	} catch {
		return new TextDecoder('windows-1252').decode(bytes)
	}
}

/** What stands most often between the words of the header. */
function delimiterOf(header: string): string {
	const counted = [';', ',', '\t'].map((it) => ({ it, times: header.split(it).length }))
	return counted.reduce((best, one) => (one.times > best.times ? one : best)).it
}

export function readCsv(bytes: Uint8Array, mostRows: number): RawTable {
	const text = textOf(bytes)
	// No text has them; a picture or a program does.
	if (text.includes('\0')) throw new FileRefused('not_a_spreadsheet')
	const delimiter = delimiterOf(text.slice(0, longestRecord).split(/\r?\n/, 1)[0] ?? '')
	const rows = recordsOf(text, delimiter, mostRows)
	const [header, ...body] = rows
	if (!header || header.cells.every((cell) => cell === '')) throw new FileRefused('file_empty')
	return { header: header.cells, rows: body, problems: [] }
}

function recordsOf(text: string, delimiter: string, mostRows: number): RawTable['rows'] {
	try {
		const found = parse(text, {
			info: true,
			delimiter,
			bom: true,
			trim: true,
			relax_column_count: true,
			skip_empty_lines: true,
			max_record_size: longestRecord,
			// One more than allowed, and the header: enough to know that it is too many.
			to: mostRows + 2,
		}) as unknown as { record: string[]; info: { lines: number } }[]
		if (found.length > mostRows + 1) throw new FileRefused('too_many_rows')
		return found.map(({ record, info }) => ({ row: info.lines, cells: record }))
	} catch (error) {
		if (error instanceof CsvError) throw new FileRefused('not_a_spreadsheet')
		throw error
	}
}
