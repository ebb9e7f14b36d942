// The thread of the press: takes what is to be printed, gives the PDF back; one at a time, as the press asks.
import { getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { type Printable, writePrintable } from './writers/write-printable.ts'

/** `fault`: what the writer threw; the thread goes on. */
export type PressAnswer = { file: Uint8Array<ArrayBuffer> } | { fault: Error }

/** Steps of `nice` behind the thread that answers calls: a quarter of a core where both want one. */
const behind = 5

if (!parentPort) throw new Error('press-thread.ts runs in a worker thread only')
const port = parentPort

function tell(answer: PressAnswer, moved: ArrayBuffer[] = []): void {
	port.postMessage(answer, moved)
}

async function print(printable: Printable): Promise<void> {
	try {
		const file = new Uint8Array(await writePrintable(printable))
		tell({ file }, [file.buffer])
	} catch (error) {
		tell({ fault: error instanceof Error ? error : new Error(String(error)) })
	}
}

// Linux alone gives each thread a priority: elsewhere the whole server would step back.
if (process.platform === 'linux') setPriority(Math.min(19, getPriority() + behind))
port.on('message', (printable: Printable) => void print(printable))
port.postMessage('ready')
