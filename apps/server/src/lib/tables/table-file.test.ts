import type { Language } from '@gabarit/i18n'
import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { type TableCell, tableFile } from './table-file.ts'

async function* rowsOf(cells: TableCell[]): AsyncIterable<TableCell[]> {
	yield cells
}

async function fileOf(format: 'csv' | 'xlsx', cells: TableCell[], language: Language = 'fr') {
	const clears: (() => void)[] = []
	const headings = cells.map((_, at) => `h${at}`)
	const table = { name: 'a', format, headings, rows: rowsOf(cells), language }
	const file = await tableFile(table, (clear) => clears.push(clear))
	const body = Buffer.from(await file.arrayBuffer())
	for (const clear of clears) clear()
	return body
}

const lineOf = async (cells: TableCell[], language?: Language) =>
	(await fileOf('csv', cells, language)).toString().trim().split('\n').at(-1)

const decimals = [97.5, 4097.8, 203_611.7, 0, -0.05, 12].map((decimal) => ({ decimal }))

test('amounts have two decimals in a text file; a comma before them, in English between the columns', async () => {
	expect(await lineOf(decimals)).toBe('97,50;4097,80;203611,70;0,00;-0,05;12,00')
	expect(await lineOf(decimals, 'nl')).toBe('97,50;4097,80;203611,70;0,00;-0,05;12,00')
	expect(await lineOf(decimals, 'en')).toBe('97.50,4097.80,203611.70,0.00,-0.05,12.00')
})

test('a rating keeps the decimals that it has, up to four; a count has none', async () => {
	const ratings = [0.8, 0.625, 0.6255, 1].map((decimal) => ({ decimal }))
	expect(await lineOf([...ratings, 3])).toBe('0,80;0,625;0,6255;1,00;3')
})

test('in a workbook all of them are numbers', async () => {
	const [, row] = await readSheet(await fileOf('xlsx', [...decimals, 3]))
	expect(row).toEqual([97.5, 4097.8, 203_611.7, 0, -0.05, 12, 3])
})
