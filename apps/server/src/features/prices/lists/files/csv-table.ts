// CSV from Excel in any country: encoding and delimiter are detected.
import { CsvError, parse } from 'csv-parse/sync'
import { FileRefused, type TableReader } from '../problems.ts'
import { guardCsv } from './guard-csv.ts'

const longestRecord = 20_000

/** UTF-8 or UTF-16 by byte order mark, else UTF-8, else Windows-1252. */
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

function delimiterOf(header: string): string {
	const counted = [';', ',', '\t'].map((it) => ({ it, times: header.split(it).length }))
	return counted.reduce((best, one) => (one.times > best.times ? one : best)).it
}

export function readCsv(bytes: Uint8Array, mostRows: number, reader: TableReader): void {
	const text = textOf(bytes)
	// Only binary files have NUL.
	if (text.includes('\0')) throw new FileRefused('not_a_spreadsheet')
	// Files of old Macintosh programs have carriage returns only.
	const lineEnd = text.includes('\n') ? '\n' : '\r'
	if (timesIn(text, lineEnd) > mostRows + mostBlankLines) throw new FileRefused('too_many_rows')
	const delimiter = delimiterOf(text.slice(0, longestRecord).split(lineEnd, 1)[0] ?? '')
	guardCsv(text, delimiter, lineEnd)
	let rows = 0
	let readsRows = true
	const take = (cells: string[], row: number) => {
		rows += 1
		if (rows > mostRows + 1) throw new FileRefused('too_many_rows')
		const isBlank = cells.every((cell) => cell === '')
		if (rows === 1 && isBlank) throw new FileRefused('file_empty')
		if (rows === 1) readsRows = reader.header(cells)
		else if (!isBlank) reader.row(row, cells)
	}
	parseRecords(text, { delimiter, lineEnd }, (cells, row) => readsRows && take(cells, row))
	if (rows === 0) throw new FileRefused('file_empty')
}

/** Some blank lines at the end are normal. */
const mostBlankLines = 10_000

function timesIn(text: string, lineEnd: string): number {
	let found = 0
	for (let at = text.indexOf(lineEnd); at >= 0; at = text.indexOf(lineEnd, at + 1)) found += 1
	return found
}

function parseRecords(
	text: string,
	{ delimiter, lineEnd }: { delimiter: string; lineEnd: string },
	take: (cells: string[], row: number) => void,
): void {
	try {
		parse(text, {
			delimiter,
			record_delimiter: lineEnd === '\n' ? ['\r\n', '\n'] : lineEnd,
			bom: true,
			trim: true,
			relax_column_count: true,
			skip_empty_lines: true,
			max_record_size: longestRecord,
			// Not collected, to save memory.
			on_record: (record: string[], { lines }) => {
				take(record, lines)
				return null
			},
		})
	} catch (error) {
		if (error instanceof CsvError) throw new FileRefused('not_a_spreadsheet')
		throw error
	}
}
