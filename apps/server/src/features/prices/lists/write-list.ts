import { stringify } from 'csv-stringify/sync'
import writeXlsxFile from 'write-excel-file/node'
import { columnsOf, type ListRow, type PriceListKind } from './columns.ts'

/** `rows`: JSON, in one or more parts. */
export type FileOrder = { kind: PriceListKind; rows: string[]; format: 'csv' | 'xlsx' }

/** Stored in cents, written in euros. */
const amounts = new Set(['firstPallet', 'nextPallet'])
/** Text, since spreadsheets drop the zero of 01000. */
const codes = new Set(['from', 'to', 'variant', 'code', 'zone'])

export async function writeList({ kind, rows, format }: FileOrder): Promise<Uint8Array> {
	const columns = columnsOf(kind)
	const cells = rows.flatMap((part) =>
		(JSON.parse(part) as ListRow[]).map((row) => cellsOf(row, columns)),
	)
	return format === 'csv' ? csvOf(columns, cells) : xlsxOf(columns, cells)
}

function cellsOf(row: ListRow, columns: string[]): string[] {
	const record = row as Record<string, string | number>
	return columns.map((column) => {
		const value = record[column] ?? ''
		return amounts.has(column) ? (Number(value) / 100).toFixed(2) : String(value)
	})
}

const isNumber = (column: string, cell: string) =>
	!codes.has(column) && /^\d+(?:\.\d+)?$/.test(cell)

/** For Excel in Belgium and France: byte order mark, semicolons, decimal comma. */
function csvOf(columns: string[], rows: string[][]): Uint8Array {
	const written = rows.map((row) =>
		row.map((cell, i) => (isNumber(columns[i] ?? '', cell) ? cell.replace('.', ',') : cell)),
	)
	const text = stringify([columns, ...written], {
		delimiter: ';',
		bom: true,
		escape_formulas: true,
		record_delimiter: 'windows',
	})
	return new TextEncoder().encode(text)
}

async function xlsxOf(columns: string[], rows: string[][]): Promise<Uint8Array> {
	const header = columns.map((value) => ({ value, fontWeight: 'bold' as const }))
	const body = rows.map((row) =>
		row.map((cell, i) =>
			isNumber(columns[i] ?? '', cell) ? { value: Number(cell), type: Number } : { value: cell },
		),
	)
	const file = writeXlsxFile([header, ...body], { stickyRowsCount: 1 })
	return new Uint8Array(await file.toBuffer())
}
