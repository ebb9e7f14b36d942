// Errors of `fetch` for an unreachable server or a truncated answer.

export function isLostAnswer(error: unknown): boolean {
	if (!(error instanceof Error)) return false
	return error.name === 'TimeoutError' || /^(?:fetch failed|terminated)$/.test(error.message)
}
