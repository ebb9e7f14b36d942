// What lists do not sell: the one fault of pricing that is no bug, where lists of another day price a furniture.

const name = 'NoPrice'

/** The error for a colour, handle or size that the lists have no points for. */
export function noPrice(what: string): Error {
	return Object.assign(new Error(what), { name })
}

/** Whether a furniture could not be priced because the lists do not sell something of it. */
export function isNoPrice(error: unknown): boolean {
	return error instanceof Error && error.name === name
}
