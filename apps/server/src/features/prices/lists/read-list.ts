import type { z } from 'zod'
import { columnsOf, mostRows, type PriceListKind, type PriceLists, rowSchemas } from './columns.ts'
import { readCsv } from './files/csv-table.ts'
import { readXlsx } from './files/xlsx-table.ts'
import { FileRefused, type ListProblem, type ProblemCode, type TableReader } from './problems.ts'

/** `places`: row numbers in the file. */
export type ReadList<Row> = { rows: Row[]; places: number[]; problems: ListProblem[] }

const zip = Buffer.from([0x50, 0x4b, 0x03, 0x04])
/** OLE2: old workbooks, and new ones with a password. */
const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])
/** PDF, PNG, JPEG, GIF, gzip, ELF. */
const strangers = ['%PDF', '\x89PNG', '\xff\xd8\xff', 'GIF8', '\x1f\x8b', '\x7fELF'].map((text) =>
	Buffer.from(text, 'latin1'),
)

function startsWith(bytes: Buffer, magic: Buffer): boolean {
	return bytes.subarray(0, magic.length).equals(magic)
}

export async function readList<Kind extends PriceListKind>(
	kind: Kind,
	bytes: Buffer,
): Promise<ReadList<PriceLists[Kind][number]>> {
	const { reader, list } = listReader(rowSchemas[kind] as z.ZodType, columnsOf(kind))
	await readTable(bytes, mostRows[kind], reader)
	return list as ReadList<PriceLists[Kind][number]>
}

/** By its first bytes: a name proves nothing. */
async function readTable(bytes: Buffer, most: number, reader: TableReader): Promise<void> {
	if (bytes.length === 0) throw new FileRefused('file_empty')
	if (startsWith(bytes, compound)) throw new FileRefused('password_protected')
	if (strangers.some((magic) => startsWith(bytes, magic)))
		throw new FileRefused('not_a_spreadsheet')
	if (startsWith(bytes, zip)) await readXlsx(bytes, most, reader)
	else readCsv(bytes, most, reader)
}

/** Of a cell's text. */
const mostShown = 60
/** Reported problems; the rest is not counted. */
const mostProblems = 5000

/** A header with exactly these columns in any order, and a schema for each row. */
export function listReader<Row>(
	schema: z.ZodType<Row>,
	columns: readonly string[],
): { reader: TableReader; list: ReadList<Row> } {
	const list: ReadList<Row> = { rows: [], places: [], problems: [] }
	let width = 0
	let indexes: number[] = []
	const report = (problem: ListProblem) => {
		if (list.problems.length < mostProblems) list.problems.push(problem)
	}
	const reader: TableReader = {
		problem: report,
		header: (names) => {
			list.problems.push(...headerProblems(names, columns))
			const lower = names.map((name) => name.toLowerCase())
			indexes = columns.map((column) => lower.indexOf(column.toLowerCase()))
			width = names.length
			return list.problems.length === 0
		},
		row: (row, cells) => {
			const extra = cells.slice(width).find((cell) => cell !== '')
			if (extra !== undefined) {
				const found = extra.slice(0, 60)
				report({ code: 'too_many_cells', row, column: null, found })
				return
			}
			const record: Record<string, string> = {}
			for (const [i, name] of columns.entries()) record[name] = cells[indexes[i] ?? -1] ?? ''
			const answer = schema.safeParse(record)
			if (answer.success) {
				list.rows.push(answer.data)
				list.places.push(row)
			} else
				for (const issue of answer.error.issues) {
					const { column, ...problem } = problemOf(issue, row, record)
					const cell = cellName(indexes[columns.indexOf(column)] ?? -1, row)
					const texts = columns.map((name) => (record[name] ?? '').slice(0, mostShown))
					report({ ...problem, column, ...(cell && { cell }), cells: texts })
				}
		},
	}
	return { reader, list }
}

function headerProblems(header: string[], columns: readonly string[]): ListProblem[] {
	const names = header.map((name) => name.toLowerCase())
	const expected = columns.map((name) => name.toLowerCase())
	const problem = (code: ProblemCode, column: string) => ({ code, row: 1, column, found: column })
	return [
		...columns
			.filter((name) => !names.includes(name.toLowerCase()))
			.map((name) => problem('column_missing', name)),
		...header
			.filter((name) => name !== '' && !expected.includes(name.toLowerCase()))
			.map((name) => problem('column_unknown', name.slice(0, 60))),
		...columns
			.filter((name) => names.filter((it) => it === name.toLowerCase()).length > 1)
			.map((name) => problem('column_twice', name)),
	]
}

/** A to BL: a file has at most 64 columns. */
function cellName(index: number, row: number): string | null {
	if (index < 0) return null
	const letter = (at: number) => String.fromCodePoint(65 + at)
	const first = index < 26 ? '' : letter(Math.floor(index / 26) - 1)
	return `${first}${letter(index % 26)}${row}`
}

function problemOf(
	issue: z.core.$ZodIssue,
	row: number,
	record: Record<string, string>,
): ListProblem & { column: string } {
	const column = String(issue.path[0] ?? '')
	const found = (record[column] ?? '').slice(0, mostShown)
	if (found === '') return { code: 'cell_empty', row, column, found }
	const code = (['number_ambiguous', 'price_zero'] as const).find((it) => it === issue.message)
	return { code: code ?? 'cell_wrong', row, column, found }
}
