// By the zip's directory; entries are streams, so that a long sheet is never whole in memory.
import { pipeline, Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import { FileRefused } from '../problems.ts'

const mostEntries = 200
const atOnce = 256 * 1024

const endOfDirectory = 0x06054b50
const directoryEntry = 0x02014b50
const stored = 0
const deflated = 8

export type ZipEntry = {
	name: string
	/** The directory's sizes may be false: readers count. */
	chunks: () => AsyncIterable<Buffer>
}

export function entriesOf(bytes: Buffer): ZipEntry[] {
	const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
	if (end < 0 || end + 22 > bytes.length || bytes.readUInt32LE(end) !== endOfDirectory)
		throw new FileRefused('not_a_spreadsheet')
	const total = bytes.readUInt16LE(end + 10)
	if (total > mostEntries) throw new FileRefused('file_hostile')
	let at = bytes.readUInt32LE(end + 16)
	const entries: ZipEntry[] = []
	for (let i = 0; i < total; i += 1) {
		if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== directoryEntry)
			throw new FileRefused('not_a_spreadsheet')
		// Bit 0 of the flags: encrypted.
		if ((bytes.readUInt16LE(at + 8) & 1) === 1) throw new FileRefused('password_protected')
		const nameLength = bytes.readUInt16LE(at + 28)
		const place = {
			method: bytes.readUInt16LE(at + 10),
			from: bytes.readUInt32LE(at + 42),
			length: bytes.readUInt32LE(at + 20),
		}
		const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
		entries.push({ name, chunks: () => unpacked(bytes, place) })
		at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
	}
	const twice = new Set(entries.map((entry) => entry.name.toLowerCase())).size < entries.length
	if (twice) throw new FileRefused('file_hostile')
	return entries
}

type Place = { method: number; from: number; length: number }

async function* unpacked(bytes: Buffer, { from, length, method }: Place): AsyncIterable<Buffer> {
	if (from + 30 > bytes.length) throw new FileRefused('not_a_spreadsheet')
	const start = from + 30 + bytes.readUInt16LE(from + 26) + bytes.readUInt16LE(from + 28)
	const packed = bytes.subarray(start, start + length)
	if (method === stored) yield packed
	else if (method === deflated) yield* inflated(packed)
	else throw new FileRefused('not_a_spreadsheet')
}

async function* inflated(packed: Buffer): AsyncIterable<Buffer> {
	const inflate = createInflateRaw({ chunkSize: atOnce })
	// Errors are thrown by the loop below; its end destroys both streams.
	pipeline(Readable.from([packed]), inflate, () => undefined)
	try {
		for await (const chunk of inflate) yield chunk as Buffer
	} catch {
		throw new FileRefused('not_a_spreadsheet')
	}
}
