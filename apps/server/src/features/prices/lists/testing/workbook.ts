// Workbooks made by hand, honest and hostile ones: a zip with the parts that a test wants.
import { crc32, deflateRawSync } from 'node:zlib'

export type Part = { name: string } & (
	| { text: string }
	| { bytes: Buffer }
	| { packed: Buffer; size: number }
)

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

export function sheetXml(rows: string): string {
	return `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`
}

/** A workbook of one sheet; `parts` are added, or stand instead of its own. */
export function workbook(parts: Record<string, string>, encoding: BufferEncoding = 'utf8'): Buffer {
	const own: Record<string, string> = {
		'[Content_Types].xml':
			'<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
		'_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
		'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
		'xl/_rels/workbook.xml.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
		'xl/worksheets/sheet1.xml': sheetXml(''),
	}
	const added = Object.entries(parts).map(([name, text]) => ({
		name,
		bytes: Buffer.from(text, encoding),
	}))
	const kept = Object.entries(own).filter(([name]) => !(name in parts))
	return zipOf([...kept.map(([name, text]) => ({ name, text })), ...added])
}

export function zipOf(parts: Part[], { locked = false } = {}): Buffer {
	const files: Buffer[] = []
	const directory: Buffer[] = []
	let at = 0
	for (const part of parts) {
		const content = 'text' in part ? Buffer.from(part.text) : 'bytes' in part ? part.bytes : null
		const packed = 'packed' in part ? part.packed : deflateRawSync(content ?? Buffer.alloc(0))
		const name = Buffer.from(part.name)
		const facts = Buffer.alloc(26)
		facts.writeUInt16LE(20, 0)
		facts.writeUInt16LE(locked ? 1 : 0, 2)
		facts.writeUInt16LE(8, 4)
		facts.writeUInt32LE(content ? crc32(content) : 0, 10)
		facts.writeUInt32LE(packed.length, 14)
		facts.writeUInt32LE('size' in part ? part.size : (content?.length ?? 0), 18)
		facts.writeUInt16LE(name.length, 22)
		const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, name, packed])
		const tail = Buffer.alloc(14)
		tail.writeUInt32LE(at, 10)
		directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), facts, tail, name]))
		files.push(local)
		at += local.length
	}
	const entries = Buffer.concat(directory)
	const end = Buffer.alloc(22)
	end.write('PK\x05\x06', 'latin1')
	end.writeUInt16LE(parts.length, 8)
	end.writeUInt16LE(parts.length, 10)
	end.writeUInt32LE(entries.length, 12)
	end.writeUInt32LE(at, 16)
	return Buffer.concat([...files, entries, end])
}
