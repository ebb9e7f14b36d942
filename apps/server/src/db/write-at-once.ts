// A transaction that waits for no answer: it is noted first, leaves in one journey, and all of it stands or nothing does.
import type { Database, Queryable } from './open-database.ts'
import { FilledStatement } from './prepared.ts'
import type { Statement } from './statement-batch.ts'

function refuse(): never {
	throw new Error('nothing can be asked of what is only noted yet')
}

/** Stands for every answer: whoever reads it is refused. */
const unanswered = Object.defineProperties(
	{},
	{ rows: { get: refuse }, rowCount: { get: refuse }, fields: { get: refuse } },
)

type Notebook = { notes: Statement[]; isClosed: boolean }

/** What is written to it is noted; what needs an answer fails here, before anything has left. */
function noting(book: Notebook): Queryable {
	const execute = async (query: unknown) => {
		// As a transaction that has ended: what somebody forgot to await must not be lost in silence.
		if (book.isClosed) throw new Error('this transaction is over')
		if (!(query instanceof FilledStatement)) return refuse()
		const { sql: text, params: values } = query.toQuery()
		book.notes.push({ asked: { text }, values })
		return unanswered
	}
	const asking = { select: refuse, insert: refuse, update: refuse, delete: refuse }
	return { ...asking, execute } as unknown as Queryable
}

/**
 * Writes what `write` notes, in the order in which it was noted. `write` may use prepared statements (prepared.ts) whose
 * answer nobody reads; where one fails, none of them stands and its error is thrown.
 */
export async function writeAtOnce<T>(
	db: Database,
	write: (tx: Queryable) => Promise<T>,
): Promise<T> {
	const book: Notebook = { notes: [], isClosed: false }
	const result = await write(noting(book))
	book.isClosed = true
	await db.$client.write(book.notes)
	return result
}
