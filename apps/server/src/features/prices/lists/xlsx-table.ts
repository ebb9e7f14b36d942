// The first sheet of a workbook as a table of texts. Numbers become what a person would have typed.
import { readSheet } from 'read-excel-file/node'
import { guardXlsx } from './guard-xlsx.ts'
import { FileRefused, type TableReader } from './problems.ts'

type Cell = string | number | boolean | Date | null

export async function readXlsx(
	bytes: Buffer,
	mostRows: number,
	reader: TableReader,
): Promise<void> {
	const { formulas } = guardXlsx(bytes, mostRows)
	const [header, ...body] = await sheetOf(bytes)
	if (!header) throw new FileRefused('file_empty')
	const names = header.map(textOf)
	for (const problem of formulas) {
		const column = names[columnIndex(problem.column ?? '')] ?? problem.column
		reader.problem({ ...problem, column })
	}
	if (!reader.header(names)) return
	body.forEach((row, index) => {
		const cells = row.map(textOf)
		if (cells.some((cell) => cell !== '')) reader.row(index + 2, cells)
	})
}

async function sheetOf(bytes: Buffer): Promise<Cell[][]> {
	try {
		return (await readSheet(bytes)) as Cell[][]
	} catch {
		// It is a zip with the names of a workbook, and yet none.
		throw new FileRefused('not_a_spreadsheet')
	}
}

/** With a comma, as our columns read it: a lone point could be grouping. */
function textOf(cell: Cell | undefined): string {
	if (cell === null || cell === undefined) return ''
	// What a spreadsheet computed carries the dust of binary fractions: 1.0499999999999998.
	if (typeof cell === 'number') return String(Number(cell.toPrecision(12))).replace('.', ',')
	if (cell instanceof Date) return cell.toISOString()
	return String(cell).trim()
}

function columnIndex(letters: string): number {
	let number = 0
	for (const letter of letters) number = number * 26 + letter.charCodeAt(0) - 64
	return number - 1
}
