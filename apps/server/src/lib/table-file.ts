// A table as a file for spreadsheets: written row by row to a file of its own, sent from there, then gone.
// What a customer typed is text: a cell that begins like a formula is escaped (CSV) or is a string (XLSX).
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import writeXlsxFile from 'write-excel-file/node'
import { failure } from './failure.ts'

export type TableCell = string | number | null
export type TableRows = { headings: string[]; rows: AsyncIterable<TableCell[]> }
type Format = 'csv' | 'xlsx'

const mediaTypes: Record<Format, string> = {
	csv: 'text/csv; charset=utf-8',
	xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}
/** A workbook is built in memory: beyond this a CSV is asked for. */
const mostSheetRows = 50_000

async function writeCsv(path: string, { headings, rows }: TableRows): Promise<void> {
	// Excel in French and Dutch expects a semicolon, and a mark that this is UTF-8.
	const lines = stringify({
		header: true,
		columns: headings,
		delimiter: ';',
		bom: true,
		escape_formulas: true,
	})
	await pipeline(Readable.from(rows), lines, createWriteStream(path))
}

function cellOf(value: TableCell) {
	if (value === null) return null
	return typeof value === 'number' ? { value, type: Number } : { value }
}

async function writeSheet(path: string, { headings, rows }: TableRows): Promise<void> {
	const cells = []
	for await (const row of rows) {
		if (cells.length >= mostSheetRows) throw failure('export_too_large')
		cells.push(row.map(cellOf))
	}
	const head = headings.map((value) => ({ value, fontWeight: 'bold' as const }))
	await writeXlsxFile([head, ...cells], { stickyRowsCount: 1 }).toFile(path)
}

export async function tableFile(name: string, format: Format, table: TableRows): Promise<File> {
	const folder = await mkdtemp(join(tmpdir(), 'gabarit-export-'))
	const path = join(folder, `${name}.${format}`)
	try {
		await (format === 'csv' ? writeCsv(path, table) : writeSheet(path, table))
		const type = mediaTypes[format]
		return new File([new Uint8Array(await readFile(path))], `${name}.${format}`, { type })
	} finally {
		await rm(folder, { recursive: true, force: true })
	}
}
