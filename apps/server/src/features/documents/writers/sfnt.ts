// A .woff unpacked to its plain font once at start: pdfkit would inflate it again, slowly, for each document.
import { inflateSync } from 'node:zlib'

const WOFF = 0x774f4646
const HEADER = 44
const ENTRY = 20
const SFNT_HEADER = 12
const SFNT_ENTRY = 16

type Table = { tag: number; checksum: number; bytes: Buffer }

export function sfntOf(woff: Buffer): Buffer {
	if (woff.readUInt32BE(0) !== WOFF) throw new Error('not a WOFF font')
	const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, i) =>
		tableAt(woff, HEADER + i * ENTRY),
	)
	const start = SFNT_HEADER + tables.length * SFNT_ENTRY
	const head = Buffer.alloc(start)
	head.writeUInt32BE(woff.readUInt32BE(4), 0)
	writeSearchHints(head, tables.length)
	let offset = start
	const bodies = tables.map(({ tag, checksum, bytes }, i) => {
		const at = SFNT_HEADER + i * SFNT_ENTRY
		head.writeUInt32BE(tag, at)
		head.writeUInt32BE(checksum, at + 4)
		head.writeUInt32BE(offset, at + 8)
		head.writeUInt32BE(bytes.length, at + 12)
		const padded = Buffer.alloc(Math.ceil(bytes.length / 4) * 4)
		bytes.copy(padded)
		offset += padded.length
		return padded
	})
	return Buffer.concat([head, ...bodies])
}

function tableAt(woff: Buffer, entry: number): Table {
	const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at))
	const raw = woff.subarray(offset, (offset ?? 0) + (packed ?? 0))
	return {
		tag: woff.readUInt32BE(entry),
		checksum: woff.readUInt32BE(entry + 16),
		bytes: packed === length ? raw : inflateSync(raw),
	}
}

function writeSearchHints(head: Buffer, count: number): void {
	const power = Math.floor(Math.log2(count))
	head.writeUInt16BE(count, 4)
	head.writeUInt16BE(2 ** power * SFNT_ENTRY, 6)
	head.writeUInt16BE(power, 8)
	head.writeUInt16BE((count - 2 ** power) * SFNT_ENTRY, 10)
}
