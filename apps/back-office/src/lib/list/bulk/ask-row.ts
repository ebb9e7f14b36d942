// One row's answer: done, or refused with the reason and, where the server gives it, the row as it stands.
import { ApiError } from '@gabarit/contract'
import { problemOf } from '../../frame/problem-kind.ts'

/** A row that a call left as it was without an error of the server: another person did it first. */
export class RowRefused extends Error {}

type Answer<Row> = { row: Row; refusal: string | null }

/** Throws where the server was not reached: that is no answer about the row. */
export async function askRow<Row>(
	row: Row,
	ask: (row: Row) => Promise<unknown>,
	refusalText: (error: unknown) => string,
): Promise<Answer<Row>> {
	try {
		await ask(row)
		return { row, refusal: null }
	} catch (error) {
		if (!(error instanceof RowRefused) && problemOf(error) === 'offline') throw error
		return { row: { ...row, ...currentOf<Row>(error) }, refusal: refusalText(error) }
	}
}

/** Of a 409 that shows the row as it stands: the next try takes its revision. */
function currentOf<Row>(error: unknown): Partial<Row> {
	if (!(error instanceof ApiError) || problemOf(error) !== 'conflict') return {}
	return (error.data as { current?: Partial<Row> } | undefined)?.current ?? {}
}
