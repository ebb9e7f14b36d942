import { readdirSync, readFileSync } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { openPdfWorker, type PdfWorker } from './pdf-worker.ts'
import { type Printable, writePrintable } from './writers/write-printable.ts'

const shop = { name: 'Atelier Gabarit', address: 'Rue de la Scie 12, 4000 Liège', email: '' }
const terms = { kind: 'legal', text: 'terms', shop, version: '2026-11', language: 'fr' } as const
/** Takes the writer longer than anybody waits: all of it stands on one line, at the foot of each page. */
const endless: Printable = { ...terms, shop: { ...shop, name: 'ab cd '.repeat(100_000) } }
/** No version is a date: the writer throws. */
const faulty: Printable = { ...terms, version: 'none' }

const refused = { code: 'drawing_unavailable', status: 503 }
const tookTooLong = { ...refused, cause: { cause: { name: 'TimeoutError' } } }

let pdfWorker: PdfWorker
afterEach(() => pdfWorker.close())

test('the thread prints what the writer writes', async () => {
	pdfWorker = openPdfWorker()
	expect(await pdfWorker.print(terms, 'call')).toEqual(await writePrintable(terms))
})

/** Of a thread that ends just now: none. */
function niceOf(thread: string | number): number {
	try {
		const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8')
		return Number(stat.replace(/^.*\) /, '').split(' ')[16])
	} catch {
		return Number.NaN
	}
}

/** The threads of this process that stand back behind it: only Linux tells. */
function behind(): string[] {
	if (process.platform !== 'linux') return []
	return readdirSync('/proc/self/task').filter((it) => niceOf(it) > niceOf(process.pid))
}

test('an error of the writer reaches the caller, and the same thread draws the next document', async () => {
	pdfWorker = openPdfWorker()
	await pdfWorker.print(terms, 'job')
	const before = behind()
	await expect(pdfWorker.print(faulty, 'job')).rejects.toThrow('Invalid time value')
	expect((await pdfWorker.print(terms, 'job')).length).toBeGreaterThan(1000)
	expect(behind()).toEqual(before)
})

test('a slow drawing ends with its thread, and a new thread draws the next', async () => {
	pdfWorker = openPdfWorker({ longest: 20_000, longestWait: 600_000 })
	const [stuck, next] = [pdfWorker.print(endless, 'call'), pdfWorker.print(terms, 'call')]
	await expect(stuck).rejects.toMatchObject(tookTooLong)
	expect(await next).toEqual(await writePrintable(terms))
})

test('a crashed thread is replaced', async () => {
	pdfWorker = openPdfWorker({ memory: 64, longest: 600_000 })
	const many = Array.from({ length: 3_000_000 }, (_, i) => ({ i }))
	const heavy = pdfWorker.print({ ...terms, shop: { ...shop, many } } as Printable, 'job')
	await expect(heavy).rejects.toMatchObject({
		...refused,
		cause: { code: 'ERR_WORKER_OUT_OF_MEMORY' },
	})
	expect(await pdfWorker.print(terms, 'job')).toEqual(await writePrintable(terms))
})

test('downloads go before mails', async () => {
	pdfWorker = openPdfWorker()
	const done: string[] = []
	const print = async (name: string, reader: 'call' | 'job') => {
		await pdfWorker.print(terms, reader)
		done.push(name)
	}
	const mails = ['first mail', 'second mail', 'third mail'].map((name) => print(name, 'job'))
	await nextTurn()
	await Promise.all([...mails, print('download', 'call')])
	expect(done).toEqual(['first mail', 'download', 'second mail', 'third mail'])
})

test('each kind of reader has a queue of limited length', async () => {
	pdfWorker = openPdfWorker({ most: 3 })
	const taken = [1, 2, 3].map(() => pdfWorker.print(terms, 'job'))
	await expect(pdfWorker.print(terms, 'job')).rejects.toMatchObject(refused)
	expect((await pdfWorker.print(terms, 'call')).length).toBeGreaterThan(1000)
	expect(await Promise.all(taken)).toHaveLength(3)
})

test('waiting in the queue has a timeout', async () => {
	pdfWorker = openPdfWorker({ longest: 2000, longestWait: 1000 })
	const [stuck, late] = [pdfWorker.print(endless, 'job'), pdfWorker.print(terms, 'job')]
	await expect(stuck).rejects.toMatchObject(tookTooLong)
	await expect(late).rejects.toMatchObject({ ...refused, cause: { message: 'it waited too long' } })
})

test('a closed PDF worker refuses waiting and new documents', async () => {
	pdfWorker = openPdfWorker()
	const waiting = Promise.allSettled([
		pdfWorker.print(terms, 'job'),
		pdfWorker.print(terms, 'call'),
	])
	await pdfWorker.close()
	for (const outcome of await waiting)
		expect(outcome).toMatchObject({ status: 'rejected', reason: refused })
	await expect(pdfWorker.print(terms, 'call')).rejects.toMatchObject(refused)
})

test.runIf(process.platform === 'linux')(
	'only the drawing thread has a lower priority',
	async () => {
		pdfWorker = openPdfWorker()
		const own = niceOf(process.pid)
		await pdfWorker.print(terms, 'call')
		expect(behind().map(niceOf)).toEqual([own + 5])
		expect(niceOf(process.pid)).toBe(own)
		await pdfWorker.close()
		// A thread that ended may stand in the list a moment longer.
		await expect.poll(behind, { timeout: 20_000 }).toEqual([])
	},
)
