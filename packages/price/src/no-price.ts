const name = 'NoPrice'

/**
 * Thrown where another day's lists have no points for a colour, handle or size: the one error of
 * pricing that is no bug.
 */
export function noPrice(what: string): Error {
	return Object.assign(new Error(what), { name })
}

export function isNoPrice(error: unknown): boolean {
	return error instanceof Error && error.name === name
}
