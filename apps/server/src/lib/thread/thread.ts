// Worker threads with limits of time and memory, which end a thread instead of the process.
import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import { keepWasmCode } from './keep-wasm-code.ts'

/** The thread was ended: it took too long, or too much memory. */
export class ThreadEnded extends Error {}

/** `memory`: MB of its heap, without the young generation. */
export function startThread(file: URL, memory: number): Worker {
	keepWasmCode()
	const worker = new Worker(file, {
		resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 16 },
	})
	// Errors reach the caller of `receive`; an error without a listener would end the process.
	worker.on('error', () => undefined)
	return worker
}

export type Messages<Message> = {
	receive: () => Promise<Message>
	send: (message: unknown) => void
}

/** At most `longest` ms of `work`; a thread that fails is terminated. */
export async function withMessages<Message, Out>(
	worker: Worker,
	longest: number,
	work: (thread: Messages<Message>) => Promise<Out>,
): Promise<Out> {
	const limit = AbortSignal.timeout(longest)
	const messages = on(worker, 'message', { signal: limit, close: ['exit'] })
	const receive = async () => {
		const { value, done } = await messages.next()
		if (done) throw new Error('the thread ended before its work')
		return value[0] as Message
	}
	try {
		return await work({ receive, send: (message) => worker.postMessage(message) })
	} catch (error) {
		await worker.terminate()
		if (limit.aborted) throw new ThreadEnded('too long')
		const { code } = error as NodeJS.ErrnoException
		throw code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadEnded('too large') : error
	} finally {
		await messages.return?.()
	}
}
