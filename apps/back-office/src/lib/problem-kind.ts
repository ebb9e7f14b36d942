// What went wrong with a call, in the few ways that a page tells apart.
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

/** An error without an answer of the server is a server that was not reached. */
export function problemOf(error: unknown): ProblemKind {
	if (!(error instanceof ApiError)) return 'offline'
	return kinds[error.code] ?? byStatus[error.status] ?? 'server'
}

/** Asking again helps only where the answer could be another one a moment later. */
export function isPassing(error: unknown): boolean {
	const kind = problemOf(error)
	return kind === 'offline' || kind === 'server'
}
