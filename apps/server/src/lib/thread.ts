// A thread of our own and the talk with it: whoever takes longer, takes more memory or dies is ended and told of.
import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import { keepWasmCode } from './keep-wasm-code.ts'

/** The thread was ended: it took too long, or too much memory. */
export class ThreadEnded extends Error {}

/** `memory`: MB of its heap, beside what is young. */
export function startThread(file: URL, memory: number): Worker {
	keepWasmCode()
	const worker = new Worker(file, {
		resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 16 },
	})
	// Whoever hears is told; what goes wrong while nobody hears must not end the server.
	worker.on('error', () => undefined)
	return worker
}

export type Talk<Message> = { hear: () => Promise<Message>; say: (message: unknown) => void }

/** A talk of at most `longest` ms; one that fails leaves no thread behind. */
export async function talkWith<Message, Out>(
	worker: Worker,
	longest: number,
	talk: (thread: Talk<Message>) => Promise<Out>,
): Promise<Out> {
	const limit = AbortSignal.timeout(longest)
	const messages = on(worker, 'message', { signal: limit, close: ['exit'] })
	const hear = async () => {
		const { value, done } = await messages.next()
		if (done) throw new Error('the thread ended before its work')
		return value[0] as Message
	}
	try {
		return await talk({ hear, say: (message) => worker.postMessage(message) })
	} catch (error) {
		await worker.terminate()
		if (limit.aborted) throw new ThreadEnded('too long')
		const { code } = error as NodeJS.ErrnoException
		throw code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadEnded('too large') : error
	} finally {
		await messages.return?.()
	}
}
