// Drawings as a vector PDF, a page each: millimetres to points, y flipped once, fonts embedded, tagged for
// accessibility.
import {
	type Arc,
	type Drawing,
	type Ink,
	inks,
	type Pen,
	type PenName,
	pens,
	type Shape,
	type Text,
} from '@gabarit/drawing'
import type { Point2 } from '@gabarit/engine'
import type { FontName } from './fonts.ts'
import { openPdf, type PdfFacts } from './open-pdf.ts'
import { piecesOf } from './text-pieces.ts'

type Doc = PDFKit.PDFDocument

const POINTS = 72 / 25.4
export async function writePdf(drawings: readonly Drawing[], facts: PdfFacts): Promise<Buffer> {
	const { doc, done } = openPdf(facts, { autoFirstPage: false, compress: true })
	const root = doc.struct('Document')
	doc.addStructure(root)
	for (const drawing of drawings) writePage(doc, root, drawing)
	root.end()
	doc.end()
	return done
}

/** Tags: the lines with their figures as one figure with a description, then headings and tables as text. */
function writePage(doc: Doc, root: PDFKit.PDFStructureElement, drawing: Drawing): void {
	doc.addPage({ size: [drawing.width * POINTS, drawing.height * POINTS], margin: 0 })
	doc.lineCap('round').lineJoin('miter')
	const isRead = (shape: Shape) => shape.kind === 'text' && shape.role !== 'label'
	const section = doc.struct('Sect')
	root.add(section)
	const pen: PenState = { name: null }
	const figure = doc.struct('Figure', { alt: `${drawing.title}. ${drawing.description}` }, () => {
		for (const shape of drawing.shapes) if (!isRead(shape)) writeShape(doc, drawing, shape, pen)
	})
	section.add(figure)
	for (const row of readRows(drawing)) {
		const kind = row[0]?.role === 'heading' ? 'H2' : 'P'
		const write = () => {
			for (const words of row) writeText(doc, drawing, words)
		}
		section.add(doc.struct(kind, {}, write))
	}
	section.end()
}

function readRows(drawing: Drawing): Text[][] {
	const rows: Text[][] = []
	for (const shape of drawing.shapes) {
		if (shape.kind !== 'text' || shape.role === 'label') continue
		const row = rows.at(-1)
		const first = row?.[0]
		if (row && first && first.at[1] === shape.at[1] && first.role === shape.role) row.push(shape)
		else rows.push([shape])
	}
	return rows
}

type PenState = { name: PenName | null }

function writeShape(doc: Doc, drawing: Drawing, shape: Shape, state: PenState): void {
	const X = (x: number) => short(x * POINTS)
	const Y = (y: number) => short((drawing.height - y) * POINTS)
	switch (shape.kind) {
		case 'text':
			writeText(doc, drawing, shape)
			return
		case 'path':
			shape.points.forEach(([x, y], i) => {
				if (i === 0) doc.moveTo(X(x), Y(y))
				else doc.lineTo(X(x), Y(y))
			})
			if (shape.closed) doc.closePath()
			paint(doc, drawing, state, shape)
			return
		case 'strokes':
			for (const [[ax, ay], [bx, by]] of shape.segments) {
				doc.moveTo(X(ax), Y(ay)).lineTo(X(bx), Y(by))
			}
			paint(doc, drawing, state, shape)
			return
		case 'circle':
			doc.circle(X(shape.center[0]), Y(shape.center[1]), short(shape.radius * POINTS))
			paint(doc, drawing, state, shape)
			return
		case 'arc':
			for (const [i, [start, ...curve]] of arcCurves(shape).entries()) {
				if (i === 0) doc.moveTo(X(start[0]), Y(start[1]))
				const [[ax, ay], [bx, by], [cx, cy]] = curve
				doc.bezierCurveTo(X(ax), Y(ay), X(bx), Y(by), X(cx), Y(cy))
			}
			paint(doc, drawing, state, shape)
	}
}

type Curve = readonly [start: Point2, Point2, Point2, end: Point2]

/** Cubic curves of at most a quarter turn: within a hundredth of a millimetre of the circle. */
function arcCurves({ center, radius, from, to }: Arc): Curve[] {
	const count = Math.max(1, Math.ceil((to - from) / 90))
	const turn = ((to - from) / count) * (Math.PI / 180)
	const pull = (4 / 3) * Math.tan(turn / 4) * radius
	const at = (angle: number, along: number): Point2 => [
		center[0] + radius * Math.cos(angle) - along * Math.sin(angle),
		center[1] + radius * Math.sin(angle) + along * Math.cos(angle),
	]
	return Array.from({ length: count }, (_, i): Curve => {
		const start = from * (Math.PI / 180) + i * turn
		return [at(start, 0), at(start, pull), at(start + turn, -pull), at(start + turn, 0)]
	})
}

/** Hundredths of a point: finer than any printer, and short in the file. */
function short(value: number): number {
	return Math.round(value * 100) / 100
}

function paint(
	doc: Doc,
	drawing: Drawing,
	state: PenState,
	{ pen, fill }: { pen: PenName | null; fill?: Ink },
): void {
	if (pen) takePen(doc, drawing, state, pen)
	if (fill) doc.fillColor(inks[fill])
	if (pen && fill) doc.fillAndStroke()
	else if (fill) doc.fill()
	else doc.stroke()
}

function takePen(doc: Doc, drawing: Drawing, state: PenState, name: PenName): void {
	if (state.name === name) return
	state.name = name
	const pen: Pen = pens[name]
	doc.lineWidth(short(pen.weight * drawing.penScale * POINTS)).strokeColor(inks[pen.ink])
	const dash = pen.dash?.map((mm) => mm * drawing.penScale * POINTS)
	if (dash) doc.dash(dash[0] ?? 1, { space: dash[1] ?? 1 })
	else doc.undash()
}

/** A narrow space is a gap, and a letter outside our font comes from the font's other subset. */
function writeText(doc: Doc, drawing: Drawing, shape: Text): void {
	const size = shape.size * POINTS
	const [x, y] = [shape.at[0] * POINTS, (drawing.height - shape.at[1]) * POINTS]
	const measure = (words: string, font: string) =>
		doc.font(font).fontSize(size).widthOfString(words)
	const pieces = piecesOf(shape.text, (subset) => `${subset}${shape.weight}` satisfies FontName)
	const widths = pieces.map((piece) => measure(piece.words, piece.font) - piece.tuck * size)
	const width = widths.reduce((sum, piece) => sum + piece, 0)
	let left = x - { start: 0, middle: width / 2, end: width }[shape.anchor]
	doc.fillColor(inks[shape.ink])
	if (shape.rotation) doc.save().rotate(-shape.rotation, { origin: [x, y] })
	pieces.forEach((piece, i) => {
		doc
			.font(piece.font)
			.fontSize(size)
			.text(piece.words, left - piece.tuck * size, y, { lineBreak: false, baseline: 'alphabetic' })
		left += widths[i] ?? 0
	})
	if (shape.rotation) doc.restore()
}
