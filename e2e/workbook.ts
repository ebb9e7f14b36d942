// A workbook of one sheet, as a spreadsheet would save it: the parts that a reader of prices needs, in a zip.
import { crc32, deflateRawSync } from 'node:zlib'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'

const parts = {
	'[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
	'_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
	'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>`,
	'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
}

export const letterOf = (column: number) => String.fromCodePoint(65 + column)

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** What is a number, with a comma, is one in the workbook, too. */
function cellXml(text: string, place: string): string {
	return /^\d+(?:,\d+)?$/u.test(text)
		? `<c r="${place}"><v>${text.replace(',', '.')}</v></c>`
		: `<c r="${place}" t="inlineStr"><is><t>${escaped(text)}</t></is></c>`
}

export function workbookOf(table: readonly (readonly string[])[]): Buffer {
	const rows = table.map((row, at) => {
		const cells = row.map((text, column) => cellXml(text, `${letterOf(column)}${at + 1}`))
		return `<row r="${at + 1}">${cells.join('')}</row>`
	})
	const sheet = `<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData></worksheet>`
	return zipOf({ ...parts, 'xl/worksheets/sheet1.xml': sheet })
}

function zipOf(texts: Record<string, string>): Buffer {
	const files: Buffer[] = []
	const directory: Buffer[] = []
	let at = 0
	for (const [name, text] of Object.entries(texts)) {
		const content = Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${text}`)
		const packed = deflateRawSync(content)
		const facts = Buffer.alloc(26)
		facts.writeUInt16LE(20, 0)
		facts.writeUInt16LE(8, 4)
		facts.writeUInt32LE(crc32(content), 10)
		facts.writeUInt32LE(packed.length, 14)
		facts.writeUInt32LE(content.length, 18)
		facts.writeUInt16LE(name.length, 22)
		const file = Buffer.concat([Buffer.from('PK\x03\x04'), facts, Buffer.from(name), packed])
		const place = Buffer.alloc(14)
		place.writeUInt32LE(at, 10)
		directory.push(Buffer.from('PK\x01\x02\x14\0'), facts, place, Buffer.from(name))
		files.push(file)
		at += file.length
	}
	const entries = Buffer.concat(directory)
	const end = Buffer.alloc(22)
	end.write('PK\x05\x06')
	end.writeUInt16LE(files.length, 8)
	end.writeUInt16LE(files.length, 10)
	end.writeUInt32LE(entries.length, 12)
	end.writeUInt32LE(at, 16)
	return Buffer.concat([...files, entries, end])
}
