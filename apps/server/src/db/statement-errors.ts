// What PostgreSQL says of one statement, looked for behind whatever wraps it; and of its connection.

const uniqueViolation = '23505'
const queryCanceled = '57014'

function hasCode(error: unknown, code: string): boolean {
	for (let it: unknown = error; it instanceof Error; it = it.cause)
		if ('code' in it && it.code === code) return true
	return false
}

/** A row of this key stands already. */
export function isUniqueViolation(error: unknown): boolean {
	return hasCode(error, uniqueViolation)
}

/** It took too long, or somebody ended it: that says nothing of the statements beside it. */
export function isStatementCancelled(error: unknown): boolean {
	return hasCode(error, queryCanceled)
}

/** Connection lost (08), ended by the server (57P), by its clock for what is idle or too long (25P03, 25P04). */
const ending = /^(?:08...|57P..|25P0[34])$/

/** Of a SQLSTATE: the connection ends with it. */
export function endsConnection(state: string): boolean {
	return ending.test(state)
}

/** The SQLSTATE of what PostgreSQL itself said; null for the driver's words and the operating system's codes. */
export function sqlStateOf(error: Error & { code?: unknown; severity?: unknown }): string | null {
	return error.severity !== undefined && typeof error.code === 'string' ? error.code : null
}

/** Whether the connection that it was asked on is lost or about to be, or in a state that nobody knows. */
export function isConnectionLost(error: unknown): boolean {
	const state = error instanceof Error ? sqlStateOf(error) : null
	return state === null || endsConnection(state)
}
