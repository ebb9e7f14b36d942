// Reads a PDF back as far as our tests need: its pages' texts through the fonts' own maps, its fonts, its tags.
import { inflateSync } from 'node:zlib'

export type ReadPdf = {
	/** The texts of each page, in the order in which they were drawn. */
	pages: string[]
	fonts: { name: string; embedded: boolean }[]
	language: string | null
	tagged: boolean
	/** Kinds of the tagged elements: Figure, H2, P… */
	tags: string[]
	created: string | null
	/** Points. */
	sizes: [number, number][]
}

type Entry = { head: string; stream: string }

/** Takes a PDF of pdfkit apart; anything it does not know is an error, not a guess. */
export function readPdf(file: Buffer): ReadPdf {
	const objects = objectsOf(file)
	const all = [...objects.values()].map(({ head }) => head).join('\n')
	const catalog =
		[...objects.values()].find(({ head }) => /\/Type \/Catalog/.test(head))?.head ?? ''
	const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head))
	const fontIds = [...all.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(
		(found) => [found[1] ?? '', Number(found[2])] as const,
	)
	const maps = new Map(fontIds.map(([name, id]) => [name, unicodeOf(objects, id)]))
	return {
		pages: pages.map(({ head }) => textOf(contentOf(objects, head), maps)),
		fonts: fontsOf(objects),
		language: /\/Lang \(([^)]*)\)/.exec(catalog)?.[1] ?? null,
		tagged: /\/Marked true/.test(catalog + all),
		tags: [...all.matchAll(/\/S \/(\w+)/g)].map((found) => found[1] ?? ''),
		created: /\(D:(\d+)/.exec(all)?.[1] ?? null,
		sizes: pages.map(({ head }) => {
			const box = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(head)
			return [Number(box?.[1]), Number(box?.[2])]
		}),
	}
}

function objectsOf(file: Buffer): Map<number, Entry> {
	const text = file.toString('latin1')
	const objects = new Map<number, Entry>()
	for (const found of text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
		const [head = '', body] = (found[2] ?? '').split(/\nstream\n/)
		const raw = body?.replace(/\nendstream$/, '')
		const isFlate = /FlateDecode/.test(head)
		const stream = raw && isFlate ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1') : raw
		objects.set(Number(found[1]), { head, stream: stream ?? '' })
	}
	return objects
}

function contentOf(objects: Map<number, Entry>, page: string): string {
	return objects.get(Number(/\/Contents (\d+) 0 R/.exec(page)?.[1]))?.stream ?? ''
}

/** Glyph → letters, from the font's ToUnicode map. */
function unicodeOf(objects: Map<number, Entry>, font: number): Map<number, string> {
	const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.head ?? '')?.[1]
	const source = objects.get(Number(map))?.stream ?? ''
	const letters = new Map<number, string>()
	const fromHex = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')
	for (const found of source.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g)) {
		const words = [...(found[3] ?? '').matchAll(/<([\w ]*)>/g)].map((word) =>
			fromHex((word[1] ?? '').replaceAll(' ', '')),
		)
		words.forEach((word, i) => letters.set(Number.parseInt(found[1] ?? '0', 16) + i, word))
	}
	return letters
}

function textOf(content: string, fonts: Map<string, Map<number, string>>): string {
	let font = new Map<number, string>()
	let text = ''
	for (const found of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|\bET\b/g)) {
		if (found[1]) font = fonts.get(found[1]) ?? new Map()
		else if (found[2] === undefined) text += '\n'
		else
			for (const [, hex = ''] of found[2].matchAll(/<(\w+)>/g))
				for (let i = 0; i < hex.length; i += 4)
					text += font.get(Number.parseInt(hex.slice(i, i + 4), 16)) ?? '?'
	}
	// a piece that begins with a space goes on where the last one stopped: a narrow gap
	return text.replaceAll('\n ', ' ')
}

function fontsOf(objects: Map<number, Entry>): ReadPdf['fonts'] {
	return [...objects.values()].flatMap(({ head }) => {
		if (!/\/Type \/FontDescriptor/.test(head)) return []
		const name = /\/FontName \/([\w+-]+)/.exec(head)?.[1] ?? ''
		return [{ name, embedded: /\/FontFile[23]? \d+ 0 R/.test(head) }]
	})
}
