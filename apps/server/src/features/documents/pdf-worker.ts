// The PDF worker: a pool of one thread draws one document after another. Of the jobs only one at a time stands in the
// line, so a download waits for one mail at most. A drawing that takes too long is ended together with its thread.
import { Piscina } from 'piscina'
import { failure } from '../../lib/failure.ts'
import { keepWasmCode } from '../../lib/thread/keep-wasm-code.ts'
import type { PdfAnswer } from './pdf-thread.ts'
import type { Printable } from './writers/write-printable.ts'

export type Reader = 'call' | 'job'

export type PdfWorker = {
	print: (printable: Printable, reader: Reader) => Promise<Buffer>
	close: () => Promise<void>
}

const usual = {
	/**
	 * Milliseconds for one drawing: the start of a thread and the largest design take 0.7 s of a processor each, and
	 * the thread may get a tenth of one.
	 */
	longest: 20_000,
	/** Milliseconds in the line: with the drawing less than the time limit of a call. */
	longestWait: 15_000,
	/** Documents of each kind of reader, waiting or drawn; fewer jobs than this run at a time. */
	most: 40,
	/** MB of the thread's heap, without the young generation. */
	memory: 160,
}

const filename = new URL('./pdf-thread.ts', import.meta.url).href

/** The thread starts at first need and is kept. */
function openPool(memory: number): Piscina<Printable, PdfAnswer> {
	keepWasmCode()
	const pool = new Piscina<Printable, PdfAnswer>({
		minThreads: 0,
		maxThreads: 1,
		idleTimeout: Infinity,
		// Only Linux has a priority for each thread; elsewhere the whole server would be slower.
		niceIncrement: process.platform === 'linux' ? 5 : 0,
		resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 16 },
	})
	// Errors reach the caller of `run`; an error without a listener would end the process.
	return pool.on('error', () => undefined)
}

/** Starts each work when the one before has ended. */
function oneByOne() {
	let last: Promise<unknown> = Promise.resolve()
	return <Out>(work: () => Promise<Out>): Promise<Out> => {
		const next = last.then(work)
		last = next.catch(() => undefined)
		return next
	}
}

const unavailable = (cause: unknown) => failure('drawing_unavailable', { cause })

export function openPdfWorker(wanted: Partial<typeof usual> = {}): PdfWorker {
	const { longest, longestWait, most, memory } = { ...usual, ...wanted }
	const pool = openPool(memory)
	const inLine = oneByOne()
	const jobByJob = oneByOne()
	const unfinished = { call: 0, job: 0 }
	let isClosed = false

	const draw = async (printable: Printable, until: number): Promise<Buffer> => {
		if (isClosed) throw unavailable(new Error('the PDF worker is closed'))
		if (performance.now() > until) throw unavailable(new Error('it waited too long'))
		const signal = AbortSignal.timeout(longest)
		const drawing = pool.run(printable, { filename, signal })
		const answer = await drawing.catch((error: unknown) => {
			throw unavailable(error)
		})
		if ('fault' in answer) throw answer.fault
		return Buffer.from(answer.file)
	}
	return {
		print: async (printable, reader) => {
			if (unfinished[reader] >= most) throw unavailable(new Error('too many wait'))
			unfinished[reader] += 1
			const until = performance.now() + longestWait
			const work = () => draw(printable, until)
			try {
				return await (reader === 'call' ? inLine(work) : jobByJob(() => inLine(work)))
			} finally {
				unfinished[reader] -= 1
			}
		},
		close: async () => {
			isClosed = true
			await pool.destroy()
		},
	}
}
