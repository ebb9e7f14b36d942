// Every PDF: tagged for accessibility, titled, fonts embedded, and the same bytes for the same input.
import PDFDocument from 'pdfkit'
import { fonts } from './fonts.ts'

export type PdfFacts = {
	title: string
	language: 'fr' | 'nl' | 'en'
	date: Date
}

export function openPdf(
	{ title, language, date }: PdfFacts,
	options: PDFKit.PDFDocumentOptions,
): { doc: PDFKit.PDFDocument; done: Promise<Buffer> } {
	const doc = new PDFDocument({
		...options,
		tagged: true,
		displayTitle: true,
		lang: language,
		pdfVersion: '1.7',
		info: { Title: title, Author: 'Gabarit', CreationDate: date, ModDate: date },
	})
	const done = new Promise<Buffer>((resolve, reject) => {
		const chunks: Buffer[] = []
		doc.on('data', (chunk: Buffer) => chunks.push(chunk))
		doc.on('end', () => resolve(Buffer.concat(chunks)))
		doc.on('error', reject)
	})
	for (const [name, source] of Object.entries(fonts)) doc.registerFont(name, source)
	return { doc, done }
}
