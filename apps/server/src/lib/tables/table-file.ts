// Written row by row to a temporary file. Customers' input is text: cells that begin like a formula are escaped
// (CSV) or strings (XLSX).
import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Language } from '@gabarit/i18n'
import { stringify } from 'csv-stringify'
import { failure } from '../failure.ts'
import { type Sheet, writeWorkbook } from './workbook-file.ts'

/** `day`: as 2026-11-21; `decimal`: an amount in euros, a rating, a weight. A bare number is a whole one. */
export type TableCell = string | number | { decimal: number } | { day: string } | null
type TableRows = { headings: string[]; rows: AsyncIterable<TableCell[]>; language: Language }
type Format = 'csv' | 'xlsx'

const mediaTypes: Record<Format, string> = {
	csv: 'text/csv; charset=utf-8',
	xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Two decimals, up to four where it has them, as ratings may. */
const decimalText = (value: number) => value.toFixed(4).replace(/0{1,2}$/, '')

/** As a spreadsheet of that language reads a text file. */
const csvMarks = (language: Language) =>
	language === 'en' ? { delimiter: ',', point: '.' } : { delimiter: ';', point: ',' }

async function writeCsv(path: string, { headings, rows, language }: TableRows): Promise<void> {
	const { delimiter, point } = csvMarks(language)
	const lines = stringify({
		header: true,
		columns: headings,
		delimiter,
		bom: true,
		escape_formulas: true,
		cast: {
			object: (value) => {
				const cell = value as Exclude<TableCell, string | number | null>
				if ('day' in cell) return cell.day
				const text = decimalText(cell.decimal).replace('.', point)
				// The sign of a negative amount begins no formula.
				return cell.decimal < 0 ? { value: text, escape_formulas: false } : text
			},
		},
	})
	await pipeline(Readable.from(rows), lines, createWriteStream(path))
}

function tooMany(): never {
	throw failure('export_too_large')
}

type WhenSent = (clear: () => void) => void
type Written = { name: string; format: Format; write: (path: string) => Promise<void> }

/** Streamed; `whenSent` gets the clean-up for after the last byte. */
async function temporaryFile({ name, format, write }: Written, whenSent: WhenSent): Promise<File> {
	const folder = await mkdtemp(join(tmpdir(), 'gabarit-export-'))
	const clear = () => rm(folder, { recursive: true, force: true })
	const path = join(folder, `${name}.${format}`)
	try {
		await write(path)
		const type = mediaTypes[format]
		whenSent(() => void clear())
		return new File([await openAsBlob(path, { type })], `${name}.${format}`, { type })
	} catch (error) {
		await clear()
		throw error
	}
}

type Table = TableRows & { name: string; format: Format }

export function tableFile({ name, format, ...table }: Table, whenSent: WhenSent): Promise<File> {
	const write = (path: string) =>
		format === 'csv'
			? writeCsv(path, table)
			: writeWorkbook(path, [{ name: 'Sheet1', ...table }], tooMany)
	return temporaryFile({ name, format, write }, whenSent)
}

type Workbook = { name: string; sheets: readonly Sheet[] }

export function workbookFile({ name, sheets }: Workbook, whenSent: WhenSent): Promise<File> {
	const write = (path: string) => writeWorkbook(path, sheets, tooMany)
	return temporaryFile({ name, format: 'xlsx', write }, whenSent)
}
