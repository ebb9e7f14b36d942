import { getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { type Printable, writePrintable } from './writers/write-printable.ts'

/** `fault`: an error of the writer; the thread goes on. */
export type PdfAnswer = { file: Uint8Array<ArrayBuffer> } | { fault: Error }

/**
 * Steps of `nice` behind the thread that answers calls, which gives drawing a quarter of a core where both are
 * busy.
 */
const behind = 5

if (!parentPort) throw new Error('pdf-thread.ts runs in a worker thread only')
const port = parentPort

function tell(answer: PdfAnswer, moved: ArrayBuffer[] = []): void {
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

// Only Linux has a priority for each thread; elsewhere the whole server would be slower.
if (process.platform === 'linux') setPriority(Math.min(19, getPriority() + behind))
port.on('message', (printable: Printable) => void print(printable))
port.postMessage('ready')
