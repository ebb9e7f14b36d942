// Limits time and memory of a list's thread.
import { type Messages, startThread, withMessages } from '../../../lib/thread/thread.ts'
import type { FileOrder } from '../lists/write-list.ts'
import type { ThreadMessage, ThreadOrder } from './list-thread.ts'
import type { ImportOrder, ImportResult } from './read-import.ts'

const longest = 60_000
/** MB of the thread's heap; 250,000 rows, the maximum, take about 60. */
const mostMemory = 120

type Thread = Messages<ThreadMessage>

async function withThread<Out>(
	order: ThreadOrder,
	work: (thread: Thread) => Promise<Out>,
): Promise<Out> {
	const worker = startThread(new URL('./list-thread.ts', import.meta.url), mostMemory)
	try {
		return await withMessages<ThreadMessage, Out>(worker, longest, (thread) => {
			thread.send(order)
			return work(thread)
		})
	} finally {
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

export function writeInThread(order: FileOrder): Promise<Uint8Array<ArrayBuffer>> {
	return withThread({ write: order }, async ({ receive }) => {
		const message = await receive()
		if (!('file' in message)) throw new Error('the thread of a list sent no file')
		return message.file
	})
}
