// A thread of its own for one long list: reading or writing 200,000 rows must not hold up a single call.
import { parentPort } from 'node:worker_threads'
import { type FileOrder, writeList } from '../lists/write-list.ts'
import { type ImportOrder, readImport } from './read-import.ts'

export type ThreadOrder = { read: ImportOrder } | { write: FileOrder }

if (!parentPort) throw new Error('list-thread.ts runs in a worker thread only')
const port = parentPort
// By message and not as `workerData`, which would hold the file and the former list until the end.
port.once('message', (order: ThreadOrder) => void work(order))

async function work(order: ThreadOrder): Promise<void> {
	if ('read' in order) {
		const result = await readImport(order.read)
		port.postMessage(result, result.made ? [result.made.rows.buffer] : [])
	} else {
		const file = await writeList(order.write)
		port.postMessage(file)
	}
	port.close()
}
