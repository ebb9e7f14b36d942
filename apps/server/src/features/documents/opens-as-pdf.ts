// Whether a reader would open it: the end of a PDF says where its table of objects is, the table which object is the
// root, and somewhere a page is described. Compressed objects are unpacked.
import { inflateSync } from 'node:zlib'

/** The last table is what a reader begins with; within the last kilobyte, as readers look for it. */
const ending = /startxref\s+(\d{1,10})\s+%%EOF\s*$/

const longestUnpacked = 16 * 1024 * 1024

function unpacked(bytes: Buffer): string {
	try {
		return inflateSync(bytes, { maxOutputLength: longestUnpacked }).toString('latin1')
	} catch {
		// Not every stream is packed, and a damaged one says nothing of a page.
		return ''
	}
}

/** A table in words, or since PDF 1.5 an object. */
function tableAt(text: string, at: number): string | null {
	const table = text.slice(at)
	if (/^\s*xref\b/.test(table)) return /trailer([\s\S]*?)startxref/.exec(table)?.[1] ?? null
	return /^\s*\d+ \d+ obj\s*([\s\S]*?)stream/.exec(table)?.[1] ?? null
}

const page = /\/Type\s*\/Page\b(?!s)/

function hasPage(text: string): boolean {
	if (page.test(text)) return true
	const packed = text.matchAll(/\/ObjStm\b[\s\S]*?stream\r?\n/g)
	for (const { index, 0: head } of packed) {
		const start = index + head.length
		const end = text.indexOf('endstream', start)
		if (end > start && page.test(unpacked(Buffer.from(text.slice(start, end), 'latin1'))))
			return true
	}
	return false
}

export function opensAsPdf(content: Buffer): boolean {
	const text = content.toString('latin1')
	if (!text.startsWith('%PDF-')) return false
	const at = ending.exec(text.slice(-1024))?.[1]
	if (at === undefined) return false
	const table = tableAt(text, Number(at))
	if (table === null || !/\/Root\s+\d+ \d+ R/.test(table)) return false
	// A password would stand between a buyer and what he accepts.
	return !/\/Encrypt\b/.test(table) && hasPage(text)
}
