/** SQLSTATE: connection lost (08), ended by the server (57P), by an idle timeout (25P03, 25P04). */
const ending = /^(?:08...|57P..|25P0[34])$/

export function endsConnection(state: string): boolean {
	return ending.test(state)
}

export function sqlStateOf(error: Error & { code?: unknown; severity?: unknown }): string | null {
	return error.severity !== undefined && typeof error.code === 'string' ? error.code : null
}
