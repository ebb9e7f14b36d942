// Limits time and memory of a list's thread.
import { startThread, type Talk, talkWith } from '../../../lib/thread.ts'
import type { FileOrder } from '../lists/write-list.ts'
import type { ThreadMessage, ThreadOrder } from './list-thread.ts'
import type { ImportOrder, ImportResult } from './read-import.ts'

const longest = 60_000
/** MB of the thread's heap; 250,000 rows, the maximum, take about 60. */
const mostMemory = 120

type Thread = Talk<ThreadMessage>

async function withThread<Out>(
	order: ThreadOrder,
	talk: (thread: Thread) => Promise<Out>,
): Promise<Out> {
	const worker = startThread(new URL('./list-thread.ts', import.meta.url), mostMemory)
	try {
		return await talkWith<ThreadMessage, Out>(worker, longest, (thread) => {
			thread.say(order)
			return talk(thread)
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
