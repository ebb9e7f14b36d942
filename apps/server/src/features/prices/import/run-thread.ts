// Starts the thread for one list, and ends it where it takes more time or memory than any honest file.
import { Worker } from 'node:worker_threads'
import type { ThreadOrder } from './list-thread.ts'

const longest = 60_000
/** MB of the thread's heap; 250,000 rows, the most there may be, and as many former ones take about 120. */
const mostMemory = 150

/** The thread was ended: it took too long, or too much memory. */
export class ThreadEnded extends Error {}

export function runThread<Result>(order: ThreadOrder): Promise<Result> {
	return new Promise((resolve, reject) => {
		const worker = new Worker(new URL('./list-thread.ts', import.meta.url), {
			resourceLimits: { maxOldGenerationSizeMb: mostMemory, maxYoungGenerationSizeMb: 16 },
		})
		worker.postMessage(order)
		const timer = setTimeout(() => {
			reject(new ThreadEnded('too long'))
			void worker.terminate()
		}, longest)
		// Not before it is gone: its memory is free when the result is written down.
		let result: { made: Result } | null = null
		worker.once('message', (made: Result) => {
			result = { made }
		})
		worker.once('error', (error: NodeJS.ErrnoException) =>
			reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadEnded('too large') : error),
		)
		worker.once('exit', (code) => {
			clearTimeout(timer)
			if (result !== null) resolve(result.made)
			else reject(new Error(`the thread of a list ended with ${code}`))
		})
	})
}
