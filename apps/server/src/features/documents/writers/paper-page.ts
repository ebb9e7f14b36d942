// A4 paper as one writes on it: text that is measured, wrapped and aligned, and pages that follow when one is full.
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
	/** Where the next line stands. */
	y: number
	/** Written under each page once their number is known. */
	footer: string
	/** What stands at the head of a page that follows. */
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

/** Cuts at spaces; a word that is wider than the column stays whole. */
function wrapped(doc: Doc, text: string, style: Style, width: number): string[] {
	const lines: string[] = []
	let line = ''
	for (const word of text.split(/ +/)) {
		const longer = line === '' ? word : `${line} ${word}`
		if (line !== '' && widthOf(doc, longer, style) > width) {
			lines.push(line)
			line = word
		} else line = longer
	}
	return [...lines, line]
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

/** Writes cells beside each other and moves on below the tallest; a row is read as one sentence. */
export function writeRow(paper: Paper, cells: (Placed & { text: string })[], gap = 0): void {
	const { doc } = paper
	const told = cells.map((cell) => ({
		cell,
		lines: cell.text.split('\n').flatMap((it) => wrapped(doc, it, cell.style, cell.width)),
	}))
	const height = Math.max(
		...told.map(({ cell, lines }) => lines.length * cell.style.size * leading),
	)
	if (paper.y + height > bottom) turnPage(paper)
	const top = paper.y
	const write = () => {
		for (const { cell, lines } of told)
			lines.forEach((line, i) => {
				drawLine(doc, line, cell, top + cell.style.size + i * cell.style.size * leading)
			})
	}
	doc.addStructure(doc.struct('P', {}, write))
	paper.y += height + gap
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

/** Page numbers at the foot, then the file is closed. */
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
