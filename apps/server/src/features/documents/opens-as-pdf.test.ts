import { deflateSync } from 'node:zlib'
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

/** A PDF whose root stands in a table in words and whose other objects are `objects`. */
const withObjects = (objects: string) =>
	`%PDF-1.5\n${objects}\nxref\ntrailer << /Root 1 0 R >>\nstartxref\n${10 + objects.length}\n%%EOF`
const packed = (text: string) =>
	`1 0 obj << /Type /ObjStm /Length 9 >>\nstream\n${deflateSync(text).toString('latin1')}\nendstream\nendobj\n`

test('a page in the second stream of objects is found', () => {
	const pages = packed('<< /Type /Pages >>')
	expect(opensAsPdf(bytes(withObjects(pages + packed('<< /Type /Page >>'))))).toBe(true)
	expect(opensAsPdf(bytes(withObjects(pages + pages)))).toBe(false)
})

/** Read once it costs a hundredth of a second; searched anew from each name it would cost minutes. */
const large = 4_000_000
const tooMuch = 5_000_000

function processorOf(act: () => void): number {
	const before = process.threadCpuUsage()
	act()
	return process.threadCpuUsage(before).user
}

test.each([
	['names of streams that are none', '/ObjStm '.repeat(large / 8)],
	['streams without an end', '/ObjStm stream\n'.repeat(large / 15)],
	['streams far from their names', `${'/ObjStm '.repeat(large / 8)}stream\nendstream`],
	['streams that unpack to much', packed('\0'.repeat(4_000_000)).repeat(100)],
])('%s are refused at once', (_, objects) => {
	const spent = processorOf(() => expect(opensAsPdf(bytes(withObjects(objects)))).toBe(false))
	expect(spent).toBeLessThan(tooMuch)
})

test('a table of many spaces is refused at once', () => {
	const text = `%PDF-1.5\n1 0 obj${' '.repeat(large)}\nstartxref\n9\n%%EOF`
	expect(processorOf(() => expect(opensAsPdf(bytes(text))).toBe(false))).toBeLessThan(tooMuch)
})
