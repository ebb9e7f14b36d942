// A workbook, compressed row by row into its file: a hundred thousand rows need no more memory than ten.
// A zip says a part's sizes before its bytes; those of a sheet are put there once it is written.
import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw, deflateRawSync } from 'node:zlib'
import type { TableCell } from './table-file.ts'

/** As many as Excel opens, with the headings. */
const mostRows = 1_048_576

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const media = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

const related = (id: string, type: string, target: string) =>
	`<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`

const sheetFile = (at: number) => `worksheets/sheet${at + 1}.xml`
const partOf = (name: string, type: string) =>
	`<Override PartName="/xl/${name}" ContentType="${media}.${type}+xml"/>`

/** As Excel takes it: 31 signs, none of these. */
const sheetName = (name: string) =>
	textOf(name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31)).replaceAll('"', '&quot;')

/** Style 1 is bold, for the headings; style 2 a day. */
const styles = `<styleSheet xmlns="${main}"><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`

/** All but the sheets. */
function partsOf(names: readonly string[]): Record<string, string> {
	const types = [
		partOf('workbook.xml', 'sheet.main'),
		...names.map((_, at) => partOf(sheetFile(at), 'worksheet')),
		partOf('styles.xml', 'styles'),
	]
	const sheets = names.map(
		(name, at) => `<sheet name="${sheetName(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
	)
	const files = [
		...names.map((_, at) => related(`rId${at + 1}`, 'worksheet', sheetFile(at))),
		related(`rId${names.length + 1}`, 'styles', 'styles.xml'),
	]
	const relationsOf = (all: string) =>
		`<Relationships xmlns="${packaged}/relationships">${all}</Relationships>`
	return {
		'[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${types.join('')}</Types>`,
		'_rels/.rels': relationsOf(related('rId1', 'officeDocument', 'xl/workbook.xml')),
		'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheets.join('')}</sheets></workbook>`,
		'xl/_rels/workbook.xml.rels': relationsOf(files.join('')),
		'xl/styles.xml': styles,
	}
}

const sheetHead = `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`
const sheetEnd = '</sheetData></worksheet>'

/** A, B, … Z, AA. */
function columnName(place: number): string {
	const last = String.fromCharCode(65 + (place % 26))
	return place < 26 ? last : columnName(Math.floor(place / 26) - 1) + last
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
// XML has no sign for these, not even an escaped one.
const unwritable =
	// oxlint-disable-next-line no-control-regex
	/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g
const textOf = (text: string) =>
	text.replace(unwritable, '').replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)

const millisecondsOfDay = 24 * 3600_000
/** Days since the last one of 1899, as spreadsheets count them. */
const serialOf = (day: string) => Date.parse(day) / millisecondsOfDay + 25_569

function cellXml(value: TableCell, at: string, style = ''): string {
	if (value === null) return ''
	if (typeof value === 'string')
		return `<c r="${at}"${style} t="inlineStr"><is><t xml:space="preserve">${textOf(value)}</t></is></c>`
	if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`
	if ('decimal' in value) return `<c r="${at}"><v>${value.decimal}</v></c>`
	return `<c r="${at}" s="2"><v>${serialOf(value.day)}</v></c>`
}

function rowXml(cells: TableCell[], row: number, style?: string): string {
	const written = cells.map((value, place) => cellXml(value, `${columnName(place)}${row}`, style))
	return `<row r="${row}">${written.join('')}</row>`
}

export type Sheet = {
	name: string
	headings: string[]
	rows: AsyncIterable<TableCell[]> | Iterable<TableCell[]>
}
/** Rows that are compressed at once. */
const atOnce = 500

async function* sheetXml({ headings, rows }: Omit<Sheet, 'name'>, onTooMany: () => never) {
	let written = sheetHead + rowXml(headings, 1, ' s="1"')
	let row = 1
	for await (const cells of rows) {
		row += 1
		if (row > mostRows) onTooMany()
		written += rowXml(cells, row)
		if (row % atOnce !== 0) continue
		yield Buffer.from(written)
		written = ''
	}
	yield Buffer.from(written + sheetEnd)
}

type Part = { name: string; at: number; crc: number; packed: number; size: number }

/** What both headers of a part say: compressed, with a name in UTF-8. */
function factsOf({ name, crc, packed, size }: Part): Buffer {
	const facts = Buffer.alloc(26)
	facts.writeUInt16LE(20, 0)
	facts.writeUInt16LE(0x800, 2)
	facts.writeUInt16LE(8, 4)
	// 1 January 1980, the first day there is.
	facts.writeUInt16LE(0x21, 8)
	facts.writeUInt32LE(crc, 10)
	facts.writeUInt32LE(packed, 14)
	facts.writeUInt32LE(size, 18)
	facts.writeUInt16LE(Buffer.byteLength(name), 22)
	return facts
}

const localHeader = (part: Part) =>
	Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), factsOf(part), Buffer.from(part.name)])

function directoryOf(written: Part[], at: number): Buffer {
	const entries = written.map((part) => {
		const rest = Buffer.alloc(14)
		rest.writeUInt32LE(part.at, 10)
		const before = Buffer.from('PK\x01\x02\x14\0', 'latin1')
		return Buffer.concat([before, factsOf(part), rest, Buffer.from(part.name)])
	})
	const directory = Buffer.concat(entries)
	const end = Buffer.alloc(22)
	end.write('PK\x05\x06', 'latin1')
	end.writeUInt16LE(written.length, 8)
	end.writeUInt16LE(written.length, 10)
	end.writeUInt32LE(directory.length, 12)
	end.writeUInt32LE(at, 16)
	return Buffer.concat([directory, end])
}

async function writePart(file: FileHandle, at: number, name: string, text: string): Promise<Part> {
	const content = Buffer.from(head + text)
	const packed = deflateRawSync(content)
	const part = { name, at, crc: crc32(content), packed: packed.length, size: content.length }
	await file.appendFile(Buffer.concat([localHeader(part), packed]))
	return part
}

type Place = { name: string; at: number }

async function writeSheet(
	file: FileHandle,
	{ name, at }: Place,
	xml: AsyncIterable<Buffer>,
): Promise<Part> {
	const part: Part = { name, at, crc: 0, packed: 0, size: 0 }
	await file.appendFile(localHeader(part))
	const counted = async function* () {
		for await (const chunk of xml) {
			part.crc = crc32(chunk, part.crc)
			part.size += chunk.length
			yield chunk
		}
	}
	await pipeline(Readable.from(counted()), createDeflateRaw(), async (packed) => {
		for await (const chunk of packed as AsyncIterable<Buffer>) {
			part.packed += chunk.length
			await file.appendFile(chunk)
		}
	})
	const header = localHeader(part)
	await file.write(header, 0, header.length, at)
	return part
}

const endOf = (part: Part) => part.at + localHeader(part).length + part.packed

/** `onTooMany` refuses more rows than a sheet holds. */
export async function writeWorkbook(
	path: string,
	sheets: readonly Sheet[],
	onTooMany: () => never,
): Promise<void> {
	const file = await open(path, 'w')
	try {
		const written: Part[] = []
		let at = 0
		const add = (part: Part) => {
			written.push(part)
			at = endOf(part)
		}
		for (const [name, text] of Object.entries(partsOf(sheets.map((it) => it.name))))
			add(await writePart(file, at, name, text))
		for (const [index, sheet] of sheets.entries())
			add(
				await writeSheet(file, { name: `xl/${sheetFile(index)}`, at }, sheetXml(sheet, onTooMany)),
			)
		await file.write(directoryOf(written, at), 0, undefined, at)
	} finally {
		await file.close()
	}
}
