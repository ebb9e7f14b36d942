// What PostgreSQL says of a statement and of its connection.

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
