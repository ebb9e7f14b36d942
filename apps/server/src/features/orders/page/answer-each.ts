// The same call on several orders: what was done is answered, whatever becomes of the others.
import type { ErrorCode } from '@gabarit/contract'
import { isDatabaseAway } from '../../../db/is-database-away.ts'
import type { CallContext } from '../../../lib/api.ts'

type Steps<Answer> = {
	/** A refusal is an answer; it throws only what nobody expects. */
	act: (reference: string) => Promise<Answer>
	failed: (reference: string, code: ErrorCode) => Answer
}

/** Once for each. Where the database is away the others are not tried; the whole call fails where nothing was done. */
export async function answerEach<Answer>(
	{ request }: { request: Pick<CallContext['request'], 'log'> },
	references: readonly string[],
	{ act, failed }: Steps<Answer>,
): Promise<Answer[]> {
	const answers: Answer[] = []
	let isAway = false
	for (const reference of new Set(references))
		try {
			answers.push(isAway ? failed(reference, 'not_ready') : await act(reference))
		} catch (error) {
			isAway = isDatabaseAway(error)
			if (isAway && answers.length === 0) throw error
			request.log.error({ err: error, reference }, 'one order of a call failed')
			answers.push(failed(reference, isAway ? 'not_ready' : 'unexpected_error'))
		}
	return answers
}
