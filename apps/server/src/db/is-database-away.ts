// Whether an error says that the database cannot be asked now, rather than that we asked it something wrong.

import { silence } from './driver.ts'

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

/** What PostgreSQL says: connection lost (08), no room (53), shut down or ended (57P), too slow (57014), idle (25P03). */
const away = /^(?:08|53|57P)...?$|^57014$|^25P03$/

/** What the driver says, which has no code for it. */
const driver =
	/^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after)/

function isAway(error: Error & { code?: unknown; severity?: unknown }): boolean {
	if (error.message === silence || driver.test(error.message)) return true
	if (typeof error.code !== 'string') return false
	return error.severity === undefined ? lost.has(error.code) : away.test(error.code)
}

/** Looks behind what wraps it; what a request to somebody else met is no word of the database. */
export function isDatabaseAway(error: unknown): boolean {
	for (let it: unknown = error; it instanceof Error; it = it.cause) {
		if (it.message === 'fetch failed') return false
		if (isAway(it)) return true
	}
	return false
}
