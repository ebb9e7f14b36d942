// Streamed, to save memory.
import { SaxesParser } from 'saxes'
import { FileRefused } from '../problems.ts'
import type { ZipEntry } from './zip-entries.ts'

export type XmlReader = {
	/** Without namespace prefixes, which differ by writer. */
	open: (name: string, attributes: Record<string, string>) => void
	close?: (name: string) => void
	text?: (text: string) => void
	/** True to stop. */
	isDone?: () => boolean
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

export async function readXml({ chunks }: ZipEntry, reader: XmlReader): Promise<void> {
	const parser = new SaxesParser()
	const decoded = decoding()
	parser.on('error', ({ message }) => {
		// A duplicate attribute is an attack; other errors may be a truncated file.
		const isMeant = message.includes('duplicate attribute')
		throw new FileRefused(isMeant ? 'file_hostile' : 'not_a_spreadsheet')
	})
	parser.on('opentag', ({ name, attributes }) => reader.open(localName(name), attributes))
	parser.on('closetag', ({ name }) => reader.close?.(localName(name)))
	parser.on('text', (text) => reader.text?.(text))
	parser.on('cdata', (text) => reader.text?.(text))
	for await (const chunk of chunks()) {
		parser.write(decoded(chunk))
		if (reader.isDone?.()) return
	}
	parser.close()
}

/** A character may be split between two chunks. */
function decoding(): (chunk: Buffer) => string {
	const decoder = new TextDecoder('utf-8', { fatal: true })
	return (chunk) => {
		try {
			return decoder.decode(chunk, { stream: true })
		} catch {
			throw new FileRefused('not_a_spreadsheet')
		}
	}
}
