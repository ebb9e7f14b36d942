import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadSeed } from '../seed.ts'
import { columnsOf, type PriceListKind, priceListKinds } from './columns.ts'
import { readList } from './read-list.ts'
import { sheetXml, workbook } from './testing/workbook.ts'
import { writeList } from './write-list.ts'

const read = (kind: PriceListKind, text: string, encoding: BufferEncoding = 'utf8') =>
	readList(kind, Buffer.from(text, encoding))
const problemsOf = async (kind: PriceListKind, text: string) =>
	(await read(kind, text)).problems.map(({ code, row, column, found }) =>
		[code, row, column, found].join(' | '),
	)

const head = 'country;zone;from;to;firstPallet;nextPallet'

test.each([
	['semicolons and a decimal comma', `${head}\nBE;Zone A;1000;1499;1.279,50;49\n`],
	['a byte order mark and Windows line ends', `\uFEFF${head}\r\nBE;Zone A;1000;1499;1279,5;49\r\n`],
	['commas and decimal points', `${head.replaceAll(';', ',')}\nBE,Zone A,1000,1499,1279.50,49\n`],
	['quoted decimal commas', `${head.replaceAll(';', ',')}\nBE,Zone A,1000,1499,"1 279,50",49,00\n`],
	['tabs', `${head.replaceAll(';', '\t')}\nBE\tZone A\t1000\t1499\t1279,50\t49\n`],
	[
		'other capitals, another order',
		`ZONE;Country;to;from;NextPallet;firstPallet\nZone A;BE;1499;1000;49;1279,5\n`,
	],
	['empty cells under it', `${head}\nBE;Zone A;1000;1499;1279,5;49\n;;;;;\n; ;;;;\n`],
	['a blank line', `${head}\n\nBE;Zone A;1000;1499;1\u202F279,50;49\n`],
])('a delivery list with %s is read', async (name, text) => {
	const { rows, problems } = await read('delivery', text)
	if (name === 'quoted decimal commas') {
		expect(problems).toEqual([{ code: 'too_many_cells', row: 2, column: null, found: '00' }])
		return
	}
	expect(problems).toEqual([])
	expect(rows).toEqual([
		{
			country: 'BE',
			zone: 'Zone A',
			from: '1000',
			to: '1499',
			firstPallet: 127_950,
			nextPallet: 4900,
		},
	])
})

test('of a workbook the first sheet that one sees is read, never a hidden one', async () => {
	const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
	const sheet = (zone: string) =>
		sheetXml(
			[head, `BE;${zone};1000;1499;79;49`]
				.map((row) => `<row>${row.split(';').map(cell).join('')}</row>`)
				.join(''),
		)
	const names = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
	for (const state of ['hidden', 'veryHidden']) {
		const { rows, problems } = await readList(
			'delivery',
			workbook({
				'xl/workbook.xml': `<workbook ${names}><sheets><sheet name="old" sheetId="1" state="${state}" r:id="rId1"/><sheet name="new" sheetId="2" state="visible" r:id="rId2"/></sheets></workbook>`,
				'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="worksheets/sheet2.xml"/></Relationships>`,
				'xl/worksheets/sheet1.xml': sheet('Last year'),
				'xl/worksheets/sheet2.xml': sheet('This year'),
			}),
		)
		expect(problems).toEqual([])
		expect(rows).toEqual([expect.objectContaining({ zone: 'This year' })])
	}
})

test('accents of every encoding that Excel saves', async () => {
	const text = `${head}\nFR;Île-de-France;75000;75999;189;109\n`
	const latin = await read('delivery', text, 'latin1')
	const wide = await readList('delivery', Buffer.from(`\uFEFF${text}`, 'utf16le'))
	for (const { rows, problems } of [latin, wide]) {
		expect(problems).toEqual([])
		expect(rows[0]).toMatchObject({ zone: 'Île-de-France' })
	}
})

test('a French code that lost its zero in a spreadsheet has it again', async () => {
	const { rows } = await read('delivery', `${head}\nFR;FR-4;1000;1999;289;169\n`)
	expect(rows[0]).toMatchObject({ from: '01000', to: '01999' })
})

test('every error has row and column, and good rows are kept', async () => {
	const text = [
		'kind;widthUpTo;heightUpTo;depthUpTo;points',
		'Simple;300;800;600;133',
		'Triple;300;800;600;133',
		'',
		'Simple;wide;800;;-4',
	].join('\n')
	expect((await read('modules', text)).rows).toHaveLength(1)
	expect(await problemsOf('modules', text)).toEqual([
		'cell_wrong | 3 | kind | Triple',
		'cell_wrong | 5 | widthUpTo | wide',
		'cell_empty | 5 | depthUpTo | ',
		'cell_wrong | 5 | points | -4',
	])
	expect(
		await problemsOf('finishes', 'code;variant;unit;value\nplinth;;points/m;22.500\n'),
	).toEqual(['number_ambiguous | 2 | value | 22.500'])
})

test('columns that are missing, unknown or there twice', async () => {
	const header = 'kind;widthUpTo;widthUpTo;heightUpTo;points;colour'
	expect(await problemsOf('modules', `${header}\nSimple;300;300;800;133;x\n`)).toEqual([
		'column_missing | 1 | depthUpTo | depthUpTo',
		'column_unknown | 1 | colour | colour',
		'column_twice | 1 | widthUpTo | widthUpTo',
	])
})

test.each(priceListKinds)(
	'what is written of %s, as CSV or workbook, reads back the same',
	async (kind) => {
		const wanted = loadSeed().lists[kind]
		for (const format of ['csv', 'xlsx'] as const) {
			const file = await writeList({ kind, rows: [JSON.stringify(wanted)], format })
			const { rows, problems } = await readList(kind, Buffer.from(file))
			expect(problems).toEqual([])
			expect(rows).toEqual(wanted)
		}
		expect(columnsOf(kind).length).toBeGreaterThan(3)
	},
)

test.each(priceListKinds)('the examples of %s in docs/price-import are the seed', async (kind) => {
	for (const format of ['csv', 'xlsx']) {
		const file = new URL(`../../../../../../docs/price-import/${kind}.${format}`, import.meta.url)
		const { rows, problems } = await readList(kind, readFileSync(file))
		expect(problems).toEqual([])
		expect(rows).toEqual(loadSeed().lists[kind])
	}
})

test('a carcass or a leaf that costs nothing is a mistake, a fitting or a delivery may be free', async () => {
	const modules = 'kind;widthUpTo;heightUpTo;depthUpTo;points\nSimple;300;800;350;0\n'
	expect(await problemsOf('modules', modules)).toEqual(['price_zero | 2 | points | 0'])
	const doors = 'tier;widthUpTo;heightUpTo;points\nP1;300;800;12\nP2;300;800;0\n'
	expect(await problemsOf('doors', doors)).toEqual(['price_zero | 3 | points | 0'])
	const values = 'code;variant;unit;value\nlift;;points;0\n'
	expect(await problemsOf('accessories', values)).toEqual([])
	expect(await problemsOf('delivery', `${head}\nBE;Zone A;1000;1499;0;0\n`)).toEqual([])
})
