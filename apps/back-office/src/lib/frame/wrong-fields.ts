import { ApiError } from '@gabarit/contract'

/** What the server says of a wrong field, in the reader's language. */
export function fieldProblemOf(thrown: unknown): string | null {
	if (!(thrown instanceof ApiError) || thrown.code !== 'invalid_model') return null
	const problems: unknown = (thrown.data as { problems?: unknown } | undefined)?.problems
	if (!Array.isArray(problems)) return null
	const [first] = problems as { message?: unknown }[]
	return typeof first?.message === 'string' ? first.message : null
}
