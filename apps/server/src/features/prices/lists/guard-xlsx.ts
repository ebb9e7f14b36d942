// Opens the zip of a workbook before any library does, with its own limits: what a bomb unpacks to, what an XML may
// declare, how far a sheet may reach. Everything here ends within a fraction of a second or refuses.
import { inflateRawSync } from 'node:zlib'
import { FileRefused, type ListProblem } from './problems.ts'

const mostEntries = 200
/** 200,000 rows unpack to 35 MB. */
const mostUnpacked = 80 * 1024 * 1024
const mostColumns = 64
/** Told one by one. */
const mostFormulas = 200

const endOfDirectory = 0x06054b50
const directoryEntry = 0x02014b50
const stored = 0
const deflated = 8

type Entry = { name: string; method: number; from: number; length: number }

/** What was found in the sheets that the reader would not tell. */
export type GuardedWorkbook = { formulas: ListProblem[] }

export function guardXlsx(bytes: Buffer, mostRows: number): GuardedWorkbook {
	const entries = entriesOf(bytes)
	const names = entries.map((entry) => entry.name.toLowerCase())
	if (names.includes('encryptioninfo')) throw new FileRefused('password_protected')
	if (names.some((name) => name.includes('vbaproject'))) throw new FileRefused('file_hostile')
	if (!names.includes('[content_types].xml') || !names.includes('xl/workbook.xml'))
		throw new FileRefused('not_a_spreadsheet')
	let left = mostUnpacked
	const formulas: ListProblem[] = []
	for (const entry of entries) {
		const content = unpack(bytes, entry, left)
		left -= content.length
		if (/\.(xml|rels)$/i.test(entry.name)) checkXml(content)
		if (/^xl\/worksheets\/[^/]+\.xml$/i.test(entry.name))
			formulas.push(...checkSheet(content, mostRows))
	}
	return { formulas }
}

function entriesOf(bytes: Buffer): Entry[] {
	const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
	if (end < 0 || end + 22 > bytes.length || bytes.readUInt32LE(end) !== endOfDirectory)
		throw new FileRefused('not_a_spreadsheet')
	const total = bytes.readUInt16LE(end + 10)
	if (total > mostEntries) throw new FileRefused('file_hostile')
	let at = bytes.readUInt32LE(end + 16)
	const entries: Entry[] = []
	for (let i = 0; i < total; i += 1) {
		if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== directoryEntry)
			throw new FileRefused('not_a_spreadsheet')
		const nameLength = bytes.readUInt16LE(at + 28)
		entries.push({
			name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
			method: bytes.readUInt16LE(at + 10),
			from: bytes.readUInt32LE(at + 42),
			length: bytes.readUInt32LE(at + 20),
		})
		// A bit of the flags says that a password is needed.
		if ((bytes.readUInt16LE(at + 8) & 1) === 1) throw new FileRefused('password_protected')
		at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
	}
	const twice = new Set(entries.map((entry) => entry.name)).size < entries.length
	if (twice) throw new FileRefused('file_hostile')
	return entries
}

/** The directory's own sizes are not believed: unpacking stops at the limit. */
function unpack(bytes: Buffer, entry: Entry, limit: number): Buffer {
	const { from, length, method } = entry
	if (from + 30 > bytes.length) throw new FileRefused('not_a_spreadsheet')
	const start = from + 30 + bytes.readUInt16LE(from + 26) + bytes.readUInt16LE(from + 28)
	const packed = bytes.subarray(start, start + length)
	if (method === stored) return packed
	if (method !== deflated) throw new FileRefused('not_a_spreadsheet')
	try {
		return inflateRawSync(packed, { maxOutputLength: Math.max(1, limit) })
	} catch (error) {
		const isBomb = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
		throw new FileRefused(isBomb ? 'file_hostile' : 'not_a_spreadsheet')
	}
}

/** A workbook declares no document type: entities, inner or outer, have no business here. */
function checkXml(content: Buffer): void {
	if (content.includes('<!DOCTYPE') || content.includes('<!ENTITY'))
		throw new FileRefused('file_hostile')
	// Another encoding would hide them.
	const declared = /^[^<]*<\?xml[^>]*encoding=["']([^"']+)/.exec(content.toString('latin1', 0, 200))
	const isWide = content[0] === 0xff || content[0] === 0xfe || content[0] === 0
	if (isWide || (declared?.[1] !== undefined && !/^(utf-8|us-ascii)$/i.test(declared[1])))
		throw new FileRefused('file_hostile')
}

/** A row or a cell with its attributes; the prefix is some writers' own. */
const tag = /<(?:[\w.-]+:)?(row|c)(?=[\s/>])([^>]*)>\s*(<(?:[\w.-]+:)?f[\s/>])?/g
/** As every spreadsheet program writes attributes. Any other spelling could mean something else to the reader. */
const plainAttributes = /^(?:\s+[\w:.-]+="[^"<&]*")*\s*\/?$/
const place = /\sr="([^"]*)"/g

/** How far the sheet reaches, by the names of its rows and cells; and where it computes instead of saying. */
function checkSheet(content: Buffer, mostRows: number): ListProblem[] {
	const formulas: ListProblem[] = []
	let rows = 0
	for (const [, name, attributes = '', formula] of content.toString('latin1').matchAll(tag)) {
		if (!plainAttributes.test(attributes)) throw new FileRefused('file_hostile')
		const [named, ...others] = [...attributes.matchAll(place)].map((match) => match[1] ?? '')
		if (others.length > 0) throw new FileRefused('file_hostile')
		if (name === 'row') rows += 1
		const { column, row } = placeOf(named ?? '')
		if (row > mostRows + 1 || rows > mostRows + 1) throw new FileRefused('too_many_rows')
		if (columnNumber(column) > mostColumns) throw new FileRefused('too_many_columns')
		if (formula !== undefined && formulas.length < mostFormulas)
			formulas.push({ code: 'formula', row, column, found: named ?? '' })
	}
	return formulas
}

function placeOf(text: string): { column: string; row: number } {
	const column = /^[A-Z]*/.exec(text)?.[0] ?? ''
	const digits = text.slice(column.length)
	if (!/^\d*$/.test(digits)) throw new FileRefused('file_hostile')
	return { column, row: Number(digits) }
}

/** A = 1, AA = 27. */
function columnNumber(letters: string): number {
	let number = 0
	for (const letter of letters) number = number * 26 + letter.charCodeAt(0) - 64
	return number
}
