// The press: PDFs are drawn in one thread beside the one that answers calls, one after another. Who waits for a download
// goes before the mails. What takes too long is ended together with its thread, and the next is drawn by a new one.
import type { Worker } from 'node:worker_threads'
import { failure } from '../../lib/failure.ts'
import { startThread, talkWith } from '../../lib/thread.ts'
import type { PressAnswer } from './press-thread.ts'
import type { Printable } from './writers/write-printable.ts'

/** Who waits for it: a person, or the queue of jobs, which tries again. */
export type Reader = 'call' | 'job'

export type Press = {
	print: (printable: Printable, reader: Reader) => Promise<Buffer>
	/** Whoever still waits is refused. */
	close: () => Promise<void>
}

const usual = {
	/** ms of one drawing: the largest furniture takes 0.7 s of a processor, of which the thread may get a tenth. */
	longest: 15_000,
	/** ms in line: with the drawing itself less than a call may take. */
	longestWait: 20_000,
	/** Of each kind of reader; as many jobs are never in hand. */
	mostWaiting: 40,
	/** MB of the thread's heap. */
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

/** The thread itself: there from the first need on, and again after its end. */
function threadOf({ longest, memory }: typeof usual) {
	let running: Worker | null = null
	const started = async (): Promise<Worker> => {
		if (running) return running
		const worker = startThread(new URL('./press-thread.ts', import.meta.url), memory)
		running = worker
		worker.once('exit', () => {
			if (running === worker) running = null
		})
		await talkWith(worker, longestStart, ({ hear }) => hear())
		return worker
	}
	const ask = async (printable: Printable): Promise<PressAnswer> => {
		const worker = await started()
		// A thread that waits for work keeps no process from its end.
		worker.ref()
		const talk = talkWith<PressAnswer, PressAnswer>(worker, longest, ({ hear, say }) => {
			say(printable)
			return hear()
		})
		return talk.finally(() => worker.unref())
	}
	return { ask, end: async () => void (await running?.terminate()) }
}

/** Limits other than the usual are for tests. */
export function openPress(wanted: Partial<typeof usual> = {}): Press {
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
				if (isClosed) return refuse([waiting], 'the press is closed')
				if (line[reader].length >= limits.mostWaiting) return refuse([waiting], 'too many wait')
				line[reader].push(waiting)
				void printAll()
			}),
		close: async () => {
			isClosed = true
			for (const waiting of Object.values(line)) refuse(waiting.splice(0), 'the press is closed')
			await thread.end()
		},
	}
}
