import { endsConnection, sqlStateOf } from './statement-errors.ts'

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

/** SQLSTATE: no resources (53), timeout (57014). */
const away = /^53...$|^57014$/

const driver =
	/^(?:Query read timeout$|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after)/

function isAway(error: Error & { code?: unknown }): boolean {
	if (driver.test(error.message)) return true
	const state = sqlStateOf(error)
	if (state !== null) return endsConnection(state) || away.test(state)
	return typeof error.code === 'string' && lost.has(error.code)
}

/** Follows `cause`, except into fetch errors, which concern another server. */
export function isDatabaseAway(error: unknown): boolean {
	for (let it: unknown = error; it instanceof Error; it = it.cause) {
		if (it.message === 'fetch failed') return false
		if (isAway(it)) return true
	}
	return false
}
