// Whether an error says that the database cannot be asked now, rather than that we asked it something wrong.

import { endsConnection, sqlStateOf } from './statement-errors.ts'

/** What the operating system says of a connection. */
const lost = new Set([
	'ECONNREFUSED',
	'ECONNRESET',
	'EPIPE',
	'ETIMEDOUT',
	'EHOSTUNREACH',
	'ENETUNREACH',
	'ENOTFOUND',
	'EAI_AGAIN',
])

/** What PostgreSQL says beside the end of a connection: no room (53), too slow (57014). */
const away = /^53...$|^57014$/

/** What the driver says, which has no code for it. */
const driver =
	/^(?:Query read timeout$|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after)/

function isAway(error: Error & { code?: unknown }): boolean {
	if (driver.test(error.message)) return true
	const state = sqlStateOf(error)
	if (state !== null) return endsConnection(state) || away.test(state)
	return typeof error.code === 'string' && lost.has(error.code)
}

/** Looks behind what wraps it; what a request to somebody else met is no word of the database. */
export function isDatabaseAway(error: unknown): boolean {
	for (let it: unknown = error; it instanceof Error; it = it.cause) {
		if (it.message === 'fetch failed') return false
		if (isAway(it)) return true
	}
	return false
}
