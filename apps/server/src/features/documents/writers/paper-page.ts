import type { FontName } from './fonts.ts'
import { openPdf, type PdfFacts } from './open-pdf.ts'
import { type Piece, piecesOf } from './text-pieces.ts'

type Doc = PDFKit.PDFDocument
export type Style = { size: number; weight: 400 | 600; color: string }
type Placed = { x: number; width: number; align?: 'left' | 'right'; style: Style }

const page = { width: 595.28, height: 841.89 }
export const margin = 51
export const inner = page.width - 2 * margin
const bottom = page.height - 68

export type Paper = {
	doc: Doc
	y: number
	footer: string
	onPage: () => void
}

export function openPaper({ footer, ...facts }: PdfFacts & { footer: string }): {
	paper: Paper
	done: Promise<Buffer>
} {
	const { doc, done } = openPdf(facts, { size: 'A4', margin: 0, bufferPages: true })
	return { paper: { doc, y: margin, footer, onPage: () => undefined }, done }
}

function pieces(text: string, { weight }: Style): Piece[] {
	return piecesOf(text, (subset) => `${subset}${weight}` satisfies FontName)
}

function widthOf(doc: Doc, text: string, style: Style): number {
	return pieces(text, style)
		.map(
			({ words, font, tuck }) =>
				doc.font(font).fontSize(style.size).widthOfString(words) - tuck * style.size,
		)
		.reduce((sum, it) => sum + it, 0)
}

/** Breaks at spaces, and inside a word that is wider than the column. */
function wrapped(doc: Doc, text: string, style: Style, width: number): string[] {
	const fits = (line: string) => widthOf(doc, line, style) <= width
	const lines: string[] = []
	let line = ''
	for (const word of text.split(/ +/)) {
		const longer = line === '' ? word : `${line} ${word}`
		if (fits(longer)) {
			line = longer
			continue
		}
		if (line !== '') lines.push(line)
		const parts = cut(word, fits)
		line = parts.pop() ?? ''
		lines.push(...parts)
	}
	return [...lines, line]
}

const letters = new Intl.Segmenter()

function cut(word: string, fits: (part: string) => boolean): string[] {
	if (fits(word)) return [word]
	const parts: string[] = []
	let part = ''
	for (const { segment } of letters.segment(word)) {
		if (part !== '' && !fits(part + segment)) {
			parts.push(part)
			part = ''
		}
		part += segment
	}
	return [...parts, part]
}

function drawLine(doc: Doc, text: string, { x, width, align, style }: Placed, y: number): void {
	const parts = pieces(text, style)
	let left = align === 'right' ? x + width - widthOf(doc, text, style) : x
	doc.fillColor(style.color)
	for (const { words, font, tuck } of parts) {
		doc.font(font).fontSize(style.size)
		const wide = doc.widthOfString(words) - tuck * style.size
		doc.text(words, left - tuck * style.size, y, { lineBreak: false, baseline: 'alphabetic' })
		left += wide
	}
}

const leading = 1.4

type WrappedCell = { cell: Placed; lines: string[] }

function lineHeight({ style }: Placed): number {
	return style.size * leading
}

function heightOf(row: WrappedCell[]): number {
	return Math.max(...row.map(({ cell, lines }) => lines.length * lineHeight(cell)))
}

/**
 * Cells side by side; moves below the tallest. Tagged as one sentence. A row that does not fit begins on the next
 * page; one taller than a page continues there.
 */
export function writeRow(paper: Paper, cells: (Placed & { text: string })[], gap = 0): void {
	const { doc } = paper
	let rest = cells.map((cell): WrappedCell => {
		const lines = cell.text.split('\n').flatMap((it) => wrapped(doc, it, cell.style, cell.width))
		return { cell, lines }
	})
	if (paper.y + heightOf(rest) > bottom) turnPage(paper)
	for (;;) {
		const room = bottom - paper.y
		const here = rest.map(({ cell, lines }): WrappedCell => {
			const most = lines.length * lineHeight(cell) <= room ? lines.length : room / lineHeight(cell)
			return { cell, lines: lines.slice(0, Math.max(1, Math.floor(most))) }
		})
		writeLines(paper, here)
		paper.y += heightOf(here)
		rest = rest.map(({ cell, lines }, i) => ({ cell, lines: lines.slice(here[i]?.lines.length) }))
		if (rest.every(({ lines }) => lines.length === 0)) break
		turnPage(paper)
	}
	paper.y += gap
}

function writeLines({ doc, y }: Paper, row: WrappedCell[]): void {
	const write = () => {
		for (const { cell, lines } of row)
			lines.forEach((line, i) => {
				drawLine(doc, line, cell, y + cell.style.size + i * lineHeight(cell))
			})
	}
	doc.addStructure(doc.struct('P', {}, write))
}

function turnPage(paper: Paper): void {
	paper.doc.addPage({ size: 'A4', margin: 0 })
	paper.y = margin
	paper.onPage()
}

export function rule(paper: Paper, color: string): void {
	paper.doc
		.moveTo(margin, paper.y)
		.lineTo(margin + inner, paper.y)
		.lineWidth(0.6)
		.strokeColor(color)
		.stroke()
	paper.y += 6
}

export function closePaper(paper: Paper, style: Style): void {
	const { doc } = paper
	const { count } = doc.bufferedPageRange()
	for (let i = 0; i < count; i++) {
		doc.switchToPage(i)
		const y = page.height - 40
		drawLine(doc, paper.footer, { x: margin, width: inner, style }, y)
		const number = `${i + 1} / ${count}`
		drawLine(doc, number, { x: margin, width: inner, align: 'right', style }, y)
	}
	doc.end()
}
