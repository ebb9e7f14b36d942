// A worker thread for one long list: 200,000 rows must not block calls. Rows in force and new rows are transferred
// in parts on demand.
import { on } from 'node:events'
import { parentPort } from 'node:worker_threads'
import type { ImportReport } from '@gabarit/contract'
import type { ListRow, PriceListKind } from '../lists/columns.ts'
import { partsOf } from '../lists/list-parts.ts'
import { type FileOrder, writeList } from '../lists/write-list.ts'
import { differenceOf } from './difference.ts'
import { type ImportOrder, type ImportResult, parsedParts, readImport } from './read-import.ts'

export type ThreadOrder = { read: ImportOrder } | { write: FileOrder } | { compare: PriceListKind }
/** `next`: a part of the rows in force, null after the last. */
export type ThreadMessage =
	| { wants: 'former' | 'after' }
	| { difference: ImportReport['difference'] }
	| { result: ImportResult }
	| { part: Uint8Array<ArrayBuffer> | null }
	| { file: Uint8Array<ArrayBuffer> }

if (!parentPort) throw new Error('list-thread.ts runs in a worker thread only')
const port = parentPort
const messages = on(port, 'message')
const receive = async (): Promise<unknown> => (await messages.next()).value?.[0]

function send(message: ThreadMessage, moved: ArrayBuffer[] = []): void {
	port.postMessage(message, moved)
}

async function* asked(wants: 'former' | 'after'): AsyncGenerator<string> {
	for (;;) {
		send({ wants })
		const part = (await receive()) as string | null
		if (part === null) return
		yield part
	}
}

async function read(order: ImportOrder): Promise<void> {
	const { result, rows } = await readImport(order, asked('former'))
	send({ result })
	for await (const part of partsOf(rows)) {
		await receive()
		send({ part }, [part.buffer])
	}
	await receive()
	send({ part: null })
}

async function compare(kind: PriceListKind): Promise<void> {
	const after: ListRow[] = []
	for await (const part of parsedParts(asked('after'))) after.push(...part)
	send({ difference: await differenceOf(kind, parsedParts(asked('former')), after) })
}

// `workerData` would keep the file in memory until the end.
const order = (await receive()) as ThreadOrder
if ('read' in order) await read(order.read)
else if ('compare' in order) await compare(order.compare)
else send({ file: new Uint8Array(await writeList(order.write)) })
port.close()
