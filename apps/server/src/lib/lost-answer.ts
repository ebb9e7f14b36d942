// What a server that is away, or an answer that ends half way, looks like to `fetch`: anything else is a bug of ours.

export function isLostAnswer(error: unknown): boolean {
	if (!(error instanceof Error)) return false
	return error.name === 'TimeoutError' || /^(?:fetch failed|terminated)$/.test(error.message)
}
