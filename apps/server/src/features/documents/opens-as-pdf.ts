// Whether a reader would open it: the end of a PDF says where its table of objects is, the table which object is the
// root, and somewhere a page is described. Compressed objects are unpacked.
import { inflateSync } from 'node:zlib'

/** The last table is what a reader begins with; within the last kilobyte, as readers look for it. */
const ending = /startxref\s+(\d{1,10})\s+%%EOF\s*$/

/** Bounds of the work that one upload may cause, far above what writers of PDFs need. */
const mostStreams = 500
const longestHead = 2048
const mostUnpacked = 8 * 1024 * 1024

function unpacked(bytes: Buffer, most: number): string {
	try {
		return inflateSync(bytes, { maxOutputLength: most }).toString('latin1')
	} catch {
		// Not every stream is packed, and a damaged one says nothing of a page.
		return ''
	}
}

function between(text: string, begin: string, end: string): string | null {
	const start = text.indexOf(begin)
	const stop = start < 0 ? -1 : text.indexOf(end, start + begin.length)
	return stop < 0 ? null : text.slice(start + begin.length, stop)
}

/** A table in words, or since PDF 1.5 an object. */
function tableAt(text: string, at: number): string | null {
	const table = text.slice(at)
	if (/^\s*xref\b/.test(table)) return between(table, 'trailer', 'startxref')
	return /^\s*\d+ \d+ obj\b/.test(table) ? between(table, 'obj', 'stream') : null
}

const page = /\/Type\s*\/Page\b(?!s)/

/** The bytes of each stream of objects; every search goes on where the last one ended. */
function* packedStreams(text: string): Generator<Buffer> {
	let start = 0
	let at = text.indexOf('/ObjStm')
	while (at >= 0) {
		if (start < at) start = text.indexOf('stream', at)
		if (start < 0) return
		let next = at + 1
		if (start - at <= longestHead) {
			const end = text.indexOf('endstream', start)
			if (end < 0) return
			const begin = text.indexOf('\n', start) + 1
			yield Buffer.from(text.slice(begin, end), 'latin1')
			next = end
		}
		at = text.indexOf('/ObjStm', next)
	}
}

function hasPage(text: string): boolean {
	if (page.test(text)) return true
	let left = mostUnpacked
	let streams = 0
	for (const packed of packedStreams(text)) {
		streams += 1
		const objects = unpacked(packed, left)
		if (page.test(objects)) return true
		left -= objects.length
		if (left <= 0 || streams >= mostStreams) return false
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
