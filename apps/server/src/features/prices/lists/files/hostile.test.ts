// Files that are no price lists, or pretend to be one: refused with a reason (and at once: `npm run bench -- import`).
import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { FileRefused } from '../problems.ts'
import { readList } from '../read-list.ts'
import { type Part, sheetXml, workbook, zipOf } from '../testing/workbook.ts'

async function refusalOf(bytes: Buffer): Promise<string> {
	try {
		await readList('modules', bytes)
		return 'read'
	} catch (error) {
		if (error instanceof FileRefused) return error.code
		throw error
	}
}

const cells = (rows: string) => workbook({ 'xl/worksheets/sheet1.xml': sheetXml(rows) })
const header = '<row r="1"><c r="A1" t="inlineStr"><is><t>kind</t></is></c></row>'

/** 4 GB of zeros in 4 MB, twice over: the directory tells nothing of it. */
function bomb(): Buffer {
	const zeros = deflateRawSync(Buffer.alloc(200 * 1024 * 1024))
	const packed: Part = { name: 'xl/worksheets/sheet1.xml', packed: zeros, size: 10 }
	return zipOf([...workbookParts(), packed])
}
const workbookParts = (): Part[] => [
	{ name: '[Content_Types].xml', text: '<Types/>' },
	{ name: 'xl/workbook.xml', text: '<workbook/>' },
]

const xxe = '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>'

test.each<[string, () => Buffer, string]>([
	['nothing', () => Buffer.alloc(0), 'file_empty'],
	['blank lines', () => Buffer.from('\n\n'), 'file_empty'],
	['a PDF under the name of a list', () => Buffer.from('%PDF-1.7\n%âãÏÓ'), 'not_a_spreadsheet'],
	['a picture', () => Buffer.from('\x89PNG\r\n\x1a\n\0\0', 'latin1'), 'not_a_spreadsheet'],
	['a program', () => Buffer.from('kind;points\n\0\x01\x02'), 'not_a_spreadsheet'],
	['an old or locked workbook', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'password_protected'],
	['a zip that is no workbook', () => zipOf([{ name: 'a.txt', text: 'x' }]), 'not_a_spreadsheet'],
	['half a workbook', () => cells(header).subarray(0, 300), 'not_a_spreadsheet'],
	['a locked zip', () => zipOf([...workbookParts()], { locked: true }), 'password_protected'],
	['macros', () => workbook({ 'xl/vbaProject.bin': 'x' }), 'file_hostile'],
	['a bomb', bomb, 'file_hostile'],
	['a thousand parts', () => zipOf(thousandParts()), 'file_hostile'],
	['one part twice', () => zipOf([...workbookParts(), ...workbookParts()]), 'file_hostile'],
	['outer entities', () => workbook({ 'xl/sharedStrings.xml': `${xxe}<sst/>` }), 'file_hostile'],
	[
		'entities in UTF-16',
		() => workbook({ 'xl/sharedStrings.xml': `\uFEFF${xxe}` }, 'utf16le'),
		'file_hostile',
	],
	[
		'a cell in the millionth row',
		() => cells('<row r="1048576"><c r="A1048576"><v>1</v></c></row>'),
		'too_many_rows',
	],
	[
		'a cell far to the right',
		() => cells('<row r="1"><c r="XFD1"><v>1</v></c></row>'),
		'too_many_columns',
	],
	[
		'a row that a sheet cannot have',
		() => cells('<row r="99999999999"><c r="A1"><v>1</v></c></row>'),
		'too_many_rows',
	],
	[
		'a row whose number is spelt to be overlooked',
		() => cells('<row r="&#57;99999999"><c r="A1"><v>1</v></c></row>'),
		'too_many_rows',
	],
	['a row whose number is none', () => cells('<row r="1e9"></row>'), 'file_hostile'],
	['a cell whose place is none', () => cells('<row r="1"><c r="1A"/></row>'), 'file_hostile'],
	[
		'entities in the sheet itself',
		() => workbook({ 'xl/worksheets/sheet1.xml': `${xxe}${sheetXml(header)}` }),
		'file_hostile',
	],
	['a sheet that ends in its middle', () => cells('<row r="1"><c r="A1">'), 'not_a_spreadsheet'],
	[
		'a workbook without its sheet',
		() => workbook({ 'xl/_rels/workbook.xml.rels': '<Relationships/>' }),
		'not_a_spreadsheet',
	],
	[
		'a row that is numbered twice',
		() => cells('<row r="1" r="999999999"><c r="A1"><v>1</v></c></row>'),
		'file_hostile',
	],
	[
		'300,000 lines',
		() => Buffer.from(`kind;points\n${'Simple;1\n'.repeat(300_000)}`),
		'too_many_rows',
	],
	['ten million cells in a row', () => wide('', ';'), 'too_many_columns'],
	['ten million cells and no header', () => Buffer.alloc(10_000_000, ';'), 'too_many_columns'],
	['ten million columns', () => Buffer.from('kind;'.repeat(2_000_000)), 'too_many_columns'],
	['ten million empty texts in a row', () => wide('', '"";'), 'too_many_columns'],
	['cells that hold line feeds, in one row', () => wide('', '"\n";'), 'too_many_rows'],
	['cells that hold carriage returns, in one row', () => wide('', '\r;'), 'too_many_columns'],
	['a cell of ten million quotes', () => wide('"', '""'), 'not_a_spreadsheet'],
	['ten million blank lines', () => wide('', '\n'), 'too_many_rows'],
	['ten million blank lines of a Macintosh', () => Buffer.alloc(10_000_000, '\r'), 'too_many_rows'],
	[
		'a line without end',
		() => Buffer.from(`kind;points\n"${'x'.repeat(2_000_000)}`),
		'not_a_spreadsheet',
	],
])('a file is refused: %s', async (_, make, wanted) => {
	const bytes = make()
	expect(await refusalOf(bytes)).toBe(wanted)
})

