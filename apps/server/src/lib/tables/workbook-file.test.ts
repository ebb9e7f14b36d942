import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import readXlsxFile, { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TableCell } from './table-file.ts'
import { writeWorkbook } from './workbook-file.ts'

let folder = ''
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'gabarit-test-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function* drawn(rows: TableCell[][]): AsyncIterable<TableCell[]> {
	yield* rows
}

const never = (): never => {
	throw new Error('too many rows')
}

async function readBack(headings: string[], rows: TableCell[][]) {
	const path = join(folder, 'a.xlsx')
	await writeWorkbook(path, [{ name: 'A', headings, rows: drawn(rows) }], never)
	return readSheet(path)
}

test('texts, numbers, days and empty cells are read back as they are', async () => {
	const rows = [['=1+1', -0.5, { day: '2026-11-21' }, null, 'a <b> & "c" é🙂']]
	const [head, row] = await readBack(['a', 'b', 'c', 'd', 'e'], rows)
	expect(head).toEqual(['a', 'b', 'c', 'd', 'e'])
	expect(row).toEqual(['=1+1', -0.5, new Date('2026-11-21'), null, 'a <b> & "c" é🙂'])
})

test('signs that XML cannot write are left out', async () => {
	const [, row] = await readBack(['a', 'b'], [['a\u0000b\u001fc', '\ud800d\udc00']])
	expect(row).toEqual(['abc', 'd'])
})

test('every row is there, in its order, also of a sheet with many columns', async () => {
	const rows = Array.from({ length: 1203 }, (_, row) =>
		Array.from({ length: 30 }, (_none, at) => row * 30 + at),
	)
	const [head, ...body] = await readBack(
		Array.from({ length: 30 }, (_, at) => `h${at}`),
		rows,
	)
	expect(head).toHaveLength(30)
	expect(body).toEqual(rows)
})

test('a sheet without rows has its headings', async () => {
	expect(await readBack(['a'], [])).toEqual([['a']])
})

test('each table of a workbook is a sheet under its name', async () => {
	const path = join(folder, 'b.xlsx')
	const long = 'Ein [sehr] "langer" & <schräger> Name'
	await writeWorkbook(
		path,
		[
			{ name: 'Offres en cours, par âge', headings: ['a'], rows: [[1], [2]] },
			{ name: long, headings: ['b'], rows: drawn([['=1+1']]) },
		],
		never,
	)
	const sheets = await readXlsxFile(path)
	expect(sheets).toEqual([
		{ sheet: 'Offres en cours, par âge', data: [['a'], [1], [2]] },
		{ sheet: 'Ein  sehr  "langer" & <schräger', data: [['b'], ['=1+1']] },
	])
})
