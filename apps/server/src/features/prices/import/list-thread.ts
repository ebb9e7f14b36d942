// A thread of its own for one long list: reading or writing 200,000 rows must not hold up a single call.
import { parentPort, workerData } from 'node:worker_threads'
import { type FileOrder, writeList } from '../lists/write-list.ts'
import { type ImportOrder, readImport } from './read-import.ts'

export type ThreadOrder = { read: ImportOrder } | { write: FileOrder }

if (!parentPort) throw new Error('list-thread.ts runs in a worker thread only')
const order = workerData as ThreadOrder
parentPort.postMessage(
	'read' in order ? await readImport(order.read) : await writeList(order.write),
)
