import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { smallPdf } from '../../testing/small-pdf.ts'
import { opensAsPdf } from './opens-as-pdf.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')
const whole = smallPdf('terms')

async function written(options: ConstructorParameters<typeof PDFDocument>[0]): Promise<Buffer> {
	const document = new PDFDocument(options)
	const parts: Buffer[] = []
	document.on('data', (part: Buffer) => parts.push(part))
	document.text('Conditions')
	const ended = new Promise((resolve) => document.on('end', resolve))
	document.end()
	await ended
	return Buffer.concat(parts)
}

test('a PDF with a page opens', async () => {
	expect(opensAsPdf(bytes(whole))).toBe(true)
	expect(opensAsPdf(await written({}))).toBe(true)
})

test.each([
	['only begins as one', '%PDF-1.4\n% forty-four bytes and not a single page'],
	['is cut off', whole.slice(0, -60)],
	['lost its beginning', whole.slice(20)],
	['has no page', whole.replace('/Type /Page ', '/Type /Pair ')],
	['has no root', whole.replace('/Root 1 0 R', '/Boot 1 0 R')],
])('what %s does not open', (_, text) => {
	expect(opensAsPdf(bytes(text))).toBe(false)
})

test('behind a password it does not open', async () => {
	expect(opensAsPdf(await written({ userPassword: 'secret' }))).toBe(false)
})
