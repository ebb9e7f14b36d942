// Before parsing: limits against zip bombs and XML entities.
import { FileRefused } from '../problems.ts'
import { entriesOf, type ZipEntry } from './zip-entries.ts'

/** 200,000 rows unpack to 35 MB. */
const mostUnpacked = 80 * 1024 * 1024

export async function guardXlsx(bytes: Buffer): Promise<Map<string, ZipEntry>> {
	const parts = new Map(entriesOf(bytes).map((entry) => [entry.name.toLowerCase(), entry]))
	const names = [...parts.keys()]
	if (names.includes('encryptioninfo')) throw new FileRefused('password_protected')
	if (names.some((name) => name.includes('vbaproject'))) throw new FileRefused('file_hostile')
	if (!names.includes('[content_types].xml') || !names.includes('xl/workbook.xml'))
		throw new FileRefused('not_a_spreadsheet')
	let left = mostUnpacked
	for (const [name, entry] of parts) left -= await lengthOf(entry, /\.(xml|rels)$/.test(name), left)
	return parts
}

async function lengthOf({ chunks }: ZipEntry, isXml: boolean, limit: number): Promise<number> {
	let length = 0
	let before: Buffer = Buffer.alloc(0)
	for await (const chunk of chunks()) {
		if (isXml && length === 0) checkEncoding(chunk)
		length += chunk.length
		if (length > limit) throw new FileRefused('file_hostile')
		if (isXml) {
			checkDeclared(before.length > 0 ? Buffer.concat([before, chunk.subarray(0, longest)]) : chunk)
			if (before.length > 0) checkDeclared(chunk)
			before = Buffer.from(chunk.subarray(-longest))
		}
	}
	return length
}

/** Workbooks need no document type and no entities. */
const declarations = ['<!DOCTYPE', '<!ENTITY']
/** A declaration may be split between two chunks. */
const longest = 9

function checkDeclared(content: Buffer): void {
	if (declarations.some((it) => content.includes(it))) throw new FileRefused('file_hostile')
}

/** Another encoding would hide declarations. */
function checkEncoding(content: Buffer): void {
	const declared = /^[^<]*<\?xml[^>]*encoding=["']([^"']+)/.exec(content.toString('latin1', 0, 200))
	const isWide = content[0] === 0xff || content[0] === 0xfe || content[0] === 0
	if (isWide || (declared?.[1] !== undefined && !/^(utf-8|us-ascii)$/i.test(declared[1])))
		throw new FileRefused('file_hostile')
}
