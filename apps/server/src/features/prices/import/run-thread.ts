// Starts the thread for one list, and ends it where it takes more time or memory than any honest file.
import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { FileOrder } from '../lists/write-list.ts'
import type { ThreadMessage, ThreadOrder } from './list-thread.ts'
import type { ImportOrder, ImportResult } from './read-import.ts'

const longest = 60_000
/** MB of the thread's heap; 250,000 rows, the most there may be, hold about 60. */
const mostMemory = 120

/** The thread was ended: it took too long, or too much memory. */
export class ThreadEnded extends Error {}

type Thread = { hear: () => Promise<ThreadMessage>; say: (message: unknown) => void }

async function withThread<Out>(
	order: ThreadOrder,
	talk: (thread: Thread) => Promise<Out>,
): Promise<Out> {
	const worker = new Worker(new URL('./list-thread.ts', import.meta.url), {
		resourceLimits: { maxOldGenerationSizeMb: mostMemory, maxYoungGenerationSizeMb: 16 },
	})
	const limit = AbortSignal.timeout(longest)
	const messages = on(worker, 'message', { signal: limit, close: ['exit'] })
	// Whoever hears is told; what goes wrong while nobody hears must not end the server.
	worker.on('error', () => undefined)
	const hear = async () => {
		const { value, done } = await messages.next()
		if (done) throw new Error('the thread of a list ended before its work')
		return value[0] as ThreadMessage
	}
	try {
		worker.postMessage(order)
		return await talk({ hear, say: (message) => worker.postMessage(message) })
	} catch (error) {
		if (limit.aborted) throw new ThreadEnded('too long')
		const { code } = error as NodeJS.ErrnoException
		throw code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadEnded('too large') : error
	} finally {
		await worker.terminate()
	}
}

/** What comes of a file: `parts` are the new rows, each made when it is asked for. */
type Keep<Kept> = (result: ImportResult, parts: AsyncIterable<Uint8Array>) => Promise<Kept>

/** `former`: the rows in force, in parts. */
export function readInThread<Kept>(
	order: ImportOrder,
	former: AsyncIterator<string, unknown>,
	keep: Keep<Kept>,
): Promise<Kept> {
	return withThread({ read: order }, async (thread) => {
		for (;;) {
			const message = await thread.hear()
			if ('result' in message) return keep(message.result, partsOf(thread))
			const { value, done } = await former.next()
			thread.say(done ? null : value)
		}
	})
}

async function* partsOf({ hear, say }: Thread): AsyncGenerator<Uint8Array> {
	for (;;) {
		say('next')
		const message = await hear()
		if (!('part' in message)) throw new Error('the thread of a list told no part')
		if (message.part === null) return
		yield message.part
	}
}

export function writeInThread(order: FileOrder): Promise<Uint8Array<ArrayBuffer>> {
	return withThread({ write: order }, async ({ hear }) => {
		const message = await hear()
		if (!('file' in message)) throw new Error('the thread of a list told no file')
		return message.file
	})
}
