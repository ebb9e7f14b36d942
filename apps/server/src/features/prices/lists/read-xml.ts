// Reads the XML of a workbook's part as it unpacks: elements open and close, text comes between, nothing is kept.
import { SaxesParser } from 'saxes'
import { FileRefused } from './problems.ts'
import type { ZipPart } from './zip-parts.ts'

export type XmlReader = {
	/** Names without their prefix, which is each writer's own; attributes with it. */
	open: (name: string, attributes: Record<string, string>) => void
	close?: (name: string) => void
	text?: (text: string) => void
	/** True where nothing more is wanted. */
	isDone?: () => boolean
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

export async function readXml({ chunks }: ZipPart, reader: XmlReader): Promise<void> {
	const parser = new SaxesParser()
	const decoded = decoding()
	parser.on('error', ({ message }) => {
		// An attribute that is there twice is no slip of a program; the rest may be half a file.
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

/** UTF-8, where a character may lie across two chunks. */
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
