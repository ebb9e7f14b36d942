// A worker thread for each price list, with limits of time and memory, which end the thread instead of the process.
import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import { keepWasmCode } from '../../../lib/thread/keep-wasm-code.ts'
import type { PriceListKind } from '../lists/columns.ts'
import type { FileOrder } from '../lists/write-list.ts'
import type { ThreadMessage, ThreadOrder } from './list-thread.ts'
import type { ImportOrder, ImportResult } from './read-import.ts'

const longest = 60_000
/** MB of the thread's heap, without the young generation; 250,000 rows, the maximum, take about 60. */
const mostMemory = 120

/** The thread was ended: it took too long, or too much memory. */
export class ThreadEnded extends Error {}

type Difference = ImportResult['report']['difference']

type Thread = {
	receive: () => Promise<ThreadMessage>
	send: (message: unknown) => void
}

function startThread(): Worker {
	keepWasmCode()
	const worker = new Worker(new URL('./list-thread.ts', import.meta.url), {
		resourceLimits: { maxOldGenerationSizeMb: mostMemory, maxYoungGenerationSizeMb: 16 },
	})
	// Errors reach the caller of `receive`; an error without a listener would end the process.
	return worker.on('error', () => undefined)
}

async function withThread<Out>(
	order: ThreadOrder,
	work: (thread: Thread) => Promise<Out>,
): Promise<Out> {
	const worker = startThread()
	const limit = AbortSignal.timeout(longest)
	const messages = on(worker, 'message', { signal: limit, close: ['exit'] })
	const send = (message: unknown) => worker.postMessage(message)
	const receive = async () => {
		const { value, done } = await messages.next()
		if (done) throw new Error('the thread ended before its work')
		return value[0] as ThreadMessage
	}
	try {
		send(order)
		return await work({ receive, send })
	} catch (error) {
		if (limit.aborted) throw new ThreadEnded('too long')
		const { code } = error as NodeJS.ErrnoException
		throw code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadEnded('too large') : error
	} finally {
		await messages.return?.()
		await worker.terminate()
	}
}

type Keep<Kept> = (result: ImportResult, parts: AsyncIterable<Uint8Array>) => Promise<Kept>

export function readInThread<Kept>(
	order: ImportOrder,
	former: AsyncIterator<string, unknown>,
	keep: Keep<Kept>,
): Promise<Kept> {
	return withThread({ read: order }, async (thread) => {
		for (;;) {
			const message = await thread.receive()
			if ('result' in message) return keep(message.result, partsOf(thread))
			const { value, done } = await former.next()
			thread.send(done ? null : value)
		}
	})
}

async function* partsOf({ receive, send }: Thread): AsyncGenerator<Uint8Array> {
	for (;;) {
		send('next')
		const message = await receive()
		if (!('part' in message)) throw new Error('the thread of a list sent no part')
		if (message.part === null) return
		yield message.part
	}
}

type Lists = Record<'former' | 'after', AsyncIterator<string, unknown>>

/** What one list would change in the other. */
export function compareInThread(kind: PriceListKind, lists: Lists): Promise<Difference> {
	return withThread({ compare: kind }, async (thread) => {
		for (;;) {
			const message = await thread.receive()
			if ('difference' in message) return message.difference
			if (!('wants' in message)) throw new Error('the thread of two lists compared nothing')
			const { value, done } = await lists[message.wants].next()
			thread.send(done ? null : value)
		}
	})
}

export function writeInThread(order: FileOrder): Promise<Uint8Array<ArrayBuffer>> {
	return withThread({ write: order }, async ({ receive }) => {
		const message = await receive()
		if (!('file' in message)) throw new Error('the thread of a list sent no file')
		return message.file
	})
}