/** A header, and a row of this so often that it fills ten million bytes. */
const wide = (start: string, more: string) =>
	Buffer.from(`kind;points\n${start}${more.repeat(10_000_000 / more.length)}`)

function thousandParts(): Part[] {
	return Array.from({ length: 1000 }, (_, i) => ({ name: `xl/${i}.xml`, text: '<x/>' }))
}

test('a formula is reported by its cell, whatever its value', async () => {
	const rows = `${headerRow}<row r="2"><c r="A2" t="inlineStr"><is><t>Simple</t></is></c>${[
		'B',
		'C',
		'D',
	]
		.map((letter) => `<c r="${letter}2"><v>300</v></c>`)
		.join('')}<c r="E2"><f>WEBSERVICE("http://evil.example")</f><v>1</v></c></row>`
	const { problems } = await readList('modules', cells(rows))
	expect(problems).toEqual([{ code: 'formula', row: 2, column: 'points', found: 'E2' }])
})

test('a cell is read as its spreadsheet shows it: runs of text, shared texts, days, no dust', async () => {
	const date =
		'<styleSheet><numFmts><numFmt numFmtId="170" formatCode="d/m&quot;m&quot;"/></numFmts>'
	const parts = {
		'xl/styles.xml': `${date}<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/></cellXfs></styleSheet>`,
		'xl/sharedStrings.xml':
			'<x:sst xmlns:x="y"><x:si><x:r><x:t>Sim</x:t></x:r><x:r><x:t>ple</x:t></x:r><x:rPh><x:t>!</x:t></x:rPh></x:si></x:sst>',
	}
	const rowOf = (number: number, third: string) =>
		`<row r="${number}"><c r="A${number}" t="s"><v>0</v></c><c><v>300</v></c>${third}<c><v>300.00000000000006</v></c><c r="E${number}"><v>9</v></c></row>`
	const rows = `${headerRow}${rowOf(2, '<c><v>800</v></c>')}${rowOf(4, '<c s="1"><v>45658</v></c>')}${rowOf(5, '<c s="2"><v>45658.5</v></c>')}${rowOf(6, '<c t="b"><v>1</v></c>')}`
	const read = await readList(
		'modules',
		workbook({ ...parts, 'xl/worksheets/sheet1.xml': sheetXml(rows) }),
	)
	expect(read.rows).toEqual([
		{ kind: 'Simple', widthUpTo: 300, heightUpTo: 800, depthUpTo: 300, points: 9 },
	])
	const wrong = (row: number, found: string) => ({
		code: 'cell_wrong',
		column: 'heightUpTo',
		row,
		found,
		cell: `C${row}`,
		cells: ['Simple', '300', found, '300', '9'],
	})
	expect(read.problems).toEqual([
		wrong(4, '2025-01-01T00:00:00.000Z'),
		wrong(5, '2025-01-01T12:00:00.000Z'),
		wrong(6, 'TRUE'),
	])
})
const headerRow = `<row r="1">${['kind', 'widthUpTo', 'heightUpTo', 'depthUpTo', 'points']
	.map((name, i) => `<c r="${'ABCDE'[i]}1" t="inlineStr"><is><t>${name}</t></is></c>`)
	.join('')}</row>`
