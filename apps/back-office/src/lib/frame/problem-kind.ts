import { ApiError, type ErrorCode } from '@gabarit/contract'

export type ProblemKind =
	| 'offline'
	| 'server'
	| 'invalid'
	| 'signedOut'
	| 'forbidden'
	| 'notFound'
	| 'throttled'
	| 'conflict'

const kinds: Partial<Record<ErrorCode, ProblemKind>> = {
	not_logged_in: 'signedOut',
	not_ready: 'offline',
}

const byStatus: Record<number, ProblemKind> = {
	400: 'invalid',
	401: 'signedOut',
	403: 'forbidden',
	404: 'notFound',
	409: 'conflict',
	429: 'throttled',
	502: 'offline',
	503: 'offline',
	504: 'offline',
}

/** An error without an answer means that the server was not reached. */
export function problemOf(error: unknown): ProblemKind {
	if (!(error instanceof ApiError)) return 'offline'
	return kinds[error.code] ?? byStatus[error.status] ?? 'server'
}

/** Whether trying again can give another answer. */
export function isPassing(error: unknown): boolean {
	const kind = problemOf(error)
	return kind === 'offline' || kind === 'server'
}

/** What was read stays on the screen where only reading it again failed for a while. */
export function standsWithout({ data, error }: { data: unknown; error: unknown }): boolean {
	return data !== undefined && isPassing(error)
}
