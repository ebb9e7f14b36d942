// Streamed; numbers become the text that a person would type.
import { mostColumns } from '../columns.ts'
import { FileRefused, type ListProblem, type TableReader } from '../problems.ts'
import { guardXlsx } from './guard-xlsx.ts'
import { readXml, type XmlReader } from './read-xml.ts'
import { dateStylesOf, firstSheetOf, sharedTextsOf } from './workbook-parts.ts'

const mostFormulas = 200

export async function readXlsx(
	bytes: Buffer,
	mostRows: number,
	reader: TableReader,
): Promise<void> {
	const parts = await guardXlsx(bytes)
	const shown = { texts: await sharedTextsOf(parts), dates: await dateStylesOf(parts) }
	const table = tableOf(mostRows, reader)
	await readXml(await firstSheetOf(parts), sheetReader(shown, table))
	if (table.isEmpty()) throw new FileRefused('file_empty')
}

type Row = { number: number; cells: string[]; formulas: { index: number; found: string }[] }
type Table = { take: (row: Row) => void; isDone: () => boolean; isEmpty: () => boolean }

function tableOf(mostRows: number, reader: TableReader): Table {
	let names: string[] | null = null
	let readsRows = true
	let rows = 0
	let formulas = 0
	const reportFormulas = ({ number, formulas: found }: Row) => {
		for (const { index, found: cell } of found) {
			formulas += 1
			const letters = /^[A-Z]*/.exec(cell)?.[0] ?? ''
			const column = names?.[index] ?? letters
			const problem: ListProblem = { code: 'formula', row: number, column, found: cell }
			if (formulas <= mostFormulas) reader.problem(problem)
		}
	}
	return {
		isDone: () => !readsRows,
		isEmpty: () => names === null,
		take: (row) => {
			rows += 1
			if (row.number > mostRows + 1 || rows > mostRows + 1) throw new FileRefused('too_many_rows')
			const isBlank = row.cells.every((cell) => cell === '')
			if (names === null && isBlank) throw new FileRefused('file_empty')
			const isHeader = names === null
			names ??= row.cells
			reportFormulas(row)
			if (isHeader) readsRows = reader.header(names)
			else if (!isBlank && readsRows) reader.row(row.number, row.cells)
		},
	}
}

type Shown = { texts: string[]; dates: Set<number> }
type Cell = { index: number; name: string; type: string; isDate: boolean; text: string }

/** Rows and cells without a reference follow the one before. */
function sheetReader(shown: Shown, table: Table): XmlReader {
	let row: Row = { number: 0, cells: [], formulas: [] }
	let cell: Cell | null = null
	let isValue = false
	let isSaid = false
	return {
		isDone: table.isDone,
		open: (name, attributes) => {
			if (name === 'row')
				row = { number: rowNumber(attributes['r'], row.number), cells: [], formulas: [] }
			else if (name === 'c') cell = cellAt(attributes, row, shown)
			else if (name === 'f' && cell && row.formulas.length < mostFormulas)
				row.formulas.push({ index: cell.index, found: cell.name })
			else if (name === 'rPh') isSaid = true
			isValue = name === 'v' || (name === 't' && !isSaid)
		},
		text: (more) => {
			if (isValue && cell) cell.text += more
		},
		close: (name) => {
			isValue = false
			if (name === 'rPh') isSaid = false
			if (name === 'c' && cell) {
				// Empty cells are left out in the file.
				while (row.cells.length < cell.index) row.cells.push('')
				row.cells[cell.index] = shownText(cell, shown.texts)
				cell = null
			}
			if (name === 'row') table.take(row)
		},
	}
}

function rowNumber(reference: string | undefined, before: number): number {
	if (reference === undefined) return before + 1
	if (!/^\d+$/.test(reference)) throw new FileRefused('file_hostile')
	return Number(reference)
}

function cellAt(attributes: Record<string, string>, row: Row, { dates }: Shown): Cell {
	const { r: name, t: type = 'n', s: style } = attributes
	const letters = name === undefined ? '' : (/^([A-Z]+)\d+$/.exec(name)?.[1] ?? '')
	if (name !== undefined && letters === '') throw new FileRefused('file_hostile')
	const index = letters === '' ? row.cells.length : columnNumber(letters) - 1
	if (index >= mostColumns) throw new FileRefused('too_many_columns')
	const isDate = style !== undefined && dates.has(Number(style))
	return { index, name: name ?? '', type, isDate, text: '' }
}

function columnNumber(letters: string): number {
	let number = 0
	for (const letter of letters) number = number * 26 + letter.charCodeAt(0) - 64
	return number
}

/** The workbook's day 0, in days before 1970. */
const epoch = 25_569

/** Decimal comma, since a lone point could be grouping. */
function shownText({ type, text, isDate }: Cell, texts: string[]): string {
	if (type === 's') return (texts[Number(text)] ?? '').trim()
	// Stored as 1 and 0, shown as words.
	if (type === 'b') return text.trim() === '1' ? 'TRUE' : 'FALSE'
	if (type !== 'n' || text.trim() === '') return text.trim()
	const number = Number(text)
	if (Number.isNaN(number)) return text.trim()
	// A number that a spreadsheet took for a date is refused with the date's text.
	const day = new Date((number - epoch) * 86_400_000)
	if (isDate && !Number.isNaN(day.getTime())) return day.toISOString()
	// Computed cells have binary rounding errors: 1.0499999999999998.
	return String(Number(number.toPrecision(12))).replace('.', ',')
}
