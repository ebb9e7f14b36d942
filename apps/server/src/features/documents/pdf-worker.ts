// The PDF worker: one thread draws one document after another. Downloads go before mails. A drawing that takes too
// long is ended together with its thread, and a new thread draws the next.
import type { Worker } from 'node:worker_threads'
import { failure } from '../../lib/failure.ts'
import { startThread, withMessages } from '../../lib/thread/thread.ts'
import type { PdfAnswer } from './pdf-thread.ts'
import type { Printable } from './writers/write-printable.ts'

export type Reader = 'call' | 'job'

export type PdfWorker = {
	print: (printable: Printable, reader: Reader) => Promise<Buffer>
	close: () => Promise<void>
}

const usual = {
	/**
	 * Milliseconds for one drawing: the largest design takes 0.7 s of a processor, and the thread may get a tenth of
	 * one.
	 */
	longest: 15_000,
	/** Milliseconds in the queue: with the drawing less than the time limit of a call. */
	longestWait: 20_000,
	/** For each kind of reader; fewer jobs than this run at a time. */
	mostWaiting: 40,
	memory: 160,
}
const longestStart = 20_000

type Waiting = {
	printable: Printable
	until: number
	resolve: (file: Buffer) => void
	reject: (reason: unknown) => void
}

const unavailable = (cause: unknown) => failure('drawing_unavailable', { cause })

function threadOf({ longest, memory }: typeof usual) {
	let running: Worker | null = null
	const started = async (): Promise<Worker> => {
		if (running) return running
		const worker = startThread(new URL('./pdf-thread.ts', import.meta.url), memory)
		running = worker
		worker.once('exit', () => {
			if (running === worker) running = null
		})
		await withMessages(worker, longestStart, ({ receive }) => receive())
		return worker
	}
	const ask = async (printable: Printable): Promise<PdfAnswer> => {
		const worker = await started()
		// An idle thread must not keep the process alive.
		worker.ref()
		const work = withMessages<PdfAnswer, PdfAnswer>(worker, longest, ({ receive, send }) => {
			send(printable)
			return receive()
		})
		return work.finally(() => worker.unref())
	}
	return { ask, end: async () => void (await running?.terminate()) }
}

export function openPdfWorker(wanted: Partial<typeof usual> = {}): PdfWorker {
	const limits = { ...usual, ...wanted }
	const thread = threadOf(limits)
	const line: Record<Reader, Waiting[]> = { call: [], job: [] }
	let isPrinting = false
	let isClosed = false

	const refuse = (those: Waiting[], why: string) => {
		for (const { reject } of those) reject(unavailable(new Error(why)))
	}
	const take = (): Waiting | undefined => {
		const now = performance.now()
		for (const waiting of [line.call, line.job]) {
			const inTime = waiting.findIndex(({ until }) => until > now)
			refuse(waiting.splice(0, inTime === -1 ? waiting.length : inTime), 'it waited too long')
		}
		return line.call.shift() ?? line.job.shift()
	}
	const draw = async (printable: Printable): Promise<Buffer> => {
		const answer = await thread.ask(printable).catch((error: unknown) => {
			throw unavailable(error)
		})
		if ('fault' in answer) throw answer.fault
		return Buffer.from(answer.file.buffer)
	}
	const printAll = async () => {
		if (isPrinting) return
		isPrinting = true
		for (let next = take(); next; next = take())
			await draw(next.printable).then(next.resolve, next.reject)
		isPrinting = false
	}
	return {
		print: (printable, reader) =>
			new Promise((resolve, reject) => {
				const waiting = {
					printable,
					until: performance.now() + limits.longestWait,
					resolve,
					reject,
				}
				if (isClosed) return refuse([waiting], 'the pdfWorker is closed')
				if (line[reader].length >= limits.mostWaiting) return refuse([waiting], 'too many wait')
				line[reader].push(waiting)
				void printAll()
			}),
		close: async () => {
			isClosed = true
			for (const waiting of Object.values(line))
				refuse(waiting.splice(0), 'the pdfWorker is closed')
			await thread.end()
		},
	}
}
