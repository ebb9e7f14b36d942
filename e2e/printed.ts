// Reads back what Chromium printed: the size of each page and its words, each with its place on the paper.
import { inflateSync } from 'node:zlib'

/** `left`, `right`: where its first and its last letter begin, in points. */
type Run = { text: string; left: number; right: number }
export type PrintedPage = { width: number; height: number; runs: Run[]; text: string }

type Entry = { head: string; stream: string }
type Font = { bytes: number; letters: Map<number, string> }

/** Anything that it does not know is missed in the text, and a test that looks for it fails. */
export function printedPages(file: Buffer): PrintedPage[] {
	const objects = objectsOf(file)
	const heads = [...objects.values()].map(({ head }) => head)
	const fonts = new Map(
		[...heads.join('\n').matchAll(/\/(F\d+) (\d+) 0 R/gu)].map(
			([, name = '', id]) => [name, fontOf(objects, Number(id))] as const,
		),
	)
	return heads
		.filter((head) => /\/Type \/Page\b/u.test(head))
		.map((head) => {
			const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/u.exec(head) ?? []
			const content = objects.get(Number(/\/Contents (\d+) 0 R/u.exec(head)?.[1]))?.stream ?? ''
			const runs = runsOf(content, fonts)
			const text = runs.map((run) => run.text).join('\n')
			return { width: Number(width), height: Number(height), runs, text }
		})
}

function objectsOf(file: Buffer): Map<number, Entry> {
	const objects = new Map<number, Entry>()
	for (const found of file.toString('latin1').matchAll(/(?:^|\n)(\d+) 0 obj\n([^]*?)\nendobj/gu)) {
		const [head = '', body] = (found[2] ?? '').split(/\s?stream\n/u)
		const raw = Buffer.from(body?.replace(/\nend$/u, '') ?? '', 'latin1')
		const isText = head.includes('FlateDecode') && !head.includes('/Subtype /Image')
		objects.set(Number(found[1]), {
			head,
			stream: isText ? inflateSync(raw).toString('latin1') : '',
		})
	}
	return objects
}

/** Glyph to letters, from the font's own map. */
function fontOf(objects: Map<number, Entry>, id: number): Font {
	const map = /\/ToUnicode (\d+) 0 R/u.exec(objects.get(id)?.head ?? '')?.[1]
	const source = objects.get(Number(map))?.stream ?? ''
	const letters = new Map<number, string>()
	const lettersOf = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')
	const numberOf = (hex = '') => Number.parseInt(hex, 16)
	const blocks = (kind: string) =>
		[...source.matchAll(new RegExp(`beginbf${kind}([^]*?)endbf${kind}`, 'gu'))]
			.map(([, block]) => block)
			.join('')
	for (const [, glyph, hex = ''] of blocks('char').matchAll(/<(\w+)> <(\w+)>/gu))
		letters.set(numberOf(glyph), lettersOf(hex))
	for (const [, from, to, hex] of blocks('range').matchAll(/<(\w+)> <(\w+)> <(\w+)>/gu))
		for (let glyph = numberOf(from); glyph <= numberOf(to); glyph += 1)
			letters.set(glyph, String.fromCodePoint(numberOf(hex) + glyph - numberOf(from)))
	const bytes = (/begincodespacerange\s<(\w+)>/u.exec(source)?.[1]?.length ?? 2) / 2
	return { bytes, letters }
}

/** Of a transformation only what gives the distance from the left: a x + c y + e. */
type Left = { a: number; c: number; e: number }
type Matrix = readonly number[]

/** What is drawn by the matrix, within what stands around it. */
function within(matrix: Matrix, { a, c, e }: Left): Left {
	const [xx = 1, xy = 0, yx = 0, yy = 1, x = 0, y = 0] = matrix
	return { a: a * xx + c * xy, c: a * yx + c * yy, e: a * x + c * y + e }
}

const operators =
	/\b(?:q|Q|ET)\b|\/(F\d+) [\d.]+ Tf|([-.\d ]+) (cm|Tm)\b|([-.\d]+) ([-.\d]+) Td\b|<(\w+)> Tj/gu

function runsOf(content: string, fonts: Map<string, Font>): Run[] {
	const runs: Run[] = []
	const kept: Left[] = []
	let around: Left = { a: 1, c: 0, e: 0 }
	let at = around
	let font: Font | undefined
	let run: Run | undefined
	for (const [operator, name, numbers, kind, right, down, glyphs] of content.matchAll(operators)) {
		const matrix = numbers?.trim().split(/\s+/u).map(Number) ?? []
		if (operator === 'q') kept.push(around)
		else if (operator === 'Q') around = kept.pop() ?? around
		else if (operator === 'ET') run = undefined
		else if (name !== undefined) font = fonts.get(name)
		else if (kind === 'cm') around = within(matrix, around)
		else if (kind === 'Tm') {
			at = within(matrix, around)
			run = undefined
		} else if (right !== undefined) at = within([1, 0, 0, 1, Number(right), Number(down)], at)
		else {
			if (run === undefined) runs.push((run = { text: '', left: at.e, right: at.e }))
			run.text += textOf(glyphs ?? '', font)
			run.right = at.e
		}
	}
	return runs
}

function textOf(hex: string, font: Font | undefined): string {
	if (font === undefined) return '?'
	const glyphs = hex.match(new RegExp(`\\w{${font.bytes * 2}}`, 'gu')) ?? []
	return glyphs.map((glyph) => font.letters.get(Number.parseInt(glyph, 16)) ?? '?').join('')
}
